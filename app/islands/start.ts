/** Starts a script of its own. Without it nothing is missed; the next reason to start it tries again. */
export function start(script: string): void {
  import(/* @vite-ignore */ script).catch(() => {});
}
