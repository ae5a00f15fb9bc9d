import { NOT_VERIFIED } from "#app/domain/bookings/guard-rules.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { moneyText } from "#app/domain/money/money.ts";
import { findRegion } from "#app/domain/places/regions.ts";
import { proposeCategories } from "#app/domain/search/propose-categories.ts";
import { readConditions } from "#app/domain/search/reading/conditions.ts";
import type { NamedTime } from "#app/domain/search/reading/time-words.ts";
import { daysMeant } from "#app/domain/search/when.ts";
import { type CategoryProposal, MOST_PROPOSALS } from "#app/domain/services/category-proposal.ts";
import type { FormPhoto, ShownPhoto } from "#app/domain/services/photo.ts";
import { dayWithNumber } from "#app/domain/time/guyana-day.ts";
import { jobValues, PHOTOS_POSTED, type PostedJob } from "./form.ts";
import { MOST_OPEN_JOBS, MOST_WHAT, TOO_MANY_OPEN } from "./job.ts";
import { jobPlace } from "./place.ts";

/** The state of the form of a job: its values, its errors, and the trades that its words mean. */
type StateWith<Photo extends FormPhoto> = FormState & {
  photos: Photo[];
  proposals: CategoryProposal[];
};
export type JobFormState = StateWith<ShownPhoto>;
/** The same as it was sent: its photos may belong to anybody. */
export type SubmittedJobState = StateWith<FormPhoto>;

/** The fields that an address can fill in; the links of a search do, whose text may be longer than that of a job. */
const FILLED_BY_ADDRESS = ["what", "categoryId", "subcategoryId", "region", "city"] as const;
const MOST_IN_ADDRESS = 200;

type Sources = {
  /** The query of the form's address. */
  search: URLSearchParams;
  customer: { city: string | null; region: string } | null;
  /** The job that is posted again. */
  before: PostedJob | null;
  now: number;
};

/**
 * What a new form begins with: the customer's place, the words of the address with the day and the price that they name, or the
 * job that is posted again. `now` in UTC milliseconds.
 */
export function newJobValues({ search, customer, before, now }: Sources): Record<string, string> {
  const textOf = (name: string) => search.get(name)?.slice(0, MOST_IN_ADDRESS);
  const ownPlace =
    customer && findRegion(customer.region)
      ? { region: customer.region, city: customer.city ?? "" }
      : {};
  const place = textOf("location");
  const ofAddress = FILLED_BY_ADDRESS.flatMap((name) => {
    const text = textOf(name);
    return text === undefined ? [] : [[name, [...text].slice(0, MOST_WHAT).join("")]];
  });
  const { time, price } = readConditions(textOf("what") ?? "", now);
  return {
    ...ownPlace,
    ...(place && jobPlace(place)),
    ...Object.fromEntries(ofAddress),
    ...(time && fieldsOfDay(time, now)),
    ...(price && { budget: moneyText(price.maxPrice, null).slice(1) }),
    ...(before && jobValues(before, now)),
  };
}

/** The fields for the day of a time; none for a weekend, which is two. */
function fieldsOfDay({ when, part }: NamedTime, now: number): Record<string, string> | null {
  if (!when || when === "weekend") return null;
  const day = dayWithNumber(daysMeant({ when, part }, now).first);
  return { when: "day", day, part: part ?? "" };
}

/** Why this customer cannot post a job now, shown before they fill in the form; null when they can. */
export function refuseNewJob(customer: { verified: boolean; openJobs: number }): string | null {
  if (!customer.verified) return NOT_VERIFIED;
  return customer.openJobs < MOST_OPEN_JOBS ? null : TOO_MANY_OPEN;
}

/** The state of a form with these values. Without a chosen trade, the first trade that its words mean is filled in. */
export function jobFormState<Photo extends FormPhoto>({
  photos,
  ...state
}: Partial<FormState> & { photos: Photo[] }): StateWith<Photo> {
  const values = state.values ?? {};
  const byTrade = new Map<string, CategoryProposal>();
  for (const proposal of proposeCategories(values.what ?? "")) {
    if (!byTrade.has(proposal.subcategoryId)) byTrade.set(proposal.subcategoryId, proposal);
  }
  const proposals = [...byTrade.values()];
  const isChosen = values.subcategoryId || values.categoryId;
  return {
    photos,
    errors: {},
    problem: null,
    ...state,
    values: isChosen ? values : { ...values, ...proposals[0] },
    proposals: proposals.slice(0, MOST_PROPOSALS),
  };
}

/** The same form for another job than the one it has posted before, which keeps the photos. */
export function formOfOtherJob(state: SubmittedJobState, key: string): SubmittedJobState {
  const values = { ...state.values, key };
  if (state.photos.length === 0) return { ...state, values };
  return { ...state, values, photos: [], errors: { images: PHOTOS_POSTED } };
}
