import { cx } from "class-variance-authority";
import { FIGURES } from "#app/content/figures.ts";
import { Container } from "#app/ui/pages/page.tsx";

const LOOKS = {
  home: {
    list: "gap-4 pb-10 sm:grid-cols-4 lg:pb-14",
    figure: "border-gold",
    name: "text-md text-soft",
    value: "text-2xl lg:text-3xl",
  },
  /** On the wall beside a form: dark in the light theme, gold in the dark one. */
  wall: { list: "gap-4 pt-4", figure: "border-cta", name: "", value: "text-2xl" },
};

/** The four marketing figures. */
export function Figures({ on }: { on: keyof typeof LOOKS }) {
  const { list, figure: edge, name, value } = LOOKS[on];
  return (
    <Container className={on === "wall" ? "lg:mx-0" : undefined}>
      <dl className={cx("grid columns-of-words", list)}>
        {FIGURES.map(({ figure, label }) => (
          <div
            key={label}
            className={cx("flex flex-col-reverse justify-end border-l-4 pl-2.5", edge)}
          >
            <dt className={name || undefined}>{label}</dt>
            <dd className={cx("leading-tight font-extrabold", value)}>{figure}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}
