import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { LongestFirst } from "./tests/support/vitest/longest-first.ts";
import { preactPlugin } from "./tools/vite/preact.ts";

/** Waiting for a slow line, and little else: they run after the other browsers, beside each other. */
const SLOW_LINE = ["story-of-a-day", "story-of-a-job", "slow-connection", "lossy-line"].map(
  (name) => `tests/browser/${name}.test.ts`,
);

/** Renders every page with React as it is developed, which says what is wrong; everything else runs with Preact, as what is built. */
const IN_DEVELOPMENT = "tests/routes/development-warnings.test.ts";

/** Tests of tools that start no process. */
const RULES_OF_TOOLS = "tests/tools/{test,vite}/*.test.ts";

/** What works on a database or starts a server, unlike the rest of its folder. */
const WITH_DATABASE = ["tests/bench/fairness.test.ts", "tests/of-support/named-columns.test.ts"];
const WITH_SERVER = "tests/of-support/stoppable-server.test.ts";

/** What tests of a running Kayap have in common. Each file has a Kayap of its own. */
const withServers = {
  setupFiles: [
    "tests/support/vitest/fixed-seed.ts",
    "tests/support/vitest/evidence-of-failures.ts",
  ],
  globalSetup: "./tests/support/servers/server-report.ts",
  // One copy of Playwright and of axe per worker, not per file.
  isolate: false,
  testTimeout: 120_000,
  // A hook may start a server, after waiting for others that copy the build.
  hookTimeout: 300_000,
} satisfies TestProjectInlineConfiguration["test"];

export default defineConfig({
  test: {
    // Two Vite servers may write React Router's generated types at once. No test reads them.
    onUnhandledError: ({ message }) => !message.includes(".react-router/types/"),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [preactPlugin(import.meta.dirname)],
        test: {
          name: "rules",
          include: [
            "tests/*.test.ts",
            "tests/{bench,client,device,docs,domain,email,of-support,scheduled,service-worker,ui}/**/*.test.ts",
            "tests/auth/{password,hash-queue}.test.ts",
            RULES_OF_TOOLS,
          ],
          exclude: [...WITH_DATABASE, WITH_SERVER],
          setupFiles: ["tests/support/vitest/fixed-seed.ts", "tests/support/vitest/fixed-ids.ts"],
          sequence: { groupOrder: 0 },
          // Rules share nothing that changes; loading them for each file took longer than the tests.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          // A hook may migrate a database.
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [preactPlugin(import.meta.dirname)],
        test: {
          name: "app",
          sequence: { groupOrder: 1 },
          include: [
            "tests/{actions,auth,db,http,party,photos,released,routes,upgrade}/**/*.test.ts",
            ...WITH_DATABASE,
          ],
          exclude: ["tests/auth/{password,hash-queue}.test.ts", IN_DEVELOPMENT],
          setupFiles: [
            "tests/support/vitest/fixed-seed.ts",
            "tests/support/vitest/fixed-ids.ts",
            "tests/support/vitest/light-hashing.ts",
            "tests/support/vitest/later-work.ts",
            "tests/support/vitest/evidence-of-failures.ts",
          ],
          // As it is released: with Preact, and with React Router as it checks nothing for developers.
          env: { NODE_ENV: "production" },
          // One Vite server and one compiled application per worker, not per file.
          isolate: false,
          // On two cores Vitest would use one worker.
          maxWorkers: 2,
          testTimeout: 120_000,
          // The first hook of a worker compiles the application.
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: "development",
          sequence: { groupOrder: 1 },
          include: [IN_DEVELOPMENT],
          setupFiles: [
            "tests/support/vitest/fixed-seed.ts",
            "tests/support/vitest/fixed-ids.ts",
            "tests/support/vitest/light-hashing.ts",
            "tests/support/vitest/later-work.ts",
          ],
          env: { NODE_ENV: "development" },
          isolate: false,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...withServers,
          name: "processes",
          include: ["tests/{tools,worker}/**/*.test.ts", WITH_SERVER],
          exclude: ["tests/worker/stress/*", RULES_OF_TOOLS],
          sequence: { groupOrder: 2 },
          // What starts, kills and builds takes all of the machine.
          maxWorkers: 1,
        },
      },
      {
        test: {
          ...withServers,
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          exclude: SLOW_LINE,
          sequence: { groupOrder: 3 },
          // A third worker gains little on two cores and makes every wait longer.
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...withServers,
          name: "slow-line",
          include: SLOW_LINE,
          sequence: { groupOrder: 4 },
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...withServers,
          name: "stress",
          include: ["tests/worker/stress/*.test.ts"],
          sequence: { groupOrder: 5 },
          // Alone, because they load the Worker to its limit.
          maxWorkers: 1,
        },
      },
    ],
  },
});
