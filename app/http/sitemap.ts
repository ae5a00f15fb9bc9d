import { AREAS } from "#app/domain/places/areas.ts";
import { REGIONS } from "#app/domain/places/regions.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { isoText } from "#app/domain/time/time-text.ts";
import { paths } from "#app/links.ts";

const STATIC_PAGES = [
  "/",
  paths.categories,
  paths.search,
  paths.about,
  paths.howItWorks,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.faq,
];
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The addresses of every page that needs no database: static pages, categories, regions, areas and villages. */
export function catalogueAddresses(): string[] {
  const places = [
    ...REGIONS.map(({ number }) => `Region ${number}`),
    ...AREAS.flatMap(({ name, villages }) => [name, ...villages]),
  ];
  return [
    ...STATIC_PAGES,
    ...CATEGORIES.flatMap(({ id, subcategories }) => [
      paths.category(id),
      ...subcategories.map((subcategory) => paths.category(id, subcategory.id)),
    ]),
    ...[...new Set(places)].map((location) => paths.searchFor({ location })),
  ];
}

/** A sitemap file: addresses, each with the time of its last change where known (UTC milliseconds). */
export function sitemapFile(origin: string, entries: { path: string; updatedAt?: number }[]) {
  const urls = entries.map(({ path, updatedAt }) => {
    const lastModified = updatedAt === undefined ? "" : `<lastmod>${isoText(updatedAt)}</lastmod>`;
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastModified}</url>`;
  });
  return xml(`<urlset ${NAMESPACE}>${urls.join("")}</urlset>`);
}

/** The index that names every sitemap file. */
export function sitemapIndex(origin: string, files: string[]) {
  const maps = files.map((file) => `<sitemap><loc>${origin}/sitemaps/${file}.xml</loc></sitemap>`);
  return xml(`<sitemapindex ${NAMESPACE}>${maps.join("")}</sitemapindex>`);
}

function xml(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&apos;");
}
