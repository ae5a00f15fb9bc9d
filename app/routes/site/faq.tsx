import { FAQ_GROUPS } from "#app/content/faq.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { paths } from "#app/links.ts";
import prose from "#app/styles/prose.css?url";
import { pageHead } from "#app/ui/head.ts";
import { PageMain } from "#app/ui/page.tsx";
import { Contents } from "#app/ui/site/contents.tsx";
import { Questions } from "#app/ui/site/questions.tsx";
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
        <p className="text-soft">Last updated {TERMS.updated}</p>
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
