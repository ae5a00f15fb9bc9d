import { useEffect, useRef } from "react";
import { reloadUnread } from "#app/client/connection/try-again.ts";
import { useInbox } from "#app/client/updates/inbox.tsx";
import { useRefresh } from "#app/client/updates/use-refresh.ts";
import { type Conversation, withChanges } from "#app/domain/messages/conversation.ts";

/**
 * A loaded list of conversations, or of those a search found, with later changes, newest
 * first; null while it could not be loaded.
 */
export function useConversations(
  list: Conversation[] | null,
  isSearch: boolean,
): Conversation[] | null {
  const { changes, gaps } = useInbox();
  const refresh = useRefresh();
  const lastGaps = useRef(gaps);
  useEffect(() => {
    if (lastGaps.current === gaps) return;
    lastGaps.current = gaps;
    refresh();
  }, [gaps, refresh]);
  const isUnread = list === null;
  useEffect(() => {
    if (isUnread) reloadUnread();
  }, [isUnread]);
  return list && withChanges(list, changes.values(), isSearch);
}
