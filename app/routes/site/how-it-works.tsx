import { CUSTOMER_STEPS, HIGHLIGHTS, PROFESSIONAL_STEPS } from "#app/content/how-it-works.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageHead } from "#app/ui/pages/head.ts";
import { NumberedList } from "#app/ui/pages/numbered-list.tsx";
import { Container } from "#app/ui/pages/page.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { OfferWorkLink } from "#app/ui/services/offer-work-link.tsx";
import { useViewer } from "#app/ui/viewer.ts";
import type { Route } from "./+types/how-it-works.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData, {
    title: "How It Works | Kayap",
    description: "Five steps to hire a professional in Guyana, and five steps to be found as one.",
  });

export default function HowItWorks() {
  const isSignedIn = useViewer() !== null;
  return (
    <main id="main">
      <Container className="py-10 lg:py-14">
        <h1>How It Works</h1>
        <p className="max-w-text mt-2">
          You find somebody, agree on the job and pay them directly. Kayap brings you together and
          stays out of the money.
        </p>
        <div className="mt-6 grid gap-10 lg:grid-cols-2 lg:gap-12">
          <section>
            <h2 className="mb-3">For customers</h2>
            <NumberedList steps={CUSTOMER_STEPS} className="mb-2" />
            {isSignedIn ? (
              <ButtonLink href={paths.search}>Find a professional</ButtonLink>
            ) : (
              <ButtonLink href={paths.registerAs("customer")}>Sign up as a customer</ButtonLink>
            )}
          </section>
          <section>
            <h2 className="mb-3">For professionals</h2>
            <NumberedList steps={PROFESSIONAL_STEPS} className="mb-2" />
            <OfferWorkLink variant="secondary" join="Sign up as a professional" />
          </section>
        </div>
      </Container>
      <section className="py-10 lg:py-14 bg-sunken">
        <Container>
          <h2>What you get</h2>
          <ul className="my-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {HIGHLIGHTS.map(({ icon, title, text }) => (
              <li key={title} className="relative pl-10">
                <Icon name={icon} className="absolute top-0 left-0 size-7" />
                <h3>{title}</h3>
                <p className="text-soft">{text}</p>
              </li>
            ))}
          </ul>
          <p>
            More questions? <a href={paths.faq}>Read the answers</a>.
          </p>
        </Container>
      </section>
    </main>
  );
}
