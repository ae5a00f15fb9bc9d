/** A paragraph, or a list of short points. */
export type Block = string | readonly string[];

/** One headed part of a long text. `id` is its address on the page. */
export type Section = { id: string; title: string; blocks: readonly Block[] };
