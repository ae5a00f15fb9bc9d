import { paths } from "#app/links.ts";
import { CategoryPattern } from "#app/ui/category-pattern.tsx";
import { ButtonLink } from "../button.tsx";
import { CallToAction } from "../call-to-action.tsx";

const PATTERNS = [
  "transport-logistics",
  "food-catering-services",
  "education-tutoring",
  "automotive-services",
];

export function JoinBand() {
  return (
    <CallToAction
      title="You do good work. Let the next village know."
      text="List your services free, set your own prices and hours, and get requests on your phone. No fee, no commission."
      action={
        <ButtonLink variant="gold" href={`${paths.register}?type=professional`}>
          Join as a professional
        </ButtonLink>
      }
      picture={
        <div className="hidden lg:flex">
          {PATTERNS.map((id) => (
            <CategoryPattern key={id} categoryId={id} size="bare" className="w-28" />
          ))}
        </div>
      }
    />
  );
}
