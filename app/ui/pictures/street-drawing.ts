/** A colour in the light and in the dark theme. */
type Themed = readonly [light: string, dark: string];

const sun: Themed = ["#ffdc7a", "#1d3d2a"];
const wall: Themed = ["#fff", "#2a4a3a"];
const wallBlue: Themed = ["#8fd0dc", "#21525a"];
const wallCoral: Themed = ["#f4a58c", "#5e3a33"];
const roofGrey: Themed = ["#4b5f58", "#26352f"];
const roof: Themed = ["#b3202f", "#7d1d27"];
const shutter: Themed = ["#0b5a3c", "#0d1f16"];
const louvre: Themed = ["#12402c", "#ffc629"];
const trim: Themed = ["#fff", "#8fb09d"];

/** Browsers without `light-dark()` paint the light colour, of the group around it, in both themes. */
const themed = (attribute: "fill" | "stroke", [light, dark]: Themed, shape: string) =>
  `<g ${attribute}="${light}">${shape.replace("/>", ` ${attribute}="light-dark(${light},${dark})"/>`)}</g>`;

/** The symbols of the street illustration. Its colours are not those of the stylesheet, which pages without it load too. */
export const STREET: Readonly<Record<string, string>> = {
  "street-window": `<symbol id="street-window" viewBox="-4 0 48 38">${themed("fill", trim, '<path d="M0 0h40l4 38H-4z"/>')}${themed("fill", shutter, '<path d="M3 3h34l3 32H0z"/>')}${themed("stroke", louvre, '<path d="M3 9h34M2 15h36M2 21h37M1 27h38" stroke-width="2.5"/>')}</symbol>`,
  "street-sun": `<symbol id="street-sun" viewBox="0 -70 480 276">${themed("fill", sun, '<circle cx="252" cy="118" r="112"/>')}</symbol>`,
  "street-kite": `<symbol id="street-kite" viewBox="0 -70 480 276"><g><path d="M376-12Q352 60 330 128" fill="none" stroke="var(--color-on-bar)"/><path d="M384-10q18 16 4 30t6 26q14 12 4 22" fill="none" stroke="#c8102e" stroke-width="2.5" stroke-dasharray="6 3"/><path fill="#fff" d="m356-58 27-6 19 20-8 27-27 6-19-20z"/><path fill="#c8102e" d="m356-58 27-6-8 26.5zM402-44l-8 27-19-20.5zM367-11l-19-20 27-6.5z"/><path fill="#0b5a3c" d="m383-64 19 20-27 6.5zM394-17l-27 6 8-26.5zM348-31l8-27 19 20.5z"/></g></symbol>`,
  "street-houses": `<symbol id="street-houses" viewBox="0 -70 480 276"><path fill="var(--color-post)" d="M34 150h6v56h-6zm86 0h6v56h-6zM76 150h6v56h-6zM176 160h6v46h-6zm58 0h6v46h-6zm62 0h6v46h-6zM358 158h6v48h-6zm90 0h6v48h-6zm-45 0h6v48h-6z"/>${themed("fill", wall, '<path d="M26 84h108v70H26zM212 40h50v60h-50z"/>')}${themed("fill", wallBlue, '<path d="M168 96h142v68H168z"/>')}${themed("fill", wallCoral, '<path d="M348 88h116v74H348z"/>')}<g stroke="var(--color-post)" stroke-opacity=".13" stroke-dasharray="1.5 6.5"><path d="M80 84v70" stroke-width="108"/><path d="M237 44v52" stroke-width="50"/><path d="M239 98v66" stroke-width="142"/><path d="M406 88v74" stroke-width="116"/></g>${themed("fill", roof, '<path d="m14 88 66-56 66 56zM204 44l33-42 33 42zM338 92l34-44h68l34 44z"/>')}${themed("fill", roofGrey, '<path d="m158 100 22-26h118l22 26z"/>')}${themed("stroke", trim, '<path d="m16 87 64-54 64 54M160 99h160M207 43l30-38 30 38M340 91h132" fill="none" stroke-width="6" stroke-dasharray="3 2.5"/>')}<use href="#street-window" x="38" y="98" width="36" height="34"/><use href="#street-window" x="86" y="98" width="36" height="34"/><use href="#street-window" x="219" y="54" width="36" height="32"/><use href="#street-window" x="178" y="112" width="34" height="34"/><use href="#street-window" x="268" y="112" width="34" height="34"/><use href="#street-window" x="360" y="104" width="36" height="36"/><use href="#street-window" x="416" y="104" width="36" height="36"/>${themed("fill", trim, '<path d="M224 112h30v52h-30zM68 62h24v16H68z"/>')}${themed("fill", shutter, '<path d="M228 116h22v48h-22zM71 65h18v10H71z"/>')}${themed("fill", wall, '<path d="M222 164h34v8h6v8h6v9h6v9h6v9h-66v-9h4v-9h3v-9h4v-8h3z"/>')}<path d="M224 172h38M221 180h47M217 189h57M214 198h66" stroke="var(--color-post)" stroke-width="1.5"/><path fill="var(--color-post)" d="M154 150h3v56h-3zM326 142h3.5v64H326z"/><path fill="#fff" d="M126 164q4-22 29.5-24 25.5 2 29.5 24zM292 158q4-24 35.5-26 31.5 2 35.5 26z"/><path fill="#c8102e" d="M126 164q4-22 29.5-24-10 6-13 24zm29.5-24q10 6 13 24H185q-4-22-29.5-24zM292 158q4-24 35.5-26-12 7-16 26zm35.5-26q12 7 16 26H363q-4-24-35.5-26z"/>${themed("fill", shutter, '<path d="M136 186h40v20h-40zM302 182h50v24h-50z"/>')}${themed("stroke", trim, '<path d="M134 186h44M300 182h54" stroke-width="4"/>')}<path stroke="#ff8a2e" stroke-linecap="round" stroke-width="8" stroke-dasharray="0 9" d="M142 181h32M308 177h40"/><path stroke="#8fc93a" stroke-linecap="round" stroke-width="7" stroke-dasharray="0 18" d="M317 174h30"/></symbol>`,
};
