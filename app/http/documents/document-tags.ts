import { paths } from "#app/links.ts";

/** Services and professionals that documents may show. */
type Subjects = { services: readonly string[]; professionals: readonly string[] };

/** The tag that every document has. */
export const EVERY_DOCUMENT = "every-document";

/** The tags of the documents that show one of these (`storableDocument`). */
export function documentTags({ services, professionals }: Subjects): string[] {
  return [...services.map(paths.service), ...professionals.map(paths.professional)];
}
