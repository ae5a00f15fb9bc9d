import { Form } from "react-router";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** What it means to be a professional, and the button to become one (decision 38). */
export function BecomeProfessional({ problem = null }: { problem?: string | null }) {
  return (
    <DashboardPage title="Become a professional">
      <Panel className="stack-4 max-w-text">
        <Problem>{problem}</Problem>
        <p>
          Only professionals list services. Your account stays the same: you keep your bookings,
          saved services and messages, and can switch between both views at any time.
        </p>
        <ul className="list-disc pl-5">
          <li>List your services with photos, prices and the times you work.</li>
          <li>Accept or decline requests; customers pay you directly.</li>
          <li>Listing is free.</li>
        </ul>
        <Form method="post" action={paths.becomeProfessional}>
          <AccountField />
          <Button>Become a professional</Button>
        </Form>
      </Panel>
    </DashboardPage>
  );
}
