import { Form } from "react-router";
import { type TradePrices, usualOf } from "#app/domain/search/usual-prices.ts";
import { findCategory, subcategoryName } from "#app/domain/services/catalogue.ts";
import { type CategoryProposal, proposalText } from "#app/domain/services/category-proposal.ts";
import { SERVICE_LABELS, SERVICE_STATUSES, STATUS_NAMES } from "#app/domain/services/form.ts";
import type { ServiceFormState } from "#app/domain/services/form-state.ts";
import { altField } from "#app/domain/services/photo.ts";
import { paths } from "#app/links.ts";
import { EnterButton } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ChangedElsewhere } from "#app/ui/forms/changed-elsewhere.tsx";
import { useDraftOf } from "#app/ui/forms/draft-of.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
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
import { ServiceSaveBar } from "./service-save-bar.tsx";
import { useCategoryChoice } from "./use-category-choice.ts";
import { usePhotoTiles } from "./use-photo-tiles.ts";
import { useSubmitAfterUploads } from "./use-submit-after-uploads.ts";
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
  const { form, button, isWaiting, waitForPhotos } = useSubmitAfterUploads(photos);
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
        <FormHead state={state} />
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
        <ServiceSaveBar isNew={version === null} isWaiting={isWaiting} save={save} />
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

/** What stands above the fields: what is wrong with them, a newer version, and what the star means. */
function FormHead({ state }: Pick<ServiceFormProps, "state">) {
  return (
    <>
      <Problem>{state.problem}</Problem>
      {state.differences && (
        <ChangedElsewhere
          differences={state.differences}
          kept="Your version is still in the form below, with the photos of both."
          href={paths.editService(state.id)}
        />
      )}
      <p className="text-sm text-soft">
        Fields with <span className="font-bold text-danger">*</span> are required.
      </p>
      <ErrorSummary errors={state.errors} labels={{ ...altLabels(state), ...SERVICE_LABELS }} />
    </>
  );
}

function altLabels({ photos }: ServiceFormState): Record<string, string> {
  return Object.fromEntries(photos.map(({ id }, i) => [altField(id), `Photo ${i + 1}`]));
}
