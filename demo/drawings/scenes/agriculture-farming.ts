import { person } from "#demo/drawings/person.ts";
import { bottomHouse, field, river, table, yard } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, flat, group, INK, line, repeat } from "#demo/drawings/shapes.ts";
import { clipboard, plant } from "#demo/drawings/things.ts";

const plantains =
  area("M-90-10Q-80 60 0 70Q80 60 92-14Q60 20 0 22Q-60 20-90-10Z", "#c9d24b") +
  line("M-60 24Q0 50 64 20", INK, 6) +
  area("M84-20 104-30 100-4Z", "#5b4636", 6);

export const agricultureFarming: readonly Scene[] = [
  {
    shows: "a farmer on a tractor in the rice field",
    trades: ["tractor-ploughing"],
    draw: (who, c) =>
      field(c) +
      person(
        { ...who, hat: "straw hat" },
        { x: 540, y: 340, size: 1.05, looks: 1, left: [0, 170], right: [120, 140] },
      ) +
      bar("M690 480 640 560", "#24313a", 16) +
      area("M420 640Q430 540 560 560L640 580H840Q870 590 866 700H430Z", "#b3202f") +
      bar("M800 580V440", "#24313a", 18) +
      line("M680 620H850M680 655H850", INK, 7) +
      disc(480, 700, 130, "#24313a") +
      disc(480, 700, 64, "#ffd23f") +
      disc(800, 750, 82, "#24313a") +
      disc(800, 750, 38, "#ffd23f"),
  },
  {
    shows: "farmers planting rice seedlings in a row",
    trades: ["rice-farming", "farm-labour"],
    draw: (who, c, [mate]) =>
      field(c) +
      flat("M0 640H1200V900H0Z", "#8fb4ad") +
      person(
        { ...mate, hat: "straw hat" },
        {
          x: 750,
          y: 400,
          size: 0.95,
          looks: -1,
          left: [-90, 190],
          right: [70, 230],
          legs: "#7b5534",
        },
      ) +
      person(
        { ...who, hat: "straw hat" },
        {
          x: 480,
          y: 370,
          size: 1.1,
          looks: 1,
          left: [-104, 230],
          right: [70, 190],
          legs: "#33579e",
          holds:
            area("M30 190Q10 60 60 70Q110 40 110 190Z", "#7ea32b") +
            line("M70 80V180M92 84V180", "#43823a", 6),
        },
      ) +
      flat("M0 800H1200V900H0Z", "#8fb4ad") +
      repeat(8, (n) =>
        line(
          `M${320 + n * 80} 840q-6-40-30-56M${320 + n * 80} 840V770M${320 + n * 80} 840q6-40 30-56`,
          "#5fa04e",
          11,
        ),
      ),
  },
  {
    shows: "an agronomist looking at a leaf with a farmer",
    trades: ["agronomists"],
    draw: (who, c, [farmer]) =>
      field(c) +
      person(
        { ...farmer, hat: "straw hat" },
        { x: 740, y: 420, size: 1, looks: -1, left: [-110, 190], right: [80, 230] },
      ) +
      person(who, {
        x: 470,
        y: 380,
        size: 1.1,
        looks: 1,
        left: [-50, 200],
        right: [120, 130],
        holds:
          group({ x: -30, y: 180, size: 0.75, turn: -6 }, clipboard()) +
          area("M120 120Q130 20 220 10Q230 110 120 130Z", "#5fa04e") +
          line("M124 124 200 36", "#2f4a10", 6),
      }) +
      area(
        "M250 900V740Q350 660 430 720Q500 640 600 710Q690 640 770 715Q870 660 960 740V900Z",
        "#5fa04e",
      ) +
      repeat(6, (n) => disc(350 + n * 100, 780 + (n % 2) * 40, 24, "#d1344b")),
  },
  {
    shows: "a seller with plantains and citrus in a boat",
    trades: ["crop-suppliers"],
    draw: (who, c) =>
      river(c) +
      person(
        { ...who, hat: "straw hat" },
        {
          x: 600,
          y: 330,
          size: 1.15,
          left: [-130, 200],
          right: [110, 190],
          holds: group({ x: 90, y: 150, turn: -14 }, plantains),
        },
      ) +
      repeat(4, (n) => group({ x: 410 + n * 60, y: 600 - (n % 2) * 40, turn: n * 6 }, plantains)) +
      repeat(5, (n) => disc(650 + n * 50, 610 - (n % 2) * 40, 34, n % 2 ? "#ffd23f" : "#f08c2e")) +
      area("M250 620H950Q900 790 780 800H420Q300 790 250 620Z", "#9a3b22") +
      line("M268 670H932", "#ffd978", 18) +
      line("M240 830q40-26 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0", "#ffffff", 12),
  },
  {
    shows: "a beekeeper lifting a frame of honeycomb",
    trades: ["beekeeping"],
    draw: (who, c) =>
      yard(c) +
      person(
        { ...who, shirt: "#f8faf6", hat: "bucket hat", hatColour: "#fff3d6" },
        { x: 600, y: 350, size: 1.15, left: [-130, 130], right: [130, 130] },
      ) +
      box(470, 470, 260, 150, "#b98a5e", 6) +
      box(492, 492, 216, 106, "#ffc629") +
      repeat(10, (n) => disc(520 + (n % 5) * 40, 524 + Math.floor(n / 5) * 42, 14, "#d98e04", 5)) +
      [-1, 1].map((s) => disc(600 + s * 142, 500, 33, "#fff3d6")).join("") +
      box(440, 690, 320, 210, "#f3f5ee", 6) +
      box(420, 660, 360, 40, "#c3cbc7", 6) +
      box(540, 800, 120, 22, "#24313a", 4) +
      [
        [800, 300],
        [380, 380],
        [830, 560],
        [390, 240],
      ]
        .map(([x = 0, y = 0]) =>
          group(
            { x, y },
            disc(0, 0, 14, "#ffc629", 6),
            line("M-4-12V12M6-12V12", INK, 5),
            area("M0-12Q-10-40 12-30Q20-20 0-12Z", "#ffffff", 4),
          ),
        )
        .join(""),
  },
  {
    shows: "a farmer feeding chickens in the yard",
    trades: ["poultry-livestock"],
    draw: (who, c) =>
      bottomHouse(c) +
      person(
        { ...who, hat: "cap" },
        {
          x: 600,
          y: 330,
          size: 1.1,
          left: [-70, 190],
          right: [130, 120],
          legs: "#7b5534",
          holds: area("M-130 160H0L-20 250H-110Z", "#4f9ab8"),
        },
      ) +
      repeat(3, (n) =>
        group(
          { x: 400 + n * 190, y: 775, size: 0.95 },
          area(
            "M-70-60Q-110-100-100-40Q-60 20 0 14Q70 10 60-60Q70-110 36-116Q0-110 6-70Q-30-40-70-60Z",
            ["#f3f5ee", "#b5651d", "#24313a"][n] ?? "",
          ),
          area("M18-112Q20-146 36-124Q50-146 54-112Z", "#d1344b", 6),
          area("M58-96 84-86 58-76Z", "#f08c2e", 6),
          disc(38, -92, 6, n === 2 ? "#ffffff" : INK, 0),
          line("M-10 14V44M14 14V44", "#f08c2e", 9),
        ),
      ) +
      repeat(6, (n) => disc(690 + n * 22, 560 + n * 30, 7, "#ffc629", 4)),
  },
  {
    shows: "a nursery grower with young fruit trees in pots",
    trades: ["plant-nurseries", "hydroponics-shade-house"],
    draw: (who, c) =>
      yard(c) +
      person(
        { ...who, hat: "straw hat" },
        {
          x: 600,
          y: 350,
          size: 1.15,
          left: [-100, 200],
          right: [100, 200],
          apron: "#43823a",
          holds: group({ x: 0, y: 260 }, plant("#d9623b")),
        },
      ) +
      table(740) +
      repeat(3, (n) =>
        group(
          { x: 400 + n * 200, y: 790, size: 0.9 },
          plant(["#d9623b", "#24313a", "#4f9ab8"][n] ?? ""),
        ),
      ),
  },
];
