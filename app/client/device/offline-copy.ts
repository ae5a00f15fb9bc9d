import { forgetOthers } from "#app/device/forget-others.ts";
import { eraseCopy, readChoice, readCopy, storeCopy } from "#app/device/offline-copy.ts";
import { currentPerson } from "#app/device/person.ts";
import { isCopy, isDue } from "#app/domain/offline/copy.ts";
import { OWN_HEADER } from "#app/domain/offline/own-answer.ts";
import { paths } from "#app/links.ts";

const LIMIT_MS = 20_000;

/**
 * Renews what this device keeps for a person, when they chose that and it is old or `isNews` says that there is more. What
 * was kept goes when the answer is that this session may have none; the rest is told by the next answer.
 */
export async function renewCopy(person: string, isNews: boolean): Promise<void> {
  if (person !== currentPerson() || (await readChoice(person)) !== "keep") return;
  const now = Date.now();
  const before = await readCopy(person, now);
  if (!isNews && !isDue(before, now)) return;
  const headers: HeadersInit = before ? { "If-None-Match": before.tag } : {};
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(paths.offlineCopy, { headers, cache: "no-store", signal });
  // Something on the way may have answered, and must not erase what is kept.
  if (!response.headers.has(OWN_HEADER)) return;
  if (response.status === 304 && before) return storeCopy(person, { ...before, at: now });
  if (response.status === 401 || response.status === 403) {
    await eraseCopy(person);
    // A session that was ended elsewhere: the answer has made this nobody's phone.
    return forgetOthers(currentPerson());
  }
  const copy: unknown = response.ok ? await response.json() : null;
  if (!isCopy(copy) || person !== currentPerson()) return;
  await storeCopy(person, { copy, at: now, tag: response.headers.get("ETag") ?? "" });
}
