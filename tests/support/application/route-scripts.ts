import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const scriptsSchema = z.object({ module: z.string(), imports: z.array(z.string()) });
const manifestSchema = z.object({
  entry: scriptsSchema,
  routes: z.record(
    z.string(),
    scriptsSchema.extend({ id: z.string(), parentId: z.string().optional() }),
  ),
});

/** The scripts with which each page of the dashboard hydrates, by its route, as the files of a build. */
export function dashboardScripts(assets: string): Map<string, string[]> {
  const name = readdirSync(assets).find((file) => /^manifest-.+\.js$/.test(file)) ?? "";
  const text = readFileSync(join(assets, name), "utf8");
  const { entry, routes } = manifestSchema.parse(
    JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)),
  );
  const pages = new Map<string, string[]>();
  for (const { id } of Object.values(routes)) {
    const scripts = new Set([`/assets/${name}`, entry.module, ...entry.imports]);
    const chain: string[] = [];
    for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) {
      chain.push(route.id);
      for (const script of [route.module, ...route.imports]) scripts.add(script);
    }
    if (!chain.includes("routes/dashboard/layout")) continue;
    pages.set(
      id,
      [...scripts].map((script) => join(assets, script.replace("/assets/", ""))),
    );
  }
  return pages;
}
