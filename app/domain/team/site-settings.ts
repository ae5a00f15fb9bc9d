import { z } from "zod";
import { isAddress, normalAddress } from "#app/domain/email/address.ts";
import { type Difference, differencesOf } from "#app/domain/forms/difference.ts";
import { INVALID_EMAIL, optionalText, ticked } from "#app/domain/forms/fields.ts";

export const MOST_BANNER = 200;

/** What the team sets for all of Kayap. */
export const siteSettingsSchema = z.object({
  signUps: ticked,
  /** Whether the first service of a new professional waits for the team. */
  approval: ticked,
  /** Where people write to; "" for the address of the deployment. */
  supportEmail: optionalText(254)
    .transform(normalAddress)
    .refine((address) => address === "" || isAddress(address), INVALID_EMAIL),
  /** What every page says on top; "" for nothing. */
  banner: optionalText(MOST_BANNER),
});
export type SiteSettings = z.output<typeof siteSettingsSchema>;

/** What counts before anything was set. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  signUps: true,
  approval: false,
  supportEmail: "",
  banner: "",
};

export const SITE_SETTING_LABELS = {
  signUps: "New accounts may be opened",
  approval: "The first service of a new professional waits for us",
  supportEmail: "Support address",
  banner: "Message on all pages",
} satisfies Record<keyof SiteSettings, string>;

const yesOrNo = (isOn: boolean) => (isOn ? "Yes" : "No");

/** Where two versions of these settings differ, in the order of the form (decision 50). */
export function siteSettingsDifferences(stored: SiteSettings, yours: SiteSettings): Difference[] {
  const { signUps, approval, supportEmail, banner } = SITE_SETTING_LABELS;
  return differencesOf<SiteSettings>(
    [
      { label: signUps, text: (one) => yesOrNo(one.signUps) },
      { label: approval, text: (one) => yesOrNo(one.approval) },
      { label: supportEmail, text: (one) => one.supportEmail },
      { label: banner, text: (one) => one.banner },
    ],
    stored,
    yours,
  );
}

/** What a change of the settings changed, for the log. */
export function siteSettingsChange(stored: SiteSettings, yours: SiteSettings): string {
  return siteSettingsDifferences(stored, yours)
    .map(({ label, stored, yours }) => `${label}: ${yours || "empty"}, before ${stored || "empty"}`)
    .join("\n");
}
