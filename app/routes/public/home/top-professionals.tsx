import type { TopProfessional } from "#app/domain/profiles/public-profile.ts";
import { subcategoryName } from "#app/domain/services/catalogue.ts";
import { paths } from "#app/links.ts";
import { Container, SectionHead } from "#app/ui/pages/page.tsx";
import { Avatar } from "#app/ui/pictures/avatar.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";

/** With fewer than this, the section is left out. */
const FEWEST = 2;

export function TopProfessionals({ professionals }: { professionals: TopProfessional[] }) {
  if (professionals.length < FEWEST) return null;
  return (
    <section className="pb-10 lg:pb-14">
      <Container>
        <SectionHead>
          <h2>Top-rated professionals</h2>
        </SectionHead>
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {professionals.map(({ id, name, picture, trade, city, rating, reviewCount }) => (
            <li
              key={id}
              className="group relative flex flex-wrap items-center gap-3 border-t border-line py-3"
            >
              <Avatar id={id} name={name} picture={picture} />
              <div className="flex-1 basis-48">
                <a className="stretched-link font-bold" href={paths.professional(id)}>
                  {name}
                </a>
                <p className="text-sm text-soft wrap-anywhere">
                  {trade && subcategoryName(trade)}
                  {trade && city && ", "}
                  {city}
                </p>
              </div>
              <Rating rating={rating} count={reviewCount} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
