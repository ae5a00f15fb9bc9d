import { type MouseEvent, type ReactNode, useState } from "react";
import { WithoutAddress } from "./action-panel.tsx";

/**
 * Asks over the page, where a link leads to the page that asks without JavaScript. `ask` is for its click, `over` puts that
 * page into a dialog while it is asked.
 */
export function useQuestionHere() {
  const [isAsked, setAsked] = useState(false);
  const ask = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(true);
  };
  const over = (page: ReactNode) =>
    isAsked && <WithoutAddress value={() => setAsked(false)}>{page}</WithoutAddress>;
  return { ask, over };
}
