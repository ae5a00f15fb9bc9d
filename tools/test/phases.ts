/**
 * The projects of vitest.config.ts that run beside each other. Each phase is a run of its own, so that its servers are gone
 * before the next begins: nothing runs beside the browsers, and nothing beside the rooms under load.
 */
export const PHASES = [
  ["rules", "app", "development"],
  ["processes"],
  ["browser"],
  ["slow-line"],
  ["stress"],
];
