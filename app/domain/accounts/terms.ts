/** The terms people accept. A new text gets a new version and a new date, here and nowhere else. */
export const TERMS = { version: "2026-11-26", updated: "November 26th 2026" } as const;
