import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

/** So close to its end, the newest message is in view. */
const NEAR_END_PX = 48;

type MessageScrollerProps = {
  /** How many messages of the other person are not read yet. */
  newMessages: number;
  /** How many own messages are being sent: one more leads to the end. */
  ownMessages: number;
  /** Undefined before hydration. */
  onAtEnd: ((isAtEnd: boolean) => void) | undefined;
  children: ReactNode;
};

/** The box in which the messages scroll. It stays at its end, or where the person reads; a button then leads to what is new. */
export function MessageScroller(props: MessageScrollerProps) {
  const { newMessages, ownMessages, onAtEnd, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const toEnd = () => box.current?.scrollTo({ top: 0 });
  // Before anything else happens: a message that comes next is not in view.
  useLayoutEffect(() => onAtEnd?.(isAtEnd), [onAtEnd, isAtEnd]);
  const sending = useRef(ownMessages);
  useEffect(() => {
    if (ownMessages > sending.current) box.current?.scrollTo({ top: 0 });
    sending.current = ownMessages;
  }, [ownMessages]);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col bg-sunken">
      {/* In the reversed column the end is the place 0, and what is above it has negative places. */}
      <div
        className="flex min-h-0 flex-1 flex-col-reverse overflow-auto p-4 focus-visible:-outline-offset-3 lg:px-8"
        role="log"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
        tabIndex={0}
        ref={box}
        onScroll={({ currentTarget }) => setAtEnd(Math.abs(currentTarget.scrollTop) < NEAR_END_PX)}
      >
        <div>{children}</div>
      </div>
      {!isAtEnd && (
        <p className="absolute inset-x-0 bottom-2 grid justify-items-center">
          <Button
            type="button"
            variant={newMessages > 0 ? "primary" : "secondary"}
            size="small"
            onClick={() => {
              toEnd();
              box.current?.focus();
            }}
          >
            {endText(newMessages)}
            <Icon name="arrow-down" />
          </Button>
        </p>
      )}
    </div>
  );
}

function endText(newMessages: number): string {
  if (newMessages === 0) return "Newest messages";
  return newMessages === 1 ? "New message" : `${newMessages} new messages`;
}
