import { cx } from "class-variance-authority";
import { useEffect, useRef, useState } from "react";
import { useActionData, useLocation, useNavigation } from "react-router";
import { deleteSettled } from "#app/device/delete-settled.ts";
import { deletePhotos } from "#app/device/draft-photos.ts";
import { type KeptForm, keepForm } from "#app/device/keep-form.ts";
import { VISITOR } from "#app/device/person.ts";
import { DISCARDED, keptText } from "#app/domain/drafts/draft.ts";
import { Button } from "#app/ui/button.tsx";
import { useDraftOf } from "./draft-of.ts";

type KeptDraftProps = {
  /** The address of the form, where it is not the page's own. */
  at?: string;
  /** When something else of the form was restored, UTC milliseconds, such as its photos. */
  alsoKeptAt?: number | null;
  /** Discards that too. */
  onDiscard?: () => void;
};

/**
 * In a form, keeps what is typed into it on the device and says so when it was filled in again (decision 117). On pages
 * that do not hydrate, `islands/drafts` does the same with this markup.
 */
export function KeptDraft({ at, alsoKeptAt = null, onDiscard }: KeptDraftProps) {
  const { key } = useLocation();
  const { person, subject } = useDraftOf(at);
  const { state } = useNavigation();
  const notice = useRef<HTMLDivElement>(null);
  const keptForm = useRef<KeptForm>(null);
  const answer: unknown = useActionData();
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [isDiscarded, setDiscarded] = useState(false);
  useEffect(() => {
    const form = notice.current?.closest("form");
    if (!form) return;
    const keeper = keepForm(form, { person, subject, onRestored: setKeptAt });
    keptForm.current = keeper;
    const leave = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest("[data-discards]");
      if (!button || !(form.closest("dialog") ?? document).contains(button)) return;
      keeper.forget();
      void deletePhotos({ person, subject });
    };
    document.addEventListener("click", leave);
    return () => {
      document.removeEventListener("click", leave);
      keeper.stop();
      void deleteSettled(person);
    };
  }, [person, subject]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer of the server
  useEffect(() => {
    if (state !== "idle") return;
    deleteSettled(person).then((subjects) => {
      if (!subjects.includes(subject)) return;
      keptForm.current?.accepted();
      setKeptAt(null);
    });
  }, [state, key, person, subject]);
  useEffect(() => {
    if (answer !== undefined) keptForm.current?.refused();
  }, [answer]);
  const since = keptAt ?? alsoKeptAt;
  const text = since === null ? (isDiscarded ? DISCARDED : null) : keptText(since, Date.now());
  const discard = () => {
    keptForm.current?.discard();
    onDiscard?.();
    setKeptAt(null);
    setDiscarded(true);
    const form = notice.current?.closest("form");
    form?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
  };
  return (
    <div
      ref={notice}
      className={cx("flex flex-wrap items-center gap-2", text === null && "sr-only")}
      data-draft={subject}
      data-person={person === VISITOR ? undefined : person}
    >
      <p role="status">{text}</p>
      <Button
        type="button"
        variant="secondary"
        size="small"
        hidden={since === null}
        onClick={discard}
      >
        Discard
      </Button>
    </div>
  );
}
