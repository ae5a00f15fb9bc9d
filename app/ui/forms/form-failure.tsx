import { createContext, useContext, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "./field.tsx";

/** The form that was sent and got no answer, and what sends it again; null when there is none. */
export const SendAgain = createContext<{ form: HTMLFormElement; again: () => void } | null>(null);

/**
 * Stands beside the button of a form. When the form got no answer, it says so in the words of its screen, and offers to
 * send it again.
 */
export function FormFailure({ children }: { children: string }) {
  const unanswered = useContext(SendAgain);
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    setShown(unanswered !== null && place.current?.closest("form") === unanswered.form);
  }, [unanswered]);
  useLayoutEffect(() => {
    // A button that was disabled meanwhile has lost the focus.
    const { activeElement, body } = document;
    if (!isShown || (activeElement !== body && !activeElement?.matches(":disabled"))) return;
    place.current?.querySelector("button")?.focus();
  }, [isShown]);
  return (
    <div ref={place} data-form-failure="" className="basis-full empty:hidden">
      {isShown && (
        <div role="alert">
          <NotAnswered again={unanswered?.again}>{children}</NotAnswered>
        </div>
      )}
    </div>
  );
}

/** What failed, and a button that tries it again. */
export function NotAnswered({ again, children }: { again?: () => void; children: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <FieldError>{children}</FieldError>
      <Button type="button" variant="secondary" size="small" onClick={again}>
        Retry
      </Button>
    </div>
  );
}
