import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { MOST_TITLE } from "#app/domain/services/form.ts";
import type { Random } from "./invented-names.ts";
import { PROFESSIONALS } from "./professionals.ts";
import type { SeedService } from "./seed-types.ts";

export type TextSource = {
  categoryId: string;
  services: readonly SeedService[];
  /** Possible ends of a title: "for the GPL connection". */
  titleEnds: readonly string[];
  sentences: readonly string[];
};

const JOINT = /\s(?=(?:for|with|in|at|to|by|from|before|on)\s)/;

/** The parts of the texts of the demo services, one source per category. */
export function textSources(): readonly TextSource[] {
  return CATEGORIES.map(({ id }) => {
    const services = PROFESSIONALS.filter(({ categoryId }) => categoryId === id).flatMap(
      (professional) => professional.services,
    );
    return {
      categoryId: id,
      services,
      titleEnds: services.flatMap((service) => service.title.split(JOINT).slice(1, 2)),
      sentences: services.flatMap(({ description }) => description.split(/(?<=[.!?])\s+/)),
    };
  });
}

/** A title with the beginning of one service and mostly the end of another, sometimes with a name. */
export function title(model: SeedService, { titleEnds }: TextSource, name: string, next: Random) {
  const [beginning = ""] = model.title.split(JOINT);
  const head = beginning.replace(/,$/, "");
  const end = next() < 0.7 && titleEnds.length > 0 ? ` ${one(titleEnds, next)}` : "";
  const by = next() < 0.15 ? `, ${name}` : "";
  const whole = `${head}${end}${by}`;
  return whole.length > MOST_TITLE ? head : whole;
}

/** A description of 20 to 60 words out of whole sentences; one in three has a name. */
export function description({ sentences }: TextSource, name: string, next: Random): string {
  const most = 20 + Math.floor(next() * 41);
  const chosen = next() < 0.33 ? [`Ask for ${name}.`] : [];
  let words = chosen.length * 3;
  while (words < 20 || chosen.length < 2) {
    const sentence = one(sentences, next);
    chosen.push(sentence);
    words += sentence.split(" ").length;
    if (words >= most) break;
  }
  return chosen.join(" ").split(" ").slice(0, 60).join(" ");
}

/** A random item. The list must not be empty. */
export function one<T>(items: readonly T[], next: Random): T {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined) throw new Error("Nothing to choose from");
  return item;
}
