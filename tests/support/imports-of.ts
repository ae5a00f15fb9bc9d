import { dirname, join } from "node:path";

export type Import = { file: string; target: string; typeOnly: boolean };

/** What a file imports: a path of the project ("app/domain/money/money.ts") or the name as written ("zod"). */
export function importsOf({ path, text }: { path: string; text: string }): Import[] {
  const statements = text.matchAll(
    /(?:\b(?:import|export)\s+(type\s)?[^"'`;]*?\bfrom|\bimport\(?)\s*"([^"\s]+)"/g,
  );
  return [...statements].map(([, type, name = ""]) => ({
    file: path,
    target: name.startsWith(".") ? join(dirname(path), name) : name.replace(/^#/, ""),
    typeOnly: type !== undefined,
  }));
}
