import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CallToAction } from "#app/ui/pages/call-to-action.tsx";
import { OfferWorkLink } from "#app/ui/services/offer-work-link.tsx";
import { useViewer } from "#app/ui/viewer.ts";

export function SearchOrJoin() {
  const isProfessional = useViewer()?.role === "professional";
  return (
    <CallToAction
      title="Not sure which trade it is?"
      text="Search for what needs doing, in your own words. Or list the work you do: it is free."
      action={
        <div className="flex flex-wrap items-center gap-4">
          <ButtonLink variant="gold" href={paths.search}>
            Search for Services
          </ButtonLink>
          {!isProfessional && (
            <ButtonLink variant="secondary" href={paths.newJob()}>
              Post a job
            </ButtonLink>
          )}
          <OfferWorkLink variant="secondary" join="Join as a professional" />
        </div>
      }
    />
  );
}
