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
  /** The id of the conversation in the address, also when there is none. */
  asked: string | null;
  /** How many the list has at most. */
  shown: number;
  /** UTC milliseconds. */
  now: number;
  /** How the messaging system is. */
  health: Health["status"];
  /** The open conversation, when it is one of this person's. */
  children: ReactNode;
};

/** List and thread side by side; on a phone the thread alone when one is open, else the list. */
export function MessagesPage(props: MessagesPageProps) {
  const { conversations, asked, shown, now, health, children } = props;
  const again = asked ? conversationPath(asked) : paths.messages;
  const banner = healthBanner(health);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classes(
        "grid min-h-0 grid-cols-1 lg:h-[calc(100dvh-66px)] lg:grid-cols-[320px_minmax(0,1fr)]",
        asked && "max-lg:h-[calc(100dvh-58px)]",
        banner && "grid-rows-[auto_minmax(0,1fr)]",
      )}
      data-panes={asked ? "open" : "list"}
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
          asked && "max-lg:hidden",
        )}
        aria-labelledby="conversations"
      >
        {asked ? (
          <h2 id="conversations" className={HEADING}>
            Messages
          </h2>
        ) : (
          <h1 id="conversations" className={HEADING}>
            Messages
          </h1>
        )}
        {conversations ? (
          <ConversationList conversations={conversations} openId={asked} shown={shown} now={now} />
        ) : (
          <Notice tone="bad">
            <p>{CONVERSATIONS_NOT_LOADED}</p>
            <p>
              <a href={again}>Try Again</a>
            </p>
          </Notice>
        )}
      </section>
      {children ?? <NoThread open={asked !== null} missing={conversations !== null} />}
    </main>
  );
}

type NoThreadProps = { open: boolean; missing: boolean };

/** What stands in place of a thread; on a phone only when one was asked for. */
function NoThread({ open, missing }: NoThreadProps) {
  return (
    <section
      className={classes("min-w-0 px-4 py-10", !open && "max-lg:hidden")}
      aria-label="Conversation"
    >
      {open && missing ? (
        <div className="stack-4">
          <h1>Conversation</h1>
          <Notice tone="bad">{REFUSALS.gone.screen}</Notice>
          <a href={paths.messages}>All messages</a>
        </div>
      ) : (
        <p className="text-soft">Choose a conversation to read it here.</p>
      )}
    </section>
  );
}
