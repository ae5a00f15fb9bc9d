import { AGRICULTURE_FARMING } from "./agriculture-farming.ts";
import { AUTOMOTIVE_SERVICES } from "./automotive-services.ts";
import { BEAUTY_PERSONAL_CARE } from "./beauty-personal-care.ts";
import { BUSINESS_CORPORATE_SERVICES } from "./business-corporate-services.ts";
import { CONSTRUCTION_TRADES } from "./construction-trades.ts";
import { EDUCATION_TUTORING } from "./education-tutoring.ts";
import { EVENT_ENTERTAINMENT } from "./event-entertainment.ts";
import { FOOD_CATERING_SERVICES } from "./food-catering-services.ts";
import { HEALTHCARE_PROFESSIONALS } from "./healthcare-professionals.ts";
import { HOME_SERVICES_MAINTENANCE } from "./home-services-maintenance.ts";
import { MANUFACTURING_INDUSTRIAL } from "./manufacturing-industrial.ts";
import { MEDIA_CREATIVE_SERVICES } from "./media-creative-services.ts";
import { MISCELLANEOUS_OTHER } from "./miscellaneous-other.ts";
import { PET_SERVICES } from "./pet-services.ts";
import { PROFESSIONAL_SERVICES } from "./professional-services.ts";
import { REAL_ESTATE_PROPERTY } from "./real-estate-property.ts";
import { RETAIL_SHOPPING } from "./retail-shopping.ts";
import { SPORTS_FITNESS } from "./sports-fitness.ts";
import { TECHNOLOGY_IT_SERVICES } from "./technology-it-services.ts";
import { TRANSPORT_LOGISTICS } from "./transport-logistics.ts";

const FILES: readonly string[] = [
  CONSTRUCTION_TRADES,
  HOME_SERVICES_MAINTENANCE,
  AUTOMOTIVE_SERVICES,
  HEALTHCARE_PROFESSIONALS,
  EDUCATION_TUTORING,
  PROFESSIONAL_SERVICES,
  TECHNOLOGY_IT_SERVICES,
  MEDIA_CREATIVE_SERVICES,
  FOOD_CATERING_SERVICES,
  BEAUTY_PERSONAL_CARE,
  PET_SERVICES,
  RETAIL_SHOPPING,
  MANUFACTURING_INDUSTRIAL,
  TRANSPORT_LOGISTICS,
  AGRICULTURE_FARMING,
  REAL_ESTATE_PROPERTY,
  BUSINESS_CORPORATE_SERVICES,
  EVENT_ENTERTAINMENT,
  SPORTS_FITNESS,
  MISCELLANEOUS_OTHER,
];

/** What people call a trade, do with it, suffer from, or name by its brand: a term as written, and the trade it stands under. */
export type LexiconTerm = { tradeId: string; text: string; isEnglish: boolean; isBrand: boolean };

const BRANDS = "brands";
const OTHER_LANGUAGES = ["spanish", "portuguese"];
const SPECIALITIES = "some do";
const HINTS = "hints";
const TASKS = "tasks";
const RELATED = "related";

const NO_TERMS = [SPECIALITIES, HINTS, TASKS, RELATED];

type Line = { tradeId: string; kind: string; list: string };

/** The lines of a lexicon text. A trade is a paragraph that begins with its id; each further line is a kind, a colon and a list. */
function linesOf(text: string): Line[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((paragraph) => {
      const [id = "", ...lines] = paragraph.trim().split("\n");
      return lines.map((line) => {
        const [kind = "", list = ""] = line.split(":");
        return { tradeId: id.trim(), kind: kind.trim(), list: list.trim() };
      });
    });
}

/** The terms of a lexicon text, which stand between commas on every line but "some do", "hints", "tasks" and "related". */
export function parseLexicon(text: string): LexiconTerm[] {
  return linesOf(text)
    .filter(({ kind }) => !NO_TERMS.includes(kind))
    .flatMap(({ tradeId, kind, list }) => {
      const isEnglish = !OTHER_LANGUAGES.includes(kind);
      const isBrand = kind === BRANDS;
      return list
        .split(",")
        .map((term) => ({ tradeId, text: term.trim(), isEnglish, isBrand }))
        .filter((term) => term.text !== "");
    });
}

/** Every term of every trade; a term that truly means several trades stands once for each. */
export const TERMS: readonly LexiconTerm[] = FILES.flatMap(parseLexicon);

/**
 * What only some of a trade do, in one or more words that mean the same: not every music teacher teaches the guitar, and
 * "imam" or "moulvi" asks for another priest than "pandit".
 */
type Speciality = { tradeId: string; words: readonly string[] };

/** The specialities of a lexicon text: the lines "some do", with words of one meaning beside each other. */
function parseSpecialities(text: string): Speciality[] {
  return groupsOf(text, SPECIALITIES);
}

/** The groups of words on the lines of a kind, which stand between commas. */
function groupsOf(text: string, wanted: string): { tradeId: string; words: string[] }[] {
  return linesOf(text)
    .filter(({ kind }) => kind === wanted)
    .flatMap(({ tradeId, list }) =>
      list.split(",").map((group) => ({ tradeId, words: group.trim().split(/\s+/) })),
    );
}

/** Every speciality of every trade. */
export const TRADE_SPECIALITIES: readonly Speciality[] = FILES.flatMap(parseSpecialities);

/** A word that makes a trade likely, though by itself it is no term: "candle" of an electrician. Many trades may have it. */
type Hint = { tradeId: string; word: string };

/** The hints of a lexicon text: the lines "hints", word by word. */
export function parseHints(text: string): Hint[] {
  return linesOf(text)
    .filter(({ kind }) => kind === HINTS)
    .flatMap(({ tradeId, list }) => list.split(/\s+/).map((word) => ({ tradeId, word })));
}

/** Every hint of every trade. */
export const TRADE_HINTS: readonly Hint[] = FILES.flatMap(parseHints);

/**
 * One of the tasks of a trade, by words of which somebody types one and a title has another: "toilet" and "water" of a wet
 * phone. It never makes a trade likely; it tells the services of the trade apart.
 */
type Task = { tradeId: string; words: readonly string[] };

/** The tasks of a lexicon text: the lines "tasks", with the words of one task beside each other. */
export function parseTasks(text: string): Task[] {
  return groupsOf(text, TASKS);
}

/** Every task of every trade. */
export const TRADE_TASKS: readonly Task[] = FILES.flatMap(parseTasks);

/** The lines "related" of a lexicon text: by the id of a trade the trades to turn to where nobody lists it, nearest first. */
export function parseRelated(text: string): [string, string[]][] {
  return linesOf(text)
    .filter(({ kind }) => kind === RELATED)
    .map(({ tradeId, list }) => [tradeId, list.split(",").map((id) => id.trim())]);
}

/** The trades to turn to where nobody lists a trade, by its id. */
export const RELATED_TRADES: ReadonlyMap<string, readonly string[]> = new Map(
  FILES.flatMap(parseRelated),
);
