import { paths } from "#app/links.ts";
import { ButtonLink } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { NarrowMain } from "./page.tsx";

/** Why a service was not saved, on a page of its own. */
export function SaveRefused({ message }: { message: string }) {
  return (
    <NarrowMain>
      <h1 className="text-2xl">This was not saved</h1>
      <Notice tone="bad">{message}</Notice>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink href={paths.search}>Browse All Services</ButtonLink>
        <ButtonLink variant="secondary" href={paths.savedServices}>
          Saved Services
        </ButtonLink>
      </div>
    </NarrowMain>
  );
}
