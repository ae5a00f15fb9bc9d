import { head } from "./head.ts";
import type { Look } from "./look.ts";
import { area, bar, disc, group, INK, line } from "./shapes.ts";

type Point = readonly [x: number, y: number];

type Pose = {
  x: number;
  /** The height of the collar. */
  y: number;
  size?: number;
  /** Where the hands are, from the collar. */
  left?: Point;
  right?: Point;
  looks?: -1 | 0 | 1;
  turn?: number;
  /** What is worn over the shirt. */
  apron?: string;
  vest?: string;
  /** The colour of the trousers. */
  legs?: string;
  /** What lies between the body and the hands. */
  holds?: string;
};

const UPPER_ARM = 122;
const FOREARM = 116;
const SLEEVE = 0.72;

/** A whole person at work; tables and engines are drawn over the legs. */
export function person(who: Look, pose: Pose): string {
  const { x, y, size = 1.1, left = [-120, 230], right = [120, 230], looks = 0, turn = 0 } = pose;
  return group(
    { x, y, size, turn },
    legs(pose.legs ?? "#2c3b44"),
    body(who.shirt),
    pose.vest ? vest(pose.vest) : "",
    pose.apron ? apron(pose.apron) : "",
    head(who, looks),
    pose.holds ?? "",
    arm(who, -1, left),
    arm(who, 1, right),
  );
}

/** Head and shoulders alone. */
export function bust(who: Look, place: { x: number; y: number; size: number }): string {
  return group(place, body(who.shirt), head(who, 0));
}

function body(shirt: string): string {
  return (
    area("M-34-10Q-104 0-120 50L-100 268H100L120 50Q104 0 34-10Q0 24-34-10Z", shirt) +
    line("M-36-8Q0 34 36-8", INK, 7)
  );
}

function vest(colour: string): string {
  return (
    area("M-40-4-92 10-96 262H-10V90ZM40-4 92 10 96 262H10V90Z", colour, 7) +
    line("M-92 180H-14M14 180H92", "#f3f5ee", 16)
  );
}

function apron(colour: string): string {
  return (
    line("M-50 80-36-4M50 80 36-4", INK, 12) + area("M-56 76H56L92 160V268H-92V160Z", colour, 7)
  );
}

function legs(colour: string): string {
  return (
    bar("M-52 262V470", colour, 66) +
    bar("M52 262V470", colour, 66) +
    area("M-98 262H98V310H-98Z", colour) +
    area("M-94 500Q-94 462-50 464H-20V500ZM94 500Q94 462 50 464H20V500Z", "#3a2a1f")
  );
}

function arm(who: Look, side: -1 | 1, hand: Point): string {
  const shoulder: Point = [side * 96, 46];
  const elbow = elbowOf(shoulder, hand, side);
  const cuff: Point = [
    shoulder[0] + (elbow[0] - shoulder[0]) * SLEEVE,
    shoulder[1] + (elbow[1] - shoulder[1]) * SLEEVE,
  ];
  const whole = `M${at(shoulder)}L${at(elbow)}L${at(hand)}`;
  return (
    line(whole, INK, 64) +
    line(whole, who.skin, 46) +
    line(`M${at(shoulder)}L${at(cuff)}`, INK, 72) +
    line(`M${at(shoulder)}L${at(cuff)}`, who.shirt, 54) +
    disc(hand[0], hand[1], 29, who.skin)
  );
}

// Of the two places an elbow can have, the one that is further out and lower.
function elbowOf(shoulder: Point, hand: Point, side: number): Point {
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]];
  const distance = Math.max(Math.hypot(dx, dy), 40);
  const stretch = Math.max(1, distance / (UPPER_ARM + FOREARM - 1));
  const [upper, lower] = [UPPER_ARM * stretch, FOREARM * stretch];
  const along = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance);
  const across = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  const middle: Point = [
    shoulder[0] + (dx / distance) * along,
    shoulder[1] + (dy / distance) * along,
  ];
  const places = [across, -across].map(
    (off): Point => [middle[0] - (dy / distance) * off, middle[1] + (dx / distance) * off],
  );
  const [first = middle, second = middle] = places;
  const outness = ([px, py]: Point) => px * side + py * 0.8;
  return outness(first) > outness(second) ? first : second;
}

function at([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
