import type { WrittenPath } from "#app/domain/paths/safe-path.ts";
import {
  type Happening,
  happeningDetail,
  happeningText,
  type TimelinePage,
} from "#app/domain/team/timeline.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyLine } from "#app/ui/empty.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { GuyanaWhen } from "#app/ui/values/date-time.tsx";

type TimelineProps = {
  page: TimelinePage;
  /** The address of the page that begins after a line. */
  older: (before: string) => WrittenPath;
};

/** What happened, newest first. */
export function Timeline({ page: { lines, next }, older }: TimelineProps) {
  return (
    <Panel as="section" className="stack-2">
      <h2>What happened</h2>
      {lines.length === 0 ? (
        <EmptyLine>Nothing that is still stored.</EmptyLine>
      ) : (
        <ol reversed>
          {lines.map((line) => (
            <TimelineLine key={line.key} line={line} />
          ))}
        </ol>
      )}
      {next && (
        <ButtonLink variant="secondary" href={older(next)}>
          Older entries
        </ButtonLink>
      )}
    </Panel>
  );
}

function TimelineLine({ line }: { line: Happening }) {
  const { at, actor, kind, id, source } = line;
  const detail = happeningDetail(line);
  return (
    <li className="border-t border-line py-2 first:border-t-0">
      <b>{happeningText(line)}</b>
      {detail !== "" && (
        <p className="whitespace-pre-line wrap-anywhere">
          {kind && id ? <a href={paths.teamThing(kind, id)}>{detail}</a> : detail}
        </p>
      )}
      <p className="text-sm text-soft">
        <GuyanaWhen at={at} />
        {source === "log" && `, by ${actor ?? "the command line, or somebody who has left"}`}
      </p>
    </li>
  );
}
