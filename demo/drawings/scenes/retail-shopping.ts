import { person } from "#demo/drawings/person.ts";
import { bottomHouse, room, shop, table, workshop, yard } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, group, INK, line, repeat } from "#demo/drawings/shapes.ts";
import { bucket, parcel, phone } from "#demo/drawings/things.ts";

const flower = (x: number, y: number, colour: string) =>
  [0, 72, 144, 216, 288]
    .map((turn) => group({ x, y, turn }, disc(0, -26, 20, colour, 6)))
    .join("") + disc(x, y, 16, "#ffd23f", 6);

export const retailShopping: readonly Scene[] = [
  {
    shows: "a shopper with a stack of parcels from overseas",
    trades: ["personal-shoppers"],
    draw: (who, c) =>
      shop(c) +
      person(who, { x: 600, y: 380, size: 1.2, left: [-150, 200], right: [150, 200] }) +
      group({ x: 600, y: 790, size: 1.1 }, parcel(330, 150, "#d66d10")) +
      group({ x: 560, y: 625 }, parcel(230, 84, "#33579e")) +
      [-1, 1].map((s) => disc(600 + s * 180, 640, 33, who.skin)).join("") +
      table(790),
  },
  {
    shows: "a shopkeeper handing over a bag of groceries",
    trades: ["grocery-delivery", "personal-shoppers", "gifts-hampers"],
    draw: (who, c) =>
      shop(c) +
      person(who, {
        x: 600,
        y: 360,
        size: 1.2,
        left: [-110, 200],
        right: [110, 200],
        apron: "#0b5a3c",
      }) +
      area("M480 500H720L740 730H460Z", "#d8b98c") +
      disc(530, 480, 34, "#d1344b") +
      area("M590 500Q570 400 620 380Q650 420 640 500Z", "#5fa04e") +
      area("M660 500V400H700V500Z", "#ffd23f") +
      area("M480 500H720L722 540H478Z", "#c39f6a") +
      [-1, 1].map((s) => disc(600 + s * 126, 620, 33, who.skin)).join("") +
      table(730),
  },
  {
    shows: "a goldsmith bending over a bangle at the bench",
    trades: ["jewellers"],
    draw: (who, c) =>
      workshop(c) +
      person(
        { ...who, glasses: true },
        { x: 600, y: 370, size: 1.2, left: [-80, 200], right: [90, 190] },
      ) +
      table(690) +
      disc(600, 640, 62, "#ffc629") +
      disc(600, 640, 38, c.ground) +
      bar("M708 600 640 610", "#c3cbc7", 10) +
      disc(504, 640, 32, who.skin) +
      area("M400 690Q400 740 470 740T540 690Z", "#7b5534") +
      group(
        { x: 770, y: 760 },
        disc(-30, 0, 26, "#ffc629"),
        disc(-30, 0, 12, "#b98a5e"),
        disc(40, 0, 26, "#ffc629"),
        disc(40, 0, 12, "#b98a5e"),
        area("M20-34H60L40-8Z", "#7fd6e4"),
      ),
  },
  {
    shows: "a florist tying a wreath",
    trades: ["florists", "gifts-hampers"],
    draw: (who, c) =>
      bottomHouse(c) +
      person(who, {
        x: 600,
        y: 330,
        size: 1.15,
        left: [-150, 190],
        right: [150, 190],
        apron: "#5fa04e",
      }) +
      table(740) +
      `<circle cx="600" cy="610" r="120" stroke="${INK}" stroke-width="92"/><circle cx="600" cy="610" r="120" stroke="#3f7d43" stroke-width="74"/>` +
      repeat(8, (n) =>
        flower(
          600 + Math.round(120 * Math.cos(n * 0.785)),
          610 + Math.round(120 * Math.sin(n * 0.785)),
          ["#d1344b", "#ffffff", "#f2adbd", "#f08c2e"][n % 4] ?? "",
        ),
      ) +
      area("M560 720 600 700 640 720 660 800H540Z", "#7d3f98"),
  },
  {
    shows: "a hardware seller counting lengths of timber and tins of paint",
    trades: ["hardware-building-supplies"],
    draw: (who, c) =>
      yard(c) +
      person(
        { ...who, hat: "cap" },
        {
          x: 560,
          y: 360,
          size: 1.15,
          left: [-70, 180],
          right: [110, 190],
          holds:
            box(-110, 110, 90, 120, "#ffffff", 4) +
            line("M-94 140h56M-94 166h56M-94 192h36", "#9aa39d", 7),
        },
      ) +
      repeat(4, (n) => box(330, 640 + n * 44, 560, 44, n % 2 ? "#d8b98c" : "#b98a5e", 4)) +
      group({ x: 800, y: 636, size: 1.1 }, bucket("#4f9ab8")),
  },
  {
    shows: "a seller showing a new phone across the counter",
    trades: ["electronics-phones"],
    draw: (who, c) =>
      room(c) +
      person(who, {
        x: 600,
        y: 380,
        size: 1.2,
        left: [-110, 220],
        right: [110, 80],
        holds: group({ x: 130, y: 40, size: 1.4, turn: 6 }, phone("#7fd6e4")),
      }) +
      table(670, "#f3f5ee") +
      repeat(4, (n) =>
        group(
          { x: 405 + n * 130, y: 745 },
          phone(["#ffc629", "#33579e", "#d1344b", "#5fa04e"][n] ?? ""),
        ),
      ),
  },
];
