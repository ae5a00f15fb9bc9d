import { area, bar, box, disc, flat, INK, line, repeat } from "./shapes.ts";

/** What people hold or stand at, each around 0/0 or standing on y = 0. */

export const clipboard = (): string =>
  box(-58, -78, 116, 156, "#b98a5e", 8) +
  box(-46, -62, 92, 128, "#ffffff", 4) +
  box(-22, -88, 44, 24, "#6b7a72", 4) +
  line("M-30-34H30M-30-8H30M-30 18H30M-30 42H6", "#9aa39d", 7);

export const paper = (lines = 4): string =>
  box(-60, -80, 120, 160, "#ffffff", 4) +
  repeat(lines, (n) => line(`M-38 ${-50 + n * 28}H${38 - (n % 2) * 22}`, "#9aa39d", 7));

/** An open laptop seen from the front: its back, standing on y = 0. */
export const laptopBack = (colour = "#c3cbc7"): string =>
  box(-120, -150, 240, 150, colour, 12) +
  disc(0, -78, 16, "#ffffff", 6) +
  box(-140, -14, 280, 18, "#8d9793", 6);

/** A screen with its picture towards us, standing on y = 0. */
export const screen = (shows: string): string =>
  box(-130, -210, 260, 170, "#24313a", 12) +
  box(-112, -192, 224, 134, "#eaf4f4", 4) +
  shows +
  area("M-24-40H24L40 0H-40Z", "#8d9793");

export const bucket = (colour: string): string =>
  line("M-62-110A62 62 0 0 1 62-110") +
  area("M-70-116H70L50 0H-50Z", colour) +
  line("M-66-90H66", "#ffffff", 12);

export const toolbox = (colour: string): string =>
  line("M-46-104V-144H46V-104", INK, 14) +
  box(-110, -104, 220, 104, colour, 8) +
  line("M-110-62H110") +
  box(-18, -80, 36, 38, "#f3f5ee", 4);

export const pot = (colour = "#a7b0ad"): string =>
  bar("M-150-92H150", "#3a3f42", 12) +
  area("M-124-120H124L112-16Q108 0 92 0H-92Q-108 0-112-16Z", colour) +
  area("M-134-134H134V-112H-134Z", "#c3cbc7");

export const steam = (x: number, y: number): string =>
  line(
    `M${x - 50} ${y}q-24-36 0-66t0-60M${x + 10} ${y - 10}q-24-36 0-66t0-60M${x + 66} ${y}q-24-36 0-66t0-60`,
    "#ffffff",
    12,
  );

export const jar = (fill: string): string =>
  area("M-40-90Q-48-80-48-70V0H48V-70Q48-80 40-90Z", "#ffffff") +
  flat("M-42-56H42V-6H-42Z", fill) +
  box(-44, -116, 88, 26, "#d8b98c", 4);

export const bottle = (fill: string): string =>
  area("M-16-150H16V-104Q36-90 36-66V0H-36V-66Q-36-90-16-104Z", fill) +
  box(-20, -170, 40, 22, "#f3f5ee", 4) +
  flat("M-31-60H31V-20H-31Z", "#ffffff");

export const books = (a: string, b: string, c: string): string =>
  box(-100, -40, 200, 40, a, 4) +
  box(-84, -80, 190, 40, b, 4) +
  box(-96, -120, 170, 40, c, 4) +
  line("M-70-20H20M-56-60H40M-70-100H10", "#ffffff", 7);

export const openBook = (): string =>
  area("M0-10Q-50-40-130-22V60Q-50 40 0 70Q50 40 130 60V-22Q50-40 0-10Z", "#ffffff") +
  line(
    "M0-10V68M-104 4q40-10 76 2M-104 28q40-10 76 2M28 6q36-12 76-2M28 30q36-12 76-2",
    "#9aa39d",
    6,
  );

export const plant = (pot: string): string =>
  area("M0-70Q-90-110-74-200Q0-170 0-70ZM0-70Q90-110 74-200Q0-170 0-70Z", "#5fa04e") +
  area("M0-70Q-40-150 0-226Q40-150 0-70Z", "#7ea32b") +
  area("M-60-80H60L44 0H-44Z", pot);

export const parcel = (w: number, h: number, tape: string): string =>
  box(-w / 2, -h, w, h, "#d2a66f", 4) +
  flat(`M${-w / 10} ${-h + 5}H${w / 10}V-5H${-w / 10}Z`, tape);

export const phone = (shows: string): string =>
  box(-34, -60, 68, 120, "#24313a", 12) + box(-25, -46, 50, 88, shows, 4);

export const hammer = (): string =>
  bar("M0 70V-40", "#b98a5e", 14) + area("M-50-72H34Q58-66 58-40H-50Z", "#6b7a72");

export const screwdriver = (colour = "#b3202f"): string =>
  line("M0-10V-90", INK, 14) + line("M0-10V-84", "#c3cbc7", 4) + box(-14, -14, 28, 74, colour, 12);

export const ladder = (height: number): string =>
  bar(`M-70 0-48 ${-height}M70 0 48 ${-height}`, "#d8b98c", 16) +
  repeat(Math.floor(height / 76), (n) => bar(`M-58 ${-50 - n * 76}H58`, "#d8b98c", 10));

export const dog = (coat: string): string =>
  area("M60-120Q120-150 116-204Q140-150 96-90Z", coat) +
  area("M-40-150Q40-170 84-120Q110-60 96 0H56V-50Q10-40-20-52V0H-60V-110Z", coat) +
  area(
    "M-40-240Q0-250 10-200Q14-150-40-140H-76Q-112-138-116-164Q-110-184-84-190Q-76-236-40-240Z",
    coat,
  ) +
  area("M-30-240Q10-250 20-190Q6-160-12-190Z", "#3a2a1f") +
  disc(-66, -200, 6, INK, 0) +
  disc(-112, -168, 9, INK, 0) +
  line("M-46-140H0", "#b3202f", 18);

export const engine = (paint: string): string =>
  box(-150, -120, 300, 120, "#6b7a72", 10) +
  box(-120, -180, 240, 64, paint, 8) +
  repeat(4, (n) => disc(-84 + n * 56, -150, 17, "#c3cbc7")) +
  disc(-100, -54, 42, "#3a3f42") +
  disc(-100, -54, 15, "#c3cbc7") +
  disc(-6, -48, 26, "#3a3f42") +
  bar("M60-90Q130-90 130-20", "#24313a", 18);

/** A minibus or car from the side, its wheels on y = 0. */
export const minibus = (paint: string, stripe: string): string =>
  area("M-300-70V-210Q-296-262-240-266H190Q250-262 276-190L304-140V-50H-300Z", paint) +
  line("M-296-110H300", stripe, 22) +
  area(
    "M-262-234H-150V-156H-272V-216Q-272-234-262-234ZM-126-234H-20V-156H-126ZM4-234H110V-156H4ZM134-234H186Q222-230 248-156H134Z",
    "#cfe8ee",
  ) +
  [-190, 190].map((x) => disc(x, -44, 48, "#24313a") + disc(x, -44, 20, "#c3cbc7")).join("");

export const car = (paint: string): string =>
  area(
    "M-310-60V-120Q-300-156-220-164L-150-250Q-140-264-110-266H80Q110-264 130-246L204-168Q300-158 310-120V-60Z",
    paint,
  ) +
  area("M-124-232H-20V-166H-180ZM10-232H84L152-166H10Z", "#cfe8ee") +
  [-190, 190].map((x) => disc(x, -54, 56, "#24313a") + disc(x, -54, 24, "#c3cbc7")).join("");

/** Somebody's baby in a cloth, lying in the arms. */
export const baby = (skin: string, cloth: string): string =>
  area("M-110-20Q-90-70 10-64Q120-60 124 0Q110 56-20 50Q-112 44-110-20Z", cloth) +
  disc(-66, -14, 46, skin) +
  line("M-88-14q8 8 16 0M-60-14q8 8 16 0M-74 10q8 6 16 0", INK, 5) +
  area("M-112-16Q-112-66-66-66Q-24-66-20-30Q-60-50-112-16Z", "#ffffff", 6);
