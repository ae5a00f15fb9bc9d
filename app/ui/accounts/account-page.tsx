import type { ReactNode } from "react";
import { Figures } from "#app/ui/home/figures.tsx";
import { StreetIllustration } from "#app/ui/pictures/street-illustration.tsx";

/** One panel; on a wide screen the drawn street with the four figures is on its left. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="grid bg-sunken lg:min-h-160 lg:grid-cols-2">
      {/* The form is first in the document and its grid cell is explicit, so that it does not move when the street arrives. */}
      <div className="grid grid-cols-[minmax(0,26rem)] content-start justify-center px-4 pt-6 pb-10 lg:pt-16 lg:[grid-area:1/2]">
        <div className="stack-4 p-5 [&_p>a]:inline-block [&_p>a]:py-2.5">
          <h1 className="text-3xl">{title}</h1>
          {children}
        </div>
      </div>
      <div className="overflow-hidden border-b-6 border-post bg-bar pt-6 text-on-bar clapboard-board lg:flex lg:flex-col lg:justify-end lg:[grid-area:1/1]">
        <div className="mx-auto w-full max-w-narrow">
          <p className="px-4 text-xl font-extrabold">Connecting Guyana's Finest Professionals</p>
          <Figures on="wall" />
        </div>
        <StreetIllustration className="mt-2 aspect-480/206 w-full" />
      </div>
    </main>
  );
}
