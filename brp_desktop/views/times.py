"""Times and dates as people read them, in the language in force."""

from datetime import date, datetime, timedelta

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QTime


def clock_time(milliseconds: int, locale: QLocale | None = None) -> str:
    """``21:14``, local time, from milliseconds since 1970 (UTC)."""
    moment = QDateTime.fromMSecsSinceEpoch(milliseconds)
    return (locale or QLocale()).toString(moment.time(), "HH:mm")


def moment(time: datetime) -> str:
    """``today, 21:40``, ``yesterday, 18:05``, ``24 November, 9:30``: a time that is told from others of its day."""
    local = time.astimezone()
    locale, translate = QLocale(), QCoreApplication.translate
    clock = locale.toString(QTime(local.hour, local.minute), "HH:mm")
    today = datetime.now().astimezone().date()
    if local.date() == today:
        return translate("times", "today, {time}").format(time=clock)
    if local.date() == today - timedelta(days=1):
        return translate("times", "yesterday, {time}").format(time=clock)
    day = QDate(local.year, local.month, local.day)
    date_ = locale.toString(day, "d MMMM" if local.year == today.year else "d MMM yyyy")
    return translate("times", "{date}, {time}").format(date=date_, time=clock)


def since(seconds: int, today: date | None = None) -> str:
    """``today, 21:40``, ``yesterday``, ``24 November``, from seconds since 1970 (UTC)."""
    moment = datetime.fromtimestamp(seconds).astimezone()
    now = today or datetime.now().astimezone().date()
    locale = QLocale()
    time = locale.toString(QTime(moment.hour, moment.minute), "HH:mm")
    translate = QCoreApplication.translate
    if moment.date() == now:
        return translate("times", "today, {time}").format(time=time)
    if moment.date() == now - timedelta(days=1):
        return translate("times", "yesterday")
    day = QDate(moment.year, moment.month, moment.day)
    return locale.toString(day, "d MMMM" if moment.year == now.year else "d MMM yyyy")
