import { writeFileSync } from "node:fs";
import { parseCLI, type Reporter, startVitest } from "vitest/node";
import { z } from "zod";
import { errorText, fileReport, type RunReport } from "./report.ts";

const runSchema = z.object({
  args: z.array(z.string()),
  files: z.array(z.string()).optional(),
  reportFile: z.string(),
});

/** One run: the arguments of Vitest's command line, the only files to run, and where its report goes. */
export type VitestRun = z.infer<typeof runSchema>;

const { args, files, reportFile } = runSchema.parse(JSON.parse(process.argv[2] ?? ""));

const writeReport: Reporter = {
  onTestRunEnd(modules, errors, reason) {
    const report: RunReport = {
      isInterrupted: reason === "interrupted",
      errors: errors.map(errorText),
      files: modules.map(fileReport),
    };
    writeFileSync(reportFile, JSON.stringify(report));
  },
};

const { filter, options } = parseCLI(["vitest", "run", ...args]);
const { reporter, ...others } = options;
const vitest = await startVitest(files ?? filter, {
  ...others,
  watch: false,
  reporters: [...[reporter ?? "default"].flat(), writeReport],
  ...(files ? { maxWorkers: 1 } : {}),
});
await vitest.exit();
