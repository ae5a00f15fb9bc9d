import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { CATEGORY_COLOURS, PATTERN_SHAPES, paintShapes } from "#app/ui/pictures/category-art.ts";

// `npm run drawings` makes the pictures that other sites show (one for each category, and Kayap's own) and the icons of the
// installed app. The results are checked in; run it again when a pattern, a colour or the mark changes.

const WIDTH = 1200;
const HEIGHT = 630;
const INK = "#0f2218";
const FOLDER = new URL("../public/", import.meta.url);
const MARK = readFileSync(new URL("favicon.svg", FOLDER), "utf8");
const GROUND = "#0c3524";
/** The icons of the installed app. Systems that cut their corners get the mark smaller, on a ground without corners. */
const ICONS = [
  { name: "icon-192", size: 192, svg: MARK },
  { name: "icon-512", size: 512, svg: MARK },
  { name: "icon-maskable-512", size: 512, svg: onGround(0.725) },
  { name: "apple-touch-icon", size: 180, svg: onGround(0.85) },
];

mkdirSync(new URL("og/", FOLDER), { recursive: true });
for (const { id, pattern, icon } of CATEGORIES) {
  const colours = CATEGORY_COLOURS[id];
  const shapes = PATTERN_SHAPES[pattern];
  if (!colours || !shapes) throw new Error(`No pattern for ${id}`);
  const background = `<g transform="scale(12.5) translate(0 -4.8)" fill="none">${paintShapes(shapes, colours)}</g>`;
  await save(`og/${id}.png`, picture(background, colours.ground, lucide(icon)));
}
await save("og/kayap.png", picture(boards(), "#ffc629", mark()));
for (const { name, size, svg } of ICONS) {
  const png = await sharp(Buffer.from(svg), { density: 1200 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  writeFileSync(new URL(`${name}.png`, FOLDER), png);
}

async function save(name: string, svg: string) {
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 32, effort: 10 })
    .toBuffer();
  writeFileSync(new URL(name, FOLDER), png);
}

function picture(background: string, colour: string, stamp: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>${background}
    <rect x="72" y="322" width="236" height="236" rx="30" fill="#fff" stroke="${INK}" stroke-width="16"/>${stamp}</svg>`;
}

function boards(): string {
  const lines = Array.from({ length: 14 }, (_, i) => `M0 ${45 * i + 40}h${WIDTH}`).join("");
  return `<path d="${lines}" stroke="#fbbb14" stroke-width="5"/>`;
}

function lucide(name: string): string {
  const file = new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url);
  const svg = readFileSync(file, "utf8");
  const shapes = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.indexOf("</svg>"));
  return `<g transform="translate(112 362) scale(6.5)" fill="none" stroke="${INK}" stroke-width="2"
    stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`;
}

function mark(): string {
  return `<g transform="translate(92 342) scale(6.125)">${markShapes()}</g>`;
}

/** The mark, which is 32 wide, at part of its size in the middle of its ground. */
function onGround(scale: number): string {
  const edge = 16 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${GROUND}"/>
    <g transform="translate(${edge} ${edge}) scale(${scale})">${markShapes()}</g></svg>`;
}

function markShapes(): string {
  return MARK.slice(MARK.indexOf(">") + 1, MARK.lastIndexOf("<"));
}
