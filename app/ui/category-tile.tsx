import { type CountedCategory, serviceCountText } from "#app/domain/services/catalogue.ts";
import { Cloth } from "./cloth.tsx";
import { categoryHref } from "./links.ts";
import { useReader } from "./reader.ts";

/** A category as a big piece of its cloth. */
export function CategoryTile({ category }: { category: CountedCategory }) {
  return (
    <li>
      <a href={categoryHref(category.id)}>
        <Cloth categoryId={category.id} />
        <b>{category.name}</b>
        <small>{serviceCountText(category.serviceCount, useReader())}</small>
      </a>
    </li>
  );
}
