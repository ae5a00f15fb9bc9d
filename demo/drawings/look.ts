export const SKIN = {
  deep: "#54301f",
  dark: "#6f452c",
  brown: "#8d5a3b",
  bronze: "#a9724a",
  tan: "#c08a5e",
  fair: "#dfb08a",
} as const;

export type Hair =
  | "bald"
  | "short"
  | "fade"
  | "parted"
  | "curls"
  | "afro"
  | "long"
  | "bun"
  | "tail"
  | "braids"
  | "locs";
export type Hat =
  | "cap"
  | "helmet"
  | "straw hat"
  | "head scarf"
  | "head tie"
  | "prayer cap"
  | "orhni"
  | "chef's hat"
  | "bucket hat";

/** How a demo person looks in drawings and in the portrait. */
export type Look = {
  skin: string;
  hair: Hair;
  grey: boolean;
  shirt: string;
  hat?: Hat;
  hatColour: string;
  beard?: "moustache" | "beard" | "stubble";
  glasses: boolean;
  earrings: boolean;
  lines: boolean;
};

/** A look from a few words: its skin, hair and shirt, and what else is seen. */
export function look(
  skin: keyof typeof SKIN,
  hair: Hair,
  shirt: string,
  more: Partial<Omit<Look, "skin" | "hair" | "shirt">> = {},
): Look {
  return {
    skin: SKIN[skin],
    hair,
    shirt,
    grey: false,
    hatColour: "#ffc629",
    glasses: false,
    earrings: false,
    lines: false,
    ...more,
  };
}
