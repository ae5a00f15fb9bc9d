import { JOB_STATUS_NAMES, type JobStatus } from "#app/domain/jobs/job.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const LOOKS: Record<JobStatus, { tone: BadgeTone; icon: string }> = {
  open: { tone: "pending", icon: "clock" },
  taken: { tone: "success", icon: "circle-check" },
  closed: { tone: "neutral", icon: "x" },
  expired: { tone: "neutral", icon: "x" },
};

export function JobStatusBadge({ status }: { status: JobStatus }) {
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {JOB_STATUS_NAMES[status]}
    </Badge>
  );
}
