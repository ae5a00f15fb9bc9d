import type { CategoryColours } from "#app/ui/pictures/category-art.ts";
import { area, bar, box, disc, flat, INK, line, repeat } from "./shapes.ts";

/** What stands behind the people: it fills 1200 x 900, and nothing of it matters to the subject. */
type Place = (colours: CategoryColours) => string;

const SKY = "#cfe8ee";
const GRASS = "#86b04f";
const LEAVES = "#3f7d43";
const sky = (colour = SKY) => flat("M0 0H1200V900H0Z", colour);
const sun = disc(1010, 150, 70, "#ffdc7a", 0);
const mango = (x: number, y: number, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${bar("M0 0V-170", "#7b5534", 34)}${area("M-170-190Q-190-330-60-340Q0-420 90-340Q210-330 170-190Q90-140 0-170Q-90-140-170-190Z", LEAVES)}${disc(-60, -226, 16, "#f2a52b", 6)}${disc(50, -250, 16, "#f2a52b", 6)}${disc(94, -206, 16, "#e2682f", 6)}</g>`;
const house = (x: number, y: number, wall: string, roof: string) =>
  `<g transform="translate(${x} ${y})">${repeat(4, (n) => bar(`M${-135 + n * 90}-130V0`, "#b98a5e", 16))}${box(-170, -330, 340, 200, wall)}${line("M-166-290H166M-166-250H166M-166-210H166M-166-170H166", "#00000022", 5)}${area("M-210-325 0-450 210-325Z", roof)}${line("M-110-330-20-430M-40-330 0-440M40-330 0-440M110-330 20-430", "#00000033", 6)}${box(-120, -280, 80, 90, "#0b5a3c")}${line("M-116-255H-44M-116-232H-44M-116-210H-44", "#cfe8ee", 5)}${box(50, -270, 70, 140, "#7b5534")}</g>`;

const boards = (ground: string, tone: string) =>
  flat("M0 0H1200V900H0Z", ground) + repeat(9, (n) => line(`M0 ${70 + n * 100}H1200`, tone, 8));
const louvres = (x: number, y: number) =>
  box(x - 14, y - 14, 228, 308, "#ffffff") +
  box(x, y, 200, 280, SKY) +
  flat(
    `M${x} ${y + 280}V${y + 190}Q${x + 100} ${y + 130} ${x + 200} ${y + 200}V${y + 280}Z`,
    "#8cbc7a",
  ) +
  repeat(6, (n) => line(`M${x} ${y + 24 + n * 46}H${x + 200}`, "#ffffff", 16)) +
  line(`M${x} ${y}V${y + 280}M${x + 200} ${y}V${y + 280}`, INK, 9);
const shelf = (x: number, y: number, w: number) => box(x, y, w, 24, "#b98a5e");

export const room: Place = ({ ground, tone }) =>
  boards(ground, tone) + louvres(50, 130) + louvres(970, 130);

export const workshop: Place = ({ ground, tone, accent }) =>
  flat("M0 0H1200V900H0Z", ground) +
  repeat(20, (n) => line(`M${30 + n * 60} 0V900`, tone, 20)) +
  shelf(-20, 250, 330) +
  box(30, 150, 80, 100, accent) +
  box(130, 180, 100, 70, "#f3f5ee") +
  shelf(890, 250, 340) +
  disc(960, 196, 52, "#3a3f42") +
  disc(960, 196, 18, tone) +
  box(1040, 150, 70, 100, "#b3202f");

export const yard: Place = ({ accent, ground }) =>
  sky() +
  sun +
  flat("M0 640Q300 600 600 620T1200 610V900H0Z", GRASS) +
  house(190, 690, ground, "#b3202f") +
  mango(1030, 690, 0.95) +
  line("M0 760H1200M0 820H1200", "#f3f5ee", 16) +
  repeat(16, (n) => line(`M${20 + n * 78} 720V870`, accent, 22));

export const bottomHouse: Place = ({ ground, tone }) =>
  flat("M0 0H1200V900H0Z", "#dcebd2") +
  flat("M0 520H1200V900H0Z", "#d9c5a0") +
  mango(150, 560, 0.7) +
  mango(1060, 560, 0.8) +
  flat("M0 0H1200V120H0Z", ground) +
  repeat(13, (n) => line(`M${n * 100} 0V112`, tone, 12)) +
  line("M0 124H1200", INK, 12) +
  bar("M90 130V640M1110 130V640", "#f3f5ee", 44);

export const roof: Place = ({ ground, tone }) =>
  sky() +
  sun +
  mango(110, 640, 1) +
  house(1080, 640, "#f1ead9", "#4b5f58") +
  flat("M0 900V600L600 470 1200 600V900Z", ground) +
  repeat(13, (n) =>
    line(
      `M${n * 100} 900V${n * 100 > 600 ? 470 + (n * 100 - 600) * 0.217 : 600 - n * 21.7}`,
      tone,
      22,
    ),
  ) +
  line("M0 600 600 470 1200 600", INK, 12);

export const road: Place = ({ ground }) =>
  sky() +
  sun +
  house(160, 590, "#f1ead9", "#4b5f58") +
  house(1050, 590, ground, "#b3202f") +
  flat("M0 560H1200V640H0Z", GRASS) +
  flat("M0 620H1200V690H0Z", "#8b9c6a") +
  flat("M0 690H1200V900H0Z", "#6f7672") +
  repeat(8, (n) => line(`M${-20 + n * 160} 800h90`, "#f3f5ee", 12));

export const seawall: Place = () =>
  sky("#d9edf0") +
  sun +
  flat("M0 330H1200V560H0Z", "#a99a76") +
  line("M60 380H300M480 400H760M900 370H1140M160 450H420M700 460H980", "#c9bd9d", 9) +
  area("M-20 520H1220V680H-20Z", "#c9c6bb") +
  line("M0 580H1200", "#aaa79b", 8) +
  flat("M0 684H1200V900H0Z", "#9cae68");

export const river: Place = ({ tone }) =>
  sky() +
  sun +
  flat("M0 400Q80 340 170 370T380 350T620 375T860 345T1200 380V460H0Z", LEAVES) +
  flat("M0 440H1200V900H0Z", "#a4926a") +
  line(
    "M40 520H260M400 500H620M820 530H1140M90 640H330M760 650H1080M300 760H560M700 800H1000",
    "#c6b68e",
    10,
  ) +
  bar("M110 420V720M230 420V700", "#7b5534", 30) +
  bar("M-20 470H300", "#b98a5e", 36) +
  house(1060, 430, tone, "#b3202f");

export const field: Place = () =>
  sky() +
  sun +
  flat("M0 420Q150 370 330 400T700 385T1200 400V470H0Z", LEAVES) +
  flat("M0 450H1200V900H0Z", "#a9bf4e") +
  flat("M520 450H680L800 900H400Z", "#8fb4ad") +
  line(
    "M480 450 300 900M420 450 60 900M340 450-160 900M720 450 900 900M780 450 1140 900M860 450 1360 900",
    "#7f9a35",
    14,
  ) +
  mango(140, 480, 0.55) +
  house(1060, 480, "#f1ead9", "#b3202f");

export const savannah: Place = () =>
  sky("#e2eef0") +
  sun +
  flat("M0 470 180 300 320 380 520 240 760 420 900 330 1200 460V520H0Z", "#7c9aa6") +
  flat("M0 480H1200V900H0Z", "#d8b85c") +
  line(
    "M60 600l20-50M110 640l24-60M980 600l20-50M1100 660l24-60M200 800l24-60M1040 800l20-60M420 560l14-36M800 570l14-36",
    "#a4812c",
    10,
  ) +
  mango(120, 560, 0.55) +
  mango(1090, 580, 0.6);

export const shop: Place = ({ ground, tone, accent }) =>
  flat("M0 0H1200V900H0Z", ground) +
  repeat(
    3,
    (row) =>
      repeat(10, (n) => {
        const colour = [accent, "#f3f5ee", tone, "#b3202f", "#4f9ab8"][(n * 2 + row) % 5] ?? tone;
        return n % 2 === row % 2
          ? box(20 + n * 118, 96 + row * 190, 76, 90, colour, 8)
          : disc(58 + n * 118, 146 + row * 190, 40, colour);
      }) + box(-20, 186 + row * 190, 1240, 26, "#b98a5e"),
  );

export const kitchen: Place = ({ ground, tone, accent }) =>
  boards(ground, tone) +
  shelf(-20, 290, 340) +
  area("M40 200H190L176 290H54Z", "#a7b0ad") +
  box(220, 210, 60, 80, accent, 10) +
  shelf(880, 290, 340) +
  box(920, 190, 70, 100, "#f3f5ee", 10) +
  area("M1020 220H1160L1146 290H1034Z", "#3a3f42") +
  louvres(500, -60);

export const office: Place = ({ ground, tone, accent }) =>
  flat("M0 0H1200V900H0Z", ground) +
  flat("M0 470H1200V900H0Z", tone) +
  louvres(40, 110) +
  shelf(900, 240, 320) +
  repeat(5, (n) => box(930 + n * 52, 120, 46, 120, n % 2 ? accent : "#f3f5ee")) +
  box(960, 320, 170, 130, "#f3f5ee") +
  flat("M965 325H1126V356H965Z", "#b3202f") +
  repeat(3, (n) => line(`M985 ${378 + n * 24}H1105`, "#9aa39d", 8));

export const clinic: Place = ({ ground, tone, accent }) =>
  flat("M0 0H1200V900H0Z", ground) +
  flat("M0 430H1200V900H0Z", "#f3f5ee") +
  line(
    "M0 530H1200M0 630H1200M0 730H1200M100 430V900M300 430V900M500 430V900M700 430V900M900 430V900M1100 430V900",
    "#d5e0da",
    6,
  ) +
  line("M0 430H1200", tone, 16) +
  louvres(40, 90) +
  box(950, 100, 190, 240, "#ffffff") +
  flat("M1025 140h40v50h50v40h-50v50h-40v-50h-50v-40h50Z", accent);

export const classroom: Place = ({ ground, tone }) =>
  boards(ground, tone) +
  box(60, 100, 1080, 400, "#21473a", 8) +
  line("M110 190H250M110 250H300M110 310H220M960 190h110M930 250h160M980 310h90", "#dfe8df", 9) +
  box(40, 500, 1120, 26, "#b98a5e");

export const night: Place = ({ ground, tone, accent }) =>
  flat("M0 0H1200V900H0Z", ground) +
  flat("M0 0 260 0 520 900H180ZM1200 0H940L680 900H1020Z", tone) +
  line("M-20 90Q300 210 600 110T1220 90", INK, 7) +
  repeat(11, (n) => disc(50 + n * 110, 128 + (n % 3) * 18, 20, accent, 5));

export const street: Place = ({ ground, tone, accent }) =>
  sky() +
  box(-20, 120, 420, 620, ground) +
  line("M0 200H396M0 280H396M0 360H396M0 440H396M0 520H396M0 600H396", tone, 7) +
  box(820, 160, 420, 580, "#f1ead9") +
  louvres(90, 260) +
  louvres(910, 260) +
  area("M-20 130 190 30 430 130Z", "#b3202f") +
  area("M790 170 1010 60 1220 170Z", "#4b5f58") +
  flat("M0 740H1200V900H0Z", "#c9b48c") +
  flat("M0 740H1200V770H0Z", accent);

/** A table or counter before the people, its top at `y`. */
export function table(y = 660, colour = "#b98a5e"): string {
  return (
    area(`M-20 ${y}H1220V920H-20Z`, colour) +
    flat(`M-20 ${y + 46}H1220V920H-20Z`, "#00000022") +
    line(`M-20 ${y + 46}H1220`, INK, 7)
  );
}
