/** The version a form is filled in with, so that nothing is overwritten that was never seen (threat 76). */
export function VersionField({ version }: { version: number }) {
  return <input type="hidden" name="version" value={version} />;
}
