import type { ReactNode } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { Container } from "#app/ui/pages/page.tsx";
import { EmailFailing } from "./email-failing.tsx";
import { Footer } from "./footer.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";

type FrameProps = {
  children: ReactNode;
  /** The path and query of this page, to come back to after a change of theme. */
  path: string;
  theme: string;
  supportEmail: string;
  postalAddress: string;
  /** The page that Login leads back to; null where that is the dashboard. */
  signInNext: string | null;
  /** Whether e-mails to the person bounce. */
  emailFails: boolean;
  /** Shown once, on top of the page. */
  notice: { text: string; failed: boolean } | null;
};

/** Header and footer around every public page. */
export function Frame(props: FrameProps) {
  const { children, path, theme, signInNext, emailFails, notice, ...addresses } = props;
  return (
    <div id="top">
      <SkipLink />
      <TopBar path={path} signInNext={signInNext} />
      {notice && (
        <div data-passing={notice.failed ? undefined : ""}>
          <Container className="pt-4">
            <Notice tone={notice.failed ? "bad" : "ok"}>{notice.text}</Notice>
          </Container>
        </div>
      )}
      {emailFails && (
        <Container className="pt-4">
          <EmailFailing />
        </Container>
      )}
      {children}
      <Footer path={path} theme={theme} {...addresses} />
    </div>
  );
}
