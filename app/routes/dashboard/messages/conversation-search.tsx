import { Form, Link } from "react-router";
import { conversationPath, MOST_SEARCHED } from "#app/domain/messages/conversation.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

type ConversationSearchProps = {
  /** The conversation that stays open beside the list, or null. */
  openId: string | null;
  /** What the list was searched for; empty for the whole list. */
  words: string;
  /** How many were found. */
  count: number;
};

/** The search over a person's conversations: names, services and messages. */
export function ConversationSearch({ openId, words, count }: ConversationSearchProps) {
  return (
    <div className="border-b border-line px-4 pb-3">
      <Form className="flex gap-2" role="search" action={paths.messages} replace>
        {openId && <input type="hidden" name="conversation" value={openId} />}
        <label className="sr-only" htmlFor="conversation-search">
          Search your conversations
        </label>
        <Input
          key={words}
          id="conversation-search"
          type="search"
          name="q"
          defaultValue={words}
          maxLength={MOST_SEARCHED}
          placeholder="Search conversations"
          variant="low"
        />
        <Button variant="secondary" size="smallSquare" className="flex-none">
          <Icon name="search" />
          <span className="sr-only">Search</span>
        </Button>
      </Form>
      <p role="status" className="text-md empty:hidden">
        {words !== "" && (
          <>
            {resultText(count, words)}{" "}
            <Link
              className="inline-flex min-h-11 items-center"
              to={openId ? conversationPath(openId) : paths.messages}
            >
              Show all
            </Link>
          </>
        )}
      </p>
    </div>
  );
}

function resultText(count: number, words: string): string {
  if (count === 0) return `No conversation mentions “${words}”.`;
  return `${count === 1 ? "1 conversation mentions" : `${count} conversations mention`} “${words}”.`;
}
