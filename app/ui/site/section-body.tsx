import type { Block } from "#app/content/section.ts";

/** The paragraphs and lists of a section. */
export function SectionBody({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) =>
    typeof block === "string" ? (
      <p key={block}>{block}</p>
    ) : (
      <ul key={block[0]}>
        {block.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  );
}
