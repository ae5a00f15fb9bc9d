import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Icon } from "./icon.tsx";
import { MailFails } from "./mail-fails.tsx";
import { Notice } from "./notice.tsx";
import { TopBar } from "./top-bar.tsx";

type FrameProps = {
  children: ReactNode;
  /** The path of this page with its query, to come back to after a change of theme. */
  path: string;
  theme: string;
  supportEmail: string;
  postalAddress: string;
  signedIn: boolean;
  /** Whether letters to the person do not arrive. */
  mailFails: boolean;
  /** Said once, on top of the page. */
  notice: string | null;
};

/** Header and footer around every public page. */
export function Frame(props: FrameProps) {
  const { children, path, theme, signedIn, mailFails, notice, ...addresses } = props;
  return (
    <div id="top">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopBar path={path} signedIn={signedIn} />
      {notice && (
        <div className="wrap pt-4">
          <Notice tone="ok">{notice}</Notice>
        </div>
      )}
      {mailFails && (
        <div className="wrap pt-4">
          <MailFails />
        </div>
      )}
      {children}
      <Footer path={path} theme={theme} {...addresses} />
      <a className="btn alt sq to-top" href="#top">
        <Icon name="arrow-up" />
        <span className="vh">Back to top</span>
      </a>
    </div>
  );
}
