import Validator from "@adobe/structured-data-validator";
import { z } from "zod";

const nodeSchema = z.looseObject({ "@type": z.string() });
const graphSchema = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(nodeSchema),
});
const issueSchema = z.object({
  issueMessage: z.string(),
  severity: z.enum(["ERROR", "WARNING"]),
  fieldNames: z.array(z.string()).optional(),
});
export type Node = z.output<typeof nodeSchema>;

/** The things a page describes for search engines: the parsed graph of its one JSON-LD script, or none. */
export function structuredData(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (scripts.length > 1) throw new Error("More than one JSON-LD script");
  const [, json] = scripts[0] ?? [];
  return json ? graphSchema.parse(JSON.parse(json))["@graph"] : [];
}

/** The errors that search engines would report, one line each. */
export async function complaintsAbout(nodes: Node[]): Promise<string[]> {
  const byType = Object.groupBy(nodes, (node) => node["@type"]);
  const issues = await new Validator().validate({ jsonld: byType, microdata: {}, rdfa: {} });
  return z
    .array(issueSchema)
    .parse(issues)
    .filter(({ severity }) => severity === "ERROR")
    .map(({ issueMessage, fieldNames }) => `${issueMessage} ${fieldNames?.join(", ") ?? ""}`);
}
