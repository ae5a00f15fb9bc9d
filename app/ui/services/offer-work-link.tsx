import type { ComponentProps } from "react";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useViewer } from "#app/ui/viewer.ts";

type OfferWorkLinkProps = Pick<ComponentProps<typeof ButtonLink>, "variant"> & {
  /** What it says to visitors, who have to sign up first. */
  join: string;
};

/** The call to offer one's own work: to sign up, to become a professional, or to add a service. */
export function OfferWorkLink({ variant, join }: OfferWorkLinkProps) {
  const role = useViewer()?.role;
  if (role === "professional") {
    return (
      <ButtonLink variant={variant} href={paths.newService}>
        Add a service
      </ButtonLink>
    );
  }
  if (role === "customer") {
    return (
      <ButtonLink variant={variant} href={paths.becomeProfessional}>
        Become a professional
      </ButtonLink>
    );
  }
  return (
    <ButtonLink variant={variant} href={paths.registerAs("professional")}>
      {join}
    </ButtonLink>
  );
}
