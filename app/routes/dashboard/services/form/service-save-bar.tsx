import { useNavigation } from "react-router";
import { SERVICE_NOT_CREATED, SERVICE_NOT_UPDATED } from "#app/domain/services/form.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { barButton, SaveBar } from "#app/ui/forms/save-bar.tsx";

type ServiceSaveBarProps = {
  isNew: boolean;
  /** Whether the form is submitted as soon as its photos have arrived. */
  isWaiting: boolean;
  /** The label of the button. */
  save: string;
};

/** The buttons at the end of the form, and what they wait for. */
export function ServiceSaveBar({ isNew, isWaiting, save }: ServiceSaveBarProps) {
  const isSaving = useNavigation().state === "submitting";
  return (
    <SaveBar>
      {isWaiting && (
        <p role="status" className="shrink-0 grow basis-full text-sm">
          Your photos are still being sent. The service is saved as soon as they have arrived.
        </p>
      )}
      <FormFailure>{isNew ? SERVICE_NOT_CREATED : SERVICE_NOT_UPDATED}</FormFailure>
      <Button className={barButton} name="press" value="save" disabled={isSaving}>
        {isSaving ? "Saving…" : save}
      </Button>
      <ButtonLink variant="secondary" className={barButton} to={paths.services} data-discards="">
        Cancel
      </ButtonLink>
    </SaveBar>
  );
}
