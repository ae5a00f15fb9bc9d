import { LOGOUT_FAILED } from "#app/domain/failures/failure.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { SettingLink } from "#app/ui/settings/rows.tsx";

/** What can be done to the account as a whole; each has a page of its own. */
export function AccountActions() {
  return (
    <>
      <SettingLink
        label="Download my data"
        hint="Everything we hold about you, with your photos."
        to={paths.dataSettings}
        go="Open"
      />
      <SettingLink
        label="Deactivate account"
        hint="Hidden from every list until you sign in again."
        to={paths.deactivate}
        go="Open"
      />
      <SettingLink
        label="Delete account"
        hint="Permanent after 14 days. You can come back until then."
        to={paths.deleteAccount}
        go="Open"
      />
      <form method="post" action={paths.logout}>
        <Button variant="secondary">Logout</Button>
        <FormFailure>{LOGOUT_FAILED}</FormFailure>
      </form>
    </>
  );
}
