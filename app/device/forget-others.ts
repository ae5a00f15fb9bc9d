import { forgetPhotos } from "./draft-photos.ts";
import { forgetDrafts } from "./drafts.ts";
import { forgetOthersInVault } from "./vault.ts";

/** Each erases what is stored of one kind under any other person than the one named. A new kind of store adds itself here. */
const STORES: readonly ((person: string) => void | Promise<void>)[] = [
  forgetDrafts,
  forgetPhotos,
  forgetOthersInVault,
];

/** Erases everything on the device that is stored under anybody else; rejects when some of it could not be erased. */
export async function forgetOthers(person: string): Promise<void> {
  const results = await Promise.allSettled(STORES.map(async (forget) => forget(person)));
  if (results.some(({ status }) => status === "rejected")) throw new Error("Not all was erased.");
}
