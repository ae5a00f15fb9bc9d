import type { Plugin } from "vite";

/** What Tailwind's utilities set for one another. Each is declared in up to four places, for browsers old and new. */
const SHARED = "--tw-(?:border-style|font-weight|leading|outline-style|tracking)";

const REGISTERED = new RegExp(`@property\\s+${SHARED}\\s*\\{[^}]*\\}`, "g");
const DECLARED = new RegExp(`${SHARED}\\s*:[^;}]*;?`, "g");
const BORDER_STYLE = /border(?:-\w+)?-style:\s*var\(--tw-border-style\)(?:\s*!important)?;?/g;
const OUTLINE_STYLE = /var\(--tw-outline-style\)/g;
const WITH_FALLBACK = new RegExp(`var\\(${SHARED},\\s*([^)]*)\\)`, "g");
const STRING_OR_SPACE = /("[^"]*")|(,) /g;
const CHILDREN = /:is\((\.[^\s(){},]+>\*)\)/g;
const PRODUCT = /calc\((\d+)(?:px)? \* (-?)1(?:px)?\)/g;

/**
 * A stylesheet of Tailwind without the variables by which a utility of a border, an outline or of text changes another. No
 * element relies on them: every border and outline is solid by itself, and the utility that is last in the sheet wins.
 */
export function withoutSharedVariables(css: string): string {
  return css
    .replace(REGISTERED, "")
    .replace(DECLARED, "")
    .replace(BORDER_STYLE, "")
    .replace(OUTLINE_STYLE, "solid")
    .replace(WITH_FALLBACK, "$1");
}

/** A stylesheet whose products with one are written as what they come to: `-3px` for `calc(3px * -1)`. */
export function withoutProducts(css: string): string {
  return css.replace(PRODUCT, (product, size, sign) =>
    product.includes("px") ? `${sign}${size}px` : `${sign}${size}`,
  );
}

/**
 * A stylesheet without the name of the layer in which Tailwind registers variables, where it registers none. The names of
 * other empty layers stay: another stylesheet of the page may fill them, and here is their place.
 */
export function withoutEmptyRegistry(css: string): string {
  return css.includes("@layer properties{") ? css : css.replace("@layer properties;", "");
}

/**
 * A minified stylesheet with short names for the two variables by which `light-dark()` reaches older browsers, and without
 * the spaces that stay after commas beside a variable, what encloses the children of one class, and `:host`, which is for
 * trees that no page has.
 */
export function minifiedFurther(css: string): string {
  return css
    .replaceAll("--lightningcss-light", "--l")
    .replaceAll("--lightningcss-dark", "--d")
    .replace(STRING_OR_SPACE, "$1$2")
    .replace(CHILDREN, "$1")
    .replace(":root,:host{", ":root{");
}

/** Leaves out of the built stylesheets what no browser needs: 400 bytes of the first view. */
export function plainStylesPlugin(): Plugin {
  return {
    name: "kayap-plain-styles",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/app\/styles\/.+\.css/ },
      handler: (css) => ({
        code: withoutProducts(withoutSharedVariables(css)),
        map: null,
      }),
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
          file.source = withoutEmptyRegistry(minifiedFurther(String(file.source)));
        }
      },
    },
  };
}
