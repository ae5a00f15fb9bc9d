import { ABOUT_SECTIONS } from "#app/content/about.ts";
import { paths } from "#app/links.ts";
import prose from "#app/styles/prose.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageHead } from "#app/ui/pages/head.ts";
import { PageMain } from "#app/ui/pages/page.tsx";
import { CategoryPattern } from "#app/ui/pictures/category-pattern.tsx";
import { SectionBody } from "#app/ui/site/section-body.tsx";
import type { Route } from "./+types/about.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: prose }];

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData, {
    title: "About Us | Kayap",
    description:
      "Kayap was founded in 2025 to connect Guyana's finest professionals with their neighbours.",
  });

export default function About() {
  return (
    <PageMain className="py-10 lg:py-14">
      <article className="stack-4">
        <div className="lg:grid lg:grid-cols-2 lg:gap-8">
          <div className="prose pb-4">
            <h1>About Us</h1>
            <p>
              <b>Kayap</b> is a Guyanese word for neighbours coming together to get work done. That
              is what we do: connecting Guyana's finest professionals with the people who need them.
            </p>
          </div>
          <CategoryPattern
            categoryId="business-corporate-services"
            icon="users-round"
            size="wide"
            className="aspect-16/5 rounded-control"
          />
          {ABOUT_SECTIONS.map(({ id, title, blocks }) => (
            <section key={id} id={id} className="prose pt-4">
              <h2>{title}</h2>
              <SectionBody blocks={blocks} />
            </section>
          ))}
        </div>
        <p className="flex flex-wrap items-center gap-2">
          <ButtonLink href={paths.howItWorks}>See how it works</ButtonLink>
          <ButtonLink variant="secondary" href={paths.contact}>
            Contact us
          </ButtonLink>
        </p>
      </article>
    </PageMain>
  );
}
