import { NOT_DONE } from "#app/domain/failure.ts";
import { type LetterSort, SORT_TEXTS } from "#app/domain/post/sorts.ts";
import { Notice } from "../notice.tsx";

type LettersStopProps = {
  /** Null when the link is not one of ours. */
  sort: LetterSort | null;
  /** Where the button leads. */
  path: string | null;
  outcome: "done" | "failed" | "unknown" | undefined;
};

/** Where the link in a letter leads that ends letters of its sort: it asks, and a button does it. */
export function LettersStopPage({ sort, path, outcome }: LettersStopProps) {
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <h1>E-mail from Kayap</h1>
        {outcome === "failed" && <Notice tone="bad">{NOT_DONE}</Notice>}
        {sort && path && outcome !== "done" && (
          <form className="stack" method="post" action={path}>
            <p>Press the button and we send you no more {SORT_TEXTS[sort]}.</p>
            <button className="btn">Stop these letters</button>
          </form>
        )}
        {sort && outcome === "done" && (
          <Notice tone="ok">We send you no more {SORT_TEXTS[sort]}.</Notice>
        )}
        {!sort && (
          <Notice tone="bad">This link is not complete. Open it from the letter again.</Notice>
        )}
        <a className="btn alt" href="/dashboard/settings">
          Choose in your settings
        </a>
      </div>
    </main>
  );
}
