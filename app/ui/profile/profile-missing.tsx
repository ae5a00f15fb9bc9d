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
      <Empty title="Professional not found">
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
        <Failure title="Failed to load professional profile" again={again}>
          <p>Nothing is lost. Please try again in a moment.</p>
        </Failure>
        <BrowseAll />
      </div>
    </main>
  );
}
