import { SETTLED_COOKIE } from "#app/domain/drafts/settled.ts";
import { deletePhotos } from "./draft-photos.ts";
import { deleteDraft } from "./drafts.ts";
import { settledDrafts } from "./settled.ts";

/** Deletes the drafts that the server has made needless, with their photos. Returns what they were of. */
export async function deleteSettled(person: string): Promise<string[]> {
  const subjects = settledDrafts();
  if (subjects.length === 0) return subjects;
  const secure = location.protocol === "https:" ? ";Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in many browsers
  document.cookie = `${SETTLED_COOKIE}=;Path=/;SameSite=Lax;Max-Age=0${secure}`;
  for (const subject of subjects) deleteDraft({ person, subject });
  await Promise.all(subjects.map((subject) => deletePhotos({ person, subject })));
  return subjects;
}
