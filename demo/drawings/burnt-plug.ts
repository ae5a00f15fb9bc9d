import { canvas } from "#demo/pictures.ts";

const INK = "#0f2218";
const LINE = `stroke="${INK}" stroke-width="10"`;
const RAIN = [140, 250, 190, 320, 90, 270].map((y, i) => `M${150 + i * 36} ${y}l-14 60`).join("");

/** The photo of a customer: two plugs on a kitchen wall, one of them burnt, and rain behind the louvres. */
export const BURNT_PLUG = {
  alt: "Drawing: two plugs on a wall below a window, the left one burnt black",
  svg: canvas(
    `<rect width="1200" height="900" fill="#cfe3d6"/><path d="M0 720H1200V900H0Z" fill="#b98a5e"/><path d="M0 720H1200" ${LINE}/>`,
    `<path d="M110 60H430V430H110Z" fill="#8fd0dc" ${LINE}/><path d="${RAIN}" stroke="#fff" stroke-width="8"/><path d="M110 150H430M110 240H430M110 330H430" stroke="#fff" stroke-width="26"/>`,
    `<path d="M480 460q70-180 190-120t70 220q-150 60-260-100Z" fill="#2b2622" opacity=".55"/>`,
    [520, 800]
      .map(
        (x) =>
          `<rect x="${x}" y="420" width="210" height="210" rx="22" fill="#fff" ${LINE}/><path d="M${x + 70} 480v46M${x + 140} 480v46M${x + 105} 560v30" stroke="${INK}" stroke-width="22"/>`,
      )
      .join(""),
    `<path d="M545 430q60-40 120 20 30 70-40 120-80 10-100-60Z" fill="#2b2622" opacity=".75"/><path d="m700 400 40-70-14 54 50-16-60 80 10-50Z" fill="#ffc629" stroke="${INK}" stroke-width="6"/>`,
  ),
};
