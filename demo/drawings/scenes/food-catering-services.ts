import { person } from "#demo/drawings/person.ts";
import { bottomHouse, kitchen, night, river, shop, table } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, flat, group, INK, line, repeat } from "#demo/drawings/shapes.ts";
import { jar, pot, steam } from "#demo/drawings/things.ts";

const flames = (x: number, y: number, size = 1) =>
  group(
    { x, y, size },
    area(
      "M-110 0Q-120-60-70-90Q-70-50-40-60Q-50-120 0-150Q10-80 40-70Q60-90 60-110Q120-60 110 0Z",
      "#f08c2e",
    ),
    area("M-50 0Q-50-50 0-80Q50-50 50 0Z", "#ffd23f", 0),
  );

export const foodCateringServices: readonly Scene[] = [
  {
    shows: "a caterer stirring a big pot over the fire",
    trades: ["caterers", "vegetarian-vegan"],
    draw: (who, c) =>
      bottomHouse(c) +
      person(who, {
        x: 560,
        y: 360,
        size: 1.15,
        looks: 1,
        left: [-60, 170],
        right: [60, 110],
        apron: "#f3f5ee",
        holds: bar("M60 60 130 330", "#b98a5e", 18),
      }) +
      flames(640, 850) +
      group({ x: 640, y: 780, size: 1.4 }, pot("#8d9793")) +
      steam(640, 570),
  },
  {
    shows: "a cook filling a row of lunch boxes",
    trades: ["meal-delivery", "caterers", "vegetarian-vegan"],
    draw: (who, c) =>
      kitchen(c) +
      person(who, {
        x: 600,
        y: 370,
        size: 1.15,
        left: [-110, 210],
        right: [110, 190],
        apron: "#ffc629",
        holds: bar("M110 190 30 220", "#c3cbc7", 12),
      }) +
      table(650, "#f3f5ee") +
      repeat(3, (n) =>
        group(
          { x: 420 + n * 180, y: 730 },
          box(-76, -56, 152, 80, "#ffffff", 12),
          flat("M-64-44H0V12H-64Z", "#f4c653"),
          disc(36, -18, 24, "#5fa04e", 5),
        ),
      ),
  },
  {
    shows: "a baker icing a three-tier cake",
    trades: ["bakers-cakes"],
    draw: (who, c) =>
      kitchen(c) +
      person(who, {
        x: 470,
        y: 390,
        size: 1.15,
        looks: 1,
        left: [-10, 220],
        right: [160, 110],
        apron: "#f6c9e4",
        holds: area("M120 60 200 96 176 140Q130 130 120 60Z", "#ffffff"),
      }) +
      table(720) +
      box(600, 610, 260, 110, "#ffffff", 8) +
      box(640, 510, 180, 104, "#ffffff", 8) +
      box(680, 420, 100, 94, "#ffffff", 8) +
      line(
        "M610 640q20 24 40 0t40 0 40 0 40 0 40 0 40 0M650 536q20 24 40 0t40 0 40 0 40 0",
        "#c43d56",
        12,
      ) +
      disc(730, 396, 24, "#d1344b") +
      box(560, 716, 330, 22, "#c3cbc7", 8),
  },
  {
    shows: "a chef tossing vegetables in a pan",
    trades: ["private-chefs", "food-trucks"],
    draw: (who, c) =>
      kitchen(c) +
      person(
        { ...who, shirt: "#ffffff", hat: "chef's hat" },
        { x: 530, y: 430, size: 1.1, looks: 1, left: [-60, 200], right: [110, 150] },
      ) +
      bar("M650 600H720", "#3a3f42", 20) +
      area("M700 570H900L870 640H730Z", "#3a3f42") +
      disc(750, 520, 20, "#f08c2e") +
      disc(800, 480, 20, "#5fa04e") +
      disc(850, 526, 20, "#d1344b") +
      disc(790, 550, 16, "#ffd23f") +
      table(700, "#c3cbc7") +
      flames(800, 712, 0.5),
  },
  {
    shows: "a cook turning chicken on a drum grill",
    trades: ["barbecue-grill"],
    draw: (who, c) =>
      night(c) +
      person(
        { ...who, hat: "cap", hatColour: "#ffffff" },
        {
          x: 560,
          y: 370,
          size: 1.15,
          looks: 1,
          left: [-60, 200],
          right: [140, 200],
          apron: "#24313a",
          holds: line("M140 190 190 240M150 180 206 226", "#c3cbc7", 10),
        },
      ) +
      area("M340 660H880Q880 830 760 830H460Q340 830 340 660Z", "#3a3f42") +
      bar("M330 650H890", "#8d9793", 14) +
      repeat(4, (n) =>
        group(
          { x: 430 + n * 115, y: 640, turn: -12 },
          area("M-44 0Q-44-40 0-40Q50-36 44 0Q20 20-44 0Z", "#b5651d"),
          bar("M40-8H64", "#f6e3c5", 8),
        ),
      ) +
      steam(760, 580),
  },
  {
    shows: "a cook bottling pepper sauce and achar",
    trades: ["preserves-sauces", "snacks-pastries"],
    draw: (who, c) =>
      shop(c) +
      person(who, {
        x: 600,
        y: 370,
        size: 1.15,
        left: [-80, 190],
        right: [90, 180],
        apron: "#5fa04e",
        holds:
          area("M60 130 130 120 120 190 80 196Z", "#c3cbc7") +
          line("M70 190Q20 190 10 230", "#d1344b", 14),
      }) +
      table(710) +
      repeat(4, (n) =>
        group(
          { x: 405 + n * 130, y: 740 },
          jar(["#d1344b", "#f4c653", "#7ea32b", "#f08c2e"][n] ?? ""),
        ),
      ),
  },
  {
    shows: "a cook rolling out dough for roti and pastries",
    trades: ["snacks-pastries", "vegetarian-vegan", "bakers-cakes"],
    draw: (who, c) =>
      river(c) +
      person(who, {
        x: 600,
        y: 360,
        size: 1.15,
        left: [-130, 226],
        right: [130, 226],
        apron: "#f3f5ee",
        holds: bar("M-160 236H160", "#d8b98c", 40),
      }) +
      table(670) +
      area("M430 720Q600 670 770 720Q800 800 600 806Q400 800 430 720Z", "#f6e3c5") +
      bar("M430 640H770", "#d8b98c", 40) +
      [-1, 1].map((s) => disc(600 + s * 150, 632, 32, who.skin)).join("") +
      line("M500 740q40-20 80-10", INK, 5),
  },
];
