import { contentWords } from "#app/domain/search/words/content-words.ts";
import { stem } from "#app/domain/search/words/stem.ts";
import { words } from "#app/domain/search/words/words.ts";

type OfTrade = {
  id: string;
  title: string;
  /** Whether it is in just the category and subcategory of the job. */
  isExact: boolean;
};

type ForOffer = {
  /** The service that is asked for; null for none. */
  namedId: string | null;
  /** That of the offer that is changed; null for none. */
  offeredId: string | null;
  job: { what: string; details: string };
};

/**
 * The service with which an offer for a job begins, of a professional's services of its trade, newest first: the one that is
 * named, else that of the offer, else of just the job's category and subcategory the one whose title shares most words with
 * the job, else such a one of the trade. The newest of equals; undefined without a service.
 */
export function serviceToOffer<S extends OfTrade>(
  services: readonly S[],
  { namedId, offeredId, job }: ForOffer,
): S | undefined {
  const asked = stemsOf(`${job.what} ${job.details}`);
  const keysOf = ({ id, title, isExact }: S) => [
    Number(id === namedId),
    Number(id === offeredId),
    Number(isExact),
    stemsOf(title).intersection(asked).size,
  ];
  const ranked = services.map((service) => ({ service, keys: keysOf(service) }));
  return ranked.toSorted((a, b) => compare(b.keys, a.keys))[0]?.service;
}

const stemsOf = (text: string) => new Set(contentWords(words(text)).map(stem));

/** Compares two lists of as many numbers by the first that differ. */
function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((key, i) => key - (other[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
