/** The version of the data that a form shows, to detect concurrent edits (threat 76). */
export function VersionField({ version }: { version: number }) {
  return <input type="hidden" name="version" value={version} />;
}
