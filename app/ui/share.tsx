import { Icon } from "./icon.tsx";

/** Share by the phone's own sheet where there is one, else by link, WhatsApp or SMS; plain links without JavaScript. */
export function Share({ url, text, label }: { url: string; text: string; label: string }) {
  const message = encodeURIComponent(`${text} ${url}`);
  return (
    <details className="share" data-share={text} data-url={url}>
      <summary className="btn alt s">
        <Icon name="share-2" />
        {label}
      </summary>
      <div>
        <button type="button" data-copy hidden>
          <Icon name="link" />
          Copy link
        </button>
        <a href={`https://wa.me/?text=${message}`} rel="noopener">
          <Icon name="message-circle" />
          WhatsApp
        </a>
        <a href={`sms:?body=${message}`}>
          <Icon name="mail" />
          SMS
        </a>
        <label className="vh" htmlFor="share-url">
          Link to this page
        </label>
        <input id="share-url" readOnly value={url} />
      </div>
      <p className="vh" role="status" data-copied />
    </details>
  );
}
