import { subcategoryName } from "#app/domain/services/catalogue.ts";
import type { TopProfessional } from "#app/domain/services/professional.ts";
import { professionalHref } from "../links.ts";
import { Nameplate } from "../nameplate.tsx";
import { Rating } from "../rating.tsx";

/** Fewer than this would not be a choice, so the section is left out. */
const FEWEST = 2;

export function TopProfessionals({ professionals }: { professionals: TopProfessional[] }) {
  if (professionals.length < FEWEST) return null;
  return (
    <section className="sec pt-0">
      <div className="wrap">
        <div className="head">
          <h2>Top-rated professionals</h2>
        </div>
        <ul className="pros">
          {professionals.map(({ id, name, trade, city, rating, reviewCount }) => (
            <li key={id}>
              <Nameplate id={id} name={name} />
              <div className="grow">
                <a href={professionalHref(id)}>{name}</a>
                <p className="by">
                  {[trade && subcategoryName(trade), city].filter(Boolean).join(", ")}
                </p>
              </div>
              <Rating rating={rating} count={reviewCount} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
