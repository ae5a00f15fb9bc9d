/** What an office of Kayap could be called; alone, or beside “Kayap”, no name of a person. */
const OFFICE = "admin|administrator|administration|moderator|support|helpdesk|security|team";
const HOUSE_WORD = new RegExp(`^(?:${OFFICE})*kayap(?:${OFFICE})*$`);
const OFFICE_WORD = new RegExp(`^(?:${OFFICE})+$`);

/** Each Latin letter of these words with what looks like it, in lower case. */
const LOOK_ALIKES = [
  ...["aаαɑᴀ4", "cсᴄ", "dԁᴅ", "eеεᴇ3", "hһʜ", "iіιıɪ1", "kкκᴋ", "lⅼʟ", "mмᴍ"],
  ...["nոɴ", "oоοᴏ0", "pрρᴘ", "rгʀ", "sѕꜱ5", "tтτᴛ7", "uսᴜ", "yуυγʏ"],
];
const LATIN = new Map(
  LOOK_ALIKES.flatMap(([latin = "", ...others]) => others.map((one) => [one, latin] as const)),
);

/**
 * Whether a name could be taken for Kayap's own (threat 98): it has the word “Kayap”, or names nothing but an office.
 * Only whole words count, as they look, however they are spelled or parted.
 */
export function isHouseName(name: string): boolean {
  const latin = Array.from(
    name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase(),
    (letter) => LATIN.get(letter) ?? letter,
  ).join("");
  const words = latin.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const whole = latin.split(/\s+/).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""));
  const spelled = words.every(({ length }) => length === 1) ? words.join("") : "";
  return (
    [...words, ...whole, spelled].some((word) => HOUSE_WORD.test(word)) ||
    (words.length > 0 && words.every((word) => OFFICE_WORD.test(word)))
  );
}
