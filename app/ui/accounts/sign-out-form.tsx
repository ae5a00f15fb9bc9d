import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";

/** Signs out of an account that something has to be done with first. */
export function SignOutForm() {
  return (
    <form method="post" action={paths.logout}>
      <Button variant="secondary" className="w-full">
        Sign Out
      </Button>
    </form>
  );
}
