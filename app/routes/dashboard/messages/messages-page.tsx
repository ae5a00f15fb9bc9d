import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Role } from "#app/domain/accounts/role.ts";
import { type Health, healthBanner } from "#app/domain/failures/health.ts";
import {
  CONVERSATIONS_NOT_LOADED,
  type Conversation,
  conversationPath,
  MESSAGES_NOT_LOADED,
} from "#app/domain/messages/conversation.ts";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ConversationList } from "./conversation-list.tsx";

const HEADING = "px-4 pt-4.5 pb-2.5 text-xl";

type MessagesPageProps = {
  /** Null when they could not be loaded. */
  conversations: readonly Conversation[] | null;
  /** The id in the address, even if there is no such conversation. */
  requestedId: string | null;
  /** How many the list has at most. */
  shown: number;
  /** What the list was searched for; empty for the whole list. */
  words: string;
  /** UTC milliseconds. */
  now: number;
  /** As whom the person looks at the dashboard. */
  view: Role;
  /** How the messaging system is. */
  health: Health["status"];
  /** Why the conversation of the address cannot begin, or null. */
  refused: string | null;
  /** Whether the address names a conversation, also one that begins with its first message. */
  isOpen: boolean;
  /** The open conversation; null if the person is not in it. */
  children: ReactNode;
};

/** List and thread side by side; on a phone the thread alone when one is open, else the list. */
export function MessagesPage(props: MessagesPageProps) {
  const { conversations, requestedId, shown, words, now, view, health, refused, isOpen, children } =
    props;
  const again = requestedId ? conversationPath(requestedId) : paths.messages;
  const notShown = conversations === null ? MESSAGES_NOT_LOADED : REFUSALS["not-found"].screen;
  const banner = healthBanner(health);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cx(
        "grid min-h-0 grid-cols-1 lg:grid-cols-[320px_minmax(0,1fr)] fills-screen:flex-1",
        banner
          ? "fills-screen:grid-rows-[auto_minmax(0,1fr)]"
          : "fills-screen:grid-rows-[minmax(0,1fr)]",
      )}
      data-panes={isOpen ? "open" : "list"}
    >
      {banner && (
        <div className="col-span-full">
          <Notice flush tone={health === "degraded" ? "wait" : "bad"}>
            {banner}
          </Notice>
        </div>
      )}
      <section
        className={cx(
          "pb-25 lg:overflow-auto lg:border-r lg:border-line lg:pb-0",
          isOpen && "max-lg:hidden",
        )}
        aria-labelledby="conversations"
      >
        {isOpen ? (
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
            words={words}
            now={now}
            view={view}
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
        <NoThread
          problem={refused ?? (requestedId === null ? null : notShown)}
          isOpen={isOpen}
          isLoaded={conversations !== null}
        />
      )}
    </main>
  );
}

type NoThreadProps = { problem: string | null; isOpen: boolean; isLoaded: boolean };

/** Shown instead of a thread; on a phone only when the address names a conversation. */
function NoThread({ problem, isOpen, isLoaded }: NoThreadProps) {
  return (
    <section
      className={cx("min-w-0 px-4 py-10", !isOpen && "max-lg:hidden")}
      aria-label="Conversation"
    >
      {isOpen ? (
        <div className="stack-4">
          <h1>Conversation</h1>
          <Notice tone="bad">{problem}</Notice>
          <div className="flex flex-wrap items-center gap-2">
            {!isLoaded && <ButtonLink href="">Try Again</ButtonLink>}
            <ButtonLink variant="secondary" href={paths.messages}>
              All messages
            </ButtonLink>
          </div>
        </div>
      ) : (
        <div className="grid justify-items-center gap-3 pt-16 text-center text-soft">
          <Icon name="message-circle" className="size-12" />
          <p>Choose a conversation to read it here.</p>
        </div>
      )}
    </section>
  );
}
