import { REGIONS } from "#app/domain/places/regions.ts";
import { paths } from "#app/links.ts";
import { Chip, chipLines } from "#app/ui/navigation/chip.tsx";
import { SectionHead } from "#app/ui/pages/page.tsx";

/** Links to the services of each region, for people and search engines alike. */
export function BrowseByPlace() {
  return (
    <section className="pt-4">
      <SectionHead>
        <h2>Browse by region</h2>
      </SectionHead>
      <ul className={chipLines}>
        {REGIONS.map(({ number, name }) => (
          <li key={number}>
            <Chip href={paths.searchFor({ location: `Region ${number}` })}>
              <span className="flex-none">Region {number}</span>{" "}
              <span className="font-normal tabular">{name}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
