import type { Row } from "#bench/measurement/report.ts";

/**
 * First view of the pages of comparable applications, brotli, own origin only, kB: measured on 2026-11-20 in
 * Chromium from builds of their sources (performance notes, section 4). Sharetribe as of
 * 2026-08-20, epic-stack 2026-08-02, the React Router templates 2026-06-05. HTML is gzip; images
 * are not counted.
 */
export const PEERS: readonly Row[] = [
  { peer: "sharetribe, landing", script: 411, style: 23.4, document: 6.3, requests: 27 },
  { peer: "sharetribe, search", script: 382, style: 30.2, document: 10.7, requests: 28 },
  { peer: "sharetribe, listing", script: 389, style: 28.7, document: 7.4, requests: 31 },
  { peer: "epic-stack, home", script: 189, style: 8, document: null, requests: null },
  { peer: "React Router template", script: 95.8, style: 2.2, document: 2.8, requests: 8 },
];
