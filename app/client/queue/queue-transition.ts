import { isQueuedTransition } from "#app/domain/queue/entry.ts";
import { paths } from "#app/links.ts";
import type { TransitionFields } from "#app/ui/queue/queued-writes.ts";
import { keepEntry } from "./keep-entry.ts";
import { sendOrKeep } from "./send-or-keep.ts";

/** Keeps a transition on the device until it can be sent; one of the same booking takes its place. False where it cannot. */
export function queueTransition(fields: TransitionFields): Promise<boolean> {
  const { bookingId } = fields;
  const path = paths.queuedTransition(bookingId);
  return keepEntry({
    ...fields,
    startsAt: null,
    kind: "transition",
    id: `booking ${bookingId}`,
    path,
  });
}

type Sending = {
  request: Request;
  bookingId: string;
  /** The transition that the address names; else the form does. */
  transition?: string | undefined;
};

/** Sends the form of a transition; without an answer it is kept on the device, where the buttons show that it waits. */
export async function sendOrQueue<T>(
  { request, bookingId, ...sending }: Sending,
  send: () => Promise<T>,
) {
  const form = await request.clone().formData();
  const transition = sending.transition ?? form.get("step");
  if (!isQueuedTransition(transition)) return send();
  return sendOrKeep(send, async () => {
    const reason = String(form.get("reason") ?? "");
    const version = Number(form.get("version")) || null;
    const isKept = await queueTransition({ bookingId, transition, reason, version });
    return isKept ? { reason, error: null, problem: null } : null;
  });
}
