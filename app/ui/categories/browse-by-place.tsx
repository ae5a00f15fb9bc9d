import { REGIONS } from "#app/domain/places.ts";

/** Links to the services of each region, for people and search engines alike. */
export function BrowseByPlace() {
  return (
    <section className="pt-4">
      <div className="head">
        <h2>Browse by region</h2>
      </div>
      <ul className="row-x wrap-x">
        {REGIONS.map(({ number, name }) => (
          <li key={number}>
            <a className="chip" href={`/search?location=Region+${number}`}>
              Region {number} <span className="num">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
