import { createHash } from "node:crypto";

type Id = `${string}-${string}-${string}-${string}-${string}`;

/** UUIDs that are the same in every run for the same seed and file, and different between files. */
export function idSequence(seed: number, file: string): () => Id {
  let made = 0;
  return () => {
    made += 1;
    const hex = createHash("sha256").update(`${seed} ${file} ${made}`).digest("hex");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
  };
}
