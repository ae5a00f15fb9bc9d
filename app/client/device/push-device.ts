import { readObject, readText } from "#app/domain/json-reader.ts";
import { paths } from "#app/links.ts";
import type { PushState } from "#app/ui/settings/push-device.tsx";

const WORKER = "/service-worker.js";
const PATH = paths.pushSettings;
const LIMIT_MS = 8_000;
const readError = readObject<{ error: string }>({ error: readText });

type Result = { state: PushState; problem: string | null };

const FAILED = "This did not work. Please try again in a moment.";
const NOT_ALLOWED = "The browser did not get permission. Tap again and choose “Allow”.";

/** Whether this browser gets pushes: it needs a subscription, and the server its endpoint. */
export async function readPushState(pushedHere: boolean): Promise<PushState> {
  const isSupported =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return pushedHere && (await currentSubscription()) ? "on" : "off";
}

/** Asks for permission, subscribes and sends the endpoint to the server. If that fails, pushes stay off. */
export async function turnOn(publicKey: string): Promise<Result> {
  try {
    const permission = await Notification.requestPermission();
    if (permission === "denied") return { state: "blocked", problem: null };
    if (permission !== "granted") return { state: "off", problem: NOT_ALLOWED };
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    // An earlier subscription may be for another key or another person.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { endpoint, keys = {} } = subscription.toJSON();
    const problem = await postSettings({ turn: "on", endpoint: endpoint ?? "", ...keys });
    if (problem === null) return { state: "on", problem };
    await subscription.unsubscribe();
    return { state: "off", problem };
  } catch {
    return { state: "off", problem: FAILED };
  }
}

/** Ends the subscription, first in the browser: that alone ends pushes, also while the server cannot be reached. */
export async function turnOff(): Promise<Result> {
  try {
    await (await currentSubscription())?.unsubscribe();
    await postSettings({ turn: "off" });
    return { state: "off", problem: null };
  } catch {
    return { state: "on", problem: FAILED };
  }
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Why the server refused; null when it did not. */
async function postSettings(fields: Record<string, string>): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const body = new URLSearchParams(fields);
    const response = await fetch(PATH, { method: "POST", body, signal });
    if (response.ok) return null;
    if (response.status !== 400 && response.status !== 409) return FAILED;
    return readError(await response.json()).error;
  } catch {
    return FAILED;
  }
}
