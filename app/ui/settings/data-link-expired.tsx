import { paths } from "#app/links.ts";
import { ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { Panel } from "../panel.tsx";

/** In place of an archive whose link has expired. */
export function DataLinkExpired() {
  return (
    <DashboardPage title="Download my data">
      <Panel className="stack-4 max-w-text">
        <p>
          <b>This link has expired.</b> A link to your data works for 24 hours. You can ask for a
          new one now.
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink to={paths.dataSettings}>Ask for a new link</ButtonLink>
        </div>
      </Panel>
    </DashboardPage>
  );
}
