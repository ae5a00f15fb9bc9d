import { useEffect, useState } from "react";
import { useInbox } from "#app/client/updates/inbox.tsx";
import { type Choice, eraseCopy, readChoice, storeChoice } from "#app/device/offline-copy.ts";
import { VaultUnavailable } from "#app/device/vault.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { renewCopy } from "./offline-copy.ts";

type Person = { id: string; remembered: boolean };

const EVERY_MS = 5 * MINUTE_MS;
const AFTER_NEWS_MS = 3_000;

/** Keeps what a person chose to have on this device up to date while one of their pages is open, and when there is news. */
export function useOfflineCopy(person: Person | undefined): void {
  const { unread } = useInbox();
  const { id, remembered = false } = person ?? {};
  const news = unread ? `${unread.messages} ${unread.notifications}` : "";
  useEffect(() => {
    if (!id) return;
    if (!remembered) return void eraseCopy(id).catch(() => {});
    const renew = (isNews: boolean) => whenIdle(() => void renewCopy(id, isNews).catch(() => {}));
    const soon = setTimeout(() => renew(news !== ""), AFTER_NEWS_MS);
    const regularly = setInterval(() => renew(false), EVERY_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(regularly);
    };
  }, [id, remembered, news]);
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work);
}

/** What a person chose for this device; "unknown" until it is read, and "impossible" where the browser keeps nothing. */
export function useOfflineChoice(person: Person | undefined) {
  const [choice, setChoice] = useState<Choice | "unknown" | "impossible">("unknown");
  const id = person?.remembered ? person.id : undefined;
  useEffect(() => {
    if (!id) return;
    readChoice(id).then(setChoice, () => setChoice("impossible"));
  }, [id]);
  const choose = async (answer: "keep" | "not now") => {
    if (!id) return;
    try {
      await storeChoice(id, answer);
      setChoice(answer);
      if (answer === "keep") await renewCopy(id, true);
    } catch (error) {
      // Without an answer the copy comes later; without room on the device there will be none.
      if (!(error instanceof VaultUnavailable)) return;
      setChoice("impossible");
      await storeChoice(id, "not now").catch(() => {});
    }
  };
  return { choice, choose };
}
