import { Empty } from "../empty.tsx";
import { Failure } from "../failure.tsx";

function BrowseAll() {
  return (
    <a className="btn" href="/search">
      Browse All Services
    </a>
  );
}

export function ProfileMissing() {
  return (
    <main id="main" className="wrap sec">
      <Empty title="Professional not found" wholePage>
        <p>They may have left Kayap, or the address has a slip.</p>
        <BrowseAll />
      </Empty>
    </main>
  );
}

export function ProfileFailed({ again }: { again: string }) {
  return (
    <main id="main" className="wrap sec">
      <div className="page-d stack">
        <h1 className="small">Failed to load professional profile</h1>
        <Failure title="We could not load this right now." again={again}>
          <p>Nothing is lost. Please try again in a moment.</p>
        </Failure>
        <BrowseAll />
      </div>
    </main>
  );
}
