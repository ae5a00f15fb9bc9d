import { TERMS_SECTIONS } from "#app/content/terms.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import prose from "#app/styles/prose.css?url";
import { pageHead } from "#app/ui/pages/head.ts";
import { TextPage } from "#app/ui/site/text-page.tsx";
import type { Route } from "./+types/terms.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: prose }];

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData, {
    title: "Terms of Use | Kayap",
    description: "The terms of use of Kayap, in plain words.",
  });

export default function Terms() {
  return (
    <TextPage
      title="Terms of Use"
      updated={TERMS.updated}
      lead="What you can expect of Kayap, and what Kayap expects of you, in plain words."
      sections={TERMS_SECTIONS}
    >
      <p className="text-soft">Version {TERMS.version}</p>
    </TextPage>
  );
}
