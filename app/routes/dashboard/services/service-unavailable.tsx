import { Link } from "react-router";
import { NO_SERVICE_ID, SERVICE_NOT_FOUND, SERVICE_NOT_LOADED } from "#app/domain/services/form.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Notice } from "#app/ui/notice.tsx";

const REASONS = {
  "no-id": NO_SERVICE_ID,
  missing: SERVICE_NOT_FOUND,
  failed: SERVICE_NOT_LOADED,
} as const;
export type UnavailableReason = keyof typeof REASONS;

type ServiceUnavailableProps = { title: string; reason: UnavailableReason; retryHref: string };

/** The page in place of a form, for a service that is missing or could not be loaded. */
export function ServiceUnavailable({ title, reason, retryHref }: ServiceUnavailableProps) {
  return (
    <DashboardPage title={title}>
      <Notice tone="bad">
        <p>
          <b>{REASONS[reason]}</b>
        </p>
        {reason === "failed" && (
          <p>
            <Link to={retryHref} reloadDocument>
              Try Again
            </Link>
          </p>
        )}
      </Notice>
      <p>
        <Link to={paths.servicesPage(1)}>Back to My Services</Link>
      </p>
    </DashboardPage>
  );
}
