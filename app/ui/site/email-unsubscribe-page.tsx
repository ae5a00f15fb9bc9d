import { NOT_DONE } from "#app/domain/failure.ts";
import { type LetterSort, SORT_TEXTS } from "#app/domain/email/kinds.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { NarrowMain } from "#app/ui/page.tsx";

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
    <NarrowMain>
      <h1>E-mail from Kayap</h1>
      {outcome === "failed" && <Notice tone="bad">{NOT_DONE}</Notice>}
      {sort && path && outcome !== "done" && (
        <form className="stack-4" method="post" action={path}>
          <p>Press the button and we send you no more {SORT_TEXTS[sort]}.</p>
          <Button>Stop these letters</Button>
        </form>
      )}
      {sort && outcome === "done" && (
        <Notice tone="ok">We send you no more {SORT_TEXTS[sort]}.</Notice>
      )}
      {!sort && (
        <Notice tone="bad">This link is not complete. Open it from the letter again.</Notice>
      )}
      <ButtonLink variant="secondary" href="/dashboard/settings">
        Choose in your settings
      </ButtonLink>
    </NarrowMain>
  );
}
