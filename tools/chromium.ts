import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, globSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { PlainError } from "#db/connection/plain-error.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const HEADLESS = "chromium-headless-shell";
const MAC_APPS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const PLAYWRIGHT_CACHES = [".cache/ms-playwright", "Library/Caches/ms-playwright"];
const PLAYWRIGHT_PROGRAMS = [
  "chromium-*/chrome-linux*/chrome",
  "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
];

/** Command-line options for a Chromium without background traffic. */
export const CHROMIUM_FLAGS = [
  ...(isRoot() ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Path of a Chromium or Chrome on this machine: CHROMIUM_PATH first, then the usual places. */
export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  return configured ? onlyProgram(configured) : candidates().find(isProgram);
}

/**
 * Path of a headless Chromium, if there is one, or else of a full one. The headless one takes half the processor time, but
 * has no notifications.
 */
export function findHeadlessChromium(): string | undefined {
  const headless = process.env.CHROMIUM_PATH ? undefined : onPath([HEADLESS]).find(isProgram);
  return headless ?? findChromium();
}

/** Path of a Chromium, installed first if possible (as root on Debian or Ubuntu). Throws a PlainError that says what to install. */
export async function ensureChromium(log: (line: string) => void): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (isRoot() && canRun("apt-get")) {
    log("Installing Chromium with apt-get ...");
    await run("apt-get", "update");
    const names = ["chromium", "fonts-liberation", ...(isPackage(HEADLESS) ? [HEADLESS] : [])];
    await run("apt-get", "install", "-y", "--no-install-recommends", ...names);
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new PlainError(
    "No Chromium was found for the browser tests: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.",
  );
}

function onlyProgram(path: string): string {
  if (isProgram(path)) return path;
  throw new PlainError(
    `CHROMIUM_PATH names ${path}, which is not a program: correct it or leave it out.`,
  );
}

function candidates(): string[] {
  const caches = PLAYWRIGHT_CACHES.map((cache) => join(homedir(), cache));
  const downloaded = [process.env.PLAYWRIGHT_BROWSERS_PATH ?? "", ...caches]
    .filter(Boolean)
    .flatMap((cwd) => globSync(PLAYWRIGHT_PROGRAMS, { cwd }).map((path) => join(cwd, path)));
  return [...onPath(NAMES), ...MAC_APPS, ...downloaded];
}

function onPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function canRun(command: string): boolean {
  return spawnSync(command, ["--version"], { stdio: "ignore" }).status === 0;
}

function isPackage(name: string): boolean {
  return spawnSync("apt-cache", ["show", name], { stdio: "ignore" }).status === 0;
}

async function run(command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  if (code === 0) return;
  throw new PlainError(
    `${out}${error}\nChromium could not be installed with ${command}: install Chromium yourself, or set CHROMIUM_PATH to one.`,
  );
}
