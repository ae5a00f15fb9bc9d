import { type FormEvent, useEffect, useRef, useState } from "react";

type Uploads = {
  /** How many photos are not stored yet. */
  pending: number;
  failed: boolean;
};

/** Delays a form while photos are being sent, and submits it after the last one, unless one failed. */
export function useSubmitAfterUploads({ pending, failed }: Uploads) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || pending > 0) return;
    setWaiting(false);
    if (!failed) form.current?.requestSubmit(button.current);
  }, [isWaiting, pending, failed]);
  const waitForPhotos = (event: FormEvent) => {
    if (pending === 0) return;
    event.preventDefault();
    setWaiting(true);
  };
  return { form, button, isWaiting: isWaiting && pending > 0, waitForPhotos };
}
