import { cx } from "class-variance-authority";
import { useLocation } from "react-router";
import type { ServiceCard } from "#app/domain/services/service.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { cardButton } from "#app/ui/card.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

type SaveButtonProps = {
  service: Pick<ServiceCard, "id" | "title" | "saved">;
  /** A card shows only the heart. */
  onCard?: boolean;
  /** The page to return to; the current page by default. */
  next?: string;
};

/**
 * Saves or removes a service. A visitor signs in first, which then saves it; the owner has no button. The heart of a card is a toggle;
 * a label says what it is now by itself, and a pressed “Saved” would be heard as both.
 */
export function SaveButton({ service, onCard = false, next }: SaveButtonProps) {
  const { pathname, search } = useLocation();
  const { id, title, saved } = service;
  const isSaved = saved === "yes";
  const label = (
    <>
      <Icon name="heart" />
      {onCard ? <span className="sr-only">Save {title}</span> : isSaved ? "Saved" : "Save"}
    </>
  );
  const look = {
    variant: "secondary",
    size: onCard ? "smallSquare" : "small",
    className: cx("fills-when-pressed", onCard ? cardButton : "stays-pressed"),
  } as const;
  if (saved === "own") return null;
  if (saved === null) {
    return (
      <form method="post" action={paths.saved}>
        <AccountField />
        <Button {...look} name="serviceId" value={id}>
          {label}
        </Button>
      </form>
    );
  }
  return (
    <form method="post" action={paths.saved} data-save>
      <AccountField />
      <input type="hidden" name="serviceId" value={id} />
      <input type="hidden" name="next" value={next ?? pathname + search} />
      <Button
        {...look}
        name="saved"
        value={isSaved ? "off" : "on"}
        aria-pressed={onCard ? isSaved : undefined}
      >
        {label}
      </Button>
      <span className="sr-only" aria-live="polite" />
      <FieldError role="alert" data-failed hidden />
    </form>
  );
}
