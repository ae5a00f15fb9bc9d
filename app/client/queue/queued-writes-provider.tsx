import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { pauseAfter } from "#app/client/connection/pause.ts";
import { requestSync } from "#app/device/background-sync.ts";
import type { Queue } from "#app/device/queue.ts";
import { browserSending, sendingBesideOthers, sendQueue } from "#app/device/send-queue.ts";
import { noteWaiting } from "#app/device/something-waits.ts";
import { isWaiting, type QueueEntry } from "#app/domain/queue/entry.ts";
import { paths } from "#app/links.ts";
import { type QueuedWrites, QueuedWritesContext } from "#app/ui/queue/queued-writes.ts";
import { SignOutQuestion } from "#app/ui/queue/sign-out-question.tsx";
import { queueOf } from "./device-queue.ts";
import { queueTransition } from "./queue-transition.ts";

/** Shows every page what waits on the device, and sends it when there is a connection. */
export function QueuedWritesProvider({ me, children }: { me: string; children: ReactNode }) {
  const [queue, setQueue] = useState<Queue | null>(null);
  useEffect(() => setQueue(queueOf(me)), [me]);
  const entries = useEntries(queue);
  const sendNow = useSending(queue, entries);
  useFreshPage(entries);
  const writes = useMemo(
    (): QueuedWrites | null =>
      queue && {
        entries,
        keepTransition: queueTransition,
        remove: (id) => void queue.delete(id),
      },
    [queue, entries],
  );
  return (
    <QueuedWritesContext value={writes}>
      {children}
      {queue && <BeforeSignOut queue={queue} entries={entries} sendNow={sendNow} />}
    </QueuedWritesContext>
  );
}

const NOTHING: readonly QueueEntry[] = [];

function useEntries(queue: Queue | null): readonly QueueEntry[] {
  const [entries, setEntries] = useState(NOTHING);
  useEffect(() => {
    if (!queue) return;
    // Noted only once it was read: a page that is left before says nothing new.
    const show = (list: readonly QueueEntry[]) => {
      noteWaiting(list.some(isWaiting));
      setEntries((before) => (before.length + list.length === 0 ? before : list));
    };
    // A browser that keeps nothing has nothing that waits.
    const read = () => void queue.list().then(show, () => show(NOTHING));
    read();
    return queue.subscribe(read);
  }, [queue]);
  return entries;
}

/** Sends what waits when the page opens, comes into view or is online again, and by itself while some is left. */
function useSending(queue: Queue | null, entries: readonly QueueEntry[]): () => Promise<void> {
  const isSending = useRef(false);
  const send = useEffectEvent(async (isFirstTry: boolean) => {
    if (!queue || !navigator.onLine || isSending.current) return;
    isSending.current = true;
    try {
      const { stillWait, sentElsewhere } = await sendQueue(queue, sendingBesideOthers);
      // What the page is sending at the first try is nearly always sent before the next.
      if (stillWait || (sentElsewhere && !isFirstTry)) void requestSync();
    } finally {
      isSending.current = false;
    }
  });
  const hasWaiting = entries.some(isWaiting);
  useEffect(() => {
    if (!hasWaiting) return;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryNow = () => {
      clearTimeout(timer);
      timer = setTimeout(tryNow, pauseAfter(tries));
      tries += 1;
      if (document.visibilityState === "visible") void send(tries === 1);
    };
    const begin = () => {
      tries = 0;
      tryNow();
    };
    begin();
    addEventListener("online", begin);
    document.addEventListener("visibilitychange", begin);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", begin);
      document.removeEventListener("visibilitychange", begin);
    };
  }, [hasWaiting]);
  return async () => {
    if (queue) await sendQueue(queue, browserSending);
  };
}

/** Loads the page again when a transition or an offer has left the device, or was refused: what it is about is another now. */
function useFreshPage(entries: readonly QueueEntry[]): void {
  const { revalidate } = useRevalidator();
  const waiting = entries.filter((entry) => entry.kind !== "message" && isWaiting(entry)).length;
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current && navigator.onLine) void revalidate();
    before.current = waiting;
  }, [waiting, revalidate]);
}

type BeforeSignOutProps = {
  queue: Queue;
  entries: readonly QueueEntry[];
  sendNow: () => Promise<void>;
};

/** Holds back every form that signs out while something waits. */
function BeforeSignOut({ queue, entries, sendNow }: BeforeSignOutProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [state, setState] = useState<"asking" | "sending" | "not sent">("asking");
  const ask = useEffectEvent((event: SubmitEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    if (target.getAttribute("action") !== paths.logout || !entries.some(isWaiting)) return;
    event.preventDefault();
    setState("asking");
    setForm(target);
  });
  useEffect(() => {
    const listen = (event: SubmitEvent) => ask(event);
    document.addEventListener("submit", listen);
    return () => document.removeEventListener("submit", listen);
  }, []);
  const hasWaiting = entries.some(isWaiting);
  useEffect(() => {
    // A page without the queue leads here instead of signing out.
    if (!hasWaiting || location.hash !== "#sign-out") return;
    setForm(document.querySelector<HTMLFormElement>(`form[action="${paths.logout}"]`));
  }, [hasWaiting]);
  if (!form) return null;
  const send = async () => {
    setState("sending");
    await sendNow().catch(() => {});
    if ((await queue.list()).some(isWaiting)) setState("not sent");
    else form.submit();
  };
  const discard = async () => {
    await Promise.allSettled(entries.map(({ id }) => queue.delete(id)));
    form.submit();
  };
  return (
    <SignOutQuestion
      entries={entries}
      state={state}
      sendNow={() => void send()}
      discard={() => void discard()}
      cancel={() => setForm(null)}
    />
  );
}
