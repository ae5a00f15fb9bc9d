const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** A plain text with its URLs as links, one paragraph for each line. */
export function Linked({ text }: { text: string }) {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a stored e-mail never change
      <p key={n}>{line.split(ADDRESS).map(part)}</p>
    ));
}

/** Splitting at a group puts the matches at the odd places. */
function part(text: string, place: number) {
  if (place % 2 === 0) return text;
  return (
    <a key={text} href={text}>
      {text}
    </a>
  );
}
