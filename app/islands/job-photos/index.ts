import {
  deletePhotos,
  type KeptPhotos,
  readPhotos,
  writePhotos,
} from "#app/device/draft-photos.ts";
import { readDraft } from "#app/device/drafts.ts";
import { shrinkPhoto } from "#app/device/shrink-photo.ts";

const form = document.querySelector("[data-photos]")?.closest("form");
const notice = form?.querySelector<HTMLElement>("[data-draft]");
const { draft: subject = "", person = "" } = notice?.dataset ?? {};
const part = () => form?.querySelector("[data-photos]");
const say = (text: string) => {
  // Outside of the part that is replaced, where what is said is read out.
  const status = form?.querySelector("[data-photos-said]");
  if (status) status.textContent = text;
};

/** The list of photos and its field as the page of the answer has them; null where it has none. */
function partOf(page: string): Element | null {
  return new DOMParser().parseFromString(page, "text/html").querySelector("[data-photos]");
}

const countOf = (part: Element) => part.querySelectorAll("[name=photo]").length;

/** What the form says of its photos, and the button that only stores them. */
function photosOf(all: FormData): FormData {
  const photos = new FormData();
  for (const [name, value] of all) {
    if (/^(account|key|images|photo|alt-.*)$/.test(name)) photos.append(name, value);
  }
  photos.append("press", "look");
  return photos;
}

/** Makes the chosen photos small and stores them at once. Those that could not be stored go with the form. */
async function send(input: HTMLInputElement) {
  if (!form) return;
  say("Sending photos…");
  // Others can be chosen once these have arrived.
  const hadFocus = input.matches(":focus");
  input.inert = true;
  const small = new DataTransfer();
  for (const file of input.files ?? []) {
    const photo = file.type.startsWith("image/") ? await shrinkPhoto(file) : file;
    small.items.add(new File([photo], file.name, { type: photo.type }));
  }
  input.files = small.files;
  // The page may be left before they have arrived. A device without room keeps none.
  await writePhotos({ person, subject }, draftOf(small.files)).catch(() => {});
  const body = photosOf(new FormData(form));
  const answer = await fetch(form.action, { method: "POST", body }).catch(() => null);
  const answerPart = answer && partOf(await answer.text().catch(() => ""));
  // A refusal of the whole form has none of the photos.
  if (!answerPart || countOf(answerPart) < countOf(form)) {
    input.inert = false;
    if (hadFocus) input.focus();
    return say("The photos could not be stored yet. They are sent with the job.");
  }
  void deletePhotos({ person, subject });
  // What was typed meanwhile stays.
  for (const field of answerPart.querySelectorAll<HTMLInputElement>("[name^=alt-]")) {
    const current = document.getElementById(field.id);
    if (current instanceof HTMLInputElement) field.value = current.value;
  }
  const problem = answerPart.querySelector("#images-error");
  problem?.setAttribute("role", "alert");
  part()?.replaceWith(answerPart);
  if (hadFocus && document.activeElement === document.body) fileInput()?.focus();
  say(problem ? "" : "Photos added.");
}

const draftOf = (files: FileList): KeptPhotos => ({
  savedAt: Date.now(),
  photos: [...files].map((blob) => ({ id: blob.name, alt: "", storedAt: null, blob })),
  removed: [],
});

/** Shows the photos of a form that was left: those that were stored for it, and those that were not sent yet. */
async function restore(form: HTMLFormElement) {
  const key = form.querySelector<HTMLInputElement>("[data-form-id]");
  if (!key) return;
  const original = { action: form.action, key: key.value, part: part()?.cloneNode(true) };
  notice?.querySelector("button")?.addEventListener("click", () => {
    void deletePhotos({ person, subject });
    form.action = original.action;
    key.value = original.key;
    if (original.part) part()?.replaceWith(original.part);
  });
  const id = readDraft({ person, subject })?.id;
  // The answer to this form: its photos have arrived with it.
  if (id === key.value && countOf(form) > 0) return deletePhotos({ person, subject });
  if (id && id !== key.value) await showStored(form, key, id);
  await chooseUnsent();
}

/** What was uploaded for a form is with the server, under its id. */
async function showStored(form: HTMLFormElement, key: HTMLInputElement, id: string) {
  const address = new URL(form.action);
  address.searchParams.set("draft", id);
  const answer = await fetch(address).catch(() => null);
  const answerPart = answer && partOf(await answer.text().catch(() => ""));
  const [input, other] = [part(), answerPart].map((one) => one?.querySelector("[type=file]"));
  if (!answerPart || !input || countOf(answerPart) === 0) return;
  form.action = address.href;
  key.value = id;
  // What was chosen meanwhile stays.
  other?.replaceWith(input);
  part()?.replaceWith(answerPart);
}

/** Chooses again what the device keeps, unless something else was chosen meanwhile. */
async function chooseUnsent() {
  const draft = await readPhotos({ person, subject }).catch(() => null);
  const input = fileInput();
  if (!draft || !input || input.files?.length) return;
  const files = new DataTransfer();
  for (const { id, blob } of draft.photos) {
    if (blob) files.items.add(new File([blob], id, { type: blob.type }));
  }
  input.files = files.files;
}

const fileInput = () => part()?.querySelector<HTMLInputElement>("[type=file]");

const restoration = form ? restore(form) : Promise.resolve();

/** Each after what was there before: the answer to one lists all. */
async function sendChosen(field: EventTarget | null | undefined) {
  await restoration;
  if (field instanceof HTMLInputElement && field.type === "file" && field.files?.length) {
    await send(field);
  }
}

form?.addEventListener("change", ({ target }) => void sendChosen(target));
// Over a slow line a photo is chosen before this script has come.
void restoration.then(() => sendChosen(fileInput()));
