/** What can be done to the account as a whole; each has a page of its own. */
export function AccountActions() {
  return (
    <form method="post" action="/logout">
      <button className="btn alt">Logout</button>
    </form>
  );
}
