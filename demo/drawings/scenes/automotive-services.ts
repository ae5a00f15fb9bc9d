import { person } from "#demo/drawings/person.ts";
import { river, road, table, workshop } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, flat, group, line, repeat } from "#demo/drawings/shapes.ts";
import { bucket, car, clipboard, engine } from "#demo/drawings/things.ts";

const wrench = (size = 1) =>
  group(
    { x: 0, y: 0, size },
    bar("M0 60V-50", "#c3cbc7", 16),
    area("M-34-60Q-40-104-14-112V-78H14V-112Q40-104 34-60L14-44H-14Z", "#c3cbc7"),
  );
const bonnet = (paint: string) =>
  area("M330 640 380 330Q600 270 820 330L870 640Z", paint) +
  line("M400 620 436 370M800 620 764 370", "#00000033", 10);

export const automotiveServices: readonly Scene[] = [
  {
    shows: "an auto electrician measuring under an open bonnet",
    trades: ["auto-electricians", "car-audio-accessories"],
    draw: (who, c) =>
      workshop(c) +
      bonnet("#4f9ab8") +
      person(
        { ...who, hat: "cap", hatColour: "#b3202f" },
        {
          x: 600,
          y: 400,
          size: 1.1,
          left: [-110, 200],
          right: [120, 200],
          holds: line("M-110 200Q-60 260 0 250M120 200Q100 262 20 256", "#b3202f", 10),
        },
      ) +
      area("M300 690Q320 640 380 640H820Q880 640 900 690V900H300Z", "#4f9ab8") +
      box(340, 720, 90, 60, "#fff3d6", 20) +
      box(770, 720, 90, 60, "#fff3d6", 20) +
      box(480, 730, 240, 60, "#24313a", 8) +
      group(
        { x: 604, y: 668 },
        box(-46, -60, 92, 92, "#ffc629", 10),
        box(-30, -46, 60, 32, "#dfe8df", 4),
        disc(0, 10, 13, "#24313a", 0),
      ),
  },
  {
    shows: "a mechanic tightening a bolt on an engine",
    trades: ["mechanics", "heavy-equipment-repair"],
    draw: (who, c) =>
      workshop(c) +
      person(who, {
        x: 560,
        y: 370,
        size: 1.15,
        looks: 1,
        left: [-90, 216],
        right: [170, 120],
        holds: group({ x: 186, y: 150, turn: 200 }, wrench(1.1)),
      }) +
      table(720, "#6b7a72") +
      group({ x: 640, y: 720, size: 1.25 }, engine("#b3202f")),
  },
  {
    shows: "a mechanic rebuilding an outboard engine on the stelling",
    trades: ["outboard-marine"],
    draw: (who, c) =>
      river(c) +
      person(
        { ...who, hat: "cap" },
        {
          x: 460,
          y: 390,
          size: 1.15,
          looks: 1,
          left: [-30, 230],
          right: [190, 60],
          legs: "#425762",
        },
      ) +
      area("M640 330Q640 270 720 266H800Q870 270 870 340V440H640Z", "#24313a") +
      line("M646 380H866", "#ffc629", 20) +
      area("M690 440H820L800 660H830V700H760Q700 696 716 640Z", "#6b7a72") +
      area("M800 700Q860 660 850 740Q800 780 800 700Z", "#c3cbc7") +
      flat("M0 800H1200V900H0Z", "#b98a5e") +
      bar("M600 800V500H880V800", "#d8b98c", 22) +
      group({ x: 690, y: 330, turn: 100 }, wrench(0.9)),
  },
  {
    shows: "a mechanic rolling a new tyre to a car",
    trades: ["tyres-alignment"],
    draw: (who, c) =>
      road(c) +
      group({ x: 760, y: 800, size: 1.25 }, car("#b3202f")) +
      person(who, {
        x: 480,
        y: 350,
        size: 1.15,
        looks: 1,
        left: [-60, 240],
        right: [100, 236],
        legs: "#2c3b44",
      }) +
      disc(490, 720, 118, "#24313a") +
      disc(490, 720, 58, "#c3cbc7") +
      disc(490, 720, 16, "#24313a"),
  },
  {
    shows: "a driving teacher with a clipboard beside a car",
    trades: ["driving-instructors"],
    draw: (who, c) =>
      road(c) +
      group({ x: 640, y: 800, size: 1.5 }, car("#f3f5ee")) +
      person(who, {
        x: 560,
        y: 340,
        size: 1.15,
        left: [-40, 190],
        right: [110, 180],
        holds: group({ x: 30, y: 150, turn: -6 }, clipboard()),
        legs: "#2c3b44",
      }),
  },
  {
    shows: "a car being washed with a sponge and a bucket",
    trades: ["car-wash-detailing"],
    draw: (who, c) =>
      road(c) +
      person(who, { x: 600, y: 350, size: 1.15, left: [-140, 190], right: [150, 170] }) +
      group({ x: 600, y: 800, size: 1.5 }, car("#33579e")) +
      repeat(7, (n) => disc(480 + n * 44, 590 + (n % 3) * 30, 22 - (n % 2) * 6, "#ffffff", 6)) +
      box(730, 556, 90, 50, "#ffc629", 14) +
      group({ x: 400, y: 870 }, bucket("#b3202f")) +
      flat("M0 880H1200V900H0Z", "#00000022"),
  },
];
