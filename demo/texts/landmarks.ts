/** How customers describe the way to their house. */
export const LANDMARKS: readonly string[] = [
  "Second house after the mandir, green fence",
  "Opposite the cricket ground, white two-storey",
  "Third bridge past the masjid, yellow gate",
  "Behind the nursery school, blue zinc roof",
  "Corner house by the koker",
  "Next to the rum shop with the red shutters",
  "First cross street from the public road, number 14",
  "By the health centre, house on tall stilts",
];
