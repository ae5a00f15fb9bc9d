import { phoneText } from "#app/domain/phone.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** The answer to Show phone. */
export type ShownPhone = { phone: string | null; problem: string | null };

/** A phone number behind a button, so that it is in no page somebody did not ask for it (decision 19). */
export function Phone({ shown }: { shown?: ShownPhone }) {
  if (shown?.phone) {
    return (
      <p role="status">
        <Icon name="smartphone" /> <a href={`tel:${shown.phone}`}>{phoneText(shown.phone)}</a>
      </p>
    );
  }
  return (
    <form method="post" className="stack-4">
      {shown?.problem && <Notice tone="bad">{shown.problem}</Notice>}
      <Button variant="secondary" size="small">
        <Icon name="smartphone" />
        Show phone
      </Button>
    </form>
  );
}
