/** A part of a newsletter: a heading, or a paragraph in which web addresses are links. */
type NewsletterBlock = { heading: string } | { linked: string };

const HEADING = "# ";

/** The parts of what somebody of the team wrote: lines that begin with "# " are headings, empty lines divide paragraphs. */
export function newsletterBlocks(content: string): NewsletterBlock[] {
  const blocks: NewsletterBlock[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ linked: lines.join("\n") });
    lines = [];
  };
  for (const line of content.split("\n")) {
    const isHeading = line.startsWith(HEADING) && line.slice(HEADING.length).trim() !== "";
    if (isHeading || line.trim() === "") endParagraph();
    if (isHeading) blocks.push({ heading: line.slice(HEADING.length).trim() });
    else if (line.trim() !== "") lines.push(line);
  }
  endParagraph();
  return blocks;
}
