import { createHash } from "node:crypto";

/** A UUID (version 8) that is always the same for the same readable key, e.g. `service:pet-services/0/2`. */
export function seedId(key: string): string {
  const hex = digest(key).toString("hex");
  const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/** A whole number from 0 to below `limit`, always the same for the same key. */
export function draw(key: string, limit: number): number {
  return digest(key).readUIntBE(0, 6) % limit;
}

/** One of the items, always the same for the same key. The list must not be empty. */
export function pick<T>(key: string, items: readonly T[]): T {
  return at(items, draw(key, items.length));
}

/** The item at an index, modulo the length. The list must not be empty. */
export function at<T>(items: readonly T[], place: number): T {
  const item = items[place % items.length];
  if (item === undefined) throw new Error("Nothing to choose from");
  return item;
}

function digest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
