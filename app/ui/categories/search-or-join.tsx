export function SearchOrJoin() {
  return (
    <section className="deep sec">
      <div className="wrap">
        <div className="stack">
          <h2>Not sure which trade it is?</h2>
          <p className="measure">
            Tell the search what needs doing, in your own words. Or list the work you do, free.
          </p>
          <div className="line gap-4">
            <a className="btn gold" href="/search">
              Search for Services
            </a>
            <a className="btn alt" href="/register?type=professional">
              Join as a professional
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
