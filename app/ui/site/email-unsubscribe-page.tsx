import { EMAIL_KIND_TEXTS, type EmailKind } from "#app/domain/email/kinds.ts";
import { NOT_DONE } from "#app/domain/failure.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { NarrowMain } from "#app/ui/page.tsx";

type EmailUnsubscribeProps = {
  /** Null when the link is not one of ours. */
  sort: EmailKind | null;
  /** Where the button leads. */
  path: string | null;
  outcome: "done" | "failed" | "unknown" | undefined;
};

/** Where the link in a letter leads that ends letters of its sort: it asks, and a button does it. */
export function EmailUnsubscribePage({ sort, path, outcome }: EmailUnsubscribeProps) {
  return (
    <NarrowMain>
      <h1>E-mail from Kayap</h1>
      {outcome === "failed" && <Notice tone="bad">{NOT_DONE}</Notice>}
      {sort && path && outcome !== "done" && (
        <form className="stack-4" method="post" action={path}>
          <p>Press the button and we send you no more {EMAIL_KIND_TEXTS[sort]}.</p>
          <Button>Stop these e-mails</Button>
        </form>
      )}
      {sort && outcome === "done" && (
        <Notice tone="ok">We send you no more {EMAIL_KIND_TEXTS[sort]}.</Notice>
      )}
      {!sort && (
        <Notice tone="bad">This link is not complete. Open it from the e-mail again.</Notice>
      )}
      <ButtonLink variant="secondary" href={paths.settings}>
        Choose in your settings
      </ButtonLink>
    </NarrowMain>
  );
}
