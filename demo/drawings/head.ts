import type { Hair, Hat, Look } from "./look.ts";
import { area, disc, INK, line, repeat } from "./shapes.ts";

const BLACK = "#1d1512";
const GREY = "#a5a29a";

/** A head on its neck, drawn around x = 0 with the collar at y = 0, 200 high. It looks left (-1), ahead (0) or right (1). */
export function head(person: Look, looks: -1 | 0 | 1): string {
  const covered = person.hat === "head scarf";
  const colour = person.grey ? GREY : BLACK;
  return [
    covered
      ? area("M-74-120Q-80-208 0-210Q80-208 74-120L92 10Q0 60-92 10Z", person.hatColour)
      : HAIR_BEHIND[person.hair](colour),
    area("M-28-60V4Q0 26 28 4V-60Z", person.skin),
    disc(-60, -106, 14, person.skin),
    disc(60, -106, 14, person.skin),
    area("M-60-118Q-60-188 0-188Q60-188 60-118V-96Q60-36 0-36Q-60-36-60-96Z", person.skin),
    face(person, looks * 14),
    covered ? "" : HAIR_BEFORE[person.hair](colour),
    person.hat ? HATS[person.hat](person.hatColour, looks) : "",
    person.earrings && !covered
      ? disc(-62, -84, 7, "#ffc629", 4) + disc(62, -84, 7, "#ffc629", 4)
      : "",
  ].join("");
}

function face({ skin, beard, glasses, lines, grey }: Look, x: number): string {
  const hair = grey ? GREY : BLACK;
  const eyes = `<circle cx="${x - 24}" cy="-112" r="7" fill="${INK}"/><circle cx="${x + 24}" cy="-112" r="7" fill="${INK}"/>`;
  return [
    beard === "beard"
      ? area("M-60-104Q-60-30 0-28Q60-30 60-104Q44-76 26-80Q0-90-26-80Q-44-76-60-104Z", hair)
      : "",
    beard === "stubble"
      ? `<path d="M-50-84Q-44-44 0-42Q44-44 50-84Q30-66 0-68Q-30-66-50-84Z" fill="${hair}" opacity=".35"/>`
      : "",
    eyes,
    line(`M${x - 36}-131h22M${x + 14}-131h22`, hair, 7),
    line(`M${x + 2}-108l${x < 0 ? -9 : 9} 22h-8`, INK, 5),
    lines ? line(`M${x - 46}-92l9 5M${x + 46}-92l-9 5M${x - 20}-156h40`, INK, 4) : "",
    `<path d="M${x - 19}-67Q${x}-50 ${x + 19}-67" stroke="${INK}" stroke-width="7" fill="${beard === "beard" ? skin : "none"}"/>`,
    beard === "moustache" ? line(`M${x - 24}-72Q${x}-88 ${x + 24}-72`, hair, 13) : "",
    glasses
      ? `<g stroke="${INK}" stroke-width="6" fill="#ffffff" fill-opacity=".35"><rect x="${x - 44}" y="-130" width="38" height="34" rx="10"/><rect x="${x + 6}" y="-130" width="38" height="34" rx="10"/><path d="M${x - 6}-118h12"/></g>`
      : "",
  ].join("");
}

const nothing = () => "";

const HAIR_BEHIND: Record<Hair, (colour: string) => string> = {
  bald: nothing,
  short: nothing,
  fade: nothing,
  parted: nothing,
  curls: nothing,
  afro: (c) => disc(0, -140, 98, c),
  long: (c) => area("M-70-140Q-70-205 0-206Q70-205 70-140L84 30Q40 50 0 48Q-40 50-84 30Z", c),
  bun: (c) => disc(0, -206, 34, c),
  tail: (c) => area("M30-190Q110-180 98-60Q92-10 64-4Q80-80 40-140Z", c),
  braids: (c) =>
    area("M-70-140Q-70-205 0-206Q70-205 70-140L76 20H-76Z", c) +
    repeat(
      7,
      (n) => line(`M${-66 + n * 22} 14V62`, INK, 20) + line(`M${-66 + n * 22} 0V60`, c, 14),
    ),
  locs: (c) =>
    repeat(8, (n) => line(`M${-70 + n * 20}-120Q${-92 + n * 26}-40 ${-88 + n * 25} 26`, INK, 30)) +
    repeat(8, (n) => line(`M${-70 + n * 20}-120Q${-92 + n * 26}-40 ${-88 + n * 25} 26`, c, 18)),
};

const CROWN = "M-65-108Q-74-200 0-202Q74-200 65-108Q58-146 36-152Q0-162-36-152Q-58-146-65-108Z";

const HAIR_BEFORE: Record<Hair, (colour: string) => string> = {
  bald: (c) => line("M-62-104V-124M62-104V-124", c, 12),
  short: (c) => area(CROWN, c),
  fade: (c) => area("M-60-138Q-62-198 0-200Q62-198 60-138Q40-158 0-158Q-40-158-60-138Z", c),
  parted: (c) =>
    area("M-65-108Q-78-200-4-204Q76-202 65-108Q60-148 34-158Q-6-150-28-176Q-42-140-65-108Z", c),
  curls: (c) =>
    repeat(6, (n) => disc(-62 + n * 25, -158 - (n % 2) * 18 - (n > 0 && n < 5 ? 18 : 0), 26, c)),
  afro: (c) => area("M-62-118Q-84-190 0-196Q84-190 62-118Q52-150 30-156H-30Q-52-150-62-118Z", c, 0),
  long: (c) => area("M-66-92Q-78-202 0-204Q78-202 66-92Q58-150 0-170Q-58-150-66-92Z", c),
  bun: (c) => area("M-64-104Q-72-200 0-202Q72-200 64-104Q52-156 0-166Q-52-156-64-104Z", c),
  tail: (c) => area("M-64-104Q-72-200 0-202Q72-200 64-104Q52-150 10-168Q-44-156-64-104Z", c),
  braids: (c) =>
    area("M-66-96Q-76-202 0-204Q76-202 66-96Q56-150 0-164Q-56-150-66-96Z", c) +
    line("M-30-190-40-152M0-200V-166M30-190l10 38", "#5b4636", 5),
  locs: (c) => area("M-68-96Q-80-208 0-210Q80-208 68-96Q54-144 20-154Q-30-160-68-96Z", c),
};

const HATS: Record<Hat, (colour: string, looks: number) => string> = {
  cap: (c, looks) =>
    area("M-68-136Q-72-212 0-214Q72-212 68-136Z", c) +
    area(
      looks === 0
        ? "M-76-134Q0-166 76-134Q0-112-76-134Z"
        : `M${-looks * 40}-142H${looks * 116}Q${looks * 100}-116 ${-looks * 30}-126Z`,
      c,
    ),
  helmet: (c) =>
    area("M-76-142Q-76-224 0-226Q76-224 76-142Z", c) +
    line("M0-222V-150", INK, 6) +
    area("M-92-146H92V-128H-92Z", c),
  "straw hat": (c) =>
    area("M-56-150Q-50-228 0-228Q50-228 56-150Z", c) +
    line("M-54-166H54", "#9a3b22", 16) +
    area("M-128-146Q0-180 128-146Q0-112-128-146Z", c),
  "head scarf": (c) =>
    area("M-68-60Q-92-214 0-214Q92-214 68-60Q62-166 0-170Q-62-166-68-60Z", c) +
    area("M-68-64Q-60-24 0-22Q60-24 68-64Q96 10 60 34Q0 60-60 34Q-96 10-68-64Z", c),
  "head tie": (c) =>
    area("M-68-130Q-92-222 0-224Q92-222 68-130Q0-176-68-130Z", c) +
    area("M30-206Q50-262 88-236Q104-206 52-192Z", c) +
    line("M-60-160Q0-200 60-160", "#ffffff", 7),
  "prayer cap": (c) =>
    area("M-62-148Q-58-212 0-212Q58-212 62-148Q0-166-62-148Z", c) +
    line("M-52-166Q0-182 52-166", "#0b5a3c", 6),
  orhni: (c) =>
    area("M-62-100Q-96-218 4-216Q96-214 70-96L104 20Q80 44 62 20Q74-150 6-178Q-50-160-62-100Z", c) +
    area("M-62-100Q-104-40-98 22Q-80 40-64 14Z", c),
  "chef's hat": () =>
    area(
      "M-56-150V-196Q-108-220-78-262Q-48-286-24-268Q0-300 30-270Q70-286 84-248Q92-212 56-196V-150Q0-166-56-150Z",
      "#ffffff",
    ),
  "bucket hat": (c) => area("M-50-164Q-44-220 0-220Q44-220 50-164L88-122Q0-150-88-122Z", c),
};
