import { person } from "#demo/drawings/person.ts";
import { bottomHouse, classroom, room, table } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, box, disc, flat, group, INK, line, repeat } from "#demo/drawings/shapes.ts";
import { books, laptopBack, openBook } from "#demo/drawings/things.ts";

const uniform = { shirt: "#f4f1e4", beard: undefined, grey: false, lines: false } as const;

export const educationTutoring: readonly Scene[] = [
  {
    shows: "a teacher explaining an equation at the blackboard",
    trades: ["csec-cape", "private-tutors", "exam-university-prep"],
    draw: (who, c) =>
      classroom(c) +
      line("M650 190h70l20-40 20 110 30-70h40M660 320h90M700 275v90M790 320h60", "#f4f7f1", 10) +
      person(who, {
        x: 500,
        y: 410,
        size: 1.2,
        looks: 1,
        left: [-104, 232],
        right: [170, -60],
        holds: line("M176-70l14-40", "#ffffff", 16),
      }) +
      table(730) +
      group({ x: 760, y: 745 }, books("#b3202f", "#33579e", "#0b5a3c")),
  },
  {
    shows: "a teacher bending over a pupil's exercise book",
    trades: ["csec-cape", "special-needs-education", "exam-university-prep"],
    draw: (who, c, [pupil]) =>
      classroom(c) +
      person(who, { x: 490, y: 350, size: 1.15, looks: 1, left: [-40, 240], right: [150, 236] }) +
      person(
        { ...pupil, ...uniform },
        { x: 740, y: 480, size: 0.9, looks: -1, left: [-110, 200], right: [50, 220] },
      ) +
      table(680) +
      group({ x: 640, y: 700, size: 0.95 }, openBook()),
  },
  {
    shows: "a primary teacher with two children and their reading books",
    trades: ["primary-ngsa", "day-care-nursery"],
    draw: (who, c, [one, two]) =>
      classroom(c) +
      person(who, { x: 600, y: 330, size: 1.1, left: [-130, 190], right: [130, 190] }) +
      person(
        { ...one, ...uniform, hair: "braids" },
        { x: 450, y: 540, size: 0.85, looks: 1, left: [-60, 170], right: [70, 170] },
      ) +
      person(
        { ...two, ...uniform, hair: "short" },
        { x: 750, y: 540, size: 0.85, looks: -1, left: [-70, 170], right: [60, 170] },
      ) +
      table(720) +
      group({ x: 450, y: 715, size: 0.75 }, openBook()) +
      group({ x: 750, y: 715, size: 0.75 }, openBook()),
  },
  {
    shows: "a music teacher at the keyboard",
    trades: ["music-lessons"],
    draw: (who, c) =>
      room(c) +
      person(who, { x: 600, y: 370, size: 1.2, left: [-120, 220], right: [120, 220] }) +
      box(340, 640, 520, 150, "#24313a", 10) +
      box(356, 660, 488, 80, "#ffffff", 4) +
      repeat(11, (n) => line(`M${400 + n * 41} 662V738`, INK, 5)) +
      repeat(11, (n) => (n % 4 === 3 ? "" : box(388 + n * 41, 662, 22, 44, "#24313a", 2))) +
      [-118, 118].map((x) => disc(600 + x * 1.2, 640, 26, who.skin)).join("") +
      table(790),
  },
  {
    shows: "grown learners reading together under a house",
    trades: ["adult-literacy", "language-lessons"],
    draw: (who, c, [one]) =>
      bottomHouse(c) +
      person(
        { ...one, grey: true, lines: true, glasses: true },
        { x: 730, y: 420, size: 1.05, looks: -1, left: [-60, 216], right: [70, 216] },
      ) +
      person(who, { x: 480, y: 390, size: 1.1, looks: 1, left: [-60, 226], right: [130, 230] }) +
      table(680) +
      group({ x: 640, y: 700 }, openBook()) +
      group({ x: 420, y: 700, size: 0.8 }, books("#dd9f1f", "#0b5a3c", "#b3202f")),
  },
  {
    shows: "a teacher showing a learner how to use a laptop",
    trades: ["computer-training"],
    draw: (who, c, [, learner]) =>
      room(c) +
      person(learner, { x: 720, y: 440, size: 1, looks: -1, left: [-80, 200], right: [60, 210] }) +
      person(who, { x: 480, y: 370, size: 1.1, looks: 1, left: [-40, 230], right: [140, 200] }) +
      table(690) +
      group({ x: 660, y: 700 }, laptopBack()) +
      area("M400 720h90l10 50h-110Z", "#ffffff") +
      flat("M0 770H1200V790H0Z", "#00000011"),
  },
];
