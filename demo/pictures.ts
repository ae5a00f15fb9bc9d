import sharp from "sharp";
import { findCategory } from "#app/domain/services/catalogue.ts";
import {
  CATEGORY_COLOURS,
  type CategoryColours,
  PATTERN_SHAPES,
  paintShapes,
} from "#app/ui/pictures/category-art.ts";
import type { Service } from "./demo-people.ts";
import { SCENES } from "./drawings/all-scenes.ts";
import { lookOf, othersFor } from "./drawings/looks.ts";
import { table } from "./drawings/places.ts";
import type { Scene } from "./drawings/scene.ts";
import { type Thing, thingsOf } from "./picture-things.ts";
import { at, draw } from "./seeded-random.ts";

export type Picture = { svg: string; alt: string };

const WIDTH = 1200;
const HEIGHT = 900;
const TABLE = 640;

/** The scenes that show a service's own trade. */
export function scenesOf({ categoryId, subcategory }: Service): readonly Scene[] {
  return (SCENES[categoryId] ?? []).filter(({ trades }) => trades.includes(subcategory));
}

/**
 * The pictures of a service: scenes of its trade with its professional at work, then what the trade needs, on a table.
 * `drawn` counts how often each scene was drawn: the rarest come first, every second time the other way round.
 */
export function drawPictures(
  service: Service,
  count: number,
  drawn: Map<Scene, number>,
): Picture[] {
  const colours = CATEGORY_COLOURS[service.categoryId];
  if (!colours) throw new Error(`No colours for ${service.categoryId}`);
  const times = (scene: Scene) => drawn.get(scene) ?? 0;
  const scenes = scenesOf(service).toSorted((a, b) => times(a) - times(b));
  return Array.from({ length: count }, (_, i) => {
    const scene = scenes[i];
    if (!scene) return drawThings(service, i, colours);
    drawn.set(scene, times(scene) + 1);
    return drawScene(scene, service, colours, times(scene) % 2 === 0);
  });
}

/** An SVG drawing as a JPEG of this width. */
export async function renderDrawing(svg: string, width = WIDTH): Promise<ArrayBuffer> {
  const jpeg = await sharp(Buffer.from(svg)).resize(width).jpeg({ quality: 85 }).toBuffer();
  return new Uint8Array(jpeg).buffer;
}

function drawScene(
  { shows, draw: drawn }: Scene,
  { place, professional }: Service,
  colours: CategoryColours,
  mirrored: boolean,
): Picture {
  const scene = drawn(lookOf(professional.place), colours, othersFor(place));
  const turned = `<g transform="translate(${WIDTH} 0) scale(-1 1)">${scene}</g>`;
  return { svg: canvas(mirrored ? turned : scene), alt: `Drawing: ${shows}` };
}

function drawThings(service: Service, i: number, colours: CategoryColours): Picture {
  const shapes = PATTERN_SHAPES[findCategory(service.categoryId)?.pattern ?? ""] ?? "";
  const all = thingsOf(service.categoryId);
  const first = draw(`things:${service.place}`, all.length) + i;
  const things = [0, 1, 2].map((n) => at(all, first + n));
  return {
    svg: canvas(
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.ground}"/>`,
      `<g transform="scale(${i % 2 ? 13 : 16})">${paintShapes(shapes, colours)}</g>`,
      table(TABLE),
      arrange(things, colours),
    ),
    alt: `Drawing: ${listed(things)} on a table before ${article(colours.name)} ${colours.name} pattern`,
  };
}

/** A drawing of these parts, 1200 x 900. */
export function canvas(...parts: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    ...parts,
    "</g></svg>",
  ].join("");
}

function arrange(things: Thing[], { ground, tone, accent }: CategoryColours): string {
  const paint = { body: tone, trim: "#d8b98c", accent: accent === tone ? ground : accent };
  return things
    .map(
      (thing, n) =>
        `<g transform="translate(${600 + (n - 1) * 190} ${TABLE + (n === 1 ? 120 : 60)})">${thing.draw(paint)}</g>`,
    )
    .join("");
}

function listed(things: Thing[]): string {
  const names = things.map(({ name }) => name);
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function article(noun: string): "a" | "an" {
  return /^[aeiou]/i.test(noun) ? "an" : "a";
}
