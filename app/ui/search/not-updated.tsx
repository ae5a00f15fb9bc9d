import { TextButton } from "#app/ui/button.tsx";
import { SEARCH_FORM } from "./search-box.tsx";

type NotUpdatedProps = { failed?: boolean; retry?: () => void };

/** Says that what was chosen is not applied yet. It is for scripts to show: without them the form is sent whole. */
export function NotUpdated({ failed = false, retry }: NotUpdatedProps) {
  return (
    <p
      className="fixed inset-x-0 bottom-20 z-9 bg-danger-tint px-4 text-center text-danger"
      role="alert"
      hidden={!failed}
      data-not-updated
    >
      The results could not be updated.{" "}
      <TextButton className="font-bold" form={SEARCH_FORM} type={retry && "button"} onClick={retry}>
        Try Again
      </TextButton>
    </p>
  );
}
