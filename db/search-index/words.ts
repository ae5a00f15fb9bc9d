/** The words of a text, which stand between single spaces, as the rows of a table with their `value`. */
export const wordsOf = (text: string) => `json_each('["' || replace(${text}, ' ', '","') || '"]')`;

/** The condition that a word is kept: of 3 to 40 characters, without the mark of a title, a place or a facet. */
export const isKept = (word: string) =>
  `length(${word}) between 3 and 40 and unicode(${word}) not between 57344 and 57346`;

/** The forms of words with one character less, as rows of `search_slips`: two words that share one are at most one typo apart. */
export const typoForms = ({ word, id, from }: { word: string; id: string; from: string }) =>
  `select distinct substr(${word}, 1, position - 1) || substr(${word}, position + 1), ${id}
    from ${from} where length(${word}) between 4 and 20 and position <= length(${word})`;
