import { CallToAction } from "#app/ui/pages/call-to-action.tsx";
import { CategoryPattern } from "#app/ui/pictures/category-pattern.tsx";
import { useLessData } from "#app/ui/pictures/photo-loading.ts";
import { OfferWorkLink } from "#app/ui/services/offer-work-link.tsx";

const PATTERNS = [
  "transport-logistics",
  "food-catering-services",
  "education-tutoring",
  "automotive-services",
];

export function JoinBand() {
  const lessData = useLessData();
  return (
    <CallToAction
      title="You do good work. Let the next village know."
      text="List your services free, set your own prices and hours, and get requests on your phone. No fee, no commission."
      action={<OfferWorkLink variant="gold" join="Join as a professional" />}
      picture={
        !lessData && (
          <div className="hidden lg:flex">
            {PATTERNS.map((id) => (
              <CategoryPattern key={id} categoryId={id} size="bare" className="w-28" />
            ))}
          </div>
        )
      }
    />
  );
}
