import { person } from "#demo/drawings/person.ts";
import { clinic, room, shop, table } from "#demo/drawings/places.ts";
import type { Scene } from "#demo/drawings/scene.ts";
import { area, bar, box, disc, flat, group, INK, line } from "#demo/drawings/shapes.ts";
import { baby, bottle, clipboard, jar } from "#demo/drawings/things.ts";

const coat = "#f8faf6";
const stethoscope =
  line("M-34 0Q-40 90 0 100Q40 90 34 0M0 100V140", INK, 10) + disc(0, 156, 20, "#c3cbc7");

export const healthcareProfessionals: readonly Scene[] = [
  {
    shows: "a doctor listening to a patient with a stethoscope",
    trades: ["general-practitioners"],
    draw: (who, c, [patient]) =>
      clinic(c) +
      person(patient, { x: 745, y: 440, size: 1, looks: -1, left: [-30, 240], right: [80, 250] }) +
      person(
        { ...who, shirt: coat },
        {
          x: 480,
          y: 390,
          size: 1.1,
          looks: 1,
          left: [-30, 200],
          right: [180, 150],
          holds:
            line("M-34 0Q-40 80 0 90Q40 80 34 0M0 90Q60 170 190 150", INK, 10) +
            disc(206, 146, 24, "#c3cbc7"),
        },
      ) +
      table(720, "#dfe4e1"),
  },
  {
    shows: "a doctor writing at a desk",
    trades: ["general-practitioners", "mental-health-counsellors", "nutritionists"],
    draw: (who, c) =>
      clinic(c) +
      person(
        { ...who, shirt: coat },
        { x: 600, y: 390, size: 1.2, left: [-110, 220], right: [70, 226], holds: stethoscope },
      ) +
      table(670) +
      area("M480 700H740L760 820H460Z", "#ffffff") +
      line("M520 730H690M516 760H700M512 790H640", "#9aa39d", 8) +
      line("M690 690 720 750", "#33579e", 16) +
      group({ x: 830, y: 700, size: 0.9 }, jar("#ffc629")),
  },
  {
    shows: "a physiotherapist moving the arm of a patient on a chair",
    trades: ["physiotherapists", "speech-occupational-therapists", "elderly-care"],
    draw: (who, c, [, patient]) =>
      room(c) +
      box(580, 440, 260, 340, "#b98a5e", 20) +
      person(
        { ...patient, grey: true, lines: true },
        { x: 710, y: 470, size: 1.05, left: [-190, 40], right: [110, 210], looks: -1 },
      ) +
      person(who, { x: 460, y: 380, size: 1.1, looks: 1, left: [20, 180], right: [110, 90] }) +
      box(590, 720, 260, 70, c.accent, 20),
  },
  {
    shows: "a midwife holding a newborn child",
    trades: ["midwives-doulas", "nurses-home-care"],
    draw: (who, c) =>
      room(c) +
      person(
        { ...who, shirt: "#7cc4a1" },
        {
          x: 600,
          y: 370,
          size: 1.3,
          left: [-90, 170],
          right: [100, 186],
          holds: group({ x: 0, y: 150, size: 1.15 }, baby("#8d5a3b", "#f6c9e4")),
        },
      ) +
      table(760, "#f3f5ee"),
  },
  {
    shows: "a nurse taking the blood pressure of an old woman",
    trades: ["nurses-home-care", "elderly-care"],
    draw: (who, c, [patient]) =>
      room(c) +
      person(
        { ...patient, grey: true, lines: true, glasses: true },
        { x: 730, y: 430, size: 1.05, looks: -1, left: [-120, 190], right: [90, 240] },
      ) +
      person(
        { ...who, shirt: "#ffffff" },
        { x: 470, y: 390, size: 1.1, looks: 1, left: [60, 220], right: [170, 150] },
      ) +
      box(588, 506, 90, 84, "#33579e", 16) +
      table(690) +
      box(400, 610, 130, 90, "#dfe4e1", 10) +
      disc(465, 655, 30, "#ffffff") +
      line("M465 655l14-18M530 660Q570 690 610 590", INK, 7),
  },
  {
    shows: "a pharmacist reading the label of a bottle",
    trades: ["pharmacists"],
    draw: (who, c) =>
      shop({ ...c, ground: "#e8f5ee" }) +
      person(
        { ...who, shirt: coat },
        {
          x: 600,
          y: 390,
          size: 1.2,
          left: [-70, 170],
          right: [90, 130],
          holds:
            group({ x: 90, y: 160, size: 0.9 }, bottle("#b5651d")) +
            group({ x: -50, y: 180, size: 0.8, turn: -8 }, clipboard()),
        },
      ) +
      table(690, "#f3f5ee") +
      group({ x: 430, y: 720 }, jar("#d1344b")) +
      group({ x: 790, y: 720 }, jar("#7cc4a1")) +
      flat("M0 780H1200V800H0Z", "#00000011") +
      bar("M560 740h90", "#ffffff", 18),
  },
];
