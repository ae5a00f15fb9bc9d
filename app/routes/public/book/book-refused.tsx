import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { NarrowMain } from "#app/ui/pages/page.tsx";

/** In place of the form, where this person cannot book the service. `back` is its page, null where they cannot open it. */
export function BookRefused({ message, back }: { message: string; back: string | null }) {
  return (
    <NarrowMain>
      <h1>{message}</h1>
      <p className="flex flex-wrap items-center gap-2">
        <ButtonLink href={paths.search}>Browse All Services</ButtonLink>
        {back && (
          <ButtonLink variant="secondary" href={back}>
            Back to the service
          </ButtonLink>
        )}
      </p>
    </NarrowMain>
  );
}

/** While the free times cannot be read. */
export function BookFailed({ again }: { again: string }) {
  return (
    <NarrowMain>
      <h1>Request a booking</h1>
      <Failure again={again} />
    </NarrowMain>
  );
}
