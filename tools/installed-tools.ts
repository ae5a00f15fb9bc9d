import { join } from "node:path";
import { ROOT } from "#tools/sqld/settings.ts";

const FILES = {
  biome: "@biomejs/biome/bin/biome",
  reactRouter: "@react-router/dev/bin.cjs",
  tsc: "typescript/bin/tsc",
  vitest: "vitest/vitest.mjs",
  wrangler: "wrangler/bin/wrangler.js",
};

/**
 * Arguments for `process.execPath` that run an installed tool, with the Node this process runs on.
 */
export function tool(name: keyof typeof FILES, ...args: string[]): string[] {
  return [join(ROOT, "node_modules", FILES[name]), ...args];
}

/** Environment for the tools: no colours in logs, no questions, no statistics sent. */
export const QUIET = {
  ...process.env,
  // A test runner calls itself "test", with which a build would take React's slow development version.
  NODE_ENV: "production",
  NO_COLOR: "1",
  FORCE_COLOR: undefined,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
};
