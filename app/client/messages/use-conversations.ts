import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useInbox } from "#app/client/inbox.tsx";
import { reloadUnread } from "#app/client/try-again.ts";
import { type Conversation, withChanges } from "#app/domain/messages/conversation.ts";

/** A loaded list of conversations, or of those a search found, with later changes, newest first; null while it could not be loaded. */
export function useConversations(
  loaded: Conversation[] | null,
  isSearch: boolean,
): Conversation[] | null {
  const { changed, gaps } = useInbox();
  const { revalidate } = useRevalidator();
  const loadedAfter = useRef(gaps);
  useEffect(() => {
    if (loadedAfter.current === gaps) return;
    loadedAfter.current = gaps;
    void revalidate();
  }, [gaps, revalidate]);
  const isUnread = loaded === null;
  useEffect(() => {
    if (isUnread) reloadUnread();
  }, [isUnread]);
  return loaded && withChanges(loaded, changed.values(), isSearch);
}
