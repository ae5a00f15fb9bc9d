import type { RouterContextProvider } from "react-router";
import { recountLater } from "#app/actions/bookings/recount-later.ts";
import { configContext, databaseContext } from "#app/context.ts";
import { APPROVAL_TEXTS } from "#app/domain/services/approval.ts";
import type { ApprovalForm } from "#app/domain/team/approvals.ts";
import { approvalEmail } from "#app/email/moderation/approval-email.ts";
import { paths } from "#app/links.ts";
import { decideApproval, readWaitingService } from "#db/team/approvals.ts";
import { actingStaff } from "./acting-staff.ts";

/** Decides about a service that waits. False when it does not wait any more, was changed meanwhile, or is their own. */
export async function decideAboutService(
  context: Readonly<RouterContextProvider>,
  form: ApprovalForm,
): Promise<boolean> {
  const db = context.get(databaseContext);
  const service = await readWaitingService(db, form.serviceId);
  if (!service) return false;
  const reason = form.intent === "refuse" ? form.reason : null;
  const { appOrigin, supportEmail } = context.get(configContext);
  const decided = await decideApproval(db, {
    service,
    version: form.version,
    reason,
    emailContent: approvalEmail({ appOrigin, service, reason, supportEmail }),
    notification:
      reason === null
        ? {
            title: "Your service is approved",
            body: `Customers find “${service.title}” from now on.`,
            link: paths.service(service.id),
          }
        : {
            title: "Your service is not approved yet",
            body: APPROVAL_TEXTS.refused,
            link: paths.editService(service.id),
          },
    by: actingStaff(context),
  });
  if (decided && reason === null) recountLater(context, service.proId);
  return decided;
}
