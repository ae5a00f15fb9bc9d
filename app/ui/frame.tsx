import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";
import { EmailFailing } from "./email-failing.tsx";
import { Footer } from "./footer.tsx";
import { Icon } from "./icon.tsx";
import { Notice } from "./notice.tsx";
import { Container } from "./page.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";

type FrameProps = {
  children: ReactNode;
  /** The path and query of this page, to come back to after a change of theme. */
  path: string;
  theme: string;
  supportEmail: string;
  postalAddress: string;
  signedIn: boolean;
  /** Whether e-mails to the person bounce. */
  emailFails: boolean;
  /** Shown once, on top of the page. */
  notice: string | null;
};

/** Header and footer around every public page. */
export function Frame(props: FrameProps) {
  const { children, path, theme, signedIn, emailFails, notice, ...addresses } = props;
  return (
    <div id="top">
      <SkipLink />
      <TopBar path={path} signedIn={signedIn} />
      {notice && (
        <Container className="pt-4">
          <Notice tone="ok">{notice}</Notice>
        </Container>
      )}
      {emailFails && (
        <Container className="pt-4">
          <EmailFailing />
        </Container>
      )}
      {children}
      <Footer path={path} theme={theme} {...addresses} />
      <ButtonLink
        variant="secondary"
        size="square"
        className="visible-after-scroll fixed right-4 bottom-5 z-4 plank-card"
        href="#top"
      >
        <Icon name="arrow-up" />
        <span className="sr-only">Back to top</span>
      </ButtonLink>
    </div>
  );
}
