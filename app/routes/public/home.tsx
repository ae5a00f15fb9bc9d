import { clockContext, databaseContext, userContext } from "#app/context.ts";
import { popularCategories } from "#app/domain/services/catalogue.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { FeaturedServices } from "#app/routes/public/home/featured-services.tsx";
import { Hero } from "#app/routes/public/home/hero.tsx";
import { HowItWorks } from "#app/routes/public/home/how-it-works.tsx";
import { JoinBand } from "#app/routes/public/home/join-band.tsx";
import { PopularCategories } from "#app/routes/public/home/popular-categories.tsx";
import { TopProfessionals } from "#app/routes/public/home/top-professionals.tsx";
import { Figures } from "#app/ui/home/figures.tsx";
import { pageHead } from "#app/ui/pages/head.ts";
import { readHome } from "#db/home.ts";
import type { Route } from "./+types/home.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData, {
    title: "Kayap | Find Professional Services",
    description:
      "Connecting Guyana's Finest Professionals. See prices, read reviews, book for free.",
  });

const POPULAR = 8;

export async function loader({ context }: Route.LoaderArgs) {
  const read = await tryDatabase(
    readHome(context.get(databaseContext), {
      viewer: context.get(userContext)?.id ?? null,
      now: context.get(clockContext)(),
    }),
  );
  if (!read.ok) return refuse(503, null);
  const { counts, featured, topRated } = read.value;
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return { popular: popularCategories(counts, POPULAR), featured, total, topRated };
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <main id="main">
      <Hero />
      <PopularCategories categories={home?.popular} />
      <FeaturedServices services={home?.featured} total={home?.total ?? 0} />
      <HowItWorks />
      <Figures on="home" />
      {home && <TopProfessionals professionals={home.topRated} />}
      <JoinBand />
    </main>
  );
}
