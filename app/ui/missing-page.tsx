import { Empty } from "./empty.tsx";
import { Failure } from "./failure.tsx";

function BrowseAll() {
  return (
    <a className="btn" href="/search">
      Browse All Services
    </a>
  );
}

/** In place of a service or a person that is not, or no longer, there. */
export function MissingPage({ title, reason }: { title: string; reason: string }) {
  return (
    <main id="main" className="wrap sec">
      <Empty title={title} wholePage>
        <p>{reason}</p>
        <BrowseAll />
      </Empty>
    </main>
  );
}

/** In place of one that could not be loaded; `again` is the address to try again. */
export function FailedPage({ title, again }: { title: string; again: string }) {
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <h1 className="small">{title}</h1>
        <Failure again={again}>
          <p>Nothing is lost. Please try again in a moment.</p>
        </Failure>
        <BrowseAll />
      </div>
    </main>
  );
}
