import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

type ContainerProps = { className?: string; children: ReactNode };

/** The maximal width of a public page's content. */
export function Container({ className, children }: ContainerProps) {
  return <div className={cx("mx-auto max-w-page px-4", className)}>{children}</div>;
}

/** The main part of a public page. */
export function PageMain({ className, children }: ContainerProps) {
  return (
    <main id="main" className={cx("mx-auto max-w-page px-4", className)}>
      {children}
    </main>
  );
}

/** The main part of a page with little content: one narrow column. */
export function NarrowMain({ children }: { children: ReactNode }) {
  return (
    <PageMain className={sectionSpace}>
      <div className="stack-4 mx-auto my-8 max-w-narrow">{children}</div>
    </PageMain>
  );
}

/** The padding above and below a section. */
export const sectionSpace = "py-10 lg:py-14";

type PageSectionProps = { title: ReactNode; children: ReactNode };

/** A section of a service or profile page. */
export function PageSection({ title, children }: PageSectionProps) {
  return (
    <section className="pt-3.5">
      <h2 className="mb-3 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** A page with its price or form beside it on wide screens, where that stays in view. */
export function PageWithAside({
  aside,
  label,
  children,
}: ContainerProps & { aside: ReactNode; label: string }) {
  return (
    <div className="grid gap-6 pb-8 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-12">
      <div className="flex flex-col gap-4">{children}</div>
      <aside className="lg:sticky lg:top-21 lg:self-start" aria-label={label}>
        {aside}
      </aside>
    </div>
  );
}

/** The heading of a list or section, and a link to more. */
export function SectionHead({ children }: { children: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 lg:mb-5">
      {children}
    </div>
  );
}

/** The classes of the link to more. */
export const moreLink = "inline-block py-2.5 font-semibold";
