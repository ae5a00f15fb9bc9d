import type { Browser, CDPSession } from "playwright-core";
import { z } from "zod";

const KINDS = ["document", "style", "script", "image", "other"] as const;
type Kind = (typeof KINDS)[number];

/** Bytes over the wire by kind, requests, and milliseconds from the start of the navigation. */
export type Visit = Record<Kind, number> & {
  requests: number;
  firstPaint: number;
  largestPaint: number;
};

/** 400 kbit/s each way and 400 ms latency. */
export const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const SETTLE_MS = 1_500;
const LOAD_LIMIT_MS = 120_000;
const PHONE = { width: 360, height: 740 };

const KIND_OF: Record<string, Kind> = {
  Document: "document",
  Stylesheet: "style",
  Script: "script",
  Image: "image",
};
const paintsSchema = z.object({ first: z.number(), largest: z.number() });

/** Opens a page for the first time on a phone with a slow connection; its bytes and paint times. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const bytes = await countBytes(session);
    await session.send("Network.emulateNetworkConditions", SLOW);
    await page.addInitScript(WATCH_PAINTS);
    await page.goto(address, { waitUntil: "load", timeout: LOAD_LIMIT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const paints = paintsSchema.parse(await page.evaluate("window.benchPaints"));
    return { ...bytes, firstPaint: paints.first, largestPaint: paints.largest };
  } finally {
    await context.close();
  }
}

async function countBytes(session: CDPSession) {
  const bytes = { document: 0, style: 0, script: 0, image: 0, other: 0, requests: 0 };
  const kinds = new Map<string, Kind>();
  session.on("Network.responseReceived", ({ requestId, type }) => {
    kinds.set(requestId, KIND_OF[type] ?? "other");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? "other"] += encodedDataLength;
    bytes.requests += 1;
  });
  await session.send("Network.enable");
  return bytes;
}

const WATCH_PAINTS = `
  window.benchPaints = { first: 0, largest: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName("first-contentful-paint")) {
      window.benchPaints.first = entry.startTime;
    }
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchPaints.largest = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
`;
