import { useLayoutEffect, useState } from "react";
import { Form } from "react-router";
import { UNDO_SHOWN_MS } from "#app/domain/services/saved.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Panel } from "#app/ui/panel.tsx";

type UndoOfferProps = { removedAt: number; count: number };

/** Offers Undo for ten seconds, longer while it has the pointer or the focus; without JavaScript until the next page. */
export function UndoOffer({ removedAt, count }: UndoOfferProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const paused = isPointedAt || isFocused;
  const [expired, setExpired] = useState(false);
  // The focus stops the timer at once; an effect would do so some time after it.
  useLayoutEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => setExpired(true), UNDO_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [paused]);
  if (expired) return null;
  return (
    <Panel
      method="post"
      as={Form}
      variant="slim"
      className="flex flex-wrap items-center gap-2"
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <AccountField />
      <input type="hidden" name="removedAt" value={removedAt} />
      <span className="min-w-0 flex-1">
        Removed {count === 1 ? "1 service" : `${count} services`} by mistake?
      </span>
      <Button variant="secondary" size="small">
        Undo
      </Button>
    </Panel>
  );
}
