import { readFileSync } from "node:fs";
import sharp from "sharp";
import { findCategory, findSubcategory, serviceIcon } from "#app/domain/services/catalogue.ts";
import {
  CATEGORY_COLOURS,
  type CategoryColours,
  PATTERN_SHAPES,
  paintShapes,
} from "#app/ui/category-art.ts";
import type { Service } from "./demo-people.ts";
import { type Thing, thingsOf } from "./picture-things.ts";
import { at, draw } from "./seeded-random.ts";

export type Picture = { svg: string; alt: string };

const WIDTH = 1200;
const HEIGHT = 900;
const TABLE = 690;
const INK = "#0f2218";
const STAMP_CORNERS = [
  { x: 90, y: 70 },
  { x: 790, y: 70 },
  { x: 440, y: 50 },
] as const;

/** A picture of a service: its category's pattern behind a table with two or three things, and the trade's icon in a box. */
export function drawPicture(service: Service, i: number): Picture {
  const category = findCategory(service.categoryId);
  const colours = CATEGORY_COLOURS[service.categoryId];
  const shapes = PATTERN_SHAPES[category?.pattern ?? ""];
  if (!category || !colours || !shapes) throw new Error(`No colours for ${service.categoryId}`);
  const key = `picture:${service.place}/${i}`;
  const things = thingsOn(service, i);
  const trade = findSubcategory(category, service.subcategory)?.name ?? category.name;
  const icon = iconPaths(serviceIcon(service.categoryId, service.subcategory));
  return {
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.ground}"/>`,
      patternCrop(shapes, colours, key, i),
      table(draw(`${key}/bench`, 3)),
      stamp(icon, at(STAMP_CORNERS, draw(`${service.place}/stamp`, 3) + i)),
      arrange(things, colours, key),
      "</svg>",
    ].join(""),
    alt: `Drawing: ${listed(things)} before ${article(colours.name)} ${colours.name} pattern, stamped ${trade}`,
  };
}

/** The drawing as a JPEG, 1200 x 900. */
export async function renderPicture({ svg }: Picture): Promise<ArrayBuffer> {
  const jpeg = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).jpeg({ quality: 85 }).toBuffer();
  return new Uint8Array(jpeg).buffer;
}

function patternCrop(shapes: string, colours: CategoryColours, key: string, i: number): string {
  const scale = 17 + draw(`${key}/scale`, 14);
  const turn = draw(`${key}/turn`, 25) - 12 + (i % 2) * 180;
  const mirror = draw(`${key}/mirror`, 2) === 0 ? scale : -scale;
  const across = 44 + draw(`${key}/across`, 9);
  const down = 26 + draw(`${key}/down`, 9);
  const [tone, accent] =
    i % 3 === 2 ? [colours.accent, colours.tone] : [colours.tone, colours.accent];
  const painted = paintShapes(shapes, { ground: colours.ground, tone, accent });
  const place = `translate(600 360) rotate(${turn}) scale(${mirror} ${scale})`;
  return `<g transform="${place} translate(${-across} ${-down})">${painted}</g>`;
}

function table(kind: number): string {
  const [wood, seam] = at(
    [
      ["#b98a5e", "#9a6c42"],
      ["#f1ead9", "#d6cbb0"],
      ["#6b7a72", "#54635b"],
    ] as const,
    kind,
  );
  return `<rect y="${TABLE}" width="${WIDTH}" height="210" fill="${wood}"/><path d="M0 790H${WIDTH}M0 870H${WIDTH}" stroke="${seam}" stroke-width="8"/><path d="M0 ${TABLE}H${WIDTH}" stroke="${INK}" stroke-width="12"/>`;
}

function stamp(icon: string, { x, y }: { x: number; y: number }): string {
  return `<g transform="translate(${x} ${y})"><rect width="320" height="320" rx="28" fill="#ffffff" stroke="${INK}" stroke-width="14"/><g transform="translate(40 40) scale(10)" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${icon}</g></g>`;
}

function thingsOn({ categoryId, place }: Service, i: number): Thing[] {
  const all = thingsOf(categoryId);
  const first = draw(`things:${place}`, all.length) + i;
  return [0, 1, 2].slice(0, 2 + ((i + 1) % 2)).map((n) => at(all, first + n * 2));
}

function arrange(things: Thing[], { ground, tone, accent }: CategoryColours, key: string): string {
  const paint = { body: tone, trim: "#d8b98c", accent: accent === tone ? ground : accent };
  const left = things.length === 2 ? 330 : 220;
  const gap = things.length === 2 ? 500 : 380;
  return things
    .map((thing, n) => {
      const x = left + n * gap + draw(`${key}/x${n}`, 60) - 30;
      const y = TABLE + 90 + draw(`${key}/y${n}`, 60);
      return `<g transform="translate(${x} ${y}) scale(1.15)">${thing.draw(paint)}</g>`;
    })
    .join("");
}

function listed(things: Thing[]): string {
  const names = things.map(({ name }) => name);
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function iconPaths(name: string): string {
  const file = new URL(import.meta.resolve(`lucide-static/icons/${name}.svg`));
  const [, paths = ""] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, "utf8")) ?? [];
  return paths;
}

function article(noun: string): "a" | "an" {
  return /^[aeiou]/i.test(noun) ? "an" : "a";
}
