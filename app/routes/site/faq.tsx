import { FAQ_GROUPS } from "#app/content/faq.ts";
import { TERMS } from "#app/domain/people/terms.ts";
import styles from "#app/styles/site.css?url";
import { pageHead } from "#app/ui/head.ts";
import { Contents } from "#app/ui/site/contents.tsx";
import { Questions } from "#app/ui/site/questions.tsx";
import type { Route } from "./+types/faq.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, {
    title: "Frequently Asked Questions | Kayap",
    description: "Answers for customers and professionals: prices, bookings, safety, accounts.",
  });

export default function Faq() {
  return (
    <main id="main" className="wrap sec">
      <article className="words">
        <h1>Frequently Asked Questions</h1>
        <p className="soft">Last updated {TERMS.updated}</p>
        <Contents entries={FAQ_GROUPS} />
        {FAQ_GROUPS.map((group) => (
          <Questions key={group.id} {...group} />
        ))}
        <p>
          Not answered? <a href="/contact">Write to us</a>.
        </p>
      </article>
    </main>
  );
}
