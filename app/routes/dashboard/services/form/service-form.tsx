import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { type TradePrices, usualOf } from "#app/domain/search/usual-prices.ts";
import { findCategory, subcategoryName } from "#app/domain/services/catalogue.ts";
import { type CategoryProposal, proposalText } from "#app/domain/services/category-proposal.ts";
import {
  SERVICE_LABELS,
  SERVICE_NOT_CREATED,
  SERVICE_NOT_UPDATED,
  SERVICE_STATUSES,
  STATUS_NAMES,
} from "#app/domain/services/form.ts";
import type { ServiceFormState } from "#app/domain/services/form-state.ts";
import { altField } from "#app/domain/services/photo.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink, EnterButton } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ChangedElsewhere } from "#app/ui/forms/changed-elsewhere.tsx";
import { useDraftOf } from "#app/ui/forms/draft-of.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { barButton, SaveBar } from "#app/ui/forms/save-bar.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { PlaceFields } from "#app/ui/services/place-fields.tsx";
import { ProposalList } from "#app/ui/services/proposal-list.tsx";
import { TimeFields } from "#app/ui/services/time-fields.tsx";
import { CategoryFields } from "./category-fields.tsx";
import { DescriptionField } from "./description-field.tsx";
import { PhotoField } from "./photo-field.tsx";
import { PriceFields } from "./price-fields.tsx";
import { ServicePreview } from "./service-preview.tsx";
import { useCategoryChoice } from "./use-category-choice.ts";
import { usePhotoTiles } from "./use-photo-tiles.ts";
import { VisitField } from "./visit-field.tsx";

type ServiceFormProps = {
  state: ServiceFormState;
  /** The form's action. */
  to: string;
  /** The label of the button. */
  save: string;
  /** The usual prices of each trade. */
  usual: readonly TradePrices[];
  /** Whether the team has to approve it first: then it has no status to choose. */
  isReviewed?: boolean;
};

/** The form of a service, new or changed. */
export function ServiceForm({ state, to, save, usual, isReviewed = false }: ServiceFormProps) {
  const { id, values, errors, version } = state;
  const field = fieldsOf(SERVICE_LABELS, state);
  const category = useCategoryChoice(state);
  const suggestions = category.suggested.length > 0 && (
    <ProposalList
      label="Suggested subcategories"
      proposals={category.suggested}
      textOf={proposalText}
      onTake={category.take}
    />
  );
  const photos = usePhotoTiles(id, state.photos, useDraftOf());
  const {
    form,
    button,
    waiting: isWaiting,
    waitForPhotos,
  } = useSubmitAfterUploads(photos.pending, photos.failed);
  const isSaving = useNavigation().state === "submitting";
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-12">
      <Form
        ref={form}
        className="group stack-4 max-w-160"
        method="post"
        action={to}
        encType="multipart/form-data"
        noValidate
        data-edits=""
        onSubmit={waitForPhotos}
      >
        <AccountField />
        <EnterButton ref={button} name="press" value="save" />
        <KeptDraft alsoKeptAt={photos.keptAt} onDiscard={photos.discard} />
        <input type="hidden" name="draft" value={id} data-form-id="" />
        {version !== null && <VersionField version={version} />}
        <Problem>{state.problem}</Problem>
        {state.differences && (
          <ChangedElsewhere
            differences={state.differences}
            kept="Your version is still in the form below, with the photos of both."
            href={paths.editService(id)}
          />
        )}
        <p className="text-sm text-soft">
          Fields with <span className="font-bold text-danger">*</span> are required.
        </p>
        <ErrorSummary errors={errors} labels={{ ...altLabels(state), ...SERVICE_LABELS }} />
        <PhotoField photos={photos} errors={errors} />
        <TextField
          {...field("title")}
          marked
          hint="For example: House wiring and breaker panels"
          autoComplete="off"
          onChange={(event) => category.titleTyped(event.target.value)}
          onBlur={(event) => category.titleLeft(event.target.value)}
        />
        <p role="status" className="sr-only">
          {category.announcement}
        </p>
        {category.isLive && suggestions}
        <DescriptionField values={values} errors={errors} />
        <CategoryFields values={values} errors={errors} category={category}>
          {!category.isLive && suggestions}
        </CategoryFields>
        <PriceFields
          values={values}
          errors={errors}
          usual={usualOf(usual, category.chosen)}
          trade={tradeName(category.chosen)}
        />
        <VisitField values={values} errors={errors} version={version} chosen={category.chosen} />
        <PlaceFields values={values} errors={errors} />
        <TimeFields values={values} errors={errors} />
        {isReviewed && <input type="hidden" name="status" value="pending" />}
        {version !== null && !isReviewed && (
          <SelectField
            {...field("status")}
            hint="Only active services are shown to customers."
            options={SERVICE_STATUSES.map((value) => ({ value, name: STATUS_NAMES[value] }))}
          />
        )}
        <SaveBar>
          {isWaiting && (
            <p role="status" className="shrink-0 grow basis-full text-sm">
              Your photos are still being sent. The service is saved as soon as they have arrived.
            </p>
          )}
          <FormFailure>{version === null ? SERVICE_NOT_CREATED : SERVICE_NOT_UPDATED}</FormFailure>
          <Button className={barButton} name="press" value="save" disabled={isSaving}>
            {isSaving ? "Saving…" : save}
          </Button>
          <ButtonLink
            variant="secondary"
            className={barButton}
            to={paths.services}
            data-discards=""
          >
            Cancel
          </ButtonLink>
        </SaveBar>
      </Form>
      <ServicePreview
        form={form}
        values={values}
        picture={photos.tiles[0]?.preview}
        isNew={version === null}
      />
    </div>
  );
}

/** The name of the subcategory, else of the category. */
function tradeName({ categoryId, subcategoryId }: CategoryProposal): string {
  return subcategoryName(subcategoryId) ?? findCategory(categoryId)?.name ?? "";
}

function altLabels({ photos }: ServiceFormState): Record<string, string> {
  return Object.fromEntries(photos.map(({ id }, i) => [altField(id), `Photo ${i + 1}`]));
}

/** Delays a form while photos are being sent, and submits it after the last one, unless one failed. */
function useSubmitAfterUploads(pending: number, failed: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || pending > 0) return;
    setWaiting(false);
    if (!failed) form.current?.requestSubmit(button.current);
  }, [isWaiting, pending, failed]);
  const waitForPhotos = (event: FormEvent) => {
    if (pending === 0) return;
    event.preventDefault();
    setWaiting(true);
  };
  return { form, button, waiting: isWaiting && pending > 0, waitForPhotos };
}
