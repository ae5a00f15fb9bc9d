import type { Client } from "@libsql/client";
import { DAY_MS } from "#app/domain/time/durations.ts";
import type { NewOffer } from "#db/jobs/offers.ts";
import type { NewJob } from "#db/jobs/post.ts";
import {
  addProfessional,
  addService,
  insert,
  NOW,
  type PersonFields,
} from "#tests/support/fixtures.ts";
import { onMonday } from "./bookings.ts";

export const REGION = "Demerara-Mahaica";

/** Anita's job for an electrician in Mon Repos, as its form posts it. */
export function newJob(customerId: string, fields: Partial<NewJob> = {}): NewJob {
  const id = fields.id ?? crypto.randomUUID();
  return {
    id,
    customerId,
    key: id,
    what: "Two plugs spark when it rains",
    details: "The plugs in the kitchen spark when rain comes from the east.",
    trade: { categoryId: "construction-trades", subcategoryId: "electricians" },
    region: REGION,
    city: "Mon Repos",
    landmark: "Yellow house behind the stelling",
    wanted: { when: "week", day: null, part: null },
    budget: null,
    offersWanted: 3,
    photos: [],
    deviceHash: null,
    at: NOW,
    ...fields,
  };
}

export const NOTICE = { title: "A new job", body: "Electricians in Mon Repos", link: "/dashboard" };

/** An electrician of Demerara-Mahaica with a listed service. */
export async function addElectrician(client: Client, fields: PersonFields = {}) {
  const proId = await addProfessional(client, { location_state: REGION, ...fields });
  return { proId, serviceId: await addService(client, proId, { location_state: REGION }) };
}

/** Their offer for Monday at 9 or 10. */
export function newOffer(
  job: Pick<NewJob, "id" | "customerId">,
  { proId, serviceId }: { proId: string; serviceId: string },
  fields: Partial<NewOffer> = {},
): NewOffer {
  return {
    id: crypto.randomUUID(),
    jobId: job.id,
    customerId: job.customerId,
    professionalId: proId,
    serviceId,
    priceAmount: 12_000_00,
    priceType: "fixed",
    minutes: 60,
    message: "New plugs and a dry box outside, material included.",
    times: [onMonday(540), onMonday(600)],
    at: NOW,
    ...fields,
  };
}

/** The same job as its form sends it; a form that is sent twice has one key. */
export const JOB_FORM = {
  what: "Two plugs spark when it rains",
  details: "The plugs in the kitchen spark when rain comes from the east.",
  categoryId: "construction-trades",
  subcategoryId: "electricians",
  region: REGION,
  city: "Mon Repos",
  landmark: "Yellow house behind the stelling",
  when: "week",
};

type JobRow = Partial<{
  id: string;
  what: string;
  details: string;
  category_id: string;
  subcategory_id: string | null;
  trade: string;
  region: string;
  city: string;
  landmark: string | null;
  wanted_when: "asap" | "week" | "day";
  wanted_day: string | null;
  budget: number | null;
  offers_wanted: number;
  status: "open" | "taken" | "closed" | "expired";
  expires_at: number;
  hidden_at: number | null;
  created_at: number;
}>;

/** The same job as a stored row, of which nobody has heard. Returns the id. */
export async function addJob(client: Client, customerId: string, fields: JobRow = {}) {
  const row = {
    id: crypto.randomUUID(),
    what: "Two plugs spark when it rains",
    details: "The plugs in the kitchen spark when rain comes from the east.",
    category_id: "construction-trades",
    subcategory_id: "electricians",
    trade: "electricians",
    region: REGION,
    city: "Mon Repos",
    landmark: "Yellow house behind the stelling",
    wanted_when: "week",
    offers_wanted: 3,
    expires_at: NOW + 7 * DAY_MS,
    created_at: NOW,
    ...fields,
  };
  const others = {
    idempotency_key: row.id,
    matched_at: row.created_at,
    updated_at: row.created_at,
  };
  await insert(client, "jobs", { ...row, customer_id: customerId, ...others });
  return row.id;
}

type OfferRow = Partial<{
  price_amount: number;
  message: string;
  times: string;
  status: "open" | "accepted" | "withdrawn" | "not-chosen";
  hidden_at: number | null;
  created_at: number;
}>;

/** An offer for Monday at 9 or 10 as a stored row. Returns the id. */
export async function addJobOffer(
  client: Client,
  of: { jobId: string; proId: string; serviceId: string },
  fields: OfferRow = {},
) {
  const row = {
    id: crypto.randomUUID(),
    price_amount: 12_000_00,
    price_type: "fixed",
    minutes: 60,
    message: "New plugs and a dry box outside, material included.",
    times: JSON.stringify([onMonday(540), onMonday(600)]),
    created_at: NOW,
    ...fields,
  };
  await insert(client, "offers", {
    ...row,
    job_id: of.jobId,
    professional_id: of.proId,
    service_id: of.serviceId,
    updated_at: row.created_at,
  });
  return row.id;
}

/** How a person is told, in tests that look at whether they are. */
export const TOLD = {
  title: "News of your job",
  body: "There is an offer.",
  link: "/dashboard/jobs",
  to: "somebody@kayap.test",
  emailContent: { subject: "News", text: "News", html: "<p>News</p>" },
  changed: { title: "The offer has changed", body: "It is cheaper.", link: "/dashboard/jobs" },
};
