import type { MetaDescriptor } from "react-router";

type PageHead = {
  /** The whole title, the product's name included. */
  title: string;
  description?: string;
  /** A path or address of a picture that exists, under 300 kB. */
  image?: string;
  /** True for a public page that search engines should leave out. */
  unlisted?: boolean;
};

const DEFAULT_IMAGE = "/og/kayap.png";

/** Title, description and what other sites show when someone shares the page. */
export function pageHead(origin: string, page: PageHead): MetaDescriptor[] {
  const { title, description, image = DEFAULT_IMAGE, unlisted } = page;
  if (unlisted) return [{ title }, { name: "robots", content: "noindex" }];
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
