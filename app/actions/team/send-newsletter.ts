import type { RouterContextProvider } from "react-router";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { configContext, databaseContext } from "#app/context.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { NewsletterForm } from "#app/domain/team/newsletters.ts";
import { newsletterEmail } from "#app/email/newsletter-email.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import {
  changeNewsletter,
  createNewsletter,
  type Newsletter,
  startNewsletter,
  stopNewsletter,
  testNewsletter,
} from "#db/team/newsletters.ts";
import { actingStaff } from "./acting-staff.ts";

/** A newsletter as the signed-in member of the team would get it. */
export function newsletterPreview(
  context: Readonly<RouterContextProvider>,
  { id, subject, content }: Pick<Newsletter, "id" | "subject" | "content">,
): EmailContent {
  const { appOrigin, postalAddress, secret } = context.get(configContext);
  const token = unsubscribeToken(secret, "newsletter", signedIn(context).email);
  return newsletterEmail({ id, subject, content, appOrigin, postalAddress, token });
}

/**
 * Writes, tries, sends or stops a newsletter as its form asks; `stored` is null for a new one, whose id is `id`. False when it
 * was changed meanwhile, when its state does not allow that, or when another one was sent lately.
 */
export function actOnNewsletter(
  context: Readonly<RouterContextProvider>,
  { id, stored, form }: { id: string; stored: Newsletter | null; form: NewsletterForm },
): Promise<boolean> {
  const db = context.get(databaseContext);
  const by = actingStaff(context);
  if (form.intent === "save") {
    const { subject, content, region, version } = form;
    const fields = { subject, content, region };
    return stored
      ? changeNewsletter(db, { id, fields, version, by })
      : createNewsletter(db, { id, fields, by });
  }
  if (!stored) return Promise.resolve(false);
  if (form.intent === "stop") return stopNewsletter(db, { id, by });
  const act = { id, version: form.version, by };
  if (form.intent === "send") return startNewsletter(db, act);
  const to = signedIn(context).email;
  return testNewsletter(db, { ...act, to, emailContent: newsletterPreview(context, stored) });
}
