import type { EmailContent } from "#app/domain/email/email.ts";
import { withoutContactDetails } from "#app/domain/jobs/contact-details.ts";
import { type Trade, tradeName, type WantedTime, wantedText } from "#app/domain/jobs/job.ts";
import { moneyText, type PriceType, priceText } from "#app/domain/money/money.ts";
import { bodyText, type NotificationBody, withTimes } from "#app/domain/notifications/body.ts";
import { placeText } from "#app/domain/places/regions.ts";
import { excerpt } from "#app/domain/text/clean-text.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import type { DisplayPreferences } from "#app/domain/time/time-text.ts";
import { pageLink, settingsFootnote } from "#app/email/links/page-link.ts";
import { paths } from "#app/links.ts";
import { composeEmail } from "./compose.ts";

/** A notification as one line and one paragraph, on the site and in an e-mail. */
export type NotificationText = { title: string; body: NotificationBody };

/** A job as professionals read of it: never street, phone or family name. */
type ToldJob = Trade &
  WantedTime & {
    id: string;
    what: string;
    details: string;
    region: string;
    city: string;
    /** GYD cents; null for none. */
    budget: number | null;
  };

const MOST_EXCERPT = 300;

/** The notification of the professionals who hear of a job; it names nobody. */
export function newJobNotification(job: Omit<ToldJob, "id" | "details">, now: number) {
  return {
    title: `New job: ${withoutContactDetails(job.what)}`,
    body: `${tradeName(job)} in ${placeText(job.city, job.region)}. ${wantedText(job, now, null)}.`,
  };
}

type Reader = { firstName: string; preferences: DisplayPreferences };

function jobLines(job: ToldJob, now: number, preferences: DisplayPreferences): string {
  const budget = job.budget === null ? "" : `\nBudget: ${moneyText(job.budget, preferences)}`;
  return `${withoutContactDetails(job.what)}\n${tradeName(job)}, ${placeText(job.city, job.region)}\nWhen: ${wantedText(job, now, preferences)}${budget}`;
}

const FOOTNOTE =
  "You get this e-mail because you offer this kind of work on Kayap. Choose how often we write about jobs in your settings:";

/** The e-mail about a new job. */
export function newJobEmail(
  appOrigin: string,
  job: ToldJob,
  { firstName, preferences }: Reader,
  now: number,
): EmailContent {
  return composeEmail({
    subject: newJobNotification(job, now).title,
    paragraphs: [
      `Hello ${firstName},`,
      "Somebody near you needs work done that you offer:",
      jobLines(job, now, preferences),
      excerpt(withoutContactDetails(job.details), MOST_EXCERPT),
    ],
    action: pageLink(appOrigin, "See the job and send an offer", paths.job(job.id)),
    footnote: settingsFootnote(appOrigin, FOOTNOTE),
  });
}

/** The daily e-mail about the jobs that are still open. */
export function jobDigestEmail(
  appOrigin: string,
  jobs: readonly ToldJob[],
  { firstName, preferences }: Reader,
  now: number,
): EmailContent {
  return composeEmail({
    subject: `${jobs.length} new jobs near you`,
    paragraphs: [
      `Hello ${firstName},`,
      "These jobs near you still take offers:",
      ...jobs.map((job) => ({
        text: jobLines(job, now, preferences),
        link: pageLink(appOrigin, "See the job", paths.job(job.id)),
      })),
    ],
    action: pageLink(appOrigin, "See all jobs", paths.jobs),
    footnote: settingsFootnote(appOrigin, FOOTNOTE),
  });
}

type Offered = { priceAmount: number; priceType: PriceType; message: string };

/** The price of an offer and what it includes, as its customer reads them in an e-mail before it is accepted. */
export const offerLines = (
  { priceAmount, priceType, message }: Offered,
  preferences: DisplayPreferences | null,
): string[] => [
  `Price: ${priceText(priceAmount, priceType, preferences)}`,
  excerpt(withoutContactDetails(message), MOST_EXCERPT),
];

/** The notification of the customer about an offer; the page behind it has the price (decision 126). */
export function newOfferNotification(what: string, name: string): NotificationText {
  return {
    title: `${name} sent you an offer`,
    body: withTimes`They offered a price for “${what}”.`,
  };
}

/** The notification of the customer about an offer that has other terms now. */
export function changedOfferNotification(what: string, name: string): NotificationText {
  return {
    title: `${name} changed the offer`,
    body: withTimes`For “${what}”. Please read it again.`,
  };
}

/** The notification of the customer about an offer that is gone. */
export function withdrawnOfferNotification(what: string, name: string): NotificationText {
  return {
    title: `${name} withdrew the offer`,
    body: withTimes`For “${what}”. Your job takes other offers.`,
  };
}

/** The notification of the professional whose offer was accepted. */
export function acceptedNotification(
  what: string,
  customerName: string,
  startsAt: number,
): NotificationText {
  return {
    title: `${customerName} accepted your offer`,
    body: withTimes`${what}, ${startsAt}. The booking is confirmed.`,
  };
}

/** How a job ended without the offer of this professional. */
export type JobEnd = "taken" | "closed" | "expired";

/** The notification of the professionals whose offers were not chosen. */
export function notChosenNotification(what: string, end: JobEnd) {
  const job = withoutContactDetails(what);
  switch (end) {
    case "taken":
      return {
        title: "The customer chose another offer",
        body: `“${job}” is taken. Thank you for your offer. New jobs near you are under Jobs.`,
      };
    case "closed":
      return {
        title: "A job you made an offer for was closed",
        body: `“${job}” takes no more offers. Thank you for yours.`,
      };
    case "expired":
      return {
        title: "A job you made an offer for has ended",
        body: `The customer of “${job}” did not choose an offer in time. Thank you for yours.`,
      };
  }
}

/** The notification of the customer whose job has ended without a booking. */
export function jobEndedNotification(what: string, openOffers: number): NotificationText {
  return {
    title: "Your job has ended",
    body:
      openOffers > 0
        ? withTimes`“${what}” takes no more offers, and none was accepted in time. You can post it again.`
        : withTimes`Nobody sent an offer for “${what}” in time. You can post it again, perhaps with more details or another day.`,
  };
}

/** The notification of the customer whose job ends within a day. */
export function jobEndsSoonNotification(
  what: string,
  expiresAt: number,
  openOffers: number,
): NotificationText {
  const offers = openOffers === 1 ? "1 offer is waiting" : `${openOffers} offers are waiting`;
  return {
    title: openOffers > 0 ? "Choose an offer before your job ends" : "Your job ends soon",
    body: withTimes`“${what}” takes offers until ${expiresAt - MINUTE_MS}.${openOffers > 0 ? ` ${offers} for your answer.` : " There is no offer yet."}`,
  };
}

/** The e-mail of a notification about a job or an offer. */
export function jobEmail(
  appOrigin: string,
  { title, body }: NotificationText,
  {
    jobId,
    preferences,
    lines = [],
  }: { jobId: string; preferences: DisplayPreferences | null; lines?: readonly string[] },
): EmailContent {
  return composeEmail({
    subject: title,
    paragraphs: [bodyText(body, preferences), ...lines],
    action: pageLink(appOrigin, "Open the job", paths.job(jobId)),
    footnote: settingsFootnote(
      appOrigin,
      "You get this e-mail because of a job on Kayap. Choose what we write about in your settings:",
    ),
  });
}
