"""Rotations as unit quaternions (w, x, y, z), and the little vector arithmetic the dice need."""

import math

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]
Matrix = tuple[Vector, Vector, Vector]

IDENTITY: Quaternion = (1.0, 0.0, 0.0, 0.0)


def dot(a: Vector, b: Vector) -> float:
    """Inner product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    """Outer product."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def unit(a: Vector) -> Vector:
    """The vector at length 1; the null vector is a `ZeroDivisionError`."""
    length = math.sqrt(dot(a, a))
    return (a[0] / length, a[1] / length, a[2] / length)


def plus(a: Vector, b: Vector, factor: float = 1.0) -> Vector:
    """`a` + `factor` · `b`."""
    return (a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2])


def product(p: Quaternion, q: Quaternion) -> Quaternion:
    """The rotation «first q, then p»."""
    a, b, c, d = p
    e, f, g, h = q
    return (
        a * e - b * f - c * g - d * h,
        a * f + b * e + c * h - d * g,
        a * g - b * h + c * e + d * f,
        a * h + b * g - c * f + d * e,
    )


def inverse(q: Quaternion) -> Quaternion:
    """The rotation back."""
    return (q[0], -q[1], -q[2], -q[3])


def norm(q: Quaternion) -> float:
    """Length of a quaternion: 1 for a rotation."""
    return math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3])


def normalised(q: Quaternion) -> Quaternion:
    """The quaternion at length 1."""
    length = norm(q)
    return (q[0] / length, q[1] / length, q[2] / length, q[3] / length)


def about(axis: Vector, angle: float) -> Quaternion:
    """The rotation about an axis by an angle in radians, anticlockwise seen from the axis' tip."""
    x, y, z = unit(axis)
    s = math.sin(angle / 2)
    return (math.cos(angle / 2), x * s, y * s, z * s)


def between(a: Vector, b: Vector) -> Quaternion:
    """The shortest rotation that carries unit vector `a` to unit vector `b`."""
    cosine = dot(a, b)
    if cosine < -0.999999:
        other = (1.0, 0.0, 0.0) if abs(a[0]) < 0.9 else (0.0, 1.0, 0.0)
        return about(cross(a, other), math.pi)
    x, y, z = cross(a, b)
    return normalised((1.0 + cosine, x, y, z))


def matrix(q: Quaternion) -> Matrix:
    """The rotation as three rows."""
    w, x, y, z = q
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def rotate(q: Quaternion, v: Vector) -> Vector:
    """The vector rotated."""
    rows = matrix(q)
    return (dot(rows[0], v), dot(rows[1], v), dot(rows[2], v))


def slerp(a: Quaternion, b: Quaternion, t: float) -> Quaternion:
    """The rotation at share `t` (0…1) of the shorter way from `a` to `b`, at even speed."""
    cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]
    if cosine < 0:
        b = (-b[0], -b[1], -b[2], -b[3])
        cosine = -cosine
    if cosine > 0.9995:
        u, v = 1 - t, t
    else:
        angle = math.acos(cosine)
        sine = math.sin(angle)
        u, v = math.sin((1 - t) * angle) / sine, math.sin(t * angle) / sine
    return normalised((u * a[0] + v * b[0], u * a[1] + v * b[1], u * a[2] + v * b[2], u * a[3] + v * b[3]))


def group(generators: list[Quaternion]) -> tuple[Quaternion, ...]:
    """All rotations that the generators make, each once (q and −q are the same rotation)."""

    def key(q: Quaternion) -> tuple[int, ...]:
        sign = next((1 if part > 0 else -1 for part in q if abs(part) > 1e-6), 1)
        return tuple(round(part * sign * 1e4) for part in q)

    found = {key(IDENTITY): IDENTITY}
    fresh = [IDENTITY]
    while fresh:
        grown = []
        for one in fresh:
            for generator in generators:
                made = normalised(product(generator, one))
                if key(made) not in found:
                    found[key(made)] = made
                    grown.append(made)
        fresh = grown
    return tuple(found.values())
