import { EMAIL_KIND_TEXTS, type EmailKind } from "#app/domain/email/kinds.ts";
import { NOT_DONE } from "#app/domain/failure.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { NarrowMain } from "#app/ui/page.tsx";

type EmailUnsubscribeProps = {
  /** Null when the link was not made by us. */
  kind: EmailKind | null;
  /** Where the button leads. */
  path: string | null;
  outcome: "done" | "failed" | "unknown" | undefined;
};

/** Where the unsubscribe link of an e-mail leads: it asks, and a button does it. */
export function EmailUnsubscribePage({ kind, path, outcome }: EmailUnsubscribeProps) {
  return (
    <NarrowMain>
      <h1>E-mail from Kayap</h1>
      {outcome === "failed" && <Notice tone="bad">{NOT_DONE}</Notice>}
      {kind && path && outcome !== "done" && (
        <form className="stack-4" method="post" action={path}>
          <AccountField />
          <p>Tap the button and we send you no more {EMAIL_KIND_TEXTS[kind]}.</p>
          <Button>Stop these e-mails</Button>
        </form>
      )}
      {kind && outcome === "done" && (
        <Notice tone="ok">We send you no more {EMAIL_KIND_TEXTS[kind]}.</Notice>
      )}
      {!kind && (
        <Notice tone="bad">This link is not complete. Open it from the e-mail again.</Notice>
      )}
      <ButtonLink variant="secondary" href={paths.settings}>
        Choose in your settings
      </ButtonLink>
    </NarrowMain>
  );
}
