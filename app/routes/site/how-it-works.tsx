import { CUSTOMER_STEPS, HIGHLIGHTS, PROFESSIONAL_STEPS } from "#app/content/how-it-works.ts";
import styles from "#app/styles/site.css?url";
import { pageHead } from "#app/ui/head.ts";
import { Icon } from "#app/ui/icon.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import type { Route } from "./+types/how-it-works.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, {
    title: "How It Works | Kayap",
    description: "Five steps to hire a professional in Guyana, and five steps to be found as one.",
  });

export default function HowItWorks() {
  return (
    <main id="main">
      <div className="wrap sec">
        <h1>How It Works</h1>
        <p className="measure mt-2">
          You find somebody, agree on the job and pay them directly. Kayap brings you together and
          stays out of the money.
        </p>
        <div className="halves">
          <section>
            <h2>For customers</h2>
            <StepList steps={CUSTOMER_STEPS} />
            <a className="btn" href="/register?type=customer">
              Sign up as a customer
            </a>
          </section>
          <section>
            <h2>For professionals</h2>
            <StepList steps={PROFESSIONAL_STEPS} />
            <a className="btn alt" href="/register?type=professional">
              Sign up as a professional
            </a>
          </section>
        </div>
      </div>
      <section className="sec band">
        <div className="wrap">
          <h2>What you get</h2>
          <ul className="highlights">
            {HIGHLIGHTS.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </li>
            ))}
          </ul>
          <p>
            More questions? <a href="/faq">Read the answers</a>.
          </p>
        </div>
      </section>
    </main>
  );
}
