import { person } from "#demo/drawings/person.ts";
import { office, room, street, table } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, group, INK, line, repeat } from "#demo/drawings/shapes.ts";
import { books, clipboard, laptopBack, paper } from "#demo/drawings/things.ts";

const calculator =
  box(-44, -60, 88, 120, "#24313a", 8) +
  box(-32, -48, 64, 28, "#cfe0d4", 4) +
  repeat(9, (n) => disc(-22 + (n % 3) * 22, -2 + Math.floor(n / 3) * 22, 7, "#f3f5ee", 0));
const passport =
  box(-44, -58, 88, 116, "#1f3a6e", 8) +
  disc(0, -8, 22, "#ffc629", 5) +
  line("M-20 34H20", "#ffc629", 7);

export const professionalServices: readonly Scene[] = [
  {
    shows: "a tax consultant adding up receipts with a calculator",
    trades: ["tax-consultants", "accountants"],
    draw: (who, c) =>
      office(c) +
      person(who, { x: 600, y: 380, size: 1.2, left: [-100, 216], right: [110, 220] }) +
      table(660) +
      group({ x: 720, y: 690, turn: 8 }, calculator) +
      group({ x: 470, y: 700, turn: -10, size: 0.8 }, paper(4)) +
      group({ x: 560, y: 716, turn: 6, size: 0.7 }, paper(3)),
  },
  {
    shows: "an accountant with ledgers and a laptop",
    trades: ["accountants", "financial-advisers", "human-resources", "insurance-agents"],
    draw: (who, c) =>
      room(c) +
      person(who, { x: 560, y: 380, size: 1.15, left: [-80, 210], right: [90, 210] }) +
      table(680) +
      group({ x: 590, y: 695, size: 1.05 }, laptopBack()) +
      group({ x: 800, y: 695, size: 0.8 }, books("#b3202f", "#0b5a3c", "#dd9f1f")),
  },
  {
    shows: "a visa adviser going through a form with a family member",
    trades: ["immigration-visa", "insurance-agents", "justices-of-the-peace", "lawyers"],
    draw: (who, c, [client]) =>
      office(c) +
      person(client, { x: 740, y: 430, size: 1, looks: -1, left: [-80, 220], right: [60, 230] }) +
      person(who, { x: 470, y: 390, size: 1.1, looks: 1, left: [-40, 226], right: [130, 226] }) +
      table(680) +
      group({ x: 600, y: 730, turn: 4, size: 0.9 }, paper(4)) +
      group({ x: 760, y: 730, turn: -8, size: 0.8 }, passport),
  },
  {
    shows: "a translator between two pages in two languages",
    trades: ["translators-interpreters"],
    draw: (who, c) =>
      office(c) +
      person(who, {
        x: 600,
        y: 370,
        size: 1.2,
        left: [-130, 200],
        right: [130, 200],
        holds:
          group({ x: -100, y: 190, turn: -8, size: 0.9 }, paper(4)) +
          group(
            { x: 100, y: 190, turn: 8, size: 0.9 },
            box(-60, -80, 120, 160, "#fff3d6", 4) +
              repeat(4, (n) => line(`M-38 ${-50 + n * 28}H${20 + (n % 2) * 18}`, "#b3202f", 7)),
          ),
      }) +
      table(720) +
      group(
        { x: 600, y: 800, size: 0.9 },
        bar("M-60-30H60", "#b98a5e", 30),
        area("M-50-70H50V-40H-50Z", "#0b5a3c"),
      ),
  },
  {
    shows: "a notary pressing a stamp on a deed",
    trades: ["notaries", "lawyers", "justices-of-the-peace", "customs-brokers"],
    draw: (who, c) =>
      office(c) +
      person(who, {
        x: 580,
        y: 370,
        size: 1.2,
        left: [-110, 226],
        right: [110, 170],
        holds: bar("M110 160V210", "#7b5534", 26),
      }) +
      table(690) +
      area("M480 720H760L790 860H450Z", "#ffffff") +
      box(660, 630, 104, 50, "#7b5534", 10) +
      disc(712, 770, 34, "#d1344b") +
      line("M530 750H640M524 780H630M518 810H600", "#9aa39d", 8),
  },
  {
    shows: "an agent with a clipboard at a street of Georgetown houses",
    trades: ["real-estate-agents"],
    draw: (who, c) =>
      street(c) +
      person(who, {
        x: 600,
        y: 340,
        size: 1.15,
        left: [-40, 170],
        right: [110, 176],
        legs: "#24313a",
        holds: group({ x: 30, y: 140, turn: 5 }, clipboard()) + line("M110 150l-30-46", INK, 12),
      }),
  },
];
