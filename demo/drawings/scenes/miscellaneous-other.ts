import { person } from "#demo/drawings/person.ts";
import { bottomHouse, room, shop, street, table, workshop, yard } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, flat, group, INK, line, repeat } from "#demo/drawings/shapes.ts";
import { baby, bottle, jar, parcel } from "#demo/drawings/things.ts";

const flag = (x: number, colour: string, height = 420) =>
  bar(`M${x} 640V${640 - height}`, "#c9d24b", 12) +
  area(`M${x} ${640 - height}L${x + 100} ${670 - height}L${x} ${710 - height}Z`, colour);

export const miscellaneousOther: readonly Scene[] = [
  {
    shows: "a pandit with lamp and flowers before jhandi flags",
    trades: ["religious-services"],
    draw: (who, c) =>
      yard(c) +
      flag(390, "#c8102e") +
      flag(470, "#ffd23f", 470) +
      flag(760, "#ffffff", 470) +
      flag(850, "#f08c2e") +
      person(who, {
        x: 610,
        y: 360,
        size: 1.15,
        left: [-70, 190],
        right: [70, 190],
        holds:
          area("M-80 200H80Q70 250 0 250Q-70 250-80 200Z", "#ffc629") +
          area("M0 196Q-24 150 0 120Q24 150 0 196Z", "#f08c2e", 6),
      }) +
      table(700, "#c8102e") +
      repeat(6, (n) => disc(380 + n * 90, 740, 24, n % 2 ? "#f08c2e" : "#ffd23f")),
  },
  {
    shows: "somebody reading from a book over funeral flowers",
    trades: ["funeral-services", "religious-services"],
    draw: (who, c) =>
      room(c) +
      person(who, {
        x: 600,
        y: 370,
        size: 1.2,
        left: [-80, 200],
        right: [80, 200],
        holds: group(
          { x: 0, y: 190 },
          area("M0-10Q-50-40-110-22V60Q-50 40 0 70Q50 40 110 60V-22Q50-40 0-10Z", "#ffffff"),
          line("M0-10V68", INK, 6),
        ),
      }) +
      table(710, "#ffffff") +
      repeat(7, (n) =>
        disc(370 + n * 78, 730 - (n % 2) * 20, 34, ["#ffffff", "#f2adbd", "#7d3f98"][n % 3] ?? ""),
      ) +
      repeat(6, (n) => area(`M${410 + n * 78} 770q-30-30 0-60q30 30 0 60Z`, "#3f7d43", 6)),
  },
  {
    shows: "a laundry worker ironing a shirt",
    trades: ["laundry-ironing"],
    draw: (who, c) =>
      bottomHouse(c) +
      line("M250 250Q600 300 950 250", INK, 7) +
      area("M660 280H760L790 400H740V460H660Z", "#4f9ab8") +
      area("M800 276H880V440H800Z", "#ffffff") +
      area("M350 276H440V400H350Z", "#d9623b") +
      person(who, { x: 560, y: 390, size: 1.1, looks: 1, left: [-110, 230], right: [100, 190] }) +
      table(700, "#f3f5ee") +
      area(
        "M380 720 480 690 560 710H680L780 690 860 730 820 800 770 780V880H470V780L420 800Z",
        "#7fb4d8",
      ) +
      area("M620 690Q620 630 690 630H730V690Z", "#c3cbc7") +
      bar("M650 616H720", "#24313a", 18) +
      disc(678, 610, 31, who.skin),
  },
  {
    shows: "a shoemaker stitching a leather bag",
    trades: ["shoe-bag-repair", "watch-jewellery-repair"],
    draw: (who, c) =>
      workshop(c) +
      person(
        { ...who, glasses: true },
        { x: 600, y: 370, size: 1.2, left: [-100, 200], right: [100, 110], apron: "#7b5534" },
      ) +
      area("M470 560Q470 530 500 530H680Q710 530 710 560L730 720H450Z", "#9a3b22") +
      line("M520 530Q530 470 590 470T660 530", INK, 22) +
      line("M520 530Q530 470 590 470T660 530", "#9a3b22", 8) +
      line("M480 580h24m16 0h24m16 0h24m16 0h24m16 0h24m16 0h20", "#ffd978", 8) +
      line("M720 500 690 580", "#ffffff", 7) +
      table(720) +
      area("M780 720V650Q800 640 820 660Q850 690 900 690V720Z", "#24313a"),
  },
  {
    shows: "a healer crushing leaves for bush tea",
    trades: ["bush-medicine"],
    draw: (who, c) =>
      yard(c) +
      person(who, {
        x: 600,
        y: 360,
        size: 1.2,
        left: [-80, 190],
        right: [60, 110],
        holds: bar("M60 110 20 250", "#d8b98c", 24),
      }) +
      area("M500 620H740Q730 740 660 740H580Q510 740 500 620Z", "#7b5534") +
      disc(540, 616, 26, "#5fa04e") +
      disc(690, 612, 30, "#3f7d43") +
      table(740) +
      group({ x: 420, y: 760, size: 0.9 }, jar("#7ea32b")) +
      group({ x: 800, y: 760, size: 0.9 }, bottle("#b5651d")),
  },
  {
    shows: "a nanny with a baby in the arms",
    trades: ["babysitters-nannies"],
    draw: (who, c) =>
      room(c) +
      person(who, {
        x: 600,
        y: 370,
        size: 1.25,
        left: [-80, 160],
        right: [90, 180],
        holds: group({ x: 0, y: 145, size: 1.1 }, baby("#a9724a", "#7fd6e4")),
      }) +
      flat("M0 760Q600 920 1200 760V900H0Z", "#d9623b") +
      line("M0 760Q600 920 1200 760", INK, 12),
  },
  {
    shows: "a helper standing in line with papers and a parcel",
    trades: ["errands-queueing", "other"],
    draw: (who, c) =>
      street(c) +
      person(who, {
        x: 600,
        y: 340,
        size: 1.2,
        left: [-70, 190],
        right: [110, 170],
        legs: "#33579e",
        holds:
          group({ x: -60, y: 240 }, parcel(150, 110, "#ffc629")) +
          box(70, 90, 84, 110, "#ffffff", 4) +
          line("M86 116h50M86 140h50M86 164h34", "#9aa39d", 7),
      }),
  },
  {
    shows: "somebody behind a counter with a watch to mend",
    trades: ["other", "watch-jewellery-repair"],
    draw: (who, c) =>
      shop(c) +
      person(who, { x: 600, y: 380, size: 1.2, left: [-120, 226], right: [120, 226] }) +
      table(670) +
      group(
        { x: 600, y: 745 },
        disc(0, 0, 56, "#ffffff"),
        line("M0 0V-34M0 0H24", INK, 9),
        bar("M-40-60 0-90 40-60", "#c3cbc7", 8),
      ),
  },
];
