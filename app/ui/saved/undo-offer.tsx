import { useEffect, useState } from "react";
import { Form } from "react-router";
import { UNDO_SHOWN_MS } from "#app/domain/services/saved.ts";
import { Button } from "../button.tsx";
import { Panel } from "../panel.tsx";

type UndoOfferProps = { removedAt: number; count: number };

/** Undo for ten seconds, longer while somebody is on it; without JavaScript until the next page. */
export function UndoOffer({ removedAt, count }: UndoOfferProps) {
  const [held, setHeld] = useState(false);
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => setGone(true), UNDO_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held]);
  if (gone) return null;
  return (
    <Panel
      method="post"
      as={Form}
      variant="slim"
      className="flex flex-wrap items-center gap-2"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
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
