import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { suggestionFiles } from "#app/domain/search/suggestions/suggestion-files.ts";
import { SUBCATEGORY_FILE } from "#app/domain/services/subcategory-file.ts";
import { subcategoryRows } from "#app/domain/services/subcategory-rows.ts";

/**
 * Adds the files of what a page suggests or filters while somebody types to the static files of a build, and serves them while
 * developing. Their folder is named after their contents, so that browsers keep them for good.
 */
export function suggestionFilesPlugin(): Plugin {
  const contents = [...suggestionFiles(), [SUBCATEGORY_FILE, subcategoryRows()] as const];
  const files = contents.map(([name, rows]) => [`${name}.json`, JSON.stringify(rows)]);
  const hash = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 8);
  const folder = `assets/suggestions-${hash}`;
  const byAddress = new Map(files.map(([name, text]) => [`/${folder}/${name}`, text]));
  return {
    name: "kayap-suggestion-files",
    config: () => ({
      define: { "import.meta.env.SUGGESTION_FILES": JSON.stringify(`/${folder}`) },
    }),
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [name, source = ""] of files) {
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const text = byAddress.get(request.url ?? "");
        if (text === undefined) return next();
        response.setHeader("Content-Type", "application/json").end(text);
      });
    },
  };
}
