import type { PopularCategory } from "#app/domain/services/catalogue.ts";
import { serviceCountText } from "#app/domain/services/service-count.ts";
import { paths } from "#app/links.ts";
import { Pattern } from "#app/ui/pictures/pattern.tsx";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";

/** Categories as tiles: two beside each other on a phone, four from 640 px. */
export function CategoryTiles({ categories }: { categories: readonly PopularCategory[] }) {
  return (
    <ul className="grid columns-of-words gap-3 sm:grid-cols-4 sm:gap-x-4 sm:gap-y-5">
      {categories.map((category) => (
        <CategoryTile key={category.id} category={category} />
      ))}
    </ul>
  );
}

function CategoryTile({ category }: { category: PopularCategory }) {
  return (
    <li>
      <a
        className="group block leading-snug font-bold text-inherit no-underline"
        href={paths.category(category.id)}
      >
        <Pattern
          categoryId={category.id}
          icon={category.icon}
          size="tile"
          className="mb-2 aspect-2/1 rounded-control"
        />
        <b className="group-hover:underline">{category.name}</b>
        <small className="block font-normal text-soft">
          {serviceCountText(category.serviceCount, useDisplayPreferences())}
        </small>
      </a>
    </li>
  );
}
