import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { z } from "zod";
import { routeRulesOf } from "#app/route-rules.ts";

const iconSchema = z.object({
  src: z.string(),
  sizes: z.string(),
  type: z.string().optional(),
  purpose: z.string().optional(),
});
const manifest = z
  .object({
    id: z.literal("/"),
    name: z.string().min(1),
    short_name: z.string().max(12),
    start_url: z.literal("/"),
    scope: z.literal("/"),
    display: z.literal("standalone"),
    theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
    background_color: z.string().regex(/^#[0-9a-f]{6}$/),
    icons: z.array(iconSchema),
    shortcuts: z.array(
      z.object({ name: z.string(), url: z.string(), icons: z.array(iconSchema).min(1) }),
    ),
  })
  .parse(JSON.parse(readFileSync("public/manifest.webmanifest", "utf8")));

test("Kayap can be installed: icons of 192 and 512 px and one that may be cut to any shape are there", async () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes } of icons) {
    expect(existsSync(`public${src}`), src).toBe(true);
    if (sizes === "any") continue;
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const sizes = manifest.icons.filter(({ purpose }) => !purpose).map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  const maskable = manifest.icons.find(({ purpose }) => purpose === "maskable");
  // A mask cuts what lies outside a circle of 80 %: nothing may be transparent there.
  const { channels } = await sharp(`public${maskable?.src}`).stats();
  expect(channels[3]?.min ?? 255).toBe(255);
});

test("the shortcuts of the installed Kayap are Today, Messages and Search, each a page of ours", () => {
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(["Today", "Messages", "Search"]);
  expect(manifest.shortcuts.filter(({ url }) => routeRulesOf(url) === null)).toEqual([]);
});
