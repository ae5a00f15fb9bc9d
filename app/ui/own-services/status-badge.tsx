import { type ServiceStatus, STATUS_NAMES } from "#app/domain/services/form.ts";
import { Icon } from "../icon.tsx";

const BADGES = {
  active: { tone: "ok", icon: "circle-dot" },
  inactive: { tone: "off", icon: "pause" },
  pending: { tone: "wait", icon: "clock" },
} as const;

/** Active green, inactive grey, pending yellow; with a drawing and the word, so that colour is not the only sign. */
export function StatusBadge({ status }: { status: ServiceStatus }) {
  const { tone, icon } = BADGES[status];
  return (
    <span className={`badge ${tone}`}>
      <Icon name={icon} />
      {STATUS_NAMES[status]}
    </span>
  );
}
