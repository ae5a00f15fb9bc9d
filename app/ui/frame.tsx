import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Icon } from "./icon.tsx";
import { TopBar } from "./top-bar.tsx";

type FrameProps = {
  children: ReactNode;
  /** The path of this page with its query, to come back to after a change of theme. */
  path: string;
  theme: string;
  supportEmail: string;
  postalAddress: string;
};

/** Header and footer around every public page. */
export function Frame({ children, path, theme, ...addresses }: FrameProps) {
  return (
    <div id="top">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopBar path={path} />
      {children}
      <Footer path={path} theme={theme} {...addresses} />
      <a className="btn alt sq to-top" href="#top">
        <Icon name="arrow-up" />
        <span className="vh">Back to top</span>
      </a>
    </div>
  );
}
