import { currentPerson } from "#app/device/person.ts";

/** Whose device this is, as its pages know it too; the visitor's where a worker cannot read cookies. */
export async function personHere(): Promise<string> {
  const cookie = "cookieStore" in globalThis ? await cookieStore.get("person") : null;
  return currentPerson(`person=${cookie?.value ?? ""}`);
}
