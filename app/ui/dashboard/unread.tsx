/** A red count with its words for those who hear it; nothing when nothing waits. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="n">
      <span className="vh">, </span>
      {count > 99 ? "99+" : count}
      <span className="vh"> new</span>
    </span>
  );
}
