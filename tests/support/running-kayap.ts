import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openKayap } from "#local/open-kayap.ts";
import { freePort } from "./free-port.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the Kayap under test answers: the built Worker, a real sqld and the demo data. */
    kayapUrl: string;
    /** Where it keeps its data, for the commands of whoever runs it. */
    kayapData: string;
  }
}

/** Starts one whole Kayap of its own for the tests of the Worker and the browser, as `npm start` does. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "kayap-test-"));
  const kayap = await openKayap({
    ...process.env,
    PORT: String(await freePort()),
    KAYAP_DATA: folder,
    // Fifty races for one time are more bookings than a person may ask for in an hour.
    KAYAP_RELAX_LIMITS: "booking",
  });
  project.provide("kayapUrl", kayap.url);
  project.provide("kayapData", folder);
  return async () => {
    await kayap.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
