import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { TestRunner } from "vitest";

/** Writes into a folder what it knows about a failed test; `file` makes the path of one of its files. */
type Witness = (file: (name: string) => string) => Promise<void> | void;

const witnesses = new Set<Witness>();
const testsWithEvidence = new Set<string>();

/** Asks `witness` for its files whenever a test of this worker fails, until what is returned is called. */
export function onFailure(witness: Witness): () => void {
  witnesses.add(witness);
  return () => witnesses.delete(witness);
}

/** Once for each failed test, keeps what its servers and pages say. Called before they close; the run prints the folder. */
export async function keepEvidence(): Promise<void> {
  const test = TestRunner.getCurrentTest();
  const folder = process.env.KAYAP_EVIDENCE;
  if (!folder || !test || test.result?.state !== "fail" || testsWithEvidence.has(test.id)) return;
  testsWithEvidence.add(test.id);
  const own = join(folder, nameOf(test.file.name), nameOf(test.name));
  mkdirSync(own, { recursive: true });
  for (const witness of witnesses) {
    // The test has failed already, and says why.
    await Promise.resolve(witness((name) => join(own, name))).catch(() => {});
  }
}

function nameOf(text: string): string {
  return text.replace(/[^A-Za-z0-9]+/g, "-").slice(0, 80);
}
