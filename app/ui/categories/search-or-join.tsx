import { paths } from "#app/links.ts";
import { ButtonLink } from "../button.tsx";
import { CallToAction } from "../call-to-action.tsx";

export function SearchOrJoin() {
  return (
    <CallToAction
      title="Not sure which trade it is?"
      text="Tell the search what needs doing, in your own words. Or list the work you do, free."
      action={
        <div className="flex flex-wrap items-center gap-4">
          <ButtonLink variant="gold" href={paths.search}>
            Search for Services
          </ButtonLink>
          <ButtonLink variant="secondary" href={`${paths.register}?type=professional`}>
            Join as a professional
          </ButtonLink>
        </div>
      }
    />
  );
}
