import type { ReactNode } from "react";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { NarrowMain } from "#app/ui/pages/page.tsx";

type TokenPageProps = {
  title: string;
  text: string;
  button: string;
  path: string;
  /** Null when the link is incomplete, used or expired. */
  token: string | null;
  /** What else stood in the query of the link. */
  query?: Record<string, string>;
  failed: boolean;
  /** What to do when the link no longer works. */
  instead: { text: string; label: string; href: string };
  /** What the button sends besides. */
  children?: ReactNode;
};

/** Where a link in an e-mail leads: it asks, and a button does it. */
export function TokenPage(props: TokenPageProps) {
  const { title, text, button, path, token, query = {}, failed, instead, children } = props;
  return (
    <NarrowMain>
      <h1>{title}</h1>
      {failed && <Problem>{NOT_DONE}</Problem>}
      {token ? (
        <form
          className="stack-4"
          method="post"
          action={`${path}?${new URLSearchParams({ token, ...query })}`}
        >
          <AccountField />
          <p>{text}</p>
          {children}
          <Button>{button}</Button>
        </form>
      ) : (
        <>
          <Notice tone="bad">This link no longer works. {instead.text}</Notice>
          <ButtonLink variant="secondary" href={instead.href}>
            {instead.label}
          </ButtonLink>
        </>
      )}
    </NarrowMain>
  );
}
