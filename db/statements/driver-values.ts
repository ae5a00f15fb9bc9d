import type { InValue } from "@libsql/client";

/** The values of a statement that drizzle has built, as the driver takes them. Throws for one that it does not take. */
export function driverValues(values: readonly unknown[]): InValue[] {
  return values.map((value) => {
    if (isDriverValue(value)) return value;
    throw new TypeError(`A statement has a value that the driver does not take: ${typeof value}.`);
  });
}

const isDriverValue = (value: unknown): value is InValue =>
  value === null ||
  ["string", "number", "bigint", "boolean"].includes(typeof value) ||
  value instanceof Uint8Array ||
  value instanceof ArrayBuffer ||
  value instanceof Date;
