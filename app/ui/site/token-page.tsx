import { NOT_DONE } from "#app/domain/failure.ts";
import { Notice } from "../notice.tsx";

type TokenPageProps = {
  title: string;
  text: string;
  button: string;
  path: string;
  /** Null when the link is incomplete, used up or too old. */
  token: string | null;
  failed: boolean;
};

/** Where a link in a newsletter letter leads: it asks, and a button does it. */
export function TokenPage({ title, text, button, path, token, failed }: TokenPageProps) {
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <h1>{title}</h1>
        {failed && <Notice tone="bad">{NOT_DONE}</Notice>}
        {token ? (
          <form className="stack" method="post" action={`${path}?token=${token}`}>
            <p>{text}</p>
            <button className="btn">{button}</button>
          </form>
        ) : (
          <>
            <Notice tone="bad">
              This link no longer works. Open the newest letter from us, or ask for a new one.
            </Notice>
            <a className="btn alt" href="/newsletter">
              Ask for a new letter
            </a>
          </>
        )}
      </div>
    </main>
  );
}
