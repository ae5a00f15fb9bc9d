import {
  createContext,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

/** Closes the dialog; null on a page of its own. */
export const CloseDialog = createContext<(() => void) | null>(null);

type ModalDialogProps = {
  title: string;
  /** Changes when the dialog was asked for once more. */
  asked?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog over the page, until it is closed; the focus then goes back to what opened it. */
export function ModalDialog({ title, asked, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const question = useDiscardQuestion();
  useEffect(() => {
    const opener = document.activeElement;
    return () =>
      queueMicrotask(() => {
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for while the page behind still loads, it opens again
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [asked]);
  const close = () => dialog.current?.close();
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onInput={question.noteTyping}
      onKeyDown={question.onKeyDown}
      onCancel={question.hold}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-2 justify-between">
        <h2 id={titleId}>{title}</h2>
        <Button
          type="button"
          variant="secondary"
          size="smallSquare"
          onClick={(event) => question.hold(event) || close()}
        >
          {/* Shown also where the dialog lies in a row of buttons without icons. */}
          <Icon name="x" className="inline-block!" />
          <span className="sr-only">Close</span>
        </Button>
      </div>
      {question.isAsked && <DiscardQuestion onDiscard={close} onKeep={question.keepWriting} />}
      <div className="mt-3 stack-4">
        <CloseDialog value={close}>{children}</CloseDialog>
      </div>
    </Dialog>
  );
}

/** Asks before Escape or Close throws typed text away. */
function useDiscardQuestion() {
  const hasText = useRef(false);
  const field = useRef<Element | null>(null);
  const [isAsked, setAsked] = useState(false);
  const noteTyping = ({ target }: FormEvent) => {
    if (target instanceof HTMLTextAreaElement) hasText.current = target.value.trim() !== "";
  };
  const hold = (event: SyntheticEvent): boolean => {
    if (!hasText.current) return false;
    event.preventDefault();
    field.current ??= document.activeElement;
    setAsked(true);
    return true;
  };
  const keepWriting = () => {
    setAsked(false);
    if (field.current instanceof HTMLElement) field.current.focus();
    field.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Browsers let a page hold back only every other Escape by `cancel`.
    if (hold(event) && isAsked) keepWriting();
  };
  return { isAsked, noteTyping, hold, keepWriting, onKeyDown };
}

type DiscardQuestionProps = { onDiscard: () => void; onKeep: () => void };

function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className="mt-3">
      <Notice tone="bad">
        <p className="mb-2">Discard what you typed?</p>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="button" size="small" ref={keep} onClick={onKeep}>
            Keep writing
          </Button>
          <Button
            type="button"
            variant="secondary"
            size="small"
            data-discards=""
            onClick={onDiscard}
          >
            Discard
          </Button>
        </div>
      </Notice>
    </div>
  );
}
