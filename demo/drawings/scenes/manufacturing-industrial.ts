import { person } from "#demo/drawings/person.ts";
import { bottomHouse, river, table, workshop, yard } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, flat, group, INK, line, repeat } from "#demo/drawings/shapes.ts";
import { clipboard, engine, jar, pot } from "#demo/drawings/things.ts";

const sparks = (x: number, y: number) =>
  repeat(9, (n) =>
    line(
      `M${x} ${y}l${Math.round(90 * Math.cos(n * 0.7))} ${Math.round(90 * Math.sin(n * 0.7))}`,
      n % 2 ? "#ffd23f" : "#ffffff",
      8,
    ),
  );

export const manufacturingIndustrial: readonly Scene[] = [
  {
    shows: "a machinist turning a shaft on the lathe",
    trades: ["machine-shops"],
    draw: (who, c) =>
      workshop(c) +
      person(
        { ...who, glasses: true },
        { x: 600, y: 350, size: 1.15, left: [-120, 190], right: [130, 180], apron: "#33579e" },
      ) +
      box(330, 660, 560, 120, "#43823a", 8) +
      box(330, 520, 140, 150, "#43823a", 8) +
      disc(490, 600, 60, "#8d9793") +
      bar("M500 600H760", "#dfe4e1", 34) +
      box(760, 550, 120, 112, "#43823a", 8) +
      disc(905, 610, 34, "#c3cbc7") +
      box(600, 632, 70, 60, "#24313a", 4) +
      table(780, "#54635b"),
  },
  {
    shows: "a welder joining a gate under a shower of sparks",
    trades: ["metal-fabrication"],
    draw: (who, c) =>
      yard(c) +
      person(who, {
        x: 480,
        y: 390,
        size: 1.15,
        looks: 1,
        left: [-60, 220],
        right: [160, 170],
        apron: "#7b5534",
        holds:
          area("M-70-196Q0-230 70-196V-70Q50-20 0-20Q-50-20-70-70Z", "#3a3f42") +
          box(-40, -130, 90, 44, "#7ea32b", 4) +
          bar("M166 160 200 190", "#c3cbc7", 12),
      }) +
      bar("M600 840V480H880V840M690 480V840M790 480V840M600 640H880", "#4b5f58", 22) +
      sparks(716, 630) +
      disc(716, 630, 20, "#ffffff", 0),
  },
  {
    shows: "a sawmiller pushing a greenheart log through the saw",
    trades: ["sawmills-lumber"],
    draw: (who, c) =>
      river(c) +
      person(
        { ...who, hat: "helmet" },
        { x: 480, y: 370, size: 1.15, looks: 1, left: [-40, 230], right: [110, 220] },
      ) +
      disc(760, 600, 120, "#dfe4e1") +
      repeat(12, (n) =>
        line(
          `M${760 + Math.round(112 * Math.cos(n * 0.524))} ${600 + Math.round(112 * Math.sin(n * 0.524))}l${Math.round(26 * Math.cos(n * 0.524 + 0.5))} ${Math.round(26 * Math.sin(n * 0.524 + 0.5))}`,
          INK,
          12,
        ),
      ) +
      disc(760, 600, 20, "#6b7a72") +
      bar("M300 690H800", "#7b5534", 100) +
      disc(800, 690, 54, "#e0bd86") +
      disc(800, 690, 28, "#c39a5c", 6) +
      table(760, "#6b7a72"),
  },
  {
    shows: "a seamstress sewing school uniforms",
    trades: ["garment-making"],
    draw: (who, c) =>
      bottomHouse(c) +
      person(who, { x: 520, y: 370, size: 1.15, looks: 1, left: [-60, 230], right: [110, 226] }) +
      table(660) +
      area("M330 690Q460 640 620 690L700 840H300Z", "#4f9ab8") +
      group(
        { x: 740, y: 670, size: 1.15 },
        area("M-130 0V-34H-20V-120H-120V-176H60V0Z", "#24313a"),
        disc(76, -130, 40, "#8d9793"),
        line("M-100-120V-44", INK, 9),
        bar("M-50-214V-184", "#d1344b", 20),
        line("M-10-148H40", "#ffc629", 9),
      ),
  },
  {
    shows: "a furniture maker sanding a morris chair",
    trades: ["furniture-makers"],
    draw: (who, c) =>
      bottomHouse(c) +
      person(who, { x: 480, y: 370, size: 1.15, looks: 1, left: [-30, 230], right: [160, 130] }) +
      bar("M610 850V560H870V850M610 640H870", "#7b5534", 30) +
      area("M630 420Q740 390 850 420V640H630Z", c.accent) +
      bar("M620 640V410M860 640V410", "#7b5534", 30) +
      box(630, 650, 222, 60, c.accent, 16) +
      disc(664, 520, 33, who.skin) +
      flat("M400 850h200l-30-30h-130Z", "#e0bd86"),
  },
  {
    shows: "a technician checking a generator with a clipboard",
    trades: ["generator-service", "safety-inspection", "industrial-electricians"],
    draw: (who, c) =>
      workshop(c) +
      person(
        { ...who, hat: "helmet" },
        {
          x: 520,
          y: 360,
          size: 1.15,
          looks: 1,
          left: [-50, 170],
          right: [130, 190],
          vest: "#f08c2e",
          holds: group({ x: -30, y: 150, turn: -6, size: 0.9 }, clipboard()),
        },
      ) +
      group({ x: 650, y: 800, size: 1.4 }, engine("#ffc629")),
  },
  {
    shows: "a worker filling jars of pepper sauce",
    trades: ["food-processing"],
    draw: (who, c) =>
      workshop(c) +
      person(
        { ...who, shirt: "#ffffff", hat: "head tie", hatColour: "#4f9ab8" },
        {
          x: 500,
          y: 370,
          size: 1.1,
          looks: 1,
          left: [-40, 210],
          right: [140, 160],
          holds: bar("M140 160 190 220", "#c3cbc7", 14),
        },
      ) +
      table(700) +
      group({ x: 720, y: 704, size: 1.05 }, pot("#8d9793")) +
      repeat(5, (n) => group({ x: 390 + n * 105, y: 770, size: 0.75 }, jar("#d1344b"))),
  },
];
