import { paths } from "#app/links.ts";
import { Button } from "../button.tsx";
import { SettingLink } from "./rows.tsx";

/** What can be done to the account as a whole; each has a page of its own. */
export function AccountActions() {
  return (
    <>
      <SettingLink
        label="Download my data"
        hint="Everything we store about you, with your pictures."
        to="data"
        go="Open"
      />
      <SettingLink
        label="Deactivate account"
        hint="Out of every list until you sign in again."
        to="deactivate"
        go="Deactivate"
      />
      <SettingLink
        label="Delete account"
        hint="For good, after 14 days in which you can come back."
        to="delete"
        go="Delete"
      />
      <form method="post" action={paths.logout}>
        <Button variant="secondary">Logout</Button>
      </form>
    </>
  );
}
