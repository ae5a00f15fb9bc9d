import { build } from "vite";

/** A module of the application as a script that puts what it exports under one name, for a page of a test. */
export async function scriptForPage(module: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: "es2022",
      lib: { entry: module, name, formats: ["iife"] },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const one of outputs) if ("output" in one) return one.output[0].code;
  throw new Error(`${module} was not built.`);
}
