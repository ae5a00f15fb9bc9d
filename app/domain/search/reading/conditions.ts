import type { ServiceCard } from "#app/domain/services/service.ts";
import { type FoundPrice, type NamedPrice, readPrice } from "./price-words.ts";
import { type FoundTime, type NamedTime, readTime } from "./time-words.ts";

/** What the text of a search asks for beside a need and a place; null where it does not say it. */
export type NamedConditions = { time: NamedTime | null; price: NamedPrice | null };
/** The same with what was found for it; null also where a field says it. */
export type FoundConditions = {
  time: FoundTime | null;
  price: FoundPrice | null;
  /** Where nobody who does the work meets all of them: the first services that do and only mention the work. */
  mentions: ServiceCard[];
};

/** When somebody should come and what it may cost, as the text says it, and the text without both; `now` in UTC milliseconds. */
export function readConditions(text: string, now: number): NamedConditions & { without: string } {
  const price = readPrice(text);
  const time = readTime(price?.without ?? text, now);
  const without = time?.without ?? price?.without ?? text;
  return {
    time: time && { ...time, without: inOneText(without, price?.text) },
    price: price && { ...price, without: inOneText(without, time?.text) },
    without,
  };
}

/** The conditions from all of them to none; a price, which one can talk about, is left out before a time. Empty without any. */
export function fewerAndFewer({ time, price }: NamedConditions): NamedConditions[] {
  if (!time && !price) return [];
  const one =
    time && price
      ? [
          { time, price: null },
          { time: null, price },
        ]
      : [];
  return [{ time, price }, ...one, { time: null, price: null }];
}

/** The texts of a search in one, without those that are missing. */
export function inOneText(...texts: (string | null | undefined)[]): string {
  return texts.filter(Boolean).join(" ");
}
