import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";

/** The page in place of a job that does not exist or that this person may not see. */
export function JobMissing() {
  return (
    <main id="main" tabIndex={-1}>
      <Empty wholePage title="This job is not available" icon="hammer">
        <p>It may be closed or taken, or it is not one of your trades and regions.</p>
        <ButtonLink to={paths.jobs}>All jobs</ButtonLink>
      </Empty>
    </main>
  );
}
