import { loadToken, redeemToken } from "#app/actions/accounts/token-link.ts";
import { confirmNewsletterByLink } from "#app/actions/email/confirm-newsletter.ts";
import { confirmationSchema, NEWS_REGIONS } from "#app/domain/notifications/newsletter.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { paths } from "#app/links.ts";
import { SelectField } from "#app/ui/forms/field.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { TokenPage } from "#app/ui/site/token-page.tsx";
import type { Route } from "./+types/newsletter-confirm.ts";

export const meta = () => privateMeta("Confirm your subscription", { secretAddress: true });

export const loader = ({ url }: Route.LoaderArgs) => loadToken(url);

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, confirmationSchema);
  if (!form.ok) {
    const { values, errors } = form;
    return refuse(form.status, {
      region: values.region,
      error: errors.region ?? errors[""],
      failed: false,
    });
  }
  const { region } = form.data;
  const confirmed = await redeemToken(url, (tokenHash) =>
    confirmNewsletterByLink(context, { tokenHash, region }),
  );
  if (confirmed.ok) return seeOther(`${paths.newsletter}?step=confirmed`, { request });
  if (confirmed.page.data === "unknown") return confirmed.page;
  return refuse(503, { region, error: undefined, failed: true });
}

export default function NewsletterConfirm({
  loaderData: { token },
  actionData,
}: Route.ComponentProps) {
  const form = typeof actionData === "object" ? actionData : null;
  return (
    <TokenPage
      title="Confirm your subscription"
      text="Tap the button to get Kayap news once a month. You can unsubscribe at any time."
      button="Confirm"
      path={paths.newsletterConfirm}
      token={actionData === "unknown" ? null : token}
      failed={form?.failed ?? false}
      instead={{
        text: "Open the newest e-mail from us, or ask for a new one.",
        label: "Ask for a new e-mail",
        href: paths.newsletter,
      }}
    >
      <SelectField
        id="region"
        name="region"
        label="Your region"
        options={NEWS_REGIONS}
        defaultValue={form?.region}
        error={form?.error}
      />
    </TokenPage>
  );
}
