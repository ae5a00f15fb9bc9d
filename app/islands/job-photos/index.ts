import { shrinkPhoto } from "#app/device/shrink-photo.ts";

const form = document.querySelector("[data-photos]")?.closest("form");
const part = () => form?.querySelector("[data-photos]");
const say = (text: string) => {
  const status = part()?.querySelector("[role=status]");
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
  input.inert = true;
  const small = new DataTransfer();
  for (const file of input.files ?? []) {
    const photo = file.type.startsWith("image/") ? await shrinkPhoto(file) : file;
    small.items.add(new File([photo], file.name, { type: photo.type }));
  }
  input.files = small.files;
  const body = photosOf(new FormData(form));
  const answer = await fetch(form.action, { method: "POST", body }).catch(() => null);
  const stored = answer && partOf(await answer.text().catch(() => ""));
  // A refusal of the whole form has none of the photos.
  if (!stored || countOf(stored) < countOf(form)) {
    input.inert = false;
    return say("The photos could not be stored yet. They are sent with the job.");
  }
  // What was typed meanwhile stays.
  for (const field of stored.querySelectorAll<HTMLInputElement>("[name^=alt-]")) {
    const typed = document.getElementById(field.id);
    if (typed instanceof HTMLInputElement) field.value = typed.value;
  }
  const problem = stored.querySelector("#images-error");
  problem?.setAttribute("role", "alert");
  part()?.replaceWith(stored);
  if (!problem) say("Photos added.");
}

function sendChosen(field: EventTarget | null | undefined) {
  if (field instanceof HTMLInputElement && field.type === "file" && field.files?.length) {
    void send(field);
  }
}

form?.addEventListener("change", ({ target }) => sendChosen(target));
// Over a slow line a photo is chosen before this script has come.
sendChosen(form?.querySelector("[data-photos] [type=file]"));
