import { FAQ_GROUPS, FAQ_UPDATED, type QuestionGroup } from "#app/content/faq.ts";
import { paths } from "#app/links.ts";
import prose from "#app/styles/prose.css?url";
import { pageHead } from "#app/ui/pages/head.ts";
import { PageMain } from "#app/ui/pages/page.tsx";
import { Contents } from "#app/ui/site/contents.tsx";
import type { Route } from "./+types/faq.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: prose }];

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData, {
    title: "Frequently Asked Questions | Kayap",
    description: "Answers for customers and professionals: prices, bookings, safety, accounts.",
  });

export default function Faq() {
  return (
    <PageMain className="py-10 lg:py-14">
      <article className="prose">
        <h1>Frequently Asked Questions</h1>
        <p className="text-soft">Last updated {FAQ_UPDATED}</p>
        <Contents entries={FAQ_GROUPS} />
        {FAQ_GROUPS.map((group) => (
          <Questions key={group.id} {...group} />
        ))}
        <p>
          Not answered? <a href={paths.contact}>Write to us</a>.
        </p>
      </article>
    </PageMain>
  );
}

/** A group of questions; each opens its answer without scripts. */
function Questions({ id, title, questions }: QuestionGroup) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      <div className="*:border-b *:border-line border-t border-line">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary className="flex justify-between gap-3 py-3 font-bold underline-on-hover">
              {question}
              <span className="flex-none text-xl leading-tight" aria-hidden="true">
                <span className="inside-open:hidden">+</span>
                <span className="hidden inside-open:inline">−</span>
              </span>
            </summary>
            <p className="pb-4">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
