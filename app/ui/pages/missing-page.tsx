import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { NarrowMain, PageMain, sectionSpace } from "./page.tsx";

function BrowseAll() {
  return <ButtonLink href={paths.search}>Browse All Services</ButtonLink>;
}

/** The page in place of a service or a profile that does not exist. */
export function MissingPage({ title, reason }: { title: string; reason: string }) {
  return (
    <PageMain className={sectionSpace}>
      <Empty title={title} wholePage>
        <p>{reason}</p>
        <BrowseAll />
      </Empty>
    </PageMain>
  );
}

/** The page in place of one that could not be loaded. */
export function FailedPage({ title, again }: { title: string; again: string }) {
  return (
    <NarrowMain>
      <h1 className="text-2xl">{title}</h1>
      <Failure again={again}>
        <p>Please try again in a moment.</p>
      </Failure>
      <BrowseAll />
    </NarrowMain>
  );
}
