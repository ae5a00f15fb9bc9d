import { create, insertMultiple, search } from "@orama/orama";
import MiniSearch from "minisearch";
import type { Card } from "./cards.ts";
import { DEMO_SERVICES, type DemoService, demoService } from "./demo-services.ts";
import type { Engine } from "./engine.ts";

const FIELDS = ["title", "description", "category", "subcategory", "town"] as const;

/** MiniSearch and Orama over the listed demo services, as their documentation sets up a forgiving search. */
export async function peers(): Promise<Engine[]> {
  const documents = DEMO_SERVICES.filter(({ listed }) => listed).map(documentOf);
  return [miniSearch(documents), await orama(documents)];
}

const documentOf = ({ id, title, description, category, subcategory, town }: DemoService) => ({
  id,
  title,
  description,
  category,
  subcategory,
  town,
});
type Document = ReturnType<typeof documentOf>;

const card = (id: string): Card => ({ service: demoService(id), suggested: false });

function miniSearch(documents: readonly Document[]): Engine {
  const index = new MiniSearch<Document>({ fields: [...FIELDS] });
  index.addAll(documents);
  const options = { prefix: true, fuzzy: 0.2, combineWith: "OR" } as const;
  return {
    name: "MiniSearch 7.2 (prefix, fuzzy 0.2, OR)",
    find: async (text) => index.search(text, options).map(({ id }) => card(String(id))),
  };
}

async function orama(documents: readonly Document[]): Promise<Engine> {
  const index = create({
    schema: {
      id: "string",
      title: "string",
      description: "string",
      category: "string",
      subcategory: "string",
      town: "string",
    },
  });
  await insertMultiple(index, [...documents]);
  const options = { tolerance: 1, limit: documents.length, properties: [...FIELDS] };
  return {
    name: "Orama 3.1 (tolerance 1)",
    find: async (text) => {
      const { hits } = await search(index, { term: text, ...options });
      return hits.map(({ id }) => card(id));
    },
  };
}
