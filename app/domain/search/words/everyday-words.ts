import { stem } from "./stem.ts";

/** Words that have nothing to do with a trade and are a letter or two from a word of one, as "weather" is from "washer". */
export const EVERYDAY_WORDS: readonly string[] = `
  ability actress affect africa approach assassin assert astronaut attach baseball basis batch blister boredom bravery bribe bullet camel
  capture casino cause caution cheek chess chorus cocaine comment communist compare concept confusion consume contrast courage crime
  crossword curve danger decided decimal denial derived discover discuss dolphin elder election eliminate exceed exciting excuse exist
  extensive faulty february fifty fireman germany giraffe granddaughter grandson grenade headlines hitman infinity isolate italy
  jamaica january july legend lifecycle limitation lottery lucky madam mechanism member missile movies murder normal november october
  opposite parachute patience peach pear pending persist pistol politician popular portion position president prevent prison psalm rainy
  ransom recent reflect reply represent risky role scary scenario sequence severity shouting silence silly sixty skull skydiving
  slight smuggle soldier spaceship steep stepfather stepson submarine succeed sunrise suppress surfing terminate thunder tobacco
  treaty ukraine valuable weather whisper wicked widow wise witch yelling
`
  .trim()
  .split(/\s+/);

let everyday: ReadonlySet<string> | undefined;

/** Whether a stem is that of a word of everyday speech that is no typo of a word of a trade. */
export function isEverydayWord(one: string): boolean {
  everyday ??= new Set(EVERYDAY_WORDS.map(stem));
  return everyday.has(one);
}
