import { runCommand } from "#tools/processes/run-command.ts";
import { printReport, type Report, writeReport } from "./measurement/report.ts";
import { type BenchName, type BenchOptions, readOptions } from "./options.ts";

type Benchmark = (options: BenchOptions, log: (line: string) => void) => Promise<Report>;

// Each is loaded when it runs: the application in Node would slow the others down.
const BENCHMARKS: Record<BenchName, () => Promise<Benchmark>> = {
  quality: async () => (await import("./quality.ts")).benchQuality,
  search: async () => (await import("./search.ts")).benchSearch,
  pages: async () => (await import("./pages.ts")).benchPages,
  weight: async () => (await import("./weight.ts")).benchWeight,
  navigation: async () => (await import("./navigation.ts")).benchNavigation,
  database: async () => (await import("./database.ts")).benchDatabase,
  messages: async () => (await import("./messages.ts")).benchMessages,
  "sign-in": async () => (await import("./sign-in.ts")).benchSignIn,
  bookings: async () => (await import("./bookings.ts")).benchBookings,
  jobs: async () => (await import("./jobs.ts")).benchJobs,
  fairness: async () => (await import("./fairness.ts")).benchFairness,
  distance: async () => (await import("./distance.ts")).benchDistance,
  load: async () => (await import("./load.ts")).benchLoad,
  soak: async () => (await import("./soak.ts")).benchSoak,
};

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  for (const name of options.names) {
    const startedAt = performance.now();
    const benchmark = await BENCHMARKS[name]();
    const report = await benchmark(options, (line) => console.log(line));
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    printReport(report);
    console.log(`${name} took ${seconds} s: ${writeReport(name, report, seconds)}`);
  }
});
