import { Empty } from "../empty.tsx";
import { Failure } from "../failure.tsx";

function BrowseAll() {
  return (
    <a className="btn" href="/search">
      Browse All Services
    </a>
  );
}

export function ServiceMissing() {
  return (
    <main id="main" className="wrap sec">
      <Empty title="Service not found" wholePage>
        <p>It may have been taken down, or the address has a slip.</p>
        <BrowseAll />
      </Empty>
    </main>
  );
}

export function ServiceFailed({ again }: { again: string }) {
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <h1 className="small">Failed to load service details</h1>
        <Failure title="We could not load this right now." again={again}>
          <p>Nothing is lost. Please try again in a moment.</p>
        </Failure>
        <BrowseAll />
      </div>
    </main>
  );
}
