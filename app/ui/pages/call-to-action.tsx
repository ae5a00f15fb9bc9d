import type { ReactNode } from "react";
import { Container } from "./page.tsx";

type CallToActionProps = {
  title: string;
  text: string;
  /** The button. */
  action: ReactNode;
  /** A picture on the right of wide screens. */
  picture?: ReactNode;
};

/** A dark band across the page with a call to action. */
export function CallToAction({ title, text, action, picture }: CallToActionProps) {
  return (
    <section className="bg-deep py-10 text-on-deep clapboard-deep-board lg:py-0">
      <Container className="lg:flex lg:justify-between">
        <div className="stack-4 lg:py-14">
          <h2>{title}</h2>
          <p className="max-w-text text-deep-soft">{text}</p>
          {action}
        </div>
        {picture}
      </Container>
    </section>
  );
}
