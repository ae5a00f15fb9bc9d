import { person } from "#demo/drawings/person.ts";
import { bottomHouse, office, room, street, table, yard } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, group, INK, line, repeat } from "#demo/drawings/shapes.ts";
import { books, clipboard, laptopBack, paper, plant } from "#demo/drawings/things.ts";

const key =
  disc(0, 0, 30, "#ffc629") +
  disc(0, 0, 10, "#ffffff", 6) +
  line("M30 0H110M84 0V30M106 0V30", INK, 24) +
  line("M30 0H110M84 0V26M106 0V26", "#ffc629", 9);

export const realEstateProperty: readonly Scene[] = [
  {
    shows: "an agent holding out the key of a house",
    trades: ["real-estate-agents", "room-apartment-rental"],
    draw: (who, c) =>
      street({ ...c, ground: "#8fd0dc", tone: "#4f9ab8" }) +
      person(who, {
        x: 560,
        y: 350,
        size: 1.2,
        looks: 1,
        left: [-50, 190],
        right: [150, 70],
        legs: "#24313a",
        holds: group({ x: -30, y: 160, size: 0.85, turn: -5 }, clipboard()),
      }) +
      group({ x: 744, y: 440, turn: 50, size: 1.1 }, key) +
      disc(740, 434, 33, who.skin),
  },
  {
    shows: "an agent shaking hands with a buyer before a house on stilts",
    trades: ["real-estate-agents", "commercial-property", "conveyancing"],
    draw: (who, c, [, buyer]) =>
      yard({ ...c, ground: "#f4a58c" }) +
      person(buyer, {
        x: 750,
        y: 360,
        size: 1.05,
        looks: -1,
        left: [-140, 150],
        right: [80, 230],
      }) +
      person(who, { x: 470, y: 350, size: 1.1, looks: 1, left: [-104, 236], right: [140, 152] }),
  },
  {
    shows: "an inspector shining a torch on the posts of a house",
    trades: ["home-inspectors", "valuers-appraisers"],
    draw: (who, c) =>
      bottomHouse({ ...c, ground: "#8a9a86", tone: "#6b7a72" }) +
      area("M640 380 910 250V560Z", "#fff3b0", 0) +
      bar("M850 130V900", "#d6cbb0", 60) +
      line("M830 300l20 40-16 40 24 50", INK, 7) +
      person(
        { ...who, hat: "helmet" },
        {
          x: 480,
          y: 390,
          size: 1.15,
          looks: 1,
          left: [-40, 190],
          right: [120, 20],
          vest: "#f08c2e",
          legs: "#24313a",
          holds:
            group({ x: -30, y: 170, size: 0.8, turn: -6 }, clipboard()) +
            bar("M110 14 150 0", "#24313a", 30),
        },
      ),
  },
  {
    shows: "a valuer measuring a wall with a tape",
    trades: ["valuers-appraisers", "home-inspectors", "property-managers"],
    draw: (who, c) =>
      room({ ...c, ground: "#e7d8b8", tone: "#d6c196" }) +
      person(who, { x: 520, y: 400, size: 1.15, looks: 1, left: [-110, 140], right: [170, 120] }) +
      bar("M420 556H860", "#ffc629", 12) +
      repeat(9, (n) => line(`M${440 + n * 48} 550v14`, INK, 5)) +
      box(370, 524, 70, 70, "#b3202f", 14) +
      disc(396, 562, 33, who.skin) +
      disc(716, 540, 33, who.skin) +
      table(760),
  },
  {
    shows: "a host making the bed of a guest room",
    trades: ["short-stay-guest-houses", "property-managers", "room-apartment-rental"],
    draw: (who, c) =>
      room({ ...c, ground: "#8fd0dc", tone: "#6fb6c4" }) +
      person(who, {
        x: 560,
        y: 340,
        size: 1.15,
        left: [-110, 220],
        right: [130, 200],
        apron: "#ffffff",
      }) +
      box(300, 540, 600, 60, "#7b5534", 10) +
      area("M290 640Q300 590 360 590H840Q900 590 910 640V900H290Z", "#ffffff") +
      area("M290 720H910V900H290Z", "#d9623b") +
      line("M400 724V900M520 724V900M640 724V900M760 724V900M290 800H910", "#ffd978", 10) +
      box(360, 570, 190, 90, "#fff3d6", 30) +
      box(650, 570, 190, 90, "#fff3d6", 30),
  },
  {
    shows: "a decorator choosing colours for a room",
    trades: ["interior-designers"],
    draw: (who, c) =>
      room({ ...c, ground: "#f4c9b4", tone: "#e6ad92" }) +
      person(who, {
        x: 560,
        y: 380,
        size: 1.2,
        looks: 1,
        left: [-70, 200],
        right: [120, 130],
        holds: repeat(5, (n) =>
          group(
            { x: 120, y: 150, turn: -30 + n * 22 },
            box(
              -20,
              -130,
              40,
              120,
              ["#0b5a3c", "#ffc629", "#d9623b", "#4f9ab8", "#f3f5ee"][n] ?? "",
              4,
            ),
          ),
        ),
      }) +
      table(700) +
      group({ x: 800, y: 710 }, plant("#0b5a3c")) +
      group({ x: 440, y: 710, size: 0.8 }, books("#d9623b", "#0b5a3c", "#ffc629")),
  },
  {
    shows: "a property manager going through the rent book",
    trades: ["property-managers", "commercial-property", "conveyancing", "notaries"],
    draw: (who, c) =>
      office({ ...c, ground: "#dfe8d4", tone: "#c6d4b4" }) +
      person(who, { x: 560, y: 380, size: 1.15, left: [-80, 214], right: [80, 214] }) +
      table(680) +
      group({ x: 570, y: 695 }, laptopBack("#24313a")) +
      group({ x: 780, y: 740, turn: 8, size: 0.8 }, paper()) +
      group({ x: 400, y: 740 }, key),
  },
];
