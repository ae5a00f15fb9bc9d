import { buttonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";

const ENTRY =
  "flex min-h-11 w-full items-center gap-2.5 px-3 text-left font-semibold text-ink underline-on-hover";

/** Shares by the phone's own sheet if there is one, else by link, WhatsApp or SMS; plain links without JavaScript. */
export function Share({ url, text, label }: { url: string; text: string; label: string }) {
  const message = encodeURIComponent(`${text} ${url}`);
  return (
    <details className="relative" data-menu data-share={text} data-url={url}>
      <summary className={buttonClass({ variant: "secondary", size: "small" })}>
        <Icon name="share-2" />
        {label}
      </summary>
      <div className="absolute top-12.5 left-0 z-3 w-60 rounded-card border border-control bg-card p-2 plank-menu">
        <button type="button" className={ENTRY} data-copy hidden>
          <Icon name="link" />
          Copy link
        </button>
        <a className={ENTRY} href={`https://wa.me/?text=${message}`} rel="noopener">
          <Icon name="message-circle" />
          WhatsApp
        </a>
        <a className={ENTRY} href={`sms:?body=${message}`}>
          <Icon name="mail" />
          SMS
        </a>
        <label className="sr-only" htmlFor="share-url">
          Link to this page
        </label>
        <input
          className="mt-1 min-h-11 w-full rounded-control border-[1.5px] border-control px-3"
          id="share-url"
          readOnly
          value={url}
        />
      </div>
      <p className="sr-only" role="status" data-copied />
    </details>
  );
}
