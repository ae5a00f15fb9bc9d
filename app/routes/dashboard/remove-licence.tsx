import {
  LICENCE_NOT_SAVED,
  licenceName,
  licenceState,
  PUBLIC_KINDS,
  type StoredState,
} from "#app/domain/licences/licences.ts";
import { paths } from "#app/links.ts";
import { ConfirmPage } from "#app/ui/dashboard/confirm-page.tsx";

type RemoveLicenceProps = {
  licence: {
    id: string;
    kind: string;
    number: string;
    state: StoredState;
    expiresOn: string | null;
  };
  today: string;
  problem: string | null;
};

/** Asks before a licence is removed: to have it seen once more takes a new photo and the team. */
export function RemoveLicence({ licence, today, problem }: RemoveLicenceProps) {
  const { id, kind, number } = licence;
  const state = licenceState(licence, today);
  return (
    <ConfirmPage
      title="Remove licence"
      question={`Remove “${licenceName(kind)}”, number ${number}?`}
      action="Remove"
      cancelTo={paths.licences}
      problem={problem}
      failure={LICENCE_NOT_SAVED}
      danger
    >
      <input type="hidden" name="remove" value={id} />
      {state === "seen" && (
        <p>
          {PUBLIC_KINDS.includes(kind) && "Customers no longer see that we have seen it. "}
          To have it back, you add it with a new photo, and our team looks at it once more.
        </p>
      )}
      {state === "waiting" && <p>We delete its photo and do not look at it any more.</p>}
    </ConfirmPage>
  );
}
