/** The colours of a category's pattern, and what the ground colour is called. The stylesheet `drawings.css` has the first two. */
export type CategoryColours = { ground: string; tone: string; accent: string; name: string };

export const CATEGORY_COLOURS: Readonly<Record<string, CategoryColours>> = {
  "construction-trades": {
    ground: "#d9623b",
    tone: "#bb4a28",
    accent: "#ffc629",
    name: "Stabroek brick",
  },
  "home-services-maintenance": {
    ground: "#86c0d6",
    tone: "#4f9ab8",
    accent: "#ffffff",
    name: "painted shutter",
  },
  "automotive-services": { ground: "#2c3b44", tone: "#425762", accent: "#ffc629", name: "asphalt" },
  "healthcare-professionals": {
    ground: "#bfe3d0",
    tone: "#7cc4a1",
    accent: "#d1344b",
    name: "lily pad",
  },
  "education-tutoring": { ground: "#f4c653", tone: "#dd9f1f", accent: "#0b5a3c", name: "khaki" },
  "professional-services": {
    ground: "#5b2a57",
    tone: "#7a4472",
    accent: "#f4c653",
    name: "purpleheart",
  },
  "technology-it-services": {
    ground: "#1f3a6e",
    tone: "#33579e",
    accent: "#7fd6e4",
    name: "Rupununi night",
  },
  "media-creative-services": {
    ground: "#f2adbd",
    tone: "#dc7390",
    accent: "#5b1e3a",
    name: "trench lotus",
  },
  "food-catering-services": {
    ground: "#a8183a",
    tone: "#c43d56",
    accent: "#ffc629",
    name: "sorrel",
  },
  "beauty-personal-care": { ground: "#7d3f98", tone: "#9a62b4", accent: "#f6c9e4", name: "jamun" },
  "pet-services": { ground: "#a9c94b", tone: "#7ea32b", accent: "#2f4a10", name: "genip" },
  "retail-shopping": { ground: "#f08c2e", tone: "#d66d10", accent: "#fff3d6", name: "awara" },
  "manufacturing-industrial": {
    ground: "#6b7a72",
    tone: "#54635b",
    accent: "#f08c2e",
    name: "zinc",
  },
  "transport-logistics": {
    ground: "#0f6b72",
    tone: "#2a8c92",
    accent: "#ffd978",
    name: "Essequibo",
  },
  "agriculture-farming": { ground: "#5fa04e", tone: "#43823a", accent: "#ffd978", name: "rice" },
  "real-estate-property": {
    ground: "#f1ead9",
    tone: "#d6cbb0",
    accent: "#0b5a3c",
    name: "white paint",
  },
  "business-corporate-services": {
    ground: "#0b5a3c",
    tone: "#21785a",
    accent: "#ffc629",
    name: "greenheart",
  },
  "event-entertainment": { ground: "#c2257e", tone: "#dd5aa0", accent: "#ffd978", name: "Mash" },
  "sports-fitness": { ground: "#ffd23f", tone: "#eab308", accent: "#c8102e", name: "arrowhead" },
  "miscellaneous-other": {
    ground: "#b98a5e",
    tone: "#9a6c42",
    accent: "#f6e3c5",
    name: "tibisiri",
  },
};

/** The shapes of each pattern, 96 x 60, drawn in `--tone` and `--accent`; `--ground` is the box itself. */
export const PATTERN_SHAPES: Readonly<Record<string, string>> = {
  brick:
    '<path d="M-4 6h110M-4 26h110M-4 46h110" stroke="var(--tone)" stroke-width="8" stroke-dasharray="17 3"/><path d="M-14 16h120M-14 36h120M-14 56h120" stroke="var(--tone)" stroke-width="8" stroke-dasharray="17 3"/><path d="M36 26h17M66 16h17M6 16h17" stroke="var(--accent)" stroke-width="8"/>',
  louvre:
    '<path d="M48 0v60" stroke="var(--tone)" stroke-width="96" stroke-dasharray="5 2.5"/><path d="M0 38.75h96" stroke="var(--accent)" stroke-width="2.5"/><path d="M24 0v60M72 0v60" stroke="var(--ground)" stroke-width="3"/>',
  weave:
    '<path d="M0 5h96M0 25h96M0 45h96M10 15h96M10 35h96M10 55h96" stroke="var(--tone)" stroke-width="8" stroke-dasharray="12 8"/><path d="M16 8v60M36 8v60M56 8v60M76 8v60M96 8v60M6-2v70M26-2v70M46-2v70M66-2v70M86-2v70" stroke="var(--accent)" stroke-opacity=".55" stroke-width="5" stroke-dasharray="14 6"/>',
  twill:
    '<path d="M-8 68 60 0M-38 68 30 0M22 68 90 0M52 68 120 0M82 68 150 0" stroke="var(--tone)" stroke-width="11"/><path d="M7 68 75 0M-23 68 45 0M37 68 105 0M67 68 135 0M-53 68 15 0" stroke="var(--accent)" stroke-width="3" stroke-dasharray="9 5"/>',
  warishi:
    '<path d="m48-42 72 72-72 72-72-72zm0 24 48 48-48 48L0 30zm0 24 24 24-24 24-24-24z" fill="none" stroke="var(--tone)" stroke-width="8"/><path d="m48 20 10 10-10 10-10-10z" fill="var(--accent)"/><path d="m48-30 60 60-60 60-60-60z" fill="none" stroke="var(--accent)" stroke-width="1.5" stroke-dasharray="4 4"/>',
  fret: '<path d="M4 10h96M4 30h96M4 50h96M14 20h96M-6 40h110M-6 0h110M-6 60h110" stroke="var(--tone)" stroke-linecap="round" stroke-width="15" stroke-dasharray="0 20"/><path d="M4 10h96M4 30h96M4 50h96" stroke="var(--accent)" stroke-linecap="round" stroke-width="4" stroke-dasharray="0 20"/>',
  arrow:
    '<path d="M-18-4 16 30-18 64M6-4 40 30 6 64M54-4 88 30 54 64M78-4l34 34-34 34" fill="none" stroke="var(--tone)" stroke-width="10"/><path d="M30-4 64 30 30 64" fill="none" stroke="var(--accent)" stroke-width="10"/>',
  umbrella:
    '<circle cx="48" cy="64" r="45" fill="none" stroke="var(--tone)" stroke-width="90" stroke-dasharray="11.78"/><path d="M-8 64a56 56 0 0 1 112 0" fill="none" stroke="var(--accent)" stroke-width="3" stroke-dasharray="7.33"/><circle cx="48" cy="64" r="9" fill="var(--accent)"/>',
  zinc: '<path d="M0 20h96" stroke="var(--tone)" stroke-width="42" stroke-dasharray="4.5 3.5"/><path d="M2 51h96" stroke="var(--tone)" stroke-width="20" stroke-dasharray="4.5 3.5"/><path d="M2 44h96" stroke="var(--accent)" stroke-width="2.5" stroke-dasharray="2.5 13.5"/>',
  paddy:
    '<path d="M-4 14 40-8M-4 24 56-6M-4 34 60 2M0 44l56-28" stroke="var(--tone)" stroke-width="5"/><path d="M68-6 100 6M66 4l34 13M64 14l36 14M60 23l40 16" stroke="var(--tone)" stroke-width="5"/><path d="M-6 54 58 22 104 40" fill="none" stroke="var(--accent)" stroke-width="3"/><path d="M12 64v-8M24 64V50M36 64V44M48 64V38M60 64V36M72 64V40M84 64V46" stroke="var(--tone)" stroke-width="5" stroke-linecap="round"/>',
  river:
    '<path d="M-6 8q9-8 18 0t18 0 18 0 18 0 18 0 18 0M-6 22q9-8 18 0t18 0 18 0 18 0 18 0 18 0M-6 50q9-8 18 0t18 0 18 0 18 0 18 0 18 0M-6 64q9-8 18 0t18 0 18 0 18 0 18 0 18 0" fill="none" stroke="var(--tone)" stroke-width="6"/><path d="M-6 36q9-8 18 0t18 0 18 0 18 0 18 0 18 0" fill="none" stroke="var(--accent)" stroke-width="4"/>',
  step: '<path d="M-8 60V50H0V40h8V30h8V20h8v10h8v10h8v10h8V40h8V30h8V20h8v10h8v10h8v10h8v10z" fill="var(--tone)"/><path d="M-8 20V10H0V0h8v-9h32V0h8v10h8V0h8v-9h32V0h8v20h-8V10h-8V0H64v10h-8v10h-8V10h-8V0H8v10H0v10z" fill="var(--tone)"/><path d="M20 40h8v10h-8zM68 40h8v10h-8zM44 24h8v8h-8z" fill="var(--accent)"/>',
  falls:
    '<path d="M6 0v22M16 0v40M26 0v12M36 0v50M46 0v30M56 0v44M66 0v18M76 0v36M86 0v54M96 0v26" stroke="var(--tone)" stroke-width="6" stroke-linecap="round"/><path d="M6 32v6M26 22v30M46 40v8M66 28v20M96 36v12" stroke="var(--accent)" stroke-width="6" stroke-linecap="round"/>',
};

/** The shapes of a pattern in fixed colours, for pictures outside the pages. */
export function paintShapes(
  shapes: string,
  { ground, tone, accent }: Pick<CategoryColours, "ground" | "tone" | "accent">,
): string {
  return shapes
    .replaceAll("var(--ground)", ground)
    .replaceAll("var(--tone)", tone)
    .replaceAll("var(--accent)", accent);
}
