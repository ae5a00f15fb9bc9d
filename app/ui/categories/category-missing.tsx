import { Empty } from "../empty.tsx";

export function CategoryMissing() {
  return (
    <main id="main" className="wrap sec">
      <Empty title="Category not found" wholePage>
        <a className="btn" href="/categories">
          View All Categories
        </a>
      </Empty>
    </main>
  );
}
