import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { type Chat, connectionOf } from "#app/domain/messages/chat.ts";
import { messageProblem } from "#app/domain/messages/message.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { FieldError, TextArea } from "#app/ui/forms/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { ChatActions } from "./chat-actions.ts";
import { NotSent } from "./not-sent.tsx";

/** Why a message that was sent without JavaScript was refused; the chat's draft is the message. */
export type MessageRefusal = {
  errors: Record<string, string>;
  problem: string | null;
};

type MessageFormProps = {
  /** Where it is sent without JavaScript. */
  action: string;
  /** Where a time is proposed instead, or null. */
  proposeTo: string | null;
  chat: Chat;
  actions: ChatActions | null;
  refusal: MessageRefusal | null;
  /** Whether the conversation begins here: then the box takes the focus as the page opens. */
  isFirst: boolean;
};

const TALLEST_PX = 120;
const BORDERS_PX = 3;

/** The form that sends a message: its box grows with the text, Enter sends, Shift+Enter adds a line. */
export function MessageForm(props: MessageFormProps) {
  const { action, proposeTo, chat, actions, refusal, isFirst } = props;
  const { clientId, text } = chat.draft;
  const box = useRef<HTMLTextAreaElement>(null);
  const isDisconnected = connectionOf(chat) === "disconnected";
  const tooLong = text.trim() === "" ? null : messageProblem(text);
  const error = tooLong ?? Object.values(refusal?.errors ?? {})[0];
  useGrowing(box, text);

  const submit = (event: FormEvent) => {
    if (!actions) return;
    event.preventDefault();
    actions.send();
    // The address would fill the box again.
    if (location.search.includes("late=")) history.replaceState(history.state, "", action);
    box.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <form className="grid gap-2" method="post" action={action} onSubmit={submit} noValidate>
      <AccountField />
      {refusal?.problem && <Notice tone="bad">{refusal.problem}</Notice>}
      {chat.problem && <NotSent chat={chat} actions={actions} disabled={isDisconnected} />}
      <input type="hidden" name="clientId" value={clientId} />
      <div className="flex items-end gap-2">
        {proposeTo && (
          <ButtonLink
            variant="secondary"
            size="low"
            className="max-lg:px-3"
            to={proposeTo}
            title="Propose a time"
          >
            <Icon name="calendar-check" />
            <span className="max-lg:sr-only">Propose a time</span>
          </ButtonLink>
        )}
        <div className="min-w-0 flex-1">
          <label className="sr-only" htmlFor="content">
            Message
          </label>
          <TextArea
            variant="message"
            id="content"
            name="content"
            rows={1}
            ref={box}
            placeholder="Write a message"
            autoComplete="off"
            autoFocus={isFirst}
            disabled={isDisconnected}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "content-error" : undefined}
            onKeyDown={sendOnEnter}
            {...(actions
              ? {
                  value: text,
                  onChange: (event) => actions.type(event.currentTarget.value),
                }
              : { defaultValue: text })}
          />
          {error && <FieldError id="content-error">{error}</FieldError>}
        </div>
        <Button size="low" disabled={isDisconnected}>
          <Icon name="send" />
          <span className="max-lg:sr-only">Send</span>
        </Button>
      </div>
    </form>
  );
}

/** Lets the box grow with its text in browsers without `field-sizing`. */
function useGrowing(box: React.RefObject<HTMLTextAreaElement | null>, text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const element = box.current;
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${Math.min(element.scrollHeight + BORDERS_PX, TALLEST_PX)}px`;
  }, [box, text]);
}
