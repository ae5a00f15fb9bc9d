import { paths } from "#app/links.ts";
import { ButtonLink } from "./button.tsx";
import { Empty } from "./empty.tsx";
import { Failure } from "./failure.tsx";
import { NarrowMain, PageMain, sectionSpace } from "./page.tsx";

function BrowseAll() {
  return <ButtonLink href={paths.search}>Browse All Services</ButtonLink>;
}

/** In place of a service or a person that is not, or no longer, there. */
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

/** In place of one that could not be loaded; `again` is the address to try again. */
export function FailedPage({ title, again }: { title: string; again: string }) {
  return (
    <NarrowMain>
      <h1 className="text-2xl">{title}</h1>
      <Failure again={again}>
        <p>Nothing is lost. Please try again in a moment.</p>
      </Failure>
      <BrowseAll />
    </NarrowMain>
  );
}
