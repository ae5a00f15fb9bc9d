import { type ServiceStatus, STATUS_NAMES } from "#app/domain/services/form.ts";
import { Badge } from "#app/ui/badge.tsx";

const BADGES = {
  active: { tone: "success", icon: "circle-dot" },
  inactive: { tone: "neutral", icon: "pause" },
  pending: { tone: "pending", icon: "clock" },
} as const;

/** Active green, inactive grey, pending yellow; with icon and text, so that colour is not the only sign. */
export function StatusBadge({ status }: { status: ServiceStatus }) {
  const { tone, icon } = BADGES[status];
  return (
    <Badge tone={tone} icon={icon}>
      {STATUS_NAMES[status]}
    </Badge>
  );
}
