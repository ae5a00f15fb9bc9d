import { newsletterBlocks } from "#app/domain/email/newsletter-text.ts";
import { textParts } from "#app/domain/text/links.ts";
import { Panel } from "#app/ui/panel.tsx";

type NewsletterPreviewProps = {
  newsletter: { subject: string; content: string };
  /** The e-mail as plain text. */
  text: string;
};

/** A stored newsletter as its e-mail shows it: with the parts of the e-mail, in the styles of the page. */
export function NewsletterPreview({ newsletter, text }: NewsletterPreviewProps) {
  const blocks = newsletterBlocks(newsletter.content).map((block, place) => ({ block, place }));
  return (
    <section className="stack-4" aria-labelledby="preview">
      <h2 id="preview">As it is saved</h2>
      <Panel className="max-w-160 stack-4 wrap-anywhere">
        <h3 className="text-2xl">{newsletter.subject}</h3>
        {blocks.map(({ block, place }) =>
          "heading" in block ? (
            <h4 key={place} className="text-lg font-bold">
              {block.heading}
            </h4>
          ) : (
            <p key={place} className="whitespace-pre-line">
              {textParts(block.linked).map(({ text: part, href }) =>
                href === null ? (
                  part
                ) : (
                  <a key={href} href={href}>
                    {part}
                  </a>
                ),
              )}
            </p>
          ),
        )}
      </Panel>
      <details>
        <summary className="min-h-11 py-2.5 font-semibold">
          As plain text, with what stands below it
        </summary>
        <Panel className="max-w-160">
          <pre className="whitespace-pre-line wrap-anywhere">{text}</pre>
        </Panel>
      </details>
    </section>
  );
}
