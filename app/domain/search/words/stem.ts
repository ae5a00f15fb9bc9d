import { sameWord } from "./same-words.ts";

/** Endings that do not change which trade a word is about, longest first; what remains has three letters or more. */
const ENDINGS = ["ing", "er", "or", "ed", "e"];

// Words that a rule would join with another word: "care" is no "car", a "sewer" needs no sewing.
const WHOLE = new Set(
  `banner barber bearing bedding boiler bored broker bumper bushing butter canoe cape care carer caring cater
  cone contractor cooker copper corner counter customer deere dente dinner drawer dresser dryer earring factor
  fasting flower flyer ginger gree grille gutter hammer hopper hyper inner islander jumper ladder letter lever litter
  liver living lodging manner matter meter mine miner mining minor monitor motor officer owner pane paper pastor
  paye pepper pine plane platter pone poster potter power printer projector robe rotor rubber sage scared scrape
  server sewer shower singer site slipper snapper speaker stator suite tailor tape taper tender timing tired
  toner tower trailer tripe tutor washer water wine winner`.split(/\s+/),
);

// "Customs" are no custom, and "glasses" no glass.
const PLURALS = new Set(["customs", "glasses"]);

// American spellings, as the lexicon writes them.
const BRITISH = new Map(
  Object.entries({
    tire: "tyre",
    color: "colour",
    coloring: "colouring",
    jewelry: "jewellery",
    jeweler: "jeweller",
    license: "licence",
    aluminum: "aluminium",
    center: "centre",
    counselor: "counsellor",
    counseling: "counselling",
    mold: "mould",
    plow: "plough",
    plowing: "ploughing",
    pajama: "pyjama",
    mustache: "moustache",
  }),
);

/**
 * The stem of a folded word: plural, -ing, -er, -or, -ed and a last e go, so that "gardener", "gardening" and "gardens"
 * are one; a word of another language or in the past tense is read as its English word. Short words and words with digits
 * stay as they are.
 */
export function stem(word: string): string {
  return stemOf(sameWord(word) ?? word);
}

function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const written = withoutPlural(word);
  const singular = BRITISH.get(written) ?? written;
  if (WHOLE.has(singular)) return singular;
  for (const ending of ENDINGS) {
    const rest = singular.slice(0, -ending.length);
    if (
      singular.endsWith(ending) &&
      rest.length >= (ending === "or" ? 4 : 3) &&
      /[aeiouy]/.test(rest)
    ) {
      if (ending === "e") return rest;
      // "covered" and "ordering" have the stem of "cover" and "order".
      return rest.endsWith("er") ? stemOf(rest) : undouble(rest);
    }
  }
  return singular;
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word) || PLURALS.has(word)) return word;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** "plann" of "planning" is "plan"; "weld" and "sell" have their own last letters. */
function undouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}
