import { person } from "#demo/drawings/person.ts";
import { bottomHouse, office, road, roof, room, table, yard } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, flat, group, line, repeat } from "#demo/drawings/shapes.ts";
import { bucket, hammer, ladder, paper, screwdriver } from "#demo/drawings/things.ts";

const helmet = { hat: "helmet", hatColour: "#f3f5ee" } as const;

export const constructionTrades: readonly Scene[] = [
  {
    shows: "an electrician with a screwdriver at an open breaker panel",
    trades: ["electricians"],
    draw: (who, c) =>
      room(c) +
      box(650, 160, 230, 330, "#dfe4e1", 8) +
      repeat(8, (n) =>
        box(
          680 + (n % 2) * 92,
          200 + Math.floor(n / 2) * 66,
          74,
          44,
          n === 3 ? c.accent : "#3a3f42",
          4,
        ),
      ) +
      bar("M765 490V900", "#f3f5ee", 20) +
      person(
        { ...who, ...helmet },
        {
          x: 500,
          y: 440,
          size: 1.2,
          looks: 1,
          left: [-60, 236],
          right: [150, -40],
          holds: group({ x: 160, y: -50, turn: 50 }, screwdriver()),
        },
      ) +
      line("M620 640q80 60 150-20", "#b3202f", 12),
  },
  {
    shows: "an electrician on a ladder putting up a ceiling fan",
    trades: ["electricians"],
    draw: (who, c) =>
      bottomHouse(c) +
      bar("M600 120V190", "#dfe4e1", 14) +
      area(
        "M600 196Q420 150 360 196Q420 232 600 214ZM600 196Q780 150 840 196Q780 232 600 214Z",
        "#b98a5e",
      ) +
      disc(600, 206, 44, "#f3f5ee") +
      group({ x: 600, y: 900, size: 1.5 }, ladder(330)) +
      person(who, {
        x: 600,
        y: 480,
        size: 1,
        left: [-70, -210],
        right: [80, -206],
        legs: "#2c3b44",
      }),
  },
  {
    shows: "an electrician wiring the float switch of a black water tank",
    trades: ["electricians", "plumbers"],
    draw: (who, c) =>
      yard(c) +
      bar("M660 590V900M850 590V900M650 740H860", "#b98a5e", 26) +
      box(620, 560, 280, 40, "#b98a5e") +
      area("M640 560V300Q640 250 690 250H830Q880 250 880 300V560Z", "#24313a") +
      line("M644 340H876M644 420H876M644 500H876", "#46555e", 12) +
      person(who, {
        x: 490,
        y: 420,
        size: 1.15,
        looks: 1,
        left: [-40, 220],
        right: [170, 60],
        legs: "#33579e",
        holds: line("M60 250Q150 240 176 60", "#b3202f", 14) + box(150, 20, 60, 80, "#ffc629", 8),
      }),
  },
  {
    shows: "a carpenter nailing down zinc sheets on a roof",
    trades: ["roofers"],
    draw: (who, c) =>
      roof(c) +
      person(
        { ...who, hat: "straw hat" },
        {
          x: 560,
          y: 395,
          size: 1.2,
          looks: 1,
          left: [-70, 250],
          right: [170, 100],
          holds: group({ x: 190, y: 110, turn: 60, size: 1.1 }, hammer()),
        },
      ) +
      area("M360 700 720 610 900 680 540 790Z", "#c3cbc7") +
      line("M410 704 770 628M460 722 812 645M505 745 850 664", "#8d9793", 12) +
      line("M780 640v-36M690 660v-30", undefined, 12),
  },
  {
    shows: "a roofer sealing a nail hole before the rain",
    trades: ["roofers"],
    draw: (who, c) =>
      roof({ ...c, ground: "#a7b0ad", tone: "#8d9793" }) +
      flat(
        "M0 0H1200V150Q1100 210 960 170Q820 230 640 180Q420 240 260 170Q120 220 0 160Z",
        "#b9c4c9",
      ) +
      person(
        { ...who, hat: "cap" },
        {
          x: 620,
          y: 400,
          size: 1.15,
          looks: -1,
          left: [-150, 170],
          right: [80, 220],
          holds: group(
            { x: -160, y: 180, turn: 30 },
            box(-24, -120, 48, 120, "#ffc629", 6),
            area("M-16 0H16L4 60H-4Z", "#f3f5ee"),
          ),
        },
      ) +
      area("M330 720 600 650 880 730 620 830Z", "#c3cbc7") +
      line("M420 720 680 800M510 695 770 775M600 670 850 745", "#8d9793", 12) +
      disc(420, 676, 14, "#24313a"),
  },
  {
    shows: "a carpenter sawing a plank at a bench",
    trades: ["carpenters-joiners", "fence-gate-builders"],
    draw: (who, c) =>
      bottomHouse(c) +
      person(
        { ...who, hat: "cap" },
        {
          x: 540,
          y: 390,
          size: 1.15,
          looks: 1,
          left: [-70, 236],
          right: [150, 160],
          apron: "#2c3b44",
        },
      ) +
      table(690) +
      box(330, 640, 540, 48, "#e0bd86") +
      group(
        { x: 740, y: 596, turn: 28 },
        area("M-30 30 40 30 190 4 190-26Z", "#dfe4e1"),
        box(-50, -44, 74, 84, "#b3202f", 14),
      ) +
      flat("M690 720l40 50h-80Z", "#e0bd86"),
  },
  {
    shows: "a mason laying concrete blocks along a line",
    trades: ["masons", "tilers"],
    draw: (who, c) =>
      road(c) +
      person(
        { ...who, hat: "bucket hat", hatColour: "#f3f5ee" },
        {
          x: 600,
          y: 370,
          size: 1.15,
          left: [-130, 200],
          right: [140, 190],
          holds: group(
            { x: 150, y: 214, turn: 70 },
            area("M-34-40H34L0 70Z", "#c3cbc7"),
            bar("M0-40V-84", "#b98a5e", 14),
          ),
        },
      ) +
      repeat(3, (row) =>
        repeat(9, (n) =>
          box(
            -80 + n * 160 + (row % 2) * 80,
            640 + row * 84,
            152,
            76,
            (n + row) % 4 ? "#b9beb8" : "#a7aca6",
            4,
          ),
        ),
      ) +
      box(400, 560, 152, 78, "#b9beb8", 4) +
      line("M-20 622H1220", "#ffc629", 6),
  },
  {
    shows: "a painter rolling fresh paint on a wall",
    trades: ["painters"],
    draw: (who, c) =>
      room({ ...c, ground: "#f1ead9", tone: "#d6cbb0" }) +
      flat("M560 90H900V560H820V620H700V540H560Z", c.ground) +
      person(
        { ...who, hat: "cap", hatColour: "#ffffff" },
        {
          x: 500,
          y: 430,
          size: 1.15,
          looks: 1,
          left: [-50, 226],
          right: [176, -110],
          holds:
            line("M176-90V-180H250V-216", "#3a3f42", 14) + box(170, -280, 160, 64, "#f3f5ee", 20),
        },
      ) +
      group({ x: 760, y: 790, size: 1.1 }, bucket(c.accent)),
  },
  {
    shows: "a draughtsman drawing a house plan",
    trades: ["architects-draughtsmen", "general-contractors"],
    draw: (who, c) =>
      office(c) +
      person(who, { x: 600, y: 390, size: 1.15, left: [-130, 216], right: [90, 240] }) +
      table(650) +
      area("M320 690H880L930 860H270Z", "#ffffff") +
      line("M400 725H640V800H380M640 725H800L822 800H640M500 725V770M720 800V765", "#33579e", 8) +
      group(
        { x: 735, y: 660, turn: 30 },
        line("M0 60V-50", undefined, 22),
        line("M0 50V-50", "#ffc629", 10),
      ) +
      group({ x: 390, y: 670, size: 0.5, turn: -12 }, paper()),
  },
];
