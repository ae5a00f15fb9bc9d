export const INK = "#0f2218";

/** An area with the ink line of every drawing around it. */
export function area(d: string, fill: string, line = 9): string {
  return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${line}"/>`;
}

export function disc(x: number, y: number, r: number, fill: string, line = 9): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${line}"/>`;
}

export function box(x: number, y: number, w: number, h: number, fill: string, round = 0): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}" stroke="${INK}" stroke-width="9"/>`;
}

/** An area without a line: light, shade and what lies far away. */
export function flat(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A line in one colour. */
export function line(d: string, colour: string = INK, width = 9): string {
  return `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;
}

/** A thick line with the ink line on both sides: a pipe, a handle, an arm. */
export function bar(d: string, colour: string, width: number): string {
  return line(d, INK, width + 16) + line(d, colour, width);
}

/** The parts moved, enlarged and turned together. */
export function group(
  { x, y, size = 1, turn = 0 }: { x: number; y: number; size?: number; turn?: number },
  ...parts: string[]
): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${parts.join("")}</g>`;
}

/** The same part at several places. */
export function repeat(times: number, part: (n: number) => string): string {
  return Array.from({ length: times }, (_, n) => part(n)).join("");
}
