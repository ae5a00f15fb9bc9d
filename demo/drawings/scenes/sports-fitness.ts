import { person } from "#demo/drawings/person.ts";
import { bottomHouse, field, savannah, seawall, workshop } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, flat, group, INK, line, repeat } from "#demo/drawings/shapes.ts";
import { clipboard } from "#demo/drawings/things.ts";

const dumbbell =
  bar("M-60 0H60", "#8d9793", 16) +
  box(-96, -44, 36, 88, "#24313a", 8) +
  box(60, -44, 36, 88, "#24313a", 8);
const football =
  disc(0, 0, 60, "#ffffff") +
  area("M0-24 24-6 14 22H-14L-24-6Z", "#24313a", 0) +
  line("M0-24V-58M24-6 56-18M14 22 34 48M-14 22-34 48M-24-6-56-18", INK, 6);
const bat = area("M-26-160H26L32 40Q0 60-32 40Z", "#e0bd86") + bar("M0-160V-240", "#b3202f", 18);

export const sportsFitness: readonly Scene[] = [
  {
    shows: "a trainer lifting a dumbbell on the seawall",
    trades: ["personal-trainers", "gyms"],
    draw: (who, c) =>
      seawall(c) +
      person(who, {
        x: 600,
        y: 370,
        size: 1.2,
        left: [-120, 220],
        right: [150, -40],
        legs: "#24313a",
      }) +
      group({ x: 780, y: 322, size: 1 }, dumbbell) +
      disc(780, 322, 35, who.skin) +
      disc(380, 770, 60, c.ground),
  },
  {
    shows: "a trainer timing a runner on the seawall",
    trades: ["personal-trainers", "cycling-athletics"],
    draw: (who, c, [runner]) =>
      seawall(c) +
      person(who, {
        x: 480,
        y: 350,
        size: 1.1,
        looks: 1,
        left: [-106, 236],
        right: [120, 120],
        legs: "#24313a",
        holds: disc(130, 116, 44, "#ffffff") + line("M130 116V90M130 116h18", INK, 7),
      }) +
      person(
        { ...runner, shirt: "#ffffff", grey: false, lines: false, hat: undefined },
        {
          x: 740,
          y: 380,
          size: 1.05,
          looks: -1,
          left: [-90, 70],
          right: [110, 70],
          legs: "#c8102e",
          turn: 8,
        },
      ),
  },
  {
    shows: "a cricket coach showing a straight bat to a child",
    trades: ["cricket-coaches"],
    draw: (who, c, [child]) =>
      field(c) +
      flat("M380 900 520 560H700L860 900Z", "#d9c08a") +
      person(
        { ...who, hat: "bucket hat", hatColour: "#ffffff", shirt: "#f8faf6" },
        {
          x: 470,
          y: 340,
          size: 1.1,
          looks: 1,
          left: [30, 160],
          right: [90, 150],
          legs: "#f3f5ee",
          holds: group({ x: 60, y: 330 }, bat),
        },
      ) +
      disc(503, 516, 32, who.skin) +
      disc(569, 505, 32, who.skin) +
      person(
        {
          ...child,
          shirt: "#f8faf6",
          hat: "cap",
          hatColour: "#c8102e",
          hair: "short",
          beard: undefined,
          grey: false,
          lines: false,
        },
        {
          x: 760,
          y: 520,
          size: 0.72,
          looks: -1,
          left: [-40, 150],
          right: [70, 150],
          legs: "#f3f5ee",
        },
      ) +
      disc(640, 800, 30, "#b3202f"),
  },
  {
    shows: "a batsman at the wicket in the nets",
    trades: ["cricket-coaches"],
    draw: (who, c) =>
      field(c) +
      repeat(10, (n) => line(`M${n * 130} 0V640M0 ${n * 70}H1200`, "#0f221833", 5)) +
      flat("M340 900 440 620H760L860 900Z", "#d9c08a") +
      bar("M760 780V500M800 780V500M840 780V500", "#e0bd86", 16) +
      person(
        { ...who, hat: "helmet", hatColour: "#1f3a6e", shirt: "#f8faf6" },
        {
          x: 560,
          y: 350,
          size: 1.15,
          looks: -1,
          left: [-110, 170],
          right: [-50, 190],
          legs: "#f8faf6",
        },
      ) +
      group({ x: 440, y: 640, turn: 14, size: 1 }, bat) +
      disc(432, 500, 33, who.skin),
  },
  {
    shows: "a football coach with a ball on the savannah",
    trades: ["football-coaches"],
    draw: (who, c) =>
      savannah(c) +
      bar("M330 700V420H470M870 700V420H740", "#ffffff", 14) +
      person(who, {
        x: 600,
        y: 350,
        size: 1.15,
        left: [-100, 160],
        right: [100, 180],
        legs: "#24313a",
        holds:
          line("M-26-4Q-30 80 0 100Q30 80 26-4", INK, 6) +
          disc(0, 108, 16, "#c3cbc7", 6) +
          group({ x: -80, y: 180 }, football),
      }) +
      area("M420 860 450 780 480 860ZM720 860 750 780 780 860Z", "#f08c2e"),
  },
  {
    shows: "a boxing coach holding the pads",
    trades: ["martial-arts-boxing", "gyms"],
    draw: (who, c, [boxer]) =>
      workshop({ ...c, ground: "#b98a5e", tone: "#9a6c42" }) +
      bar("M-20 560H1220M-20 700H1220", "#c8102e", 12) +
      person(
        { ...boxer, shirt: "#ffffff", hair: "fade", hat: undefined, grey: false, lines: false },
        {
          x: 760,
          y: 400,
          size: 1.1,
          looks: -1,
          left: [-150, 10],
          right: [-40, 110],
          legs: "#1f3a6e",
        },
      ) +
      disc(600, 410, 50, "#c8102e") +
      disc(716, 520, 48, "#c8102e") +
      person(who, {
        x: 440,
        y: 390,
        size: 1.1,
        looks: 1,
        left: [10, 120],
        right: [130, 20],
        legs: "#24313a",
      }) +
      box(530, 360, 60, 110, "#24313a", 26),
  },
  {
    shows: "a yoga teacher stretching under a house",
    trades: ["yoga-pilates", "dance-fitness"],
    draw: (who, c) =>
      bottomHouse(c) +
      box(330, 730, 540, 60, "#7d3f98", 20) +
      person(who, { x: 600, y: 430, size: 1.05, left: [-36, -200], right: [36, -200] }) +
      area(
        "M440 720Q500 640 600 680Q700 640 760 720Q780 770 700 760L600 740 500 760Q420 770 440 720Z",
        "#1f3a6e",
      ),
  },
  {
    shows: "a sports shop keeper with a list of balls and bats",
    trades: ["sports-equipment", "racket-sports"],
    draw: (who, c) =>
      workshop({ ...c, ground: "#f0dcae", tone: "#e2c785" }) +
      person(who, {
        x: 600,
        y: 360,
        size: 1.15,
        left: [-60, 170],
        right: [100, 180],
        holds: group({ x: -20, y: 150 }, clipboard()),
      }) +
      box(330, 640, 540, 200, "#b98a5e", 6) +
      group({ x: 430, y: 650 }, football) +
      group({ x: 560, y: 660 }, disc(0, 0, 48, "#f08c2e"), line("M-46 0H46M0-46V46", INK, 6)) +
      group({ x: 700, y: 690, turn: 16 }, bat) +
      box(330, 690, 540, 150, "#b98a5e", 6),
  },
];
