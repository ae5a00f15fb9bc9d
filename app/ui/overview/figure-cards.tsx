import type { ReactNode } from "react";
import { paths } from "#app/links.ts";
import { Stat, StatGrid } from "#app/ui/values/stat.tsx";

type Figure = {
  name: string;
  icon: string;
  to: string;
  /** Null when it could not be read. */
  value: ReactNode;
};

/** The four figures of an overview, each a link to what it counts, or Try Again where it could not be read. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <StatGrid columns={4}>
      {figures.map((figure) => (
        <Stat key={figure.to} {...figure} again={paths.dashboard} />
      ))}
    </StatGrid>
  );
}
