import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "#tools/project-root.ts";

/** What WCAG 2.2 AA asks of text, and of what shows a field, a choice or the focus. */
const READABLE = 4.5;
const SEEN = 3;

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const tokens = read("app/styles/tokens.css");

type Theme = "light" | "dark";
type Colour = { red: number; green: number; blue: number };

/** The surfaces of pages, and the tints of notices and badges. */
const SURFACES = ["page", "card", "sunken"];
const TINTS = ["success-tint", "pending-tint", "neutral-tint", "danger-tint"];
const AVATARS = ["avatar-1", "avatar-2", "avatar-3", "avatar-4", "avatar-5"];

/** Every colour of text, and what it stands on. */
const TEXT: Record<string, readonly string[]> = {
  ink: [...SURFACES, ...TINTS],
  soft: SURFACES,
  link: SURFACES,
  success: [...SURFACES, "success-tint"],
  pending: ["pending-tint"],
  neutral: ["neutral-tint"],
  danger: [...SURFACES, "danger-tint"],
  page: ["ink"],
  "on-primary": ["primary"],
  "on-gold": ["gold"],
  "on-unread": ["unread"],
  "on-bar": ["bar", "board"],
  "on-cta": ["cta"],
  "on-stamp": ["stamp"],
  "on-deep": ["deep", "own-bubble", ...AVATARS],
  "deep-soft": ["deep"],
  deep: ["deep-soft"],
  bar: ["on-bar"],
};

/** What is seen by its colour alone: borders of fields and choices, stars, counts, chosen things and the focus. */
const SHAPES: Record<string, readonly string[]> = {
  control: SURFACES,
  ink: SURFACES,
  primary: ["page", "card"],
  danger: ["danger-tint"],
  star: SURFACES,
  unread: ["card"],
  "on-bar": ["bar"],
  "deep-control": ["deep"],
  focus: [...SURFACES, ...TINTS, "bar", "board"],
  gold: ["deep"],
};

/** Colours of lines that only divide, of edges below a box, and of what has a second sign beside it. */
const ORNAMENTS =
  /^(line|bar-line|deep-line|deep-board|edge|primary-edge|gold-edge|post|cta|card|own-bubble|lamplight)$/;

describe.each<Theme>(["light", "dark"])("in the %s theme", (theme) => {
  test.each(pairsOf(TEXT))("text in %s can be read on %s", (colour, ground) => {
    expect(contrast(colour, ground, theme)).toBeGreaterThanOrEqual(READABLE);
  });

  test.each(pairsOf(SHAPES))("%s stands out from %s", (colour, ground) => {
    expect(contrast(colour, ground, theme)).toBeGreaterThanOrEqual(SEEN);
  });
});

test("contrast is counted as WCAG counts it", () => {
  expect(contrastOf({ red: 0, green: 0, blue: 0 }, { red: 255, green: 255, blue: 255 })).toBe(21);
  // #767676 is the lightest grey that can be read on white.
  const grey = { red: 0x76, green: 0x76, blue: 0x76 };
  expect(contrastOf(grey, { red: 255, green: 255, blue: 255 })).toBeCloseTo(4.54, 2);
});

describe("the colours of components", () => {
  const lists = globSync("app/**/*.tsx", { cwd: ROOT }).flatMap((path) =>
    [...read(path).matchAll(/"([^"\n]+)"/g)].map(([, list = ""]) => ({ path, list })),
  );

  test("are on the grounds of this table where one list of classes names both", () => {
    const missing = lists.flatMap(({ path, list }) =>
      both(list)
        .filter(([text, ground]) => !TEXT[text]?.includes(ground))
        .map(([text, ground]) => `${path}: ${text} on ${ground}`),
    );
    expect(lists.flatMap(({ list }) => both(list)).length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });

  test("are all in this table, or only ornaments", () => {
    const missing = lists.flatMap(({ path, list }) =>
      [...list.matchAll(/(?:^|[\s:])(text|border|outline|stroke|fill|accent)-([a-z0-9-]+)/g)]
        .filter(([, kind, name = ""]) => isToken(name) && !isHeld(kind === "text", name))
        .map(([utility]) => `${path}: ${utility.trim()}`),
    );
    expect(missing).toEqual([]);
  });
});

function isHeld(isText: boolean, name: string): boolean {
  return isText ? name in TEXT : name in SHAPES || ORNAMENTS.test(name);
}

/** The colours of text in a list of classes with the grounds it names for the same state. */
function both(list: string): [text: string, ground: string][] {
  const classes = [...list.matchAll(/(?:^|\s)((?:\S+:)?)(text|bg)-([a-z0-9-]+)/g)].filter(
    ([, , , name = ""]) => isToken(name),
  );
  const grounds = classes.filter(([, , kind]) => kind === "bg");
  return classes
    .filter(([, , kind]) => kind === "text")
    .flatMap(([, state, , text = ""]) =>
      grounds
        .filter(([, ofGround]) => ofGround === state)
        .map(([, , , ground = ""]): [string, string] => [text, ground]),
    );
}

function pairsOf(table: Record<string, readonly string[]>): [colour: string, ground: string][] {
  return Object.entries(table).flatMap(([colour, grounds]) =>
    grounds.map((ground): [string, string] => [colour, ground]),
  );
}

function isToken(name: string): boolean {
  return tokens.includes(`--color-${name}:`);
}

function contrast(colour: string, ground: string, theme: Theme): number {
  return contrastOf(token(colour, theme), token(ground, theme));
}

function token(name: string, theme: Theme): Colour {
  const value = new RegExp(`--color-${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(
    tokens,
  );
  if (!value) throw new Error(`No colour: ${name}`);
  const [, light, dark, always] = value;
  const hex = always ?? (theme === "light" ? light : dark) ?? "";
  const digits = hex.length === 4 ? hex.replace(/\w/g, "$&$&") : hex;
  if (!/^#[0-9a-f]{6}$/.test(digits)) throw new Error(`${name} is no solid colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(digits.slice(at, at + 2), 16),
  );
  return { red, green, blue };
}

function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ red, green, blue }: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
