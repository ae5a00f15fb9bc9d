import { useLocation } from "react-router";
import type { ServiceCard } from "#app/domain/services/service.ts";
import { Icon } from "./icon.tsx";
import { saveHref } from "./links.ts";

type SaveButtonProps = {
  service: Pick<ServiceCard, "id" | "title" | "saved">;
  /** On a card only the heart is seen. */
  small?: boolean;
  /** Where to go on; the page the button stands on unless given. */
  next?: string;
};

/** Saves a service or removes it. A visitor signs in first; the owner has no such button. */
export function SaveButton({ service, small = false, next }: SaveButtonProps) {
  const { pathname, search } = useLocation();
  const { id, title, saved } = service;
  const label = (
    <>
      <Icon name="heart" />
      {small ? <span className="vh">Save {title}</span> : "Save"}
    </>
  );
  const look = small ? "btn alt s sq" : "btn alt s";
  if (saved === "own") return null;
  if (saved === null) {
    return (
      <a className={look} href={saveHref(id)}>
        {label}
      </a>
    );
  }
  const isSaved = saved === "yes";
  return (
    <form method="post" action="/saved" data-save>
      <input type="hidden" name="serviceId" value={id} />
      <input type="hidden" name="next" value={next ?? pathname + search} />
      <button className={look} name="saved" value={isSaved ? "off" : "on"} aria-pressed={isSaved}>
        {label}
      </button>
      <span className="vh" aria-live="polite" />
    </form>
  );
}
