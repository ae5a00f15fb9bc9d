import { Cloth } from "../cloth.tsx";

const CLOTHS = [
  "transport-logistics",
  "food-catering-services",
  "education-tutoring",
  "automotive-services",
];

export function JoinBand() {
  return (
    <section className="deep sec">
      <div className="wrap">
        <div className="stack">
          <h2>You do good work. Let the next village know.</h2>
          <p className="measure">
            List your services free, set your own prices and hours, and get requests on your phone.
            No fee, no commission.
          </p>
          <a className="btn gold" href="/register?type=professional">
            Join as a professional
          </a>
        </div>
        <div className="cloths">
          {CLOTHS.map((id) => (
            <Cloth key={id} categoryId={id} />
          ))}
        </div>
      </div>
    </section>
  );
}
