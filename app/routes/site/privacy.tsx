import { PRIVACY_SECTIONS } from "#app/content/privacy.ts";
import { configContext } from "#app/context.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import prose from "#app/styles/prose.css?url";
import { pageHead } from "#app/ui/pages/head.ts";
import { AddressList } from "#app/ui/site/addresses.tsx";
import { TextPage } from "#app/ui/site/text-page.tsx";
import type { Route } from "./+types/privacy.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: prose }];

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData, {
    title: "Privacy Policy | Kayap",
    description: "What Kayap knows about you, what for, for how long, and your rights.",
  });

export function loader({ context }: Route.LoaderArgs) {
  const { supportEmail, postalAddress } = context.get(configContext);
  return { supportEmail, postalAddress };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <TextPage
      title="Privacy Policy"
      updated={TERMS.updated}
      lead="What we know about you, what we use it for, and how you stay in charge of it."
      sections={PRIVACY_SECTIONS}
    >
      <AddressList {...loaderData} />
    </TextPage>
  );
}
