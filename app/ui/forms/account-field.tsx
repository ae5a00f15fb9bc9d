import { ACCOUNT_FIELD } from "#app/domain/accounts/account-field.ts";
import { useViewer } from "#app/ui/viewer.ts";

/** In whose account a form is opened, so that it has no effect in another's session (threat 90); nothing for a visitor. */
export function AccountField() {
  const viewer = useViewer();
  return viewer && <input type="hidden" name={ACCOUNT_FIELD} value={viewer.id} />;
}
