import { findCategory, subcategoryName } from "#app/domain/services/catalogue.ts";
import { addressOf, buildDemoPeople } from "#demo/demo-people.ts";
import { isListed } from "#demo/service-rows.ts";

/** A demo service as it is judged, with the texts that the peers search. */
export type DemoService = {
  id: string;
  title: string;
  description: string;
  /** The name of its category, and of its trade. */
  category: string;
  subcategory: string;
  subcategoryId: string;
  /** Its trade as "category/subcategory". */
  key: string;
  town: string;
  region: string;
  listed: boolean;
};

/** The demo services in the order of the catalogue; queries name them by title. */
export const DEMO_SERVICES: readonly DemoService[] = buildDemoPeople().services.map((service) => {
  const { id, title, description, categoryId, subcategory, professional } = service;
  return {
    id,
    title,
    description,
    category: findCategory(categoryId)?.name ?? "",
    subcategory: subcategoryName(subcategory) ?? "",
    subcategoryId: subcategory,
    key: `${categoryId}/${subcategory}`,
    town: professional.village,
    region: addressOf(professional.village).region,
    listed: isListed(service),
  };
});

const byId = new Map(DEMO_SERVICES.map((service) => [service.id, service]));

/** The demo service with this id; throws when there is none. */
export function demoService(id: string): DemoService {
  const service = byId.get(id);
  if (!service) throw new Error(`There is no demo service ${id}`);
  return service;
}
