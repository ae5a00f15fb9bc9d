import { type Activity, MOST_ACTIVITIES, YOU_REQUESTED } from "#app/domain/overview.ts";
import { paths } from "#app/links.ts";
import type { readCustomerOverview } from "#db/overview/customer.ts";

type CustomerParts = Awaited<ReturnType<typeof readCustomerOverview>>;

/** The notifications and the viewer's own booking requests, newest first; null where either could not be read. */
export function activitiesOf({
  notifications,
  requests,
}: Pick<CustomerParts, "notifications" | "requests">): Activity[] | null {
  if (!notifications || !requests) return null;
  const activities: Activity[] = [
    ...notifications.map(({ kind, title, body, link, createdAt: at }) => ({
      kind,
      title,
      body,
      link,
      at,
    })),
    ...requests.map(({ id, title, at }) => ({
      kind: "booking" as const,
      title: YOU_REQUESTED,
      body: [title],
      link: paths.booking(id),
      at,
    })),
  ];
  return activities.sort((a, b) => b.at - a.at).slice(0, MOST_ACTIVITIES);
}
