import { phoneText } from "#app/domain/accounts/phone.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

/** The result of Show phone. */
export type PhoneResult = { phone: string | null; problem: string | null };

/** A phone number behind a button, so that no page contains it unrequested (decision 19). */
export function Phone({ result }: { result?: PhoneResult }) {
  if (result?.phone) {
    return (
      <p role="status">
        <Icon name="smartphone" /> <a href={`tel:${result.phone}`}>{phoneText(result.phone)}</a>
      </p>
    );
  }
  return (
    <form method="post" className="stack-4">
      <AccountField />
      <Problem>{result?.problem}</Problem>
      <Button variant="secondary" size="small">
        <Icon name="smartphone" />
        Show phone
      </Button>
    </form>
  );
}
