import { paths } from "#app/links.ts";
import { type JobFormAnswer, NO_ANSWER } from "#app/ui/jobs/answer.ts";
import { keepEntry } from "./keep-entry.ts";
import { sendOrKeep } from "./send-or-keep.ts";

type Sending = { request: Request; jobId: string };

/**
 * Sends a form of the page of a job. An offer without an answer is kept on the device, where the page shows that it waits;
 * what else the page sends needs an answer.
 */
export async function sendOrQueueOffer<T>({ request, jobId }: Sending, send: () => Promise<T>) {
  const fields = await request.clone().formData();
  if (!fields.has("priceAmount") || fields.has("step")) return send();
  const form = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  return sendOrKeep(send, async () => {
    const path = paths.queuedOffer(jobId);
    const id = `job ${jobId}`;
    const isKept = await keepEntry({ kind: "offer", id, path, jobId, form: String(form) });
    if (!isKept) return null;
    const values = Object.fromEntries(form);
    const answer: JobFormAnswer = { ...NO_ANSWER, values, slots: form.getAll("slot") };
    return answer;
  });
}
