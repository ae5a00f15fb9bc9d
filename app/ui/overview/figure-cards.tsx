import type { ReactNode } from "react";
import { paths } from "#app/links.ts";
import { Num } from "#app/ui/values/number.tsx";
import { Stat, StatGrid } from "#app/ui/values/stat.tsx";

export type Figure = {
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

/** The number of unread messages, of which both overviews have one. */
export function unreadFigure(count: number): Figure {
  return {
    name: count === 1 ? "Unread message" : "Unread messages",
    icon: "message-circle",
    to: paths.messages,
    value: count > 99 ? "99+" : <Num of={count} />,
  };
}
