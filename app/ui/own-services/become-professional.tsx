import { Form } from "react-router";
import { DashboardPage } from "../dashboard/page.tsx";
import { BECOME_PROFESSIONAL } from "../links.ts";
import { Notice } from "../notice.tsx";

/** What offering services means, and the one button that begins it (decision 38). */
export function BecomeProfessional({ problem = null }: { problem?: string | null }) {
  return (
    <DashboardPage title="Become a professional">
      <div className="panel stack measure">
        {problem && <Notice tone="bad">{problem}</Notice>}
        <p>
          Only professionals list services. Your account stays the same: you keep your bookings,
          saved services and messages, and can switch between both views at any time.
        </p>
        <ul className="dots">
          <li>List your services with photos, prices and the times you work.</li>
          <li>Accept or decline requests; customers pay you directly.</li>
          <li>Listing is free.</li>
        </ul>
        <Form method="post" action={BECOME_PROFESSIONAL}>
          <button className="btn">Become a professional</button>
        </Form>
      </div>
    </DashboardPage>
  );
}
