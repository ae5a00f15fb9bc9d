import { person } from "#demo/drawings/person.ts";
import { bottomHouse, road, room, table, yard } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, flat, group, line, repeat } from "#demo/drawings/shapes.ts";
import { bottle, bucket, ladder, screwdriver, toolbox } from "#demo/drawings/things.ts";

export const homeServicesMaintenance: readonly Scene[] = [
  {
    shows: "a cleaner with mop and bucket in a bright room",
    trades: ["house-cleaning"],
    draw: (who, c) =>
      room(c) +
      flat("M0 720H1200V900H0Z", "#b98a5e") +
      person(who, {
        x: 560,
        y: 350,
        size: 1.15,
        looks: 1,
        left: [60, 70],
        right: [110, 150],
        apron: "#f3f5ee",
        legs: "#33579e",
        holds: bar("M20-60 170 400", "#e0bd86", 14),
      }) +
      area("M700 780Q760 720 830 780L860 850H670Z", "#f3f5ee") +
      group({ x: 420, y: 850, size: 1.1 }, bucket("#b3202f")),
  },
  {
    shows: "a cleaner wiping a window with a cloth",
    trades: ["house-cleaning"],
    draw: (who, c) =>
      room(c) +
      box(640, 150, 260, 400, "#ffffff") +
      box(664, 174, 212, 352, "#cfe8ee") +
      line("M770 174V526M664 350H876", "#ffffff", 18) +
      line("M700 300l60-80M790 470l60-80", "#ffffff", 10) +
      person(who, {
        x: 500,
        y: 420,
        size: 1.15,
        looks: 1,
        left: [-30, 210],
        right: [190, -90],
        apron: c.accent,
        holds:
          area("M140-130 230-146 246-50 150-40Z", "#ffc629") +
          group({ x: -30, y: 220 }, bottle("#4f9ab8")),
      }) +
      table(740),
  },
  {
    shows: "a technician washing the filter of a split air conditioner",
    trades: ["air-conditioning", "appliance-repair"],
    draw: (who, c) =>
      room(c) +
      box(400, 130, 420, 150, "#ffffff", 16) +
      line("M430 240H790M430 260H790", "#b5c0b0", 7) +
      disc(770, 170, 9, "#5fa04e", 0) +
      group({ x: 590, y: 910, size: 1.35 }, ladder(300)) +
      person(who, {
        x: 590,
        y: 490,
        size: 1.1,
        left: [-90, -150],
        right: [110, -150],
        holds: box(-100, -180, 220, 50, "#9ab8c4", 6) + line("M-80-155H100", "#ffffff", 6),
      }),
  },
  {
    shows: "a technician opening the back of a washing machine",
    trades: ["appliance-repair"],
    draw: (who, c) =>
      bottomHouse(c) +
      person(who, {
        x: 470,
        y: 400,
        size: 1.15,
        looks: 1,
        left: [-30, 220],
        right: [180, 130],
        legs: "#2c3b44",
      }) +
      box(610, 430, 270, 350, "#f3f5ee", 12) +
      disc(745, 620, 92, "#c3cbc7") +
      disc(745, 620, 62, "#4f9ab8") +
      box(635, 455, 110, 40, "#dfe4e1", 4) +
      disc(830, 475, 18, c.accent) +
      group({ x: 676, y: 560, turn: 60 }, screwdriver()) +
      group({ x: 420, y: 850 }, toolbox("#b3202f")),
  },
  {
    shows: "a handyman drilling a shelf to a board wall",
    trades: ["handyman", "locksmiths"],
    draw: (who, c) =>
      room(c) +
      box(560, 300, 330, 26, "#b98a5e") +
      bar("M600 326V380M850 326V380", "#b98a5e", 16) +
      person(
        { ...who, hat: "cap" },
        {
          x: 500,
          y: 430,
          size: 1.2,
          looks: 1,
          left: [40, 60],
          right: [130, 10],
          holds:
            area("M70-34H190V20H120L106 90H60Z", "#ffc629") + line("M190-8H250", undefined, 14),
        },
      ) +
      table(760) +
      group({ x: 740, y: 775 }, toolbox("#b3202f")),
  },
  {
    shows: "a gardener cutting a hedge before a house on stilts",
    trades: ["gardening-landscaping"],
    draw: (who, c) =>
      yard(c) +
      person(
        { ...who, hat: "straw hat" },
        {
          x: 600,
          y: 360,
          size: 1.15,
          left: [-60, 190],
          right: [60, 190],
          holds:
            line("M-60 190 40 60M60 190-40 60", undefined, 22) +
            line("M-60 190 40 60M60 190-40 60", "#c3cbc7", 8),
        },
      ) +
      area(
        "M250 900V690Q300 620 380 650Q440 600 520 650Q600 600 680 650Q760 600 820 655Q920 620 950 700V900Z",
        "#3f7d43",
      ) +
      repeat(7, (n) => disc(330 + n * 92, 740 + (n % 2) * 50, 15, "#d1344b", 6)),
  },
  {
    shows: "a plumber setting a pressure pump beside a water tank",
    trades: ["water-tanks-pumps"],
    draw: (who, c) =>
      road(c) +
      area("M650 700V350Q650 310 690 310H850Q890 310 890 350V700Z", "#24313a") +
      line("M655 400H885M655 480H885M655 560H885", "#46555e", 12) +
      person(who, { x: 490, y: 390, size: 1.15, looks: 1, left: [-20, 240], right: [120, 236] }) +
      flat("M0 700H1200V900H0Z", "#b9beb8") +
      bar("M700 760H660V640", "#33579e", 24) +
      box(420, 690, 240, 110, "#b3202f", 30) +
      disc(450, 745, 40, "#3a3f42"),
  },
];
