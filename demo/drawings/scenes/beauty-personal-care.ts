import { person } from "#demo/drawings/person.ts";
import { bottomHouse, room, shop, table } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, group, INK, line, repeat } from "#demo/drawings/shapes.ts";
import { bottle, jar } from "#demo/drawings/things.ts";

const cape = area("M-40-6Q-150 20-170 280H170Q150 20 40-6Q0 26-40-6Z", "#f3f5ee");
const scissors =
  bar("M0 0 40-60M0-60 40 0", "#c3cbc7", 7) +
  disc(-6, 14, 16, "#b3202f") +
  disc(46, 14, 16, "#b3202f");
const plain = { beard: undefined, hat: undefined } as const;

export const beautyPersonalCare: readonly Scene[] = [
  {
    shows: "a braider parting a girl's hair on the front step",
    trades: ["braiders-locticians"],
    draw: (who, c, [client]) =>
      bottomHouse(c) +
      person(who, { x: 600, y: 345, size: 1, left: [-100, 160], right: [100, 160] }) +
      person(
        { ...client, ...plain, hair: "braids", grey: false, lines: false, shirt: "#ffc629" },
        { x: 600, y: 620, size: 1.15, holds: "" },
      ) +
      [-1, 1].map((s) => disc(600 + s * 84, 490, 32, who.skin)).join("") +
      line("M540 470Q500 520 512 590M660 470Q700 520 688 590", INK, 16) +
      table(800, "#b98a5e"),
  },
  {
    shows: "a hairdresser finishing long twists before a mirror",
    trades: ["braiders-locticians", "hairdressers-barbers"],
    draw: (who, c, [, client]) =>
      room(c) +
      box(330, 130, 540, 460, "#ffffff", 30) +
      box(352, 152, 496, 416, "#dcebf0", 20) +
      person(
        { ...client, ...plain, hair: "locs", grey: false, lines: false },
        { x: 520, y: 520, size: 1.1, holds: cape },
      ) +
      person(who, { x: 730, y: 380, size: 1.1, looks: -1, left: [-130, 30], right: [-80, 130] }) +
      table(760, "#f6c9e4") +
      group({ x: 420, y: 780, size: 0.9 }, bottle("#d1344b")) +
      group({ x: 790, y: 790 }, jar("#f6c9e4")),
  },
  {
    shows: "a make-up artist brushing colour on a bride's cheek",
    trades: ["make-up-artists", "skin-care-facials", "lash-brow-technicians"],
    draw: (who, c, [bride]) =>
      room(c) +
      person(
        {
          ...bride,
          ...plain,
          hair: "bun",
          grey: false,
          lines: false,
          shirt: "#d1344b",
          earrings: true,
          hat: "orhni",
          hatColour: "#d1344b",
        },
        { x: 730, y: 470, size: 1.15, looks: -1 },
      ) +
      person(who, {
        x: 440,
        y: 410,
        size: 1.15,
        looks: 1,
        left: [40, 190],
        right: [160, 20],
        holds:
          bar("M160 20 200-30", "#24313a", 10) +
          disc(206, -38, 18, "#f2adbd", 6) +
          group(
            { x: 40, y: 180 },
            disc(0, 0, 50, "#24313a"),
            disc(-14, -8, 14, "#d1344b", 4),
            disc(18, -10, 14, "#f2adbd", 4),
            disc(0, 20, 14, "#f08c2e", 4),
          ),
      }) +
      table(760),
  },
  {
    shows: "a barber trimming a customer's hair",
    trades: ["hairdressers-barbers"],
    draw: (who, c, [, client]) =>
      shop(c) +
      person(who, { x: 690, y: 340, size: 1.1, looks: -1, left: [-150, 90], right: [-20, 130] }) +
      person(
        { ...client, hat: undefined, hair: "fade" },
        { x: 500, y: 560, size: 1.2, looks: 1, holds: cape },
      ) +
      group({ x: 552, y: 372, turn: -30, size: 1.1 }, scissors) +
      disc(560, 440, 32, who.skin) +
      bar("M330 140V400", "#ffffff", 50) +
      line("M310 200 350 170M310 270 350 240M310 340 350 310M310 400 350 370", "#d1344b", 14),
  },
  {
    shows: "a nail technician painting a customer's nails",
    trades: ["nail-technicians"],
    draw: (who, c, [client]) =>
      room(c) +
      person(
        { ...client, ...plain, hair: "long", grey: false, lines: false },
        { x: 750, y: 420, size: 1.05, looks: -1, left: [-130, 210], right: [70, 230] },
      ) +
      person(who, { x: 450, y: 400, size: 1.1, looks: 1, left: [-20, 220], right: [110, 200] }) +
      table(670, "#f6c9e4") +
      disc(614, 640, 32, client.skin) +
      bar("M580 612 600 640", "#24313a", 10) +
      repeat(4, (n) =>
        group(
          { x: 420 + n * 62, y: 760, size: 0.5 },
          bottle(["#d1344b", "#c2257e", "#7d3f98", "#f08c2e"][n] ?? ""),
        ),
      ),
  },
  {
    shows: "a mehndi artist drawing on an open hand",
    trades: ["mehndi-artists"],
    draw: (who, c, [client]) =>
      room(c) +
      person(who, { x: 470, y: 370, size: 1.1, looks: 1, left: [-20, 220], right: [120, 210] }) +
      person(
        { ...client, ...plain, hair: "tail", grey: false, lines: false, shirt: "#ffc629" },
        { x: 760, y: 390, size: 1.05, looks: -1, left: [-90, 230], right: [60, 230] },
      ) +
      table(640) +
      bar("M880 720H700", client.skin, 64) +
      area(
        "M720 680Q640 660 560 690 520 700 560 720 600 716 590 730 520 740 540 766 600 762 600 776 560 790 600 800 690 780 720 760Z",
        client.skin,
      ) +
      disc(668, 724, 22, "none", 6) +
      repeat(5, (n) => disc(640 + n * 22, 690 + (n % 2) * 66, 6, "#5b2a1a", 0)) +
      bar("M560 650 630 700", "#5b2a1a", 14),
  },
];
