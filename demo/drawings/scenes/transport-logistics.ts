import { person } from "#demo/drawings/person.ts";
import { river, road, street, yard } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, group, INK, line } from "#demo/drawings/shapes.ts";
import { car, minibus, parcel } from "#demo/drawings/things.ts";

export const transportLogistics: readonly Scene[] = [
  {
    shows: "a driver tying a ribbon on a bridal car",
    trades: ["taxi-drivers"],
    draw: (who, c) =>
      street(c) +
      person(who, { x: 600, y: 350, size: 1.15, left: [-90, 190], right: [90, 190] }) +
      group({ x: 620, y: 800, size: 1.4 }, car("#f8faf6")) +
      line("M500 560 600 650 720 560", "#d1344b", 16) +
      area("M600 580Q540 530 530 580Q540 620 600 590Q660 620 670 580Q660 530 600 580Z", "#d1344b"),
  },
  {
    shows: "a taxi driver beside a yellow car",
    trades: ["taxi-drivers"],
    draw: (who, c) =>
      road(c) +
      group({ x: 660, y: 800, size: 1.45 }, car("#ffd23f")) +
      box(640, 380, 130, 44, "#ffffff", 8) +
      line("M664 402H746", INK, 9) +
      person(
        { ...who, hat: "cap", hatColour: "#24313a" },
        {
          x: 510,
          y: 330,
          size: 1.1,
          looks: 1,
          left: [-116, 236],
          right: [120, 150],
          legs: "#24313a",
        },
      ),
  },
  {
    shows: "a captain steering a river boat",
    trades: ["boat-river-transport"],
    draw: (who, c) =>
      river(c) +
      person(
        { ...who, hat: "cap", hatColour: "#ffffff" },
        {
          x: 560,
          y: 340,
          size: 1.1,
          looks: 1,
          left: [-60, 180],
          right: [110, 190],
          vest: "#f08c2e",
        },
      ) +
      `<circle cx="680" cy="560" r="62" stroke="${INK}" stroke-width="26"/>` +
      disc(680, 560, 14, "#c3cbc7") +
      area("M260 610H930Q900 790 760 800H400Q300 780 260 610Z", "#f3f5ee") +
      line("M276 660H912", c.ground, 26) +
      line("M200 820q40-30 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0", "#ffffff", 12),
  },
  {
    shows: "a school bus driver greeting a child with a bag",
    trades: ["school-transport", "bus-minibus-hire"],
    draw: (who, c, [child]) =>
      road(c) +
      group({ x: 620, y: 780, size: 1.6 }, minibus("#ffd23f", "#0f6b72")) +
      person(who, {
        x: 480,
        y: 350,
        size: 1.05,
        looks: 1,
        left: [-60, 200],
        right: [150, 60],
        legs: "#24313a",
      }) +
      person(
        {
          ...child,
          shirt: "#ffffff",
          hair: "braids",
          hat: undefined,
          beard: undefined,
          grey: false,
          lines: false,
          glasses: false,
        },
        {
          x: 740,
          y: 520,
          size: 0.72,
          looks: -1,
          left: [-110, 60],
          right: [90, 180],
          legs: "#33579e",
        },
      ),
  },
  {
    shows: "a courier with a parcel and a motorcycle",
    trades: ["couriers"],
    draw: (who, c) =>
      street(c) +
      disc(440, 770, 82, "#24313a") +
      disc(440, 770, 40, "#c3cbc7") +
      disc(790, 770, 82, "#24313a") +
      disc(790, 770, 40, "#c3cbc7") +
      area("M420 700 520 620H640L700 560H780L800 700 740 770H560Z", "#b3202f") +
      bar("M780 560 740 470 690 460", "#24313a", 14) +
      box(370, 520, 150, 120, "#0f6b72", 8) +
      person(
        { ...who, hat: "helmet", hatColour: "#ffd978" },
        {
          x: 600,
          y: 350,
          size: 1.1,
          left: [-70, 190],
          right: [80, 190],
          holds: group({ x: 5, y: 220 }, parcel(150, 110, "#ffd978")),
        },
      ),
  },
  {
    shows: "two movers loading a box on a truck",
    trades: ["movers", "truck-haulage", "freight-shipping", "warehousing"],
    draw: (who, c, [mate]) =>
      yard(c) +
      box(620, 290, 640, 430, c.ground, 8) +
      line("M700 300V710M800 300V710M900 300V710M1000 300V710", c.tone, 12) +
      disc(760, 760, 70, "#24313a") +
      disc(760, 760, 28, "#c3cbc7") +
      disc(1060, 760, 70, "#24313a") +
      person(mate, { x: 760, y: 380, size: 1, looks: -1, left: [-110, 160], right: [-60, 190] }) +
      person(who, {
        x: 450,
        y: 380,
        size: 1.05,
        looks: 1,
        left: [50, 180],
        right: [100, 160],
        legs: "#2c3b44",
      }) +
      group({ x: 610, y: 640, size: 1.15 }, parcel(190, 150, "#ffd978")) +
      disc(512, 580, 30, who.skin) +
      disc(706, 560, 29, mate.skin),
  },
];
