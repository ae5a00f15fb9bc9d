import { Chip, chipLines } from "#app/ui/navigation/chip.tsx";
import { PageMain } from "#app/ui/pages/page.tsx";
import { ShownActions } from "./shown-actions.tsx";
import { ShownFacts } from "./shown-facts.tsx";
import { ShownFields } from "./shown-fields.tsx";
import { ShownMessages } from "./shown-messages.tsx";
import { ShownNavigation } from "./shown-navigation.tsx";
import { ShownPictures } from "./shown-pictures.tsx";
import { ShownSigns } from "./shown-signs.tsx";
import { ShownSurfaces } from "./shown-surfaces.tsx";

type ComponentsPageProps = {
  /** A photo of the demo data. */
  photoId: string | null;
  /** Whether all text has twice its size. */
  isLarge: boolean;
};

const PATH = "/dev/components";

/** The shared components in all their states. A new one gets a `Shown` in the group it belongs to. */
export function ComponentsPage({ photoId, isLarge }: ComponentsPageProps) {
  const groups = [
    { id: "actions", name: "Buttons and choices", content: <ShownActions /> },
    { id: "fields", name: "Fields and forms", content: <ShownFields /> },
    { id: "facts", name: "Dates, prices and numbers", content: <ShownFacts /> },
    { id: "signs", name: "Badges, avatars and icons", content: <ShownSigns photoId={photoId} /> },
    { id: "messages", name: "Notices and empty states", content: <ShownMessages /> },
    { id: "navigation", name: "Menus, tabs and pagers", content: <ShownNavigation /> },
    {
      id: "surfaces",
      name: "Cards and surfaces",
      content: <ShownSurfaces photoId={photoId} isLarge={isLarge} />,
    },
    { id: "pictures", name: "Pictures", content: <ShownPictures photoId={photoId} /> },
  ];
  return (
    <PageMain className="stack-4 py-10 lg:py-14">
      <h1>Components</h1>
      <p className="text-soft" data-text={isLarge ? "200" : undefined}>
        The shared parts of Kayap in all their states. Only on a developer's machine.
      </p>
      <nav className={chipLines} aria-label="Groups">
        <Chip href={isLarge ? PATH : `${PATH}?text=200`}>
          {isLarge ? "Text of normal size" : "Text of twice the size"}
        </Chip>
        {groups.map(({ id, name }) => (
          <Chip key={id} href={`#${id}`}>
            {name}
          </Chip>
        ))}
      </nav>
      {groups.map(({ id, name, content }) => (
        <section key={id} id={id} className="ruled">
          <h2 className="pt-3.5 pb-2">{name}</h2>
          {content}
        </section>
      ))}
    </PageMain>
  );
}
