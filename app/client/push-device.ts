import { z } from "zod";
import { paths } from "#app/links.ts";
import type { PushState } from "#app/ui/settings/push-device.tsx";

const WORKER = "/push-worker.js";
const ADDRESS = paths.pushSettings;
const LIMIT_MS = 8_000;
const errorSchema = z.object({ error: z.string() });

type Turned = { state: PushState; problem: string | null };

const FAILED = "This did not work. Please try again in a moment.";
const NOT_ALLOWED = "The browser was not allowed to. Press again and choose “Allow”.";

/** How this browser stands: it gets pushes when it has a subscription and the server knows of it. */
export async function lookAtDevice(pushedHere: boolean): Promise<PushState> {
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return pushedHere && (await subscriptionHere()) ? "on" : "off";
}

/** Asks the person, subscribes and tells the server. Where that fails the browser is as it was before, and off. */
export async function turnOn(publicKey: string): Promise<Turned> {
  try {
    const permission = await Notification.requestPermission();
    if (permission === "denied") return { state: "blocked", problem: null };
    if (permission !== "granted") return { state: "off", problem: NOT_ALLOWED };
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    // A subscription of before may be for another key of ours, or somebody else's.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { endpoint, keys = {} } = subscription.toJSON();
    const problem = await tell({ turn: "on", endpoint: endpoint ?? "", ...keys });
    if (problem === null) return { state: "on", problem };
    await subscription.unsubscribe();
    return { state: "off", problem };
  } catch {
    return { state: "off", problem: FAILED };
  }
}

/** Ends the subscription, in the browser first: that alone ends pushes, also while the server is away. */
export async function turnOff(): Promise<Turned> {
  try {
    await (await subscriptionHere())?.unsubscribe();
    await tell({ turn: "off" });
    return { state: "off", problem: null };
  } catch {
    return { state: "on", problem: FAILED };
  }
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** What the server has against it; null when it was done. */
async function tell(form: Record<string, string>): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const body = new URLSearchParams(form);
    const answer = await fetch(ADDRESS, { method: "POST", body, signal });
    if (answer.ok) return null;
    if (answer.status !== 400 && answer.status !== 409) return FAILED;
    return errorSchema.parse(await answer.json()).error;
  } catch {
    return FAILED;
  }
}
