import { type DraftOf, deleteDraft, readDraft, writeDraft } from "#app/device/drafts.ts";
import { warnBeforeLeaving } from "#app/device/warn-before-leaving.ts";
import type { Draft } from "#app/domain/drafts/draft.ts";
import { type OnlyHere, onlyHere } from "#app/domain/messages/only-here.ts";
import type { ConversationConnection } from "./conversation-connection.ts";

/**
 * Keeps unsent text on the device (decision 117), also what was typed before hydration and what is being sent, and puts what
 * was kept into the box. Returns a function that stops.
 */
export function storeDraft(connection: ConversationConnection, of: DraftOf): () => void {
  const box = document.querySelector<HTMLTextAreaElement>("#content");
  const draft = readDraft(of);
  let last = draft && onlyIn(draft);
  let restoring = false;
  let isStopped = false;
  const store = () => {
    const unsent = onlyHere(connection.state());
    // What is being restored stays on the device until it is in the box.
    if (restoring && !unsent) return;
    if (unsent?.text === last?.text && unsent?.clientId === last?.clientId) return;
    last = unsent;
    if (!unsent) deleteDraft(of);
    warnBeforeLeaving(unsent !== null && !writeDraft(of, draftOf(unsent)));
  };
  const stop = connection.subscribe(store);
  const kept = last;
  const given = box?.value;
  if (given) connection.type(given);
  // A message that the page has prepared does not replace what was kept.
  if (kept && (given ? !given.includes(kept.text) : !onlyHere(connection.state()))) {
    restoring = true;
    void connection.restore(kept).then(() => {
      restoring = false;
      if (!isStopped) store();
    });
  }
  return () => {
    isStopped = true;
    stop();
    warnBeforeLeaving(false);
  };
}

function draftOf({ text, clientId }: OnlyHere): Draft {
  return { savedAt: Date.now(), version: null, id: clientId, fields: [["content", text]] };
}

function onlyIn({ id, fields: [content] }: Draft): OnlyHere {
  return { text: content?.[1] ?? "", clientId: id };
}
