import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const ANSWER_MS = 2_000;
const serverSchema = z.object({ url: z.string(), pid: z.number().int().positive() });

/** The address and process of a running sqld, in a file beside its data. */
type ServerFile = z.infer<typeof serverSchema>;

/**
 * Writes the file of the server that has the folder open. When that fails, for example on a full disk, other commands do
 * not find the server, which serves all the same (threat 83).
 */
export function writeServerFile(folder: string, server: ServerFile): void {
  try {
    writeFileSync(path(folder), `${JSON.stringify(server)}\n`);
  } catch {
    removeServerFile(folder);
  }
}

/** Deletes the file of the folder's server. */
export function removeServerFile(folder: string): void {
  rmSync(path(folder), { recursive: true, force: true });
}

/** The server that has the folder open and answers, or undefined. */
export async function findLocalServer(folder: string): Promise<ServerFile | undefined> {
  const parsed = serverSchema.safeParse(readJson(path(folder)));
  if (!parsed.success) return undefined;
  return (await answers(parsed.data.url)) ? parsed.data : undefined;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(ANSWER_MS) });
    return response.ok;
  } catch {
    return false;
  }
}

function path(folder: string): string {
  return join(folder, "server.json");
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
