import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { CATEGORY_COLOURS, PATTERN_SHAPES } from "./category-art.ts";
import { patternsOf } from "./category-patterns.ts";
import { STREET } from "./street-drawing.ts";

const files = import.meta.glob<string>(
  "/node_modules/lucide-static/icons/{apple,armchair,arrow-down,arrow-left,arrow-right,arrow-up,baby,badge-check,ban,battery-charging,bed,bell,bell-off,bike,bird,book-open,bookmark,brain,brick-wall,briefcase-business,brush,bug,building-2,bus,cake,calculator,calendar-check,calendar-days,calendar-plus,calendar-x,camera,car,carrot,cctv,check,check-check,chef-hat,chevron-down,chevron-left,chevron-right,chevron-up,circle-alert,circle-check,circle-dot,circle-help,clipboard-list,clock,code,cog,container,cookie,cooking-pot,corner-down-right,dog,download,drafting-compass,droplets,drum,dumbbell,egg,ellipsis,eye,eye-off,factory,fan,fence,file-text,fish,flag,flame,flower,footprints,fuel,gem,gift,glasses,globe,graduation-cap,grid-3x3,grip-vertical,hammer,hand,hand-heart,hard-drive,hard-hat,headset,heart,heart-off,heart-pulse,history,house,image,info,key-round,languages,laptop,layout-dashboard,layout-grid,leaf,lightbulb,link,list,lock,log-out,mail,map,map-pin,martini,megaphone,menu,message-circle,mic,microscope,monitor,moon,music,package,paint-roller,palette,party-popper,pause,paw-print,pen-line,pencil,phone,piggy-bank,pill,plane,plus,printer,radio,receipt,reply,rotate-ccw,salad,scale,scissors,search,search-x,send,settings,shapes,share-2,shield,shield-check,ship,shirt,shopping-basket,shovel,sliders-horizontal,smartphone,smile,sofa,soup,sparkles,spray-can,sprout,stamp,star,stethoscope,sun,tent,thumbs-up,tractor,trash-2,trees,trophy,truck,tv,umbrella,upload,user-round,users-round,video,warehouse,washing-machine,waves,wheat,wifi,wifi-off,wrench,x,zap}.svg",
  { query: "?raw", import: "default", eager: true },
);

const symbols = new Map<string, string>();
// The patterns of each category, in its accent: the page only names the two colours of its box.
for (const category of CATEGORIES) {
  for (const [turn, pattern] of patternsOf(category).entries()) {
    const id = turn === 0 ? `p-${category.id}` : `p-${category.id}-${turn}`;
    const shapes = PATTERN_SHAPES[pattern]?.replaceAll(
      "var(--accent)",
      CATEGORY_COLOURS[category.id]?.accent ?? "",
    );
    symbols.set(id, `<symbol id="${id}" viewBox="0 0 96 60">${shapes}</symbol>`);
  }
}
for (const [id, symbol] of Object.entries(STREET)) symbols.set(id, symbol);
for (const [path, svg] of Object.entries(files)) {
  const name = path.slice(path.lastIndexOf("/") + 1, -".svg".length);
  const shapes = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.indexOf("</svg>"));
  symbols.set(
    `i-${name}`,
    `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes.replace(/\n\s*/g, "").replaceAll(" />", "/>")}</symbol>`,
  );
}

/** Every drawing, as a file of its own: a page refers to the few it shows. */
export function wholeSprite(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols.values()].join("")}</svg>`;
}

/** The drawings that a document refers to in itself, to be part of it; empty when it refers to a file. */
export function ownDrawings(html: string): string {
  const ids = new Set(Array.from(html.matchAll(/<use href="#([\w-]+)"/g), ([, id = ""]) => id));
  if (ids.size === 0) return "";
  const drawings = [...ids].map((id) => symbols.get(id) ?? "").join("");
  return `<svg data-part="drawings" width="0" height="0" hidden>${drawings}</svg>`;
}

/** Whether there is a drawing of this id. */
export function hasDrawing(id: string): boolean {
  return symbols.has(id);
}
