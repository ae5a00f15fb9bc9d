import type { ReactNode } from "react";
import type { Section } from "#app/content/section.ts";
import { PageMain } from "#app/ui/pages/page.tsx";
import { Contents } from "./contents.tsx";
import { SectionBody } from "./section-body.tsx";

type TextPageProps = {
  title: string;
  /** When the text last changed, as shown. */
  updated: string;
  lead: string;
  sections: readonly Section[];
  /** Below the last section. */
  children?: ReactNode;
};

/** A long text with numbered sections and a list of contents on top. */
export function TextPage({ title, updated, lead, sections, children }: TextPageProps) {
  return (
    <PageMain className="py-10 lg:py-14">
      <article className="prose">
        <h1>{title}</h1>
        <p className="text-soft">Last updated {updated}</p>
        <p>{lead}</p>
        <Contents entries={sections} />
        <ol className="numbered">
          {sections.map(({ id, title: heading, blocks }) => (
            <li key={id} id={id}>
              <h2>{heading}</h2>
              <SectionBody blocks={blocks} />
            </li>
          ))}
        </ol>
        {children}
      </article>
    </PageMain>
  );
}
