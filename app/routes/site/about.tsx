import { ABOUT_SECTIONS } from "#app/content/about.ts";
import styles from "#app/styles/site.css?url";
import { Cloth } from "#app/ui/cloth.tsx";
import { pageHead } from "#app/ui/head.ts";
import { SectionBody } from "#app/ui/site/section-body.tsx";
import type { Route } from "./+types/about.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, {
    title: "About Us | Kayap",
    description:
      "Kayap was founded in 2025 to connect Guyana's finest professionals with their neighbours.",
  });

export default function About() {
  return (
    <main id="main" className="wrap sec">
      <article className="words">
        <h1>About Us</h1>
        <p>
          <b>Kayap</b> is a Guyanese word for neighbours coming together to get work done. That is
          what we do: connecting Guyana's finest professionals with the people who need them.
        </p>
        <Cloth categoryId="business-corporate-services" icon="users-round" className="big" />
        {ABOUT_SECTIONS.map(({ id, title, blocks }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <SectionBody blocks={blocks} />
          </section>
        ))}
        <p className="line">
          <a className="btn" href="/how-it-works">
            See how it works
          </a>
          <a className="btn alt" href="/contact">
            Contact us
          </a>
        </p>
      </article>
    </main>
  );
}
