import { type Draft, type DraftField, differs } from "#app/domain/drafts/draft.ts";
import { type DraftOf, deleteDraft, readDraft, writeDraft } from "./drafts.ts";
import { fillIn, renderedFields, typedFields, withFreeTime } from "./form-fields.ts";
import { settledDrafts } from "./settled.ts";
import { warnBeforeLeaving } from "./warn-before-leaving.ts";

const REST_MS = 400;

export type KeptForm = {
  /** Deletes the draft and fills in what the server rendered. */
  discard(): void;
  /** The server answered with the form again: the version it shows now is one that its person has seen. */
  refused(): void;
  /** Deletes the draft and leaves the form as it is, for a person who leaves it by Cancel. */
  forget(): void;
  /** The server accepted the form, which stays on the page: what stands in it now is no draft. */
  accepted(): void;
  /** Ends the keeping; what was typed stays kept. */
  stop(): void;
};

/**
 * Keeps what is typed into a form on the device while it is typed, and fills in what was kept before: `onRestored` gets its
 * time, UTC milliseconds. Leaving is warned of only while something could not be kept (decision 117).
 */
export function keepForm(
  form: HTMLFormElement,
  { onRestored, ...of }: DraftOf & { onRestored: (savedAt: number) => void },
): KeptForm {
  let original = renderedFields(form);
  const before = settledDrafts().includes(of.subject) ? null : readDraft(of);
  let hadDraft = before !== null;
  /**
   * What the form of the restored draft carried: its version, because a newer one must not be replaced unseen (decision
   * 50), and its id, because it may have been sent and its answer lost.
   */
  let origin = originOf(null);
  /** What is filled in until somebody types, and the part of it that has no control yet. */
  let restoring: readonly DraftField[] = [];
  let missing: readonly DraftField[] = [];
  let isFilling = false;
  let timer: number | undefined;

  const fill = (fields: readonly DraftField[], isWhole: boolean) => {
    isFilling = true;
    missing = fillIn(form, fields, { isWhole });
    isFilling = false;
  };
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const current = typedFields(form);
    const homeless = missing.filter(([name]) => form.elements.namedItem(name) === null);
    const fields = [...current, ...homeless];
    const version = origin.version ?? textOf(versionField(form));
    const id = origin.id ?? textOf(idField(form));
    const isUntouched = !hadDraft && !differs(fields, original);
    if (isUntouched) deleteDraft(of);
    const isKept = isUntouched || writeDraft(of, { savedAt: Date.now(), version, id, fields });
    warnBeforeLeaving(!isKept);
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(save, REST_MS);
  };
  const saveNow = () => {
    if (timer !== undefined) save();
  };
  const onTyped = ({ isTrusted, target }: Event) => {
    if (isFilling) return;
    if (isTrusted) restoring = missing;
    if (isTrusted && target instanceof Element) {
      const name = target.getAttribute("name");
      restoring = restoring.filter((field) => field[0] !== name);
      missing = restoring;
    }
    saveSoon();
  };
  const sendOrigin = ({ formData }: FormDataEvent) => {
    const { version, id } = origin;
    const name = idField(form)?.name;
    if (version !== null) formData.set("version", version);
    if (id !== null && name) formData.set(name, id);
  };
  /** What was filled in may bring further controls, as a category brings its subcategories. */
  const observer = new MutationObserver(() => {
    if (restoring.length > 0) fill(restoring, false);
  });
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
    hadDraft = false;
    origin = originOf(null);
    restoring = [];
    missing = [];
    deleteDraft(of);
    warnBeforeLeaving(false);
  };

  form.addEventListener("input", onTyped);
  form.addEventListener("change", onTyped);
  form.addEventListener("submit", saveNow);
  form.addEventListener("formdata", sendOrigin);
  addEventListener("pagehide", saveNow);
  document.addEventListener("visibilitychange", saveNow);
  observer.observe(form, { childList: true, subtree: true });

  const current = typedFields(form);
  const draft = before && withFreeTime(form, before.fields);
  if (draft && differs(draft, original)) {
    origin = originOf(before);
    // What was typed before this script came is newer than the draft.
    if (differs(current, original) && differs(current, draft)) saveSoon();
    else {
      restoring = draft;
      fill(restoring, true);
    }
    onRestored(before.savedAt);
  } else if (differs(current, original)) saveSoon();

  return {
    discard() {
      restoring = [];
      fill(original, true);
      forget();
    },
    forget,
    refused() {
      origin = originOf(null);
    },
    accepted() {
      original = typedFields(form);
      forget();
    },
    stop() {
      saveNow();
      observer.disconnect();
      form.removeEventListener("input", onTyped);
      form.removeEventListener("change", onTyped);
      form.removeEventListener("submit", saveNow);
      form.removeEventListener("formdata", sendOrigin);
      removeEventListener("pagehide", saveNow);
      document.removeEventListener("visibilitychange", saveNow);
      warnBeforeLeaving(false);
    },
  };
}

const originOf = (draft: Draft | null) => ({
  version: draft?.version ?? null,
  id: draft?.id ?? null,
});

const versionField = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>("input[name=version]");

const idField = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>("[data-form-id]");

const textOf = (field: HTMLInputElement | null) => field?.value ?? null;
