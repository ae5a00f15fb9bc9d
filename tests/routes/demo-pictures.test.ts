import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { CATEGORY_COLOURS } from "#app/ui/pictures/category-art.ts";
import { buildDemoPeople } from "#demo/demo-people.ts";
import { SCENES } from "#demo/drawings/all-scenes.ts";
import { type Look, look } from "#demo/drawings/look.ts";
import { lookOf } from "#demo/drawings/looks.ts";
import { portrait } from "#demo/drawings/portrait.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { planPictures } from "#demo/photo-rows.ts";
import { canvas } from "#demo/pictures.ts";
import { seed } from "#demo/seed.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { type Element, elements } from "#tests/support/html.ts";

const people = buildDemoPeople();
const planned = planPictures(people);
const scenes = Object.entries(SCENES).flatMap(([id, list]) => list.map((scene) => ({ id, scene })));

describe("the drawings of the demo", () => {
  test("show each category at work in four ways or more, each in words of its own", () => {
    expect(Object.keys(SCENES).sort()).toEqual(CATEGORIES.map(({ id }) => id).sort());
    for (const [id, list] of Object.entries(SCENES)) {
      expect(list.length, id).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(scenes.map(({ scene }) => scene.shows)).size).toBe(scenes.length);
  });

  test("name only trades of their category", () => {
    for (const { id, subcategories } of CATEGORIES) {
      const known = subcategories.map((trade) => trade.id);
      for (const { trades } of SCENES[id] ?? []) {
        expect(trades.length, id).toBeGreaterThan(0);
        for (const trade of trades) expect(known, id).toContain(trade);
      }
    }
  });

  test("keep the face, the arms and the hands of who works inside every crop, but for an elbow", async () => {
    for (const { id, scene } of scenes) {
      const share = await shareInside(
        sceneOf(id, scene, look("deep", "bald", "#123456")),
        sceneOf(id, scene, look("fair", "bald", "#123456")),
      );
      expect(share, scene.shows).toBeGreaterThan(0.9);
    }
  });

  test("say that they are drawings, in a text that fits", () => {
    for (const { pictures } of planned) {
      for (const { alt } of pictures) {
        expect(alt).toMatch(/^Drawing: /);
        expect(alt.length).toBeLessThanOrEqual(120);
      }
    }
  });

  test("of one service never repeat, and begin with its trade", () => {
    for (const { service, pictures } of planned) {
      expect(new Set(pictures.map(({ svg }) => svg)).size, service.title).toBe(pictures.length);
      const scene = (SCENES[service.categoryId] ?? []).find(
        ({ shows }) => pictures[0]?.alt === `Drawing: ${shows}`,
      );
      expect(scene?.trades, service.title).toContain(service.subcategory);
    }
  });

  test("give every professional a face of their own", () => {
    const faces = people.professionals.map(({ place, categoryId }) =>
      portrait(lookOf(place), categoryId),
    );
    expect(new Set(faces).size).toBe(people.professionals.length);
  });
});

describe("a page of services", () => {
  let app: ReturnType<typeof appOver>;
  beforeAll(async () => {
    const { client, db } = await emptyDatabase();
    await seed(client, { now: NOW });
    app = appOver(db);
  });

  test.each(["/search", "/search?page=2", ...CATEGORIES.map(({ id }) => `/category/${id}`)])(
    "%s never shows the same drawing twice side by side",
    async (path) => {
      const { document } = await app.page(path);
      const drawings = elements(document, "li").flatMap((card) => {
        const [heading] = elements(card, "h3");
        const href = heading && elements(heading, "a")[0]?.attributes.href;
        return href ? [drawingOn(card, href.slice("/service/".length))] : [];
      });
      expect(drawings.length).toBeGreaterThan(3);
      drawings.forEach((drawing, i) => {
        expect(drawing, `card ${i + 1}`).not.toBe(drawings[i - 1]);
      });
    },
  );
});

/** What tells the picture of a card from others: its scene, or its pattern and how that lies. */
function drawingOn(card: Element, id: string): string {
  const scene = planned.find(({ service }) => service.id === id)?.pictures[0]?.svg;
  if (scene) return scene;
  const [pattern] = elements(card, "svg");
  if (!pattern) throw new Error(`No picture of ${id}`);
  return `${elements(pattern, "use")[0]?.attributes.href} ${pattern.attributes.class}`;
}

function sceneOf(id: string, scene: Scene, who: Look): string {
  const colours = CATEGORY_COLOURS[id];
  if (!colours) throw new Error(`No colours for ${id}`);
  const other = look("brown", "short", "#654321");
  return canvas(scene.draw(who, colours, [other, other]));
}

/** The share of what differs between two drawings that a narrow card and a wide one both show. */
async function shareInside(one: string, two: string): Promise<number> {
  const [width, height, unit] = [300, 225, 4];
  const [a, b] = await Promise.all(
    [one, two].map((svg) =>
      sharp(Buffer.from(svg)).resize(width, height).greyscale().raw().toBuffer(),
    ),
  );
  const differing = Array.from(a ?? [], (value, i) =>
    Math.abs(value - (b?.[i] ?? 0)) > 40 ? i : -1,
  )
    .filter((i) => i >= 0)
    .map((i) => ({ x: (i % width) * unit, y: Math.floor(i / width) * unit }));
  const inside = differing.filter(({ x, y }) => x >= 312 && x < 888 && y >= 112 && y < 788);
  return inside.length / differing.length;
}
