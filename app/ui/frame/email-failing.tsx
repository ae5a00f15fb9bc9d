import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** The warning on every page for a person whose e-mails bounce, with what to do (decision 106). */
export function EmailFailing() {
  return (
    <Notice tone="wait">
      <form className="flex flex-wrap items-center gap-2" method="post" action={paths.emailCheck}>
        <AccountField />
        <p>
          <b>Our e-mails do not reach you.</b> The last one to your address came back.
        </p>
        <Button variant="secondary" size="small">
          Send one again
        </Button>
        <a href={paths.emailSettings}>Change the address</a>
      </form>
    </Notice>
  );
}
