import { isForeign } from "#app/domain/offline/own-answer.ts";

/** As long as the dashboard waits for the answer to a form. */
const PATIENCE_MS = 30_000;
/** An open page says at once that it tells its person. */
const TOLD_WITHIN_MS = 1_000;

/**
 * Whether a form is sent as a document by a page of ours. One of another site must meet the same checks as without a service
 * worker, and one with files is left to the browser: Safari has sent such a form empty where a service worker passes it on.
 */
export function isOwnForm({ method, mode, referrer, headers }: Request): boolean {
  return (
    method === "POST" &&
    mode === "navigate" &&
    referrer.startsWith(`${location.origin}/`) &&
    headers.get("Content-Type") === "application/x-www-form-urlencoded"
  );
}

/**
 * Answers a form from the network. Without an answer of ours the page stays as it is, with everything typed (204), as long as
 * it tells its person; without scripts the browser's own page does. The form is sent once, whatever happens.
 */
export async function answerForm(request: Request): Promise<Response> {
  const network = fetch(request);
  const answer = network.then(isWholeAnswer).catch(() => false);
  const patienceEnds = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false));
  const isAnswered = await Promise.race([answer, patienceEnds]);
  if (isAnswered || !(await isShownOnPage())) return network;
  return new Response(null, { status: 204 });
}

/** Whether an answer is ours; rejects when it is cut off, since such a page has lost what was typed. */
async function isWholeAnswer(response: Response): Promise<boolean> {
  if (isForeign(response)) return false;
  await response.clone().arrayBuffer();
  return true;
}

/** Whether the page that has sent the form says that it got no answer; no other page does. */
async function isShownOnPage(): Promise<boolean> {
  const pages = await clients.matchAll({ type: "window" });
  const replies = pages.map(
    (page) =>
      new Promise<boolean>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(true);
        page.postMessage(!navigator.onLine, [port2]);
        setTimeout(resolve, TOLD_WITHIN_MS, false);
      }),
  );
  return (await Promise.all(replies)).includes(true);
}
