import type { MetaDescriptor } from "react-router";
import type { Graph } from "schema-dts";

type PageHead = {
  /** The whole title, the product's name included. */
  title: string;
  description?: string;
  /** A path or address of a picture that exists, under 300 kB. */
  image?: string;
  /** True for a public page that search engines should leave out. */
  unlisted?: boolean;
  /** What search engines read of the page's subject. */
  structured?: Graph;
};

const DEFAULT_IMAGE = "/og/kayap.png";

type Site = { origin: string; lessData: boolean };

/**
 * Title, description and what other sites show when someone shares the page. With less data the title alone: search
 * engines and other sites, which read the rest, do not ask for less.
 */
export function pageHead({ origin, lessData }: Site, page: PageHead): MetaDescriptor[] {
  const { title, description, image = DEFAULT_IMAGE, unlisted, structured } = page;
  if (unlisted) return [{ title }, { name: "robots", content: "noindex" }];
  if (lessData) return [{ title }];
  return [
    { title },
    { property: "og:site_name", content: "Kayap" },
    { property: "og:title", content: title },
    { property: "og:image", content: origin + image },
    { name: "twitter:card", content: "summary_large_image" },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
    ...(structured ? [{ "script:ld+json": structured }] : []),
  ];
}

/**
 * The head of a page that search engines leave out, as every page behind the sign-in is: `title` is without the
 * product's name. With `secretAddress` other sites get no more of the address than its origin, for pages whose
 * address holds a token.
 */
export function privateMeta(
  title: string,
  { secretAddress = false }: { secretAddress?: boolean } = {},
): MetaDescriptor[] {
  return [
    { title: `${title} | Kayap` },
    { name: "robots", content: "noindex" },
    ...(secretAddress ? [{ name: "referrer", content: "strict-origin" }] : []),
  ];
}

/** The drawn pattern of a category, for pages without a photo. */
export function categoryImage(categoryId: string): string {
  return `/og/${categoryId}.png`;
}
