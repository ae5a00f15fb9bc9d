import { PATTERNS } from "./patterns.ts";

const files = import.meta.glob<string>(
  "/node_modules/lucide-static/icons/{apple,armchair,arrow-left,arrow-right,arrow-up,baby,badge-check,battery-charging,bed,bike,bird,book-open,brain,brick-wall,briefcase-business,brush,bug,building-2,bus,cake,calculator,calendar-check,camera,car,carrot,cctv,check,chef-hat,chevron-left,chevron-right,circle-alert,circle-check,circle-dot,clipboard-list,clock,code,cog,container,cookie,cooking-pot,corner-down-right,dog,drafting-compass,droplets,drum,dumbbell,egg,eye,factory,fan,fence,file-text,fish,flame,flower,footprints,fuel,gem,gift,glasses,globe,graduation-cap,grid-3x3,hammer,hand,hand-heart,hard-drive,hard-hat,headset,heart,heart-pulse,house,key-round,languages,laptop,layout-grid,leaf,lightbulb,link,list,mail,map,map-pin,martini,megaphone,menu,message-circle,mic,microscope,monitor,moon,music,package,paint-roller,palette,party-popper,paw-print,pen-line,pencil,piggy-bank,pill,plane,printer,radio,receipt,salad,scale,scissors,search,search-x,settings,shapes,share-2,shield-check,ship,shirt,shopping-basket,shovel,sliders-horizontal,smartphone,smile,sofa,soup,sparkles,spray-can,sprout,stamp,star,stethoscope,sun,tent,thumbs-up,tractor,trash-2,trees,trophy,truck,tv,umbrella,users-round,video,warehouse,washing-machine,waves,wheat,wifi,wifi-off,wrench,x,zap}.svg",
  { query: "?raw", import: "default", eager: true },
);

const symbols = new Map<string, string>(Object.entries(PATTERNS));
for (const [path, svg] of Object.entries(files)) {
  const name = path.slice(path.lastIndexOf("/") + 1, -".svg".length);
  const shapes = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.indexOf("</svg>"));
  symbols.set(
    `i-${name}`,
    `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes.replace(/\n\s*/g, "").replaceAll(" />", "/>")}</symbol>`,
  );
}

/** The drawings a document refers to, each once; empty when it refers to none. */
export function spriteFor(html: string): string {
  const names = new Set(Array.from(html.matchAll(/<use href="#([ip]-[a-z0-9-]+)"/g), (m) => m[1]));
  const drawings = [...names].map((name) => (name && symbols.get(name)) ?? "").join("");
  return (
    drawings && `<svg width="0" height="0" class="sprite" aria-hidden="true">${drawings}</svg>`
  );
}

/** Whether an icon of this name can be drawn. */
export function hasIcon(name: string): boolean {
  return symbols.has(`i-${name}`);
}
