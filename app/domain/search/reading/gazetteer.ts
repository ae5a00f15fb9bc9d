import { AREAS } from "#app/domain/places/areas.ts";
import { REGIONS } from "#app/domain/places/regions.ts";
import { words } from "#app/domain/search/words/words.ts";
import {
  ALSO_WORDS,
  LOCAL_NAMES,
  MORE_VILLAGES,
  MOSTLY_WORDS,
  NO_PLACES,
  WIDER,
} from "./place-names.ts";

/** A place that a search names: where exactly (a village or area, null for a region), and the regions it lies in. */
export type NamedPlace = {
  /** As shown: "Region 4", "Diamond", "Berbice". */
  name: string;
  /** The folded words of the village or area, as they stand in the index; empty for a region. */
  spot: readonly string[];
  /** The folded words of the area around a village; empty when there is none. */
  around: readonly string[];
  /** Region numbers. */
  regions: readonly number[];
};

/** Where a search looks: a place that the gazetteer knows, the words of one it does not know, or everywhere. */
export type SearchPlace = NamedPlace | { words: string } | null;

/** A place as shown: "Region 4", "Diamond, Region 4", "Berbice". */
export function placeLabel({ name, spot, regions }: NamedPlace): string {
  return spot.length > 0 && regions.length === 1 ? `${name}, Region ${regions[0]}` : name;
}

/** The names of the regions in which a known place lies. */
export function regionsOf(place: SearchPlace): string[] {
  if (!place || "words" in place) return [];
  return REGIONS.filter(({ number }) => place.regions.includes(number)).map(({ name }) => name);
}

type Name = { words: readonly string[]; place: NamedPlace };

const NUMBER_WORDS = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];
const numberOf = new Map<string, number>(REGIONS.map(({ name, number }) => [name, number]));

/** Every name of a place, the longest first. */
const NAMES: readonly Name[] = placeNames();

function placeNames(): Name[] {
  const names: Name[] = [];
  const knownNames = new Set<string>();
  const add = (spoken: string, place: NamedPlace) => {
    const spokenWords = words(spoken);
    const key = spokenWords.join(" ");
    if (!key || knownNames.has(key)) return;
    knownNames.add(key);
    names.push({ words: spokenWords, place });
  };
  for (const { name, number } of REGIONS) {
    const place = { name: `Region ${number}`, spot: [], around: [], regions: [number] };
    for (const spoken of [
      `Region ${number}`,
      `Reg ${number}`,
      `Region #${number}`,
      `Region${number}`,
      `R${number}`,
      name,
    ])
      add(spoken, place);
    add(`Region ${NUMBER_WORDS[number - 1]}`, place);
  }
  for (const area of AREAS) {
    const regions = [numberOf.get(area.region) ?? 0];
    const around = words(area.name);
    const place = { name: area.name, spot: around, around: [], regions };
    add(area.name, place);
    if (area.short.length > 2) add(area.short, place);
    const villages = [...area.villages, ...(MORE_VILLAGES[area.name] ?? "").split(/,\s*/)];
    for (const village of villages) {
      if (village) add(village, { name: village, spot: words(village), around, regions });
    }
  }
  for (const { name, spoken, regions } of WIDER) {
    const area = AREAS.find((candidate) => candidate.name === name);
    const place = { name, spot: area ? words(name) : [], around: [], regions };
    for (const text of spoken.split(", ")) add(text, place);
  }
  return names.sort((a, b) => b.words.length - a.words.length);
}

const BEFORE_PLACE = new Set(
  words("in at near around from to on by close en em na nah pon cerca perto side within outside"),
);
/** Whether a folded word stands before a place, as "in" does. */
export function isBeforePlace(word: string): boolean {
  return BEFORE_PLACE.has(word);
}

/** A comma is read as this word. */
const COMMA = "and";
const AFTER_PLACE = new Set(words("area village side town guyana region gy"));

type FoundPlace = {
  place: NamedPlace;
  /** The tokens that remain without the place. */
  rest: string[];
};

/**
 * The place that the words of a search name, or null, and the words without it. A name that is also an ordinary word
 * counts only after a preposition, or as the last word behind others.
 */
export function findPlace(tokens: readonly string[]): FoundPlace | null {
  for (const { words: name, place } of NAMES) {
    for (let at = tokens.length - name.length; at >= 0; at--) {
      if (!name.every((word, i) => tokens[at + i] === word)) continue;
      const end = at + name.length;
      if (!countsAsPlace(tokens, at, end)) continue;
      return finerPlace({ place, rest: restOf(tokens, at, end) });
    }
  }
  return null;
}

/** A route has at most three places, so further places in a title do not count (decision 113). */
const MOST_IN_TITLE = 3;

/**
 * The first three villages and areas in the words of a title: "boat from Bartica to Parika" has two. "Town" does not count,
 * because it means another town for people who live elsewhere.
 */
export function placesInTitle(tokens: readonly string[]): NamedPlace[] {
  const placesAt = new Map<number, NamedPlace>();
  const remainingTokens = [...tokens];
  for (const { words: name, place } of NAMES) {
    const at = remainingTokens.findIndex((_, i) =>
      name.every((word, j) => remainingTokens[i + j] === word),
    );
    if (at < 0 || place.spot.length === 0 || LOCAL_NAMES.has(name.join(" "))) continue;
    if (!countsAsPlace(tokens, at, at + name.length)) continue;
    placesAt.set(at, place);
    // A part of a longer name is not a place: "New Amsterdam" contains no other place.
    remainingTokens.fill("", at, at + name.length);
  }
  const inOrder = [...placesAt].sort(([a], [b]) => a - b).map(([, place]) => place);
  return [...new Map(inOrder.map((place) => [place.name, place])).values()].slice(0, MOST_IN_TITLE);
}

/** "Diamond, East Bank Demerara" is one place: the finer of the two. */
function finerPlace({ place, rest }: FoundPlace): FoundPlace {
  const otherPlace = findPlace(rest);
  if (!otherPlace?.place.regions.some((region) => place.regions.includes(region))) {
    return { place, rest };
  }
  return {
    place: finenessOf(otherPlace.place) > finenessOf(place) ? otherPlace.place : place,
    rest: otherPlace.rest,
  };
}

/** A village is finer than an area, an area than a region. */
function finenessOf({ spot, around }: NamedPlace): number {
  return Number(spot.length > 0) + Number(around.length > 0);
}

function countsAsPlace(tokens: readonly string[], at: number, end: number): boolean {
  const [first = ""] = tokens.slice(at, end);
  if (isPartOf(NO_PLACES, tokens, at, end)) return false;
  const isAlsoWord = ALSO_WORDS.has(first);
  const isMostlyWord = MOSTLY_WORDS.has(first);
  if (end - at > 1 || !(isAlsoWord || isMostlyWord)) return true;
  if (at === 0) return false;
  const behind = tokens.slice(end).every((word) => AFTER_PLACE.has(word));
  return BEFORE_PLACE.has(tokens[at - 1] ?? "") || (isAlsoWord && behind);
}

/** Whether the tokens from `at` to `end` are part of one of the phrases. */
function isPartOf(
  phrases: readonly string[][],
  tokens: readonly string[],
  at: number,
  end: number,
): boolean {
  return phrases.some((phrase) => {
    for (let from = Math.max(0, end - phrase.length); from <= at; from++) {
      if (phrase.every((word, i) => tokens[from + i] === word)) return true;
    }
    return false;
  });
}

/** What remains without the name, its preposition, words such as "area" and a comma at either end. */
function restOf(tokens: readonly string[], at: number, end: number): string[] {
  let from = at;
  while (from > 0 && BEFORE_PLACE.has(tokens[from - 1] ?? "")) from--;
  let to = end;
  while (to < tokens.length && AFTER_PLACE.has(tokens[to] ?? "")) to++;
  const rest = [...tokens.slice(0, from), ...tokens.slice(to)];
  while (rest.at(-1) === COMMA) rest.pop();
  while (rest[0] === COMMA) rest.shift();
  return rest;
}

/** Every word of the names of places, for correcting them. */
export const PLACE_VOCABULARY: ReadonlySet<string> = new Set(
  NAMES.flatMap(({ words: name }) => name),
);

/** The words of a village or area as a part of a token. */
export const spotWord = (spot: readonly string[]): string => spot.join("");

/**
 * The villages and areas that a city names, and the areas around them, each as one word. A village of another region has the
 * same name only: Friendship in Region 6 is not in East Bank Demerara.
 */
export function spotsOf(city: string, region: string): string[] {
  const number = numberOf.get(region);
  const cityWords = new Set(words(city));
  const named = NAMES.filter(
    ({ words: name, place }) =>
      place.spot.length > 0 &&
      !LOCAL_NAMES.has(name.join(" ")) &&
      name.every((word) => cityWords.has(word)),
  );
  const spots = named.flatMap(({ place: { spot, around, regions } }) =>
    number === undefined || regions.includes(number)
      ? [spotWord(spot), spotWord(around)]
      : [spotWord(spot)],
  );
  return [...new Set(spots)].filter(Boolean);
}
