import type { ReactNode } from "react";
import { type Health, healthBanner } from "#app/domain/health.ts";
import {
  CONVERSATIONS_NOT_LOADED,
  type Conversation,
  conversationPath,
} from "#app/domain/messages/conversation.ts";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import { Notice } from "../notice.tsx";
import { ConversationList } from "./conversation-list.tsx";

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
  const again = asked ? conversationPath(asked) : "/dashboard/messages";
  const banner = healthBanner(health);
  return (
    <main id="main" tabIndex={-1} className={asked ? "panes open" : "panes"}>
      {banner && (
        <div className="banner">
          <Notice tone={health === "degraded" ? "wait" : "bad"}>{banner}</Notice>
        </div>
      )}
      <section className="convs" aria-labelledby="conversations">
        {asked ? <h2 id="conversations">Messages</h2> : <h1 id="conversations">Messages</h1>}
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
      {children ?? <NoThread asked={asked !== null && conversations !== null} />}
    </main>
  );
}

function NoThread({ asked }: { asked: boolean }) {
  return (
    <section className="chat none" aria-label="Conversation">
      {asked ? (
        <div className="stack">
          <h1>Conversation</h1>
          <Notice tone="bad">{REFUSALS.gone.screen}</Notice>
          <a href="/dashboard/messages">All messages</a>
        </div>
      ) : (
        <p className="soft">Choose a conversation to read it here.</p>
      )}
    </section>
  );
}
