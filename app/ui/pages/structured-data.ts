import type {
  AggregateRating,
  BreadcrumbList,
  Graph,
  LocalBusiness,
  Offer,
  PostalAddress,
} from "schema-dts";
import { type PublicProfile, professionalName } from "#app/domain/profiles/public-profile.ts";
import { findCategory, findSubcategory } from "#app/domain/services/catalogue.ts";
import type { Service } from "#app/domain/services/service.ts";
import { paths } from "#app/links.ts";

/** What search engines read of a service: the work, who does it, its price and the way to it. */
export function serviceData(
  origin: string,
  service: Service,
  ownerName: string,
  image: string,
): Graph {
  const url = origin + paths.service(service.id);
  const category = findCategory(service.categoryId);
  const subcategory = category && findSubcategory(category, service.subcategoryId);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Service",
        "@id": url,
        url,
        name: service.title,
        description: service.description,
        image: origin + image,
        ...(category && { serviceType: subcategory?.name ?? category.name }),
        areaServed: { "@type": "City", name: service.city },
        offers: offer(service),
        provider: {
          "@type": "LocalBusiness",
          "@id": origin + paths.professional(service.proId),
          name: ownerName,
          image: origin + image,
          address: address(service.city, service.region),
          ...rated(service),
        },
      },
      trail(origin, [
        { name: "Home", path: "/" },
        ...(category ? [{ name: category.name, path: paths.category(category.id) }] : []),
        ...(category && subcategory
          ? [{ name: subcategory.name, path: paths.category(category.id, subcategory.id) }]
          : []),
        { name: service.title, path: paths.service(service.id) },
      ]),
    ],
  };
}

/** What search engines read of a professional. */
export function professionalData(origin: string, professional: PublicProfile): Graph {
  const name = professionalName(professional);
  const path = paths.professional(professional.id);
  const business: LocalBusiness = {
    "@type": "LocalBusiness",
    "@id": origin + path,
    url: origin + path,
    name,
    image: `${origin}/og/kayap.png`,
    ...(professional.bio && { description: professional.bio }),
    ...(professional.city && { address: address(professional.city, professional.region) }),
    ...rated(professional),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      business,
      trail(origin, [
        { name: "Home", path: "/" },
        { name: "Find a Pro", path: paths.search },
        { name, path },
      ]),
    ],
  };
}

function offer(service: Service): Offer {
  const price = service.priceAmount / 100;
  if (service.priceType === "fixed") return { "@type": "Offer", price, priceCurrency: "GYD" };
  return {
    "@type": "Offer",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      priceCurrency: "GYD",
      ...(service.priceType === "hourly" ? { price, unitCode: "HUR" } : { minPrice: price }),
    },
  };
}

/** Only from real reviews; without any there is no rating to speak of. */
function rated({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  if (reviewCount === 0) return {};
  const aggregateRating: AggregateRating = {
    "@type": "AggregateRating",
    ratingValue: rating,
    reviewCount,
    bestRating: 5,
    worstRating: 1,
  };
  return { aggregateRating };
}

function address(city: string, region: string): PostalAddress {
  return {
    "@type": "PostalAddress",
    addressLocality: city,
    addressRegion: region,
    addressCountry: "GY",
  };
}

function trail(origin: string, steps: { name: string; path: string }[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: origin + path,
    })),
  };
}
