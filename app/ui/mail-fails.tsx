import { Notice } from "./notice.tsx";

/** Told on every page to somebody whose letters do not arrive, with what can be done (decision 106). */
export function MailFails() {
  return (
    <Notice tone="wait">
      <form className="line" method="post" action="/mail-check">
        <p>
          <b>E-mail not reaching you.</b> Our last letter to your address came back.
        </p>
        <button className="btn alt s">Send one again</button>
        <a href="/dashboard/settings/email">Change the address</a>
      </form>
    </Notice>
  );
}
