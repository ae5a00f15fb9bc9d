import { person } from "#demo/drawings/person.ts";
import { bottomHouse, field, night, room, table } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, flat, group, INK, line, repeat } from "#demo/drawings/shapes.ts";
import { clipboard } from "#demo/drawings/things.ts";

const balloons = (x: number, y: number) =>
  repeat(5, (n) => line(`M${x - 80 + n * 40} ${y}L${x} ${y + 260}`, INK, 4)) +
  repeat(5, (n) =>
    disc(
      x - 100 + n * 50,
      y - (n % 2) * 60,
      48,
      ["#ffd23f", "#c2257e", "#4f9ab8", "#5fa04e", "#f08c2e"][n] ?? "",
    ),
  );
const pan =
  area("M-150-30Q-150 130 0 130Q150 130 150-30Z", "#c3cbc7") +
  `<ellipse cx="0" cy="-30" rx="150" ry="44" fill="#eef2ef" stroke="${INK}" stroke-width="9"/>` +
  repeat(
    5,
    (n) =>
      `<ellipse cx="${-92 + n * 46}" cy="${-32 + (n % 2) * 14}" rx="22" ry="12" fill="#b5c0ba" stroke="${INK}" stroke-width="5"/>`,
  );

export const eventEntertainment: readonly Scene[] = [
  {
    shows: "a musician playing the steel pan",
    trades: ["bands-musicians"],
    draw: (who, c) =>
      night(c) +
      person(
        { ...who, hat: "straw hat" },
        { x: 600, y: 360, size: 1.2, left: [-90, 170], right: [90, 180] },
      ) +
      bar("M470 700V900M730 700V900", "#24313a", 16) +
      group({ x: 600, y: 680, size: 1.3 }, pan) +
      bar("M492 560 540 640M708 570 660 644", "#d8b98c", 9) +
      disc(540, 644, 14, "#24313a") +
      disc(660, 648, 14, "#24313a"),
  },
  {
    shows: "a singer and a guitarist on a lit stage",
    trades: ["bands-musicians", "mc-hosts", "party-entertainers"],
    draw: (who, c, [mate]) =>
      night(c) +
      person(mate, {
        x: 760,
        y: 390,
        size: 1.05,
        looks: -1,
        left: [-90, 140],
        right: [60, 190],
        holds: group(
          { x: 0, y: 170, turn: -24 },
          bar("M-60 0H-190", "#7b5534", 18),
          area(
            "M-60-40Q-20-70 20-40Q60-80 110-40Q140 0 110 50Q60 80 20 44Q-20 66-60 40Z",
            "#f08c2e",
          ),
          disc(30, 0, 24, "#24313a"),
        ),
      }) +
      person(who, {
        x: 500,
        y: 370,
        size: 1.15,
        looks: 1,
        left: [-90, 210],
        right: [70, 20],
        holds: bar("M70 30 40-40", "#24313a", 16) + disc(36, -50, 26, "#8d9793"),
      }) +
      flat("M0 760H1200V900H0Z", "#24313a"),
  },
  {
    shows: "a crew putting up a white tent with chairs",
    trades: ["tents-chairs-rental", "venues"],
    draw: (who, c) =>
      field({ ...c }) +
      area("M250 360 600 180 950 360V410H250Z", "#ffffff") +
      line("M420 360 600 190M780 360 600 190", "#cfd8d0", 8) +
      line("M250 380q35 50 70 0t70 0 70 0 70 0 70 0 70 0 70 0 70 0 70 0 70 0", c.ground, 16) +
      bar("M300 410V860M900 410V860", "#c3cbc7", 18) +
      person(who, {
        x: 520,
        y: 450,
        size: 0.95,
        looks: 1,
        left: [-40, 200],
        right: [150, 60],
        legs: "#24313a",
      }) +
      bar("M668 410V880", "#c3cbc7", 18) +
      disc(664, 508, 28, who.skin) +
      repeat(2, (n) =>
        group(
          { x: 760 + n * 90, y: 860 },
          bar("M-40 0V-90H40V0M-40-90V-190", "#f3f5ee", 14),
          area("M-50-190H30V-120H-50Z", c.ground),
        ),
      ),
  },
  {
    shows: "a planner with a list among balloons and flowers",
    trades: ["event-planners", "wedding-planners", "decorators"],
    draw: (who, c) =>
      room(c) +
      balloons(440, 230) +
      balloons(800, 250) +
      person(who, {
        x: 610,
        y: 370,
        size: 1.2,
        left: [-60, 180],
        right: [100, 180],
        holds: group({ x: -10, y: 160, turn: -5 }, clipboard()),
      }) +
      table(730, "#ffffff") +
      line("M300 745q40 44 80 0t80 0 80 0 80 0 80 0 80 0 80 0", "#ffd978", 14),
  },
  {
    shows: "a DJ at the mixing desk between two speakers",
    trades: ["djs-sound", "lighting-stage"],
    draw: (who, c) =>
      night(c) +
      box(250, 380, 160, 420, "#24313a", 8) +
      disc(330, 480, 52, "#6b7a72") +
      disc(330, 660, 66, "#6b7a72") +
      box(790, 380, 160, 420, "#24313a", 8) +
      disc(870, 480, 52, "#6b7a72") +
      disc(870, 660, 66, "#6b7a72") +
      person(who, {
        x: 600,
        y: 370,
        size: 1.15,
        left: [-90, 220],
        right: [90, -50],
        holds:
          line("M-70-110Q-76-214 0-216Q76-214 70-110", INK, 16) +
          box(-88, -130, 30, 56, "#ffd23f", 10) +
          box(58, -130, 30, 56, "#ffd23f", 10),
      }) +
      box(400, 650, 400, 140, "#3a3f42", 10) +
      disc(490, 716, 50, "#c3cbc7") +
      disc(710, 716, 50, "#c3cbc7") +
      line("M580 690V740M620 690V740", "#ffd23f", 12),
  },
  {
    shows: "a lighting technician fixing a lamp on a stage frame",
    trades: ["lighting-stage"],
    draw: (who, c) =>
      night(c) +
      area("M700 300 560 900H1000Z", "#fff3b055", 0) +
      bar("M-20 190H1220M-20 130H1220", "#8d9793", 14) +
      repeat(12, (n) => line(`M${n * 110} 190l55-60 55 60`, INK, 7)) +
      area("M650 220H760L790 320H620Z", "#24313a") +
      `<ellipse cx="705" cy="322" rx="86" ry="26" fill="#fff3b0" stroke="${INK}" stroke-width="9"/>` +
      person(
        { ...who, hat: "cap" },
        {
          x: 510,
          y: 460,
          size: 1.15,
          looks: 1,
          left: [20, 190],
          right: [120, -130],
          legs: "#24313a",
        },
      ),
  },
  {
    shows: "a decorator folding cloth on a wedding arch",
    trades: ["decorators", "wedding-planners"],
    draw: (who, c) =>
      bottomHouse(c) +
      line("M380 900V420Q380 170 600 170Q820 170 820 420V900", INK, 46) +
      line("M380 900V420Q380 170 600 170Q820 170 820 420V900", "#ffffff", 30) +
      repeat(9, (n) =>
        disc(
          380 + Math.round(220 - 220 * Math.cos((n * Math.PI) / 8)),
          420 - Math.round(250 * Math.sin((n * Math.PI) / 8)),
          32,
          ["#c2257e", "#ffd978", "#ffffff"][n % 3] ?? "",
        ),
      ) +
      person(who, {
        x: 580,
        y: 400,
        size: 1.1,
        looks: 1,
        left: [-40, 200],
        right: [190, 60],
        legs: "#24313a",
        holds: area("M-40 190Q80 300 190 60L210 110Q120 330-30 240Z", "#f6c9e4"),
      }),
  },
];
