import type { ReactNode } from "react";
import { type Health, healthBanner } from "#app/domain/health.ts";
import {
  CONVERSATIONS_NOT_LOADED,
  type Conversation,
  conversationPath,
} from "#app/domain/messages/conversation.ts";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import { paths } from "#app/links.ts";
import { classes } from "../classes.ts";
import { Notice } from "../notice.tsx";
import { ConversationList } from "./conversation-list.tsx";

const HEADING = "px-4 pt-4.5 pb-2.5 text-xl";

type MessagesPageProps = {
  /** Null when they could not be loaded. */
  conversations: readonly Conversation[] | null;
  /** The id in the address, even if there is no such conversation. */
  requestedId: string | null;
  /** How many the list has at most. */
  shown: number;
  /** UTC milliseconds. */
  now: number;
  /** How the messaging system is. */
  health: Health["status"];
  /** The open conversation; null if the person is not in it. */
  children: ReactNode;
};

/** List and thread side by side; on a phone the thread alone when one is open, else the list. */
export function MessagesPage(props: MessagesPageProps) {
  const { conversations, requestedId, shown, now, health, children } = props;
  const again = requestedId ? conversationPath(requestedId) : paths.messages;
  const banner = healthBanner(health);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classes(
        "grid min-h-0 grid-cols-1 lg:h-[calc(100dvh-66px)] lg:grid-cols-[320px_minmax(0,1fr)]",
        requestedId && "max-lg:h-[calc(100dvh-58px)]",
        banner && "grid-rows-[auto_minmax(0,1fr)]",
      )}
      data-panes={requestedId ? "open" : "list"}
    >
      {banner && (
        <div className="col-span-full">
          <Notice flush tone={health === "degraded" ? "wait" : "bad"}>
            {banner}
          </Notice>
        </div>
      )}
      <section
        className={classes(
          "pb-25 lg:overflow-auto lg:border-r lg:border-line lg:pb-0",
          requestedId && "max-lg:hidden",
        )}
        aria-labelledby="conversations"
      >
        {requestedId ? (
          <h2 id="conversations" className={HEADING}>
            Messages
          </h2>
        ) : (
          <h1 id="conversations" className={HEADING}>
            Messages
          </h1>
        )}
        {conversations ? (
          <ConversationList
            conversations={conversations}
            openId={requestedId}
            shown={shown}
            now={now}
          />
        ) : (
          <Notice tone="bad">
            <p>{CONVERSATIONS_NOT_LOADED}</p>
            <p>
              <a href={again}>Try Again</a>
            </p>
          </Notice>
        )}
      </section>
      {children ?? (
        <NoThread isRequested={requestedId !== null} isLoaded={conversations !== null} />
      )}
    </main>
  );
}

type NoThreadProps = { isRequested: boolean; isLoaded: boolean };

/** Shown instead of a thread; on a phone only when the address names a conversation. */
function NoThread({ isRequested, isLoaded }: NoThreadProps) {
  return (
    <section
      className={classes("min-w-0 px-4 py-10", !isRequested && "max-lg:hidden")}
      aria-label="Conversation"
    >
      {isRequested && isLoaded ? (
        <div className="stack-4">
          <h1>Conversation</h1>
          <Notice tone="bad">{REFUSALS["not-found"].screen}</Notice>
          <a href={paths.messages}>All messages</a>
        </div>
      ) : (
        <p className="text-soft">Choose a conversation to read it here.</p>
      )}
    </section>
  );
}
