import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startDatabase } from "#local/database.ts";
import { openKayap } from "#local/open-kayap.ts";
import { readSettings } from "#local/settings.ts";
import { freePort } from "./free-port.ts";

type RunningKayap = {
  /** Where it answers: the built Worker, a real sqld and the demo data. */
  url: string;
  /** Where it keeps its data, for the commands of whoever runs it. */
  data: string;
};

declare module "vitest" {
  interface ProvidedContext {
    kayaps: RunningKayap[];
  }
}

/** Of this run: its Kayaps, and the demo data they all begin with. */
const FOLDER = join(tmpdir(), `kayap-test-${process.pid}`);

/** Starts a whole Kayap, as `npm start` does, for each test file of the project that may run at the same time. */
export default async function setup(project: TestProject) {
  const demo = join(FOLDER, "demo");
  if (!existsSync(demo)) await makeDemoData(demo);
  process.once("exit", () => rmSync(FOLDER, { recursive: true, force: true }));
  const started = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, (_, at) => {
      const data = join(FOLDER, `${project.name}-${at + 1}`);
      cpSync(demo, data, { recursive: true });
      return startOne(data);
    }),
  );
  project.provide(
    "kayaps",
    started.map(({ url, data }) => ({ url, data })),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}

async function makeDemoData(data: string): Promise<void> {
  mkdirSync(data, { recursive: true });
  const { database } = readSettings({ ...process.env, KAYAP_DATA: data });
  await (await startDatabase(database, () => {})).stop();
}

async function startOne(data: string) {
  const { url, stop } = await openKayap({
    ...process.env,
    PORT: String(await freePort()),
    KAYAP_DATA: data,
    // Fifty races for one time are more bookings than a person may ask for in an hour.
    KAYAP_RELAX_LIMITS: "booking",
  });
  return { url, data, stop };
}
