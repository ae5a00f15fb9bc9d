import { person } from "#demo/drawings/person.ts";
import { classroom, office, room, street, table, workshop } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, group, INK, line, repeat } from "#demo/drawings/shapes.ts";
import { books, bottle, bucket, clipboard, laptopBack, paper } from "#demo/drawings/things.ts";

export const businessCorporateServices: readonly Scene[] = [
  {
    shows: "an office manager handing over a registration certificate",
    trades: ["business-registration", "notaries"],
    draw: (who, c) =>
      office(c) +
      person(who, {
        x: 600,
        y: 370,
        size: 1.2,
        left: [-120, 190],
        right: [120, 190],
        holds:
          box(-110, 90, 220, 160, "#fff3d6", 4) +
          line("M-70 130H70M-84 160H84M-84 186H20", "#9a8457", 8) +
          disc(64, 212, 24, "#d1344b"),
      }) +
      table(720) +
      group({ x: 410, y: 735, size: 0.8 }, books("#b3202f", "#ffc629", "#33579e")) +
      group({ x: 790, y: 740, size: 0.9 }, laptopBack()),
  },
  {
    shows: "two people at a desk working through a tender",
    trades: ["procurement-tenders", "business-consultants", "oil-gas-support"],
    draw: (who, c, [client]) =>
      office(c) +
      person(client, {
        x: 740,
        y: 420,
        size: 1.02,
        looks: -1,
        left: [-80, 220],
        right: [60, 230],
      }) +
      person(who, { x: 470, y: 380, size: 1.1, looks: 1, left: [-40, 230], right: [130, 226] }) +
      table(680) +
      group({ x: 600, y: 740, turn: -4 }, paper()) +
      repeat(3, (n) =>
        box(770 + n * 8, 740 - n * 40, 130, 40, ["#b3202f", "#33579e", "#ffc629"][n] ?? "", 4),
      ),
  },
  {
    shows: "a cleaner wiping an office desk",
    trades: ["office-cleaning"],
    draw: (who, c) =>
      office(c) +
      person(who, {
        x: 560,
        y: 360,
        size: 1.15,
        looks: 1,
        left: [-110, 190],
        right: [130, 240],
        apron: "#ffc629",
        holds: group({ x: -120, y: 210, size: 0.9 }, bottle("#4f9ab8")),
      }) +
      table(680) +
      area("M640 650 760 640 780 700 640 710Z", "#f3f5ee") +
      line("M500 780H720M540 820H680", "#ffffff55", 10) +
      group({ x: 820, y: 690, size: 0.7 }, laptopBack()) +
      group({ x: 390, y: 900 }, bucket("#b3202f")),
  },
  {
    shows: "a security guard at the gate with a torch and a log book",
    trades: ["security-guards"],
    draw: (who, c) =>
      street({ ...c, ground: "#b9c4bd", tone: "#8d9793" }) +
      person(
        { ...who, shirt: "#1f3a6e", hat: "cap", hatColour: "#1f3a6e" },
        {
          x: 600,
          y: 340,
          size: 1.2,
          left: [-50, 190],
          right: [120, 190],
          legs: "#24313a",
          holds:
            box(30, 40, 44, 50, "#ffc629", 8) +
            group({ x: -30, y: 170, size: 0.85 }, clipboard()) +
            bar("M120 170V100", "#24313a", 26),
        },
      ) +
      bar("M330 600H400M800 600H900", "#24313a", 20),
  },
  {
    shows: "a secretary typing with a telephone at the ear",
    trades: ["secretarial-virtual", "bookkeeping-payroll", "marketing-advertising"],
    draw: (who, c) =>
      room(c) +
      person(who, {
        x: 570,
        y: 380,
        size: 1.15,
        left: [-60, 214],
        right: [86, -90],
        holds: bar("M80-150V-60", "#24313a", 22),
      }) +
      table(680) +
      group({ x: 590, y: 695, size: 1.05 }, laptopBack()) +
      group({ x: 800, y: 780, size: 0.7, turn: 6 }, paper(3)) +
      box(380, 660, 70, 70, "#ffc629", 8),
  },
  {
    shows: "a trainer leading a workshop at the board",
    trades: ["training-workshops", "business-consultants", "marketing-advertising"],
    draw: (who, c, [one, two]) =>
      classroom({ ...c }) +
      box(600, 150, 270, 300, "#ffffff", 6) +
      line("M640 400V330M700 400V280M760 400V230M820 400V190", "#d9623b", 30) +
      person(who, { x: 480, y: 380, size: 1.15, looks: 1, left: [-104, 230], right: [140, 20] }) +
      table(740) +
      group(
        { x: 420, y: 830, size: 0.7 },
        disc(0, -100, 70, one.hair === "bald" ? one.skin : "#1d1512"),
        area("M-110 90Q-100-20 0-26Q100-20 110 90Z", one.shirt),
      ) +
      group(
        { x: 780, y: 830, size: 0.7 },
        disc(0, -100, 70, "#1d1512"),
        area("M-110 90Q-100-20 0-26Q100-20 110 90Z", two.shirt),
      ),
  },
  {
    shows: "an offshore supplier checking crates with a list",
    trades: ["oil-gas-support", "procurement-tenders"],
    draw: (who, c) =>
      workshop(c) +
      person(
        { ...who, hat: "helmet" },
        {
          x: 600,
          y: 360,
          size: 1.15,
          left: [-50, 170],
          right: [110, 190],
          vest: "#f08c2e",
          holds: group({ x: -20, y: 150, turn: -5 }, clipboard()),
        },
      ) +
      box(330, 650, 250, 220, "#d8b98c", 4) +
      line("M330 720H580M330 790H580M410 650V870M500 650V870", INK, 7) +
      box(600, 690, 280, 200, "#4f9ab8", 4) +
      line("M650 700V880M700 700V880M750 700V880M800 700V880M850 700V880", INK, 5),
  },
];
