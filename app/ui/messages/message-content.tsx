import { cva, type VariantProps } from "class-variance-authority";
import { textParts } from "#app/domain/text/links.ts";

const bubbleClass = cva("px-3 py-2 wrap-anywhere whitespace-pre-line", {
  variants: {
    variant: {
      theirs: "rounded-[2px_12px_12px] border border-line bg-card",
      own: "rounded-[12px_2px_12px_12px] border border-own-bubble bg-own-bubble text-on-deep [&_a]:text-inherit",
      sending:
        "rounded-[12px_2px_12px_12px] border-[1.5px] border-dashed border-control bg-card text-ink",
    },
  },
});
export type BubbleVariant = NonNullable<VariantProps<typeof bubbleClass>["variant"]>;

/** The text of a message in its bubble, with its links. */
export function MessageContent({ text, variant }: { text: string; variant: BubbleVariant }) {
  return (
    <p className={bubbleClass({ variant })}>
      {textParts(text).map((part, i) =>
        part.href === null ? (
          part.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a stored text never move
          <a key={i} href={part.href} rel="nofollow ugc noopener" target="_blank">
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}
