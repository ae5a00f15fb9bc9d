import type { MetaDescriptor } from "react-router";

type PageHead = {
  /** The whole title, the product's name included. */
  title: string;
  description?: string;
  /** A path or address of a picture that exists, under 300 kB. */
  image?: string;
  /** True for pages that search engines should leave out. */
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

/** The drawn cloth of a category, for pages without a photo. */
export function categoryImage(categoryId: string): string {
  return `/og/${categoryId}.png`;
}
