/** The terms people accept. A new text gets a new version and a new date, here and nowhere else. */
export const TERMS = { version: "2025-07-25", updated: "July 25th 2025" } as const;
