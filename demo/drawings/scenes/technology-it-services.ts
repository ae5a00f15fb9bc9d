import { person } from "#demo/drawings/person.ts";
import { office, roof, room, shop, table } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, group, INK, line, repeat } from "#demo/drawings/shapes.ts";
import { laptopBack, phone, screen, screwdriver } from "#demo/drawings/things.ts";

export const technologyItServices: readonly Scene[] = [
  {
    shows: "a technician repairing an open computer",
    trades: ["it-support", "computer-repair", "data-recovery"],
    draw: (who, c) =>
      room(c) +
      person(who, { x: 540, y: 380, size: 1.15, looks: 1, left: [-70, 216], right: [170, 170] }) +
      table(690) +
      box(600, 470, 260, 220, "#24313a", 10) +
      box(624, 494, 212, 172, "#3f7d43", 6) +
      repeat(6, (n) =>
        box(
          645 + (n % 3) * 62,
          516 + Math.floor(n / 3) * 74,
          44,
          50,
          n % 2 ? "#ffc629" : "#c3cbc7",
          4,
        ),
      ) +
      disc(540 + 170 * 1.15, 380 + 170 * 1.15, 32, who.skin) +
      group({ x: 722, y: 570, turn: 20 }, screwdriver("#b3202f")) +
      box(380, 650, 150, 40, "#8d9793", 6),
  },
  {
    shows: "a technician with a headset helping at a screen",
    trades: ["it-support", "cyber-security"],
    draw: (who, c) =>
      office(c) +
      person(who, {
        x: 510,
        y: 390,
        size: 1.15,
        looks: 1,
        left: [-40, 220],
        right: [110, 220],
        holds:
          line("M-70-120Q-76-214 0-216Q76-214 70-120", INK, 14) +
          box(56, -134, 30, 56, "#ffc629", 10) +
          line("M70-82Q60-46 30-48", INK, 9),
      }) +
      table(690) +
      group(
        { x: 740, y: 700, size: 1.05 },
        screen(
          box(-90, -170, 80, 60, "#7fd6e4", 4) +
            line("M10-160H90M10-136H70M-90-90H90", "#9aa39d", 9),
        ),
      ),
  },
  {
    shows: "a phone repairer lifting a cracked screen",
    trades: ["phone-tablet-repair"],
    draw: (who, c) =>
      shop(c) +
      person(who, {
        x: 600,
        y: 380,
        size: 1.2,
        left: [-80, 190],
        right: [90, 190],
        holds: group(
          { x: -10, y: 180, turn: -14, size: 1.25 },
          phone("#7fd6e4"),
          line("M-20-30 6-6-8 14 16 36", "#ffffff", 6),
        ),
      }) +
      table(690, "#f3f5ee") +
      group({ x: 430, y: 760, turn: 80 }, phone("#24313a")) +
      repeat(4, (n) => disc(700 + n * 40, 770, 9, "#8d9793", 5)) +
      group({ x: 800, y: 740, turn: 60, size: 0.8 }, screwdriver()),
  },
  {
    shows: "a web developer at a big screen with a page of boxes",
    trades: ["web-developers", "software-developers", "graphic-ui-design", "digital-marketing"],
    draw: (who, c) =>
      office(c) +
      person(who, { x: 460, y: 400, size: 1.1, looks: 1, left: [20, 220], right: [130, 216] }) +
      table(700) +
      group(
        { x: 710, y: 710, size: 1.35 },
        screen(
          box(-100, -182, 200, 24, "#ffc629", 2) +
            box(-100, -146, 90, 76, "#7fd6e4", 2) +
            line("M10-136H94M10-114H80M10-92H94", "#9aa39d", 9),
        ),
      ) +
      box(420, 700, 190, 32, "#c3cbc7", 6),
  },
  {
    shows: "a technician setting a satellite dish on a zinc roof",
    trades: ["tv-satellite", "networking-wifi"],
    draw: (who, c) =>
      roof(c) +
      bar("M740 640V460", "#c3cbc7", 20) +
      area("M640 300Q640 500 860 490Q760 440 640 300Z", "#f3f5ee") +
      bar("M730 420 830 320", "#c3cbc7", 10) +
      disc(836, 314, 20, "#24313a") +
      person(
        { ...who, hat: "cap" },
        { x: 500, y: 400, size: 1.15, looks: 1, left: [-50, 230], right: [150, 30] },
      ),
  },
  {
    shows: "a technician mounting a wireless router on a wall",
    trades: ["networking-wifi", "cyber-security"],
    draw: (who, c) =>
      room(c) +
      box(640, 320, 200, 80, "#f3f5ee", 16) +
      bar("M670 320V230M810 320V230", "#24313a", 8) +
      line("M700 220Q740 190 780 220M672 186Q740 130 808 186", c.accent, 14) +
      disc(680, 362, 8, "#5fa04e", 0) +
      disc(710, 362, 8, "#5fa04e", 0) +
      bar("M740 400V900", "#ffc629", 8) +
      person(who, {
        x: 480,
        y: 440,
        size: 1.2,
        looks: 1,
        left: [30, 190],
        right: [150, -10],
        holds: group({ x: 20, y: 200, size: 0.6 }, laptopBack()),
      }) +
      line("M620 620Q700 640 740 560", INK, 7),
  },
];
