import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { type Conversation, withChanges } from "#app/domain/messages/conversation.ts";
import { useInbox } from "./inbox.tsx";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** A loaded list of conversations with later changes, newest first; null while it could not be loaded. */
export function useConversations(loaded: Conversation[] | null): Conversation[] | null {
  const { changed, gaps } = useInbox();
  const { revalidate } = useRevalidator();
  const loadedAfter = useRef(gaps);
  useEffect(() => {
    if (loadedAfter.current === gaps) return;
    loadedAfter.current = gaps;
    void revalidate();
  }, [gaps, revalidate]);
  useRetry(loaded === null);
  return loaded && withChanges(loaded, changed.values());
}

/** Loads again what could not be loaded, after 1 s doubled to at most 30 s (specification B, section 4). */
function useRetry(failed: boolean): void {
  const { revalidate, state } = useRevalidator();
  const tries = useRef(0);
  useEffect(() => {
    if (!failed) {
      tries.current = 0;
      return;
    }
    if (state !== "idle") return;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries.current);
    tries.current += 1;
    const timer = setTimeout(() => void revalidate(), pause);
    return () => clearTimeout(timer);
  }, [failed, state, revalidate]);
}
