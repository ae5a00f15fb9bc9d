import { person } from "#demo/drawings/person.ts";
import { room, savannah, seawall, table, workshop } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, group, INK, line, repeat } from "#demo/drawings/shapes.ts";

const camera =
  box(-76, -46, 152, 100, "#24313a", 12) +
  box(-30, -66, 60, 24, "#24313a", 4) +
  disc(0, 6, 40, "#8d9793") +
  disc(0, 6, 22, "#33579e") +
  disc(56, -26, 7, "#ffc629", 0);

export const mediaCreativeServices: readonly Scene[] = [
  {
    shows: "a photographer raising the camera on the seawall",
    trades: ["photographers"],
    draw: (who, c) =>
      seawall(c) +
      person(who, {
        x: 600,
        y: 410,
        size: 1.15,
        left: [-76, 20],
        right: [76, 20],
        legs: "#5b1e3a",
        holds: line("M-60 0Q0 120 60 0", "#b3202f", 10) + group({ x: 0, y: 6, size: 0.95 }, camera),
      }),
  },
  {
    shows: "a photographer taking a portrait of a bride",
    trades: ["photographers", "videographers"],
    draw: (who, c, [bride]) =>
      room(c) +
      person(
        {
          ...bride,
          shirt: "#ffffff",
          hair: "bun",
          hat: "orhni",
          hatColour: "#ffffff",
          beard: undefined,
          grey: false,
          lines: false,
        },
        {
          x: 740,
          y: 420,
          size: 1.05,
          looks: -1,
          left: [-30, 190],
          right: [30, 190],
          holds:
            disc(-20, 150, 26, "#d1344b") +
            disc(24, 144, 26, "#f2adbd") +
            disc(0, 178, 26, "#ffc629"),
        },
      ) +
      person(who, {
        x: 450,
        y: 430,
        size: 1.1,
        looks: 1,
        left: [50, 30],
        right: [150, 20],
        holds: group({ x: 108, y: 0, size: 0.75 }, camera),
      }) +
      table(770, "#dc7390"),
  },
  {
    shows: "a film maker behind a camera on a tripod",
    trades: ["videographers"],
    draw: (who, c) =>
      savannah(c) +
      person(
        { ...who, hat: "cap" },
        {
          x: 500,
          y: 390,
          size: 1.15,
          looks: 1,
          left: [60, 120],
          right: [150, 60],
          legs: "#24313a",
        },
      ) +
      bar("M730 470 640 860M730 470V860M730 470 830 860", "#24313a", 14) +
      box(660, 380, 180, 100, "#24313a", 12) +
      area("M840 400 890 372V488L840 460Z", "#24313a") +
      disc(720, 350, 40, "#8d9793") +
      disc(800, 350, 32, "#8d9793") +
      disc(690, 430, 12, "#d1344b", 0),
  },
  {
    shows: "a printer pulling a banner from the machine",
    trades: ["printing-signs", "graphic-designers"],
    draw: (who, c) =>
      workshop(c) +
      person(who, { x: 600, y: 385, size: 1.08, left: [-170, 200], right: [170, 200] }) +
      area("M380 560H820V760Q600 800 380 760Z", "#ffffff") +
      area("M400 580H800V650H400Z", c.ground, 0) +
      disc(470, 706, 34, "#ffc629") +
      area("M540 690H780V724H540Z", "#5b1e3a", 0) +
      [-1, 1].map((s) => disc(600 + s * 190, 600, 32, who.skin)).join("") +
      box(320, 770, 560, 160, "#8d9793", 20) +
      disc(830, 830, 16, "#5fa04e"),
  },
  {
    shows: "a craft maker carving a small figure",
    trades: ["craft-makers", "artists-illustrators"],
    draw: (who, c) =>
      savannah(c) +
      person(who, {
        x: 600,
        y: 370,
        size: 1.2,
        left: [-70, 180],
        right: [90, 160],
        holds:
          area("M-60 200V110Q-76 90-50 80Q-40 40-14 50Q20 60 10 96L20 200Z", "#7b5534") +
          line("M92 160 36 120", INK, 20) +
          line("M70 144 36 120", "#dfe4e1", 8),
      }) +
      table(700, "#d8b98c") +
      repeat(3, (n) =>
        group(
          { x: 420 + n * 60, y: 700 },
          area("M-22 0V-50Q-26-90 0-90Q26-90 22-50V0Z", "#5b3a24"),
          disc(0, -98, 18, "#5b3a24"),
        ),
      ) +
      group(
        { x: 770, y: 704 },
        area("M-70-90H70L52 0H-52Z", "#e0bd86"),
        line("M-64-62H64M-58-34H58", "#9a3b22", 10),
      ),
  },
  {
    shows: "a designer cutting cloth beside a sewing machine",
    trades: ["tailors-fashion-designers"],
    draw: (who, c) =>
      room(c) +
      person(who, {
        x: 520,
        y: 380,
        size: 1.15,
        looks: 1,
        left: [-60, 230],
        right: [110, 220],
        holds: line("M-30-4Q-60 90-40 150M30-4Q60 90 44 150", "#ffc629", 14),
      }) +
      table(680) +
      area("M330 710Q480 680 640 720L690 860H300Z", c.accent) +
      repeat(5, (n) => disc(390 + n * 62, 770 + (n % 2) * 40, 12, "#ffc629", 0)) +
      group(
        { x: 780, y: 690 },
        area("M-90 0V-30H-10V-110H-90V-160H70V0Z", "#24313a"),
        disc(84, -120, 34, "#8d9793"),
        line("M-70-110V-40", INK, 9),
        bar("M-40-196V-164", "#d1344b", 20),
      ),
  },
];
