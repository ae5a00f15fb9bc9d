/** Reads a value of JSON as T, or throws `Unreadable`. The browser reads answers with these instead of zod's 30 kB. */
export type Reader<T> = (value: unknown) => T;

/** A value that is not what its reader expects. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

function reader<T>(is: (value: unknown) => value is T): Reader<T> {
  return (value) => {
    if (!is(value)) throw new Unreadable();
    return value;
  };
}

export const readText = reader((value) => typeof value === "string");

export const readNumber = reader((value): value is number => Number.isFinite(value));

export const readPosition = reader(
  (value): value is number => Number.isSafeInteger(value) && Number(value) > 0,
);

export const readBoolean = reader((value) => typeof value === "boolean");

/** A boolean, or 0 or 1 as SQLite stores it. */
export const readSqlBoolean: Reader<boolean> = (value) =>
  value === 0 || value === 1 ? value === 1 : readBoolean(value);

/** One of these values. */
export function readOneOf<const T>(values: readonly T[]): Reader<T> {
  return reader((value): value is T => values.some((one) => one === value));
}

/** A value that may be null. */
export function readNullable<T>(read: Reader<T>): Reader<T | null> {
  return (value) => (value === null ? null : read(value));
}

/** A value that may be missing. */
export function readWithDefault<T>(read: Reader<T>, missing: T): Reader<T> {
  return (value) => (value === undefined ? missing : read(value));
}

/** The elements of a list. */
export function readList<T>(read: Reader<T>): Reader<T[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new Unreadable();
    return value.map((one) => read(one));
  };
}

/** An object by the readers of its fields; other fields are left out. */
export function readObject<T extends object>(
  fields: { [K in keyof T]-?: Reader<T[K]> },
): Reader<T> {
  return (value) => {
    if (!isRecord(value)) throw new Unreadable();
    const read: Partial<T> = {};
    for (const name in fields) read[name] = fields[name](value[name]);
    if (!hasAll(read, fields)) throw new Unreadable();
    return read;
  };
}

function hasAll<T extends object>(read: Partial<T>, fields: object): read is T {
  return Object.keys(fields).every((name) => name in read);
}

/** The value, or null where it is unreadable. */
export function readOrNull<T>(read: Reader<T>, value: unknown): T | null {
  try {
    return read(value);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
