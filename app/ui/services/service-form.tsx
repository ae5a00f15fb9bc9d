import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { SERVICE_LABELS, SERVICE_STATUSES, STATUS_NAMES } from "#app/domain/services/form.ts";
import { altField } from "#app/domain/services/photo.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChangedElsewhere } from "#app/ui/changed-elsewhere.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { fieldsOf } from "#app/ui/form-state.ts";
import { Notice } from "#app/ui/notice.tsx";
import { barButton, SaveBar } from "#app/ui/save-bar.tsx";
import { VersionField } from "#app/ui/version-field.tsx";
import { CategoryFields } from "./category-fields.tsx";
import { DescriptionField } from "./description-field.tsx";
import type { ServiceFormState } from "./form-state.ts";
import { PhotoField } from "./photo-field.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PriceFields } from "./price-fields.tsx";
import { TimeFields } from "./time-fields.tsx";
import { usePhotoTiles } from "./use-photo-tiles.ts";

type ServiceFormProps = {
  state: ServiceFormState;
  /** The form's action. */
  to: string;
  /** The label of the button. */
  save: string;
};

/** The form of a service, new or changed (specification B, sections 2 and 5). */
export function ServiceForm({ state, to, save }: ServiceFormProps) {
  const { id, values, errors, version } = state;
  const field = fieldsOf(SERVICE_LABELS, state);
  const photos = usePhotoTiles(id, state.photos);
  const { form, button, waiting, waitForPhotos } = useSubmitAfterUploads(
    photos.pending,
    photos.failed,
  );
  const saving = useNavigation().state === "submitting";
  return (
    <Form
      ref={form}
      className="stack-4 max-w-160"
      method="post"
      action={to}
      encType="multipart/form-data"
      noValidate
      onSubmit={waitForPhotos}
    >
      {/* The Enter key presses the first button of a form. */}
      <button
        ref={button}
        className="sr-only"
        name="press"
        value="save"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name="draft" value={id} />
      {version !== null && <VersionField version={version} />}
      {state.problem && <Notice tone="bad">{state.problem}</Notice>}
      {state.differences && (
        <ChangedElsewhere
          differences={state.differences}
          kept="Your version is still in the form below, with the photos of both."
          href={paths.editService(id)}
        />
      )}
      <ErrorSummary errors={errors} labels={{ ...SERVICE_LABELS, ...altLabels(state) }} />
      <TextField
        {...field("title")}
        hint="For example: House wiring and breaker panels"
        autoComplete="off"
      />
      <DescriptionField
        label={SERVICE_LABELS.description}
        value={values.description}
        error={errors.description}
      />
      <CategoryFields values={values} errors={errors} />
      <PriceFields values={values} errors={errors} />
      <PlaceFields values={values} errors={errors} />
      <TimeFields values={values} errors={errors} />
      {version !== null && (
        <SelectField
          {...field("status")}
          hint="Only active services are shown to customers."
          options={SERVICE_STATUSES.map((value) => ({ value, name: STATUS_NAMES[value] }))}
        />
      )}
      <PhotoField photos={photos} errors={errors} />
      <SaveBar>
        {waiting && (
          <p role="status" className="shrink-0 grow basis-full text-sm">
            Your photos are still being sent. The service is saved as soon as they have arrived.
          </p>
        )}
        <Button className={barButton} name="press" value="save" disabled={saving}>
          {saving ? "Saving…" : save}
        </Button>
        <ButtonLink variant="secondary" className={barButton} to={paths.services}>
          Cancel
        </ButtonLink>
      </SaveBar>
    </Form>
  );
}

function altLabels({ photos }: ServiceFormState): Record<string, string> {
  return Object.fromEntries(photos.map(({ id }, i) => [altField(id), `Photo ${i + 1}`]));
}

/** Delays a form while photos are being sent, and submits it after the last one, unless one failed. */
function useSubmitAfterUploads(pending: number, failed: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!waiting || pending > 0) return;
    setWaiting(false);
    if (!failed) form.current?.requestSubmit(button.current);
  }, [waiting, pending, failed]);
  const waitForPhotos = (event: FormEvent) => {
    if (pending === 0) return;
    event.preventDefault();
    setWaiting(true);
  };
  return { form, button, waiting: waiting && pending > 0, waitForPhotos };
}
