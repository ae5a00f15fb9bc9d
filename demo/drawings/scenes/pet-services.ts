import { person } from "#demo/drawings/person.ts";
import { clinic, field, shop, table, yard } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, group, INK, line, repeat } from "#demo/drawings/shapes.ts";
import { dog } from "#demo/drawings/things.ts";

const bird =
  area("M-40 10Q-50-40 0-40Q50-40 52 0Q90 20 96 44Q50 44 20 30Q-30 40-40 10Z", "#24313a") +
  area("M-30 14Q-30-10 0-6Q30 4 10 28Q-24 32-30 14Z", "#8a4b25", 0) +
  disc(-20, -20, 5, "#ffffff", 0) +
  area("M-44-22-70-12-44-4Z", "#8d9793", 5);
const cow =
  area("M-200-230H110Q190-236 190-170V0H130V-90H-110V0H-170V-120Q-200-130-200-230Z", "#f3f5ee") +
  area(
    "M-150-230H-40Q-50-150-100-150Q-150-160-150-230ZM60-230H140Q150-160 100-160Q60-170 60-230Z",
    "#3a2a1f",
    0,
  ) +
  area("M-200-250Q-260-310-290-240Q-310-190-280-150Q-220-140-200-190Z", "#3a2a1f") +
  area("M-296-180Q-310-140-270-140Q-236-140-236-176Z", "#f2adbd") +
  disc(-256, -222, 7, "#ffffff", 0) +
  bar("M-220-262-200-300M-266-270-290-304", "#f3f5ee", 10);

export const petServices: readonly Scene[] = [
  {
    shows: "a trainer teaching a yard dog to sit",
    trades: ["dog-trainers"],
    draw: (who, c) =>
      yard(c) +
      person(who, {
        x: 470,
        y: 340,
        size: 1.1,
        looks: 1,
        left: [-104, 230],
        right: [170, 80],
        legs: "#2f4a10",
      }) +
      disc(666, 424, 13, "#b5651d", 6) +
      group({ x: 740, y: 800, size: 1.4 }, dog("#b98a5e")),
  },
  {
    shows: "a walker with two dogs on a lead",
    trades: ["dog-walkers", "pet-sitting-boarding"],
    draw: (who, c) =>
      yard(c) +
      person(who, {
        x: 600,
        y: 320,
        size: 1.1,
        left: [-110, 200],
        right: [110, 200],
        legs: "#2f4a10",
      }) +
      line("M480 540 440 650M720 540 765 650", "#b3202f", 10) +
      group({ x: 430, y: 790, size: 0.85 }, dog("#3a2a1f")) +
      group({ x: 770, y: 790, size: 0.85 }, `<g transform="scale(-1 1)">${dog("#e0bd86")}</g>`),
  },
  {
    shows: "a bird keeper with a towa-towa in its cage",
    trades: ["bird-keepers"],
    draw: (who, c) =>
      yard(c) +
      person(
        { ...who, hat: "cap" },
        { x: 470, y: 400, size: 1.15, looks: 1, left: [-40, 230], right: [200, -130] },
      ) +
      line("M700 250V290", INK, 12) +
      area("M590 620V400Q600 290 700 290Q800 290 810 400V620Z", "#fff3d6") +
      bar("M620 540H780", "#b98a5e", 12) +
      group({ x: 695, y: 490, size: 1.15 }, bird) +
      repeat(6, (n) => line(`M${620 + n * 32} ${310 + Math.abs(n - 2.5) * 12}V620`, "#b98a5e", 8)) +
      box(580, 610, 240, 40, "#b98a5e", 6) +
      disc(700, 250, 32, who.skin),
  },
  {
    shows: "a vet examining a dog on the table",
    trades: ["veterinarians"],
    draw: (who, c) =>
      clinic(c) +
      person(
        { ...who, shirt: "#7cc4a1" },
        {
          x: 480,
          y: 370,
          size: 1.1,
          looks: 1,
          left: [0, 190],
          right: [150, 170],
          holds: line("M-34 0Q-40 80 0 90Q40 80 34 0M0 90Q60 180 150 170", INK, 10),
        },
      ) +
      group({ x: 730, y: 700, size: 1.35 }, dog("#e0bd86")) +
      disc(645, 557, 31, "#c3cbc7") +
      table(700, "#dfe4e1"),
  },
  {
    shows: "an aquarium keeper feeding bright fish",
    trades: ["aquariums", "pet-supplies"],
    draw: (who, c) =>
      shop(c) +
      person(who, {
        x: 600,
        y: 320,
        size: 1.1,
        left: [-110, 220],
        right: [60, 130],
        holds: box(36, 70, 50, 70, "#d1344b", 6),
      }) +
      box(340, 530, 520, 260, "#8fcbd8", 8) +
      line("M350 570H850", "#ffffff", 9) +
      repeat(4, (n) =>
        group(
          { x: 420 + n * 115, y: 640 + (n % 2) * 70 },
          area(
            "M-44 0Q0-46 44 0L72-26V26L44 0Q0 46-44 0Z",
            ["#f08c2e", "#ffd23f", "#d1344b", "#f3f5ee"][n] ?? "",
          ),
          disc(-20, -6, 6, INK, 0),
        ),
      ) +
      line("M380 780q-20-50 0-90t0-60M830 780q20-50 0-90", "#3f7d43", 14) +
      table(790),
  },
  {
    shows: "a livestock vet with a cow at the edge of the rice field",
    trades: ["livestock-vets", "veterinarians"],
    draw: (who, c) =>
      field(c) +
      group({ x: 660, y: 800, size: 0.95 }, `<g transform="scale(-1 1)">${cow}</g>`) +
      person(
        { ...who, hat: "bucket hat", hatColour: "#f3f5ee" },
        {
          x: 480,
          y: 330,
          size: 1.1,
          looks: 1,
          left: [-104, 230],
          right: [140, 230],
          legs: "#3f7d43",
          holds: line("M-34 0Q-40 90 0 100Q40 90 34 0", INK, 10),
        },
      ),
  },
];
