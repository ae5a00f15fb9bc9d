import { placeWords } from "#app/domain/places/areas.ts";
import { findRegion } from "#app/domain/places/regions.ts";
import { offeredText } from "#app/domain/search/offered-text.ts";
import type { IndexWord } from "#app/domain/search/reading/corrections.ts";
import { placesInTitle, spotsOf } from "#app/domain/search/reading/gazetteer.ts";
import { tasksOf } from "#app/domain/search/trades/tasks.ts";
import { isTypical } from "#app/domain/search/trades/trades.ts";
import { stem } from "#app/domain/search/words/stem.ts";
import { words } from "#app/domain/search/words/words.ts";
import { findCategory, findSubcategory } from "#app/domain/services/catalogue.ts";
import type { RandomService } from "#tests/support/random/random-services.ts";

const MOST_NEAR = 20;

export type PlainService = RandomService & {
  titleWords: ReadonlySet<string>;
  allWords: ReadonlySet<string>;
  placeWords: ReadonlySet<string>;
  spots: ReadonlySet<string>;
  regionNumber: number | null;
  workRegionNumbers: readonly number[];
  isTypical: boolean;
  tasks: ReadonlyMap<string, number>;
  titlePlaces: ReadonlySet<string>;
  rating: number;
};

export type PlainCatalogue = {
  listed: PlainService[];
  /** Every word of three letters or more, with itself as it is without one of its letters. */
  vocabulary: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Everything that the plain search looks at: listed services, and the words of all of them. */
export function plainCatalogue(services: readonly RandomService[]): PlainCatalogue {
  const all = services.map(plainService);
  const distinct = new Set(all.flatMap(({ allWords }) => [...allWords]));
  const vocabulary = [...distinct]
    .filter((word) => lengthOf(word) >= 3)
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return {
    listed: all.filter(({ isListed }) => isListed),
    vocabulary: new Map(vocabulary.map((word) => [word, shorter(word)])),
  };
}

function plainService(service: RandomService): PlainService {
  const category = findCategory(service.categoryId);
  const trade = category && findSubcategory(category, service.subcategoryId);
  const place = words(placeWords(service.city, service.region));
  const withStems = (...texts: (string | null | undefined)[]) =>
    texts.flatMap((text) => words(text ?? "")).flatMap((word) => [word, stem(word)]);
  const { title, description, firstName, lastName, businessName } = service;
  const titleWords = withStems(title, firstName, lastName, businessName);
  return {
    ...service,
    titleWords: new Set(titleWords),
    allWords: new Set([
      ...titleWords,
      ...withStems(category?.name, trade?.name, offeredText(description)),
      ...place,
    ]),
    placeWords: new Set(place),
    spots: new Set(spotsOf(service.city, service.region)),
    regionNumber: findRegion(service.region)?.number ?? null,
    workRegionNumbers: service.workRegions.flatMap((name) => findRegion(name)?.number ?? []),
    isTypical: isTypical(title, service.subcategoryId),
    titlePlaces: new Set(placesInTitle(words(title)).map(({ spot }) => spot.join(" "))),
    tasks: tasksOf(service.subcategoryId ?? "", words(title).map(stem)),
    rating: service.reviewCount
      ? Math.round((10 * service.ratingSum) / service.reviewCount) / 10
      : 0,
  };
}

/** What the vocabulary says of a word: whether it has it, or one that begins with it, and the words a letter away. */
export function indexWord(word: string, vocabulary: PlainCatalogue["vocabulary"]): IndexWord {
  const forms = shorter(word).add(word);
  const isNear = ([other, others]: [string, ReadonlySet<string>]) => {
    if (forms.has(other)) return true;
    return lengthOf(other) >= 4 && lengthOf(other) <= 20 && !forms.isDisjointFrom(others);
  };
  const near = [...vocabulary].filter(isNear).map(([other]) => other);
  return {
    isKnown: vocabulary.has(word),
    isBeginning: [...vocabulary.keys()].some((other) => other !== word && other.startsWith(word)),
    near: near.slice(0, MOST_NEAR),
  };
}

function shorter(word: string): Set<string> {
  const letters = [...word];
  return new Set(letters.map((_, i) => letters.toSpliced(i, 1).join("")));
}

export function lengthOf(word: string): number {
  return [...word].length;
}
