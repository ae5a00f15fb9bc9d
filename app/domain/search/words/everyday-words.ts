import { stem } from "./stem.ts";

/**
 * Words that have nothing to do with a trade and are a letter or two from a word of one, as "weather" is from "washer". A search
 * of such words alone is understood: services that only mention them are no answer. So those stay that the most common words
 * of English have too.
 */
export const EVERYDAY_WORDS: readonly string[] = `
  ability absent action actress adapt addict admit adore adulthood affect africa afterward aimed akara alien alley allies alternative ample
  amuse angle annoys appear applause appreciate approach archbishop arrowhead artistic aside assassin assert assure astronaut attach aunts
  aware babysat bahia ballot bargain barley baseball basis batch battle beast beaten beet beforehand began behavior berries biggest billion
  birch blames bland blister blond bloody blush boredom bother bound bowel boyhood brandy brasilia brave bravery bravest breakthrough breezy
  brews bribe broad browse bruises bullet businesswoman buttery buttocks camel canyon capture carefully carifesta caring casino cause
  caution caves cellar certainty championship chapter charities cheek cheer chess chestnut chilly choosing chorus chose chubby claps clarity
  clash cleanest clever cliff cling coarse cocaine colored comment committed communist commuting compare concept conception concern
  confusion consume contest contrast convent conviction cope courage crave creamy creature creep crept crime crisp crossword cruelty crunchy
  curly curve dagger danger dared daytime dealt debated deception decided decimal decreased defeat defendant denial denies dense dependent
  derived detective devoted diary direction discover discuss distract districts diverse divine dolphin download downward dragons drank
  draught drawback dreadfully dream drizzle dryness durban eager earns eases easier eastern eaten eighth eighty elder election eliminate
  empire empress endure escaped eternity exceed excessive exciting excuse exist extensive extent extraordinary eyesight failure fancied
  farmhouse farther fasten fattest faulty favourite february fetching fierce fifty filthy fireman fist flavors flavour flaws flee fleeing
  flesh flirt fonder fool foolish forgery fourteen framework freeing frenchman friendships fright frown froze fullest furry fuss gales
  gathering gazes gentleman gentlemen gently germany giggles giraffe girlhood given glances gleam gloom godfather godmother grabs gradual
  grain grams granddaughter grandson grasp grasshopper grassy gravy greek greenish grenade grime grin groan gross guideline gusts hammerhead
  harbor hardest hardship harmony haste hatred havana headlines headmaster heartache heartbroken heatwave heavier hedgehog heiress hillside
  hilltop hilly hints historic hitman hobby holi holier holiest homeland homesick hometown honesty honour horseback hostile hottest humor
  hunger ideal impossibly indirect inexpensive inferior infinity influenza insults intentions invasion invent invention irritation isolate
  isolation italy jamaica january jellyfish journalism juicy july keen keyhole kidded kinds kneecap kneel koala lack landslide laziness
  leafy leant leaps learnt least leftover legend lever lice lies lifecycle lifelong limitation lioness literary litre located lottery lowest
  luckier lucky lying macapa madam maiden maracaibo margin marina marsh meadows mean meant mechanism member memorise merit midst milder
  milky missile mistaken misty mixture moans moist moody moose moral moreover motorway motto movies murder mutter myths nastier necktie
  newest newsroom nightmare nighttime nineteen normal northeast northwest notifies notion november obsess october offence offend offense
  oneself opposite ounce outcome outline outrage outstanding overcast overcome overhear overheard overlook overview oyster painfully
  painless palace pancake panicking panther parachute parenthood parole passage patience patted paused peacefully peach pear peer pending
  penny percentage persist persuade pints pistol plague pleased pleasure plump plums policeman policemen policewoman polite politician
  popular portion position postman postpone potential praises prehistoric president prevent priestess prison proceed prose prospects
  protestant protested protocol province psalm pulse purity pursue pushing qualify quicker quizzes rabbi railroad rainbow raindrop rainfall
  rainy raisins ransom ratio readier reality rebel recent recipe reddish reflect reflection relies remind reply represent resent resign
  resist rested revenge richer rigid rinsing riots risen risky riverbank robbing rocky rodeo role royalty rugby ruins rumors rushed sacks
  sacred sailed scandal scarce scarcity scarlet scary scenario scene schoolboy schoolgirl schoolhouse scold scope scorn scream seashore
  seaside secrecy secretariat sectors seek segment seizing senator sequence servant seventeen seventy severity shady shallow shaven shiny
  shone shook shortage shortcut shouting shove shown shrank shrine shrunk sigh silence silky sillier silly similar sincere sinister sixty
  skeleton skull skydiving slaps slave sleek sleepy sleet slender slight sloth smelt smoky smuggle snore snowball snowflake snowman snuck
  socialism socialist soldier solve soonest southeast southwest spaceship spain sparrows spear spelt spent spilt spoilt spokesman
  spokeswoman spun squid stables stake stale stance starfish starlight starry starve steep stepfather stepson stir stony stood stork stormy
  straighter struck studied stung stuns submarine subway succeed successes sugary suing suitable summit sunbeam sunken sunnier sunrise
  superb suppress surer surfing surname suspicions swan sweaty sweetness swept swindle sword swore swung tablespoon tail tale tasks tasty
  tease teaspoon teen tempt terminate terribly thankfully thinnest thirsty threshold threw thrill thrown thunder tickle tinier tiniest
  tiring tobacco tonne topic toss tough trait transferred treaty tremble tribe tricked triumphs truce tucks tumor twigs ukraine unclear
  unsure utter vague valencia valleys valuable vanish variation victories viewpoint vigor villagers villain violation vital wagon wealthy
  weary weather weep weigh wettest whisper whiteness whose wicked widow windier windy wink winning wise witch woken wonderfully worldwide
  worthy yeast yelling zeal
`
  .trim()
  .split(/\s+/);

const whole = new Set(EVERYDAY_WORDS);
let stems: ReadonlySet<string> | undefined;

/** Whether a stem is that of a word of everyday speech. */
export function isEverydayStem(one: string): boolean {
  stems ??= new Set(EVERYDAY_WORDS.map(stem));
  return stems.has(one);
}

/** Whether a folded word is one of everyday speech, or a form of one, and no typo; "plumer" is not what does plums. */
export function isEverydayWord(word: string): boolean {
  return whole.has(word) || (!/[eo]r$/.test(word) && isEverydayStem(stem(word)));
}
