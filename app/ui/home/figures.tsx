import { FIGURES } from "#app/domain/figures.ts";

export function Figures() {
  return (
    <div className="wrap">
      <dl className="figures">
        {FIGURES.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
