import { cx } from "class-variance-authority";
import { buttonClass, EntryButton } from "#app/ui/button.tsx";
import { Input } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

const ENTRY =
  "flex min-h-11 w-full items-center gap-2.5 px-3 text-left font-semibold text-ink underline-on-hover";

type ShareProps = {
  url: string;
  text: string;
  label: string;
  /** As tall as the main buttons beside it; on a phone as wide as its part of their row. */
  large?: boolean;
};

/**
 * Shares by the phone's own sheet if there is one, else by link, WhatsApp or SMS; plain links without JavaScript. On a narrow
 * screen the menu is as wide as the row of the button, which is `relative`.
 */
export function Share({ url, text, label, large = false }: ShareProps) {
  const message = encodeURIComponent(`${text} ${url}`);
  return (
    <details
      className={cx("sm:relative", large && "flex-auto sm:flex-none")}
      data-menu=""
      data-share={text}
      data-url={url}
    >
      <summary
        className={buttonClass({
          variant: "secondary",
          size: large ? "normal" : "small",
          className: large ? "w-full" : undefined,
        })}
      >
        <Icon name="share-2" />
        {label}
      </summary>
      <div className="absolute top-full left-0 z-9 mt-1 w-full rounded-card border border-control bg-card p-2 plank-card sm:w-60">
        <EntryButton type="button" className={ENTRY} data-copy hidden>
          <Icon name="link" />
          Copy link
        </EntryButton>
        <a className={ENTRY} href={`https://wa.me/?text=${message}`} rel="noopener">
          <Icon name="message-circle" />
          WhatsApp
        </a>
        <a className={ENTRY} href={`sms:?body=${message}`}>
          <Icon name="mail" />
          SMS
        </a>
        <Input aria-label="Link to this page" readOnly value={url} />
      </div>
      <p className="sr-only" role="status" data-copied />
    </details>
  );
}
