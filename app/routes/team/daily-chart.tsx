const BAR = 8;
const GAP = 2;
const HEIGHT = 60;

type DailyChartProps = {
  name: string;
  /** One count a day, today last. */
  counts: readonly number[];
};

/** How many there were on each day, as bars; in words the sum, today's count and the highest. */
export function DailyChart({ name, counts }: DailyChartProps) {
  const most = Math.max(1, ...counts);
  const total = counts.reduce((sum, one) => sum + one, 0);
  const width = counts.length * (BAR + GAP) - GAP;
  return (
    <figure>
      <figcaption className="mb-2">
        <b>{name}</b>
        <p className="text-sm text-soft">
          {total} in {counts.length} days, {counts.at(-1) ?? 0} today, at most {Math.max(...counts)}{" "}
          a day
        </p>
      </figcaption>
      <svg className="block w-full" viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {counts.map((count, day) => {
          const x = day * (BAR + GAP);
          const height = Math.max(1, Math.round((count / most) * HEIGHT));
          return (
            <rect
              key={x}
              x={x}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              fill="var(--color-primary)"
            />
          );
        })}
      </svg>
    </figure>
  );
}
