import { PORTUGUESE_WORDS } from "./portuguese-words.ts";
import { SPANISH_WORDS } from "./spanish-words.ts";

/**
 * Words that mean the same as another word: as they are spoken, in the past tense and shortened; those of Spanish and Portuguese
 * stand in files of their own. They are read as that word in what people type, in the lexicon and in the texts of services. A
 * word that is also another English word, as "pan" is, has no place here.
 */
const LIST = `
spoken
  car: cyar kyar
  plumbing: plumin
  painter: panter
  physio: fizio
  concrete: concreet
  contractor: contracter
  wash: wosh
  tyre: tyer
  watch: wach
  solar: soler
  machine: masheen mashine
  mason: masson
  massage: masage
  tuition: tution
  tractor: tracta
  water: wata wahta
  trouble: trubble
  take: tek took taken tekking
  break: bruk brok broke broken brukup
  spoil: spwile spile
  boy: bwoy
  small: likkle
  garden: gyarden
  yard: yaad
  cart: kyart
  hurt: hurtin
  child: pickney pickny children kid chirren chirrun
  girl: gyal
  burst: buss bussup
  catch: ketch caught
  steal: tief teef stole stolen stealing
  dirty: dutty durty
  mother: mudda mommy mummy mum mom
  father: fadda daddy
  brother: budda bredda
  grandmother: granny grandma granmudda nani aji
  grandfather: granfather grandpa granpa granfadda nana aja
  grandchild: grandchildren
  sew: sewn
  fall: fell fallen
  drive: drove driven
  draw: drew drawn
  write: written wrote
  teach: taught
  build: built
  buy: bought
  sell: sold
  bring: brought
  send: sent
  keep: kept
  lose: lost
  sink: sank sunk
  swell: swollen
  tear: tore torn
  foot: feet
  tooth: teeth
  mouse: mice
  shelf: shelves
  knife: knives
  scarf: scarves
  loaf: loaves
  calf: calves
  paddy: padi
  bathe: bade
  picture: pic pics pitcha
  lash: eyelash
  brow: eyebrow
  braid: plait
  vet: veterinarian veterinary vetenarian
  lawyer: attorney solicitor barrister
  sofa: couch settee
  curtain: drape
  phone: cellphone smartphone
  exercise: workout
  lesson: class
  rubbish: garbage trash
  weedicide: herbicide

shortened
  refrigerator: refrig
  translation: transl
  driving: drv
  building: bldg bldgs
  bathroom: bathrm bthrm
  bedroom: bdrm bdrms bedrm
  room: rm rms
  apartment: apt apts aptmt
  kitchen: kitch
  renovation: reno renos renov
  electric: elec elect electr
  inspection: insp inspec
  generator: gen gens genny
  installation: instl instal
  parcel: pkg pkgs
  delivery: deliv delv dlvry
  certificate: cert certs
  maintenance: maint
  mechanic: mech
  vehicle: veh
  motorcycle: mcycle
  teacher: tchr
  school: sch skl
  registration: regis registr
  account: acct accts
  management: mgmt
  government: govt gov
  hospital: hosp
  business: biz bizness
  birthday: bday
  appointment: appt
  weekly: wkly
  monthly: mthly
  furnished: furn
  equipment: equip eqpt
  computer: comp comps
  document: docs
  doctor: doc dr
  medicine: meds
  photographer: photog
  photo: pix
  christmas: xmas
  year: yr yrs
  month: mth mths
  week: wk wks
  hour: hrs
`;

const SAME_WORDS = sameWords(LIST, SPANISH_WORDS, PORTUGUESE_WORDS);
const FOREIGN_WORDS = sameWords(SPANISH_WORDS, PORTUGUESE_WORDS);

function sameWords(...lists: readonly string[]): ReadonlyMap<string, string> {
  const pairs = lists
    .join("\n")
    .split("\n")
    .map((line) => line.split(": "))
    .flatMap(([word = "", same = ""]) =>
      same
        .split(" ")
        .filter(Boolean)
        .map((other) => [other, word.trim()] as const),
    );
  return new Map(pairs);
}

/** Whether a folded word, or its singular, is Spanish or Portuguese and read as English. */
export function isForeignWord(word: string): boolean {
  return singularsOf(word).some((one) => FOREIGN_WORDS.has(one));
}

/** The English word that a folded word, or the singular of a Spanish or Portuguese plural, is read as; null for any other. */
export function sameWord(word: string): string | null {
  return (
    singularsOf(word)
      .map((one) => SAME_WORDS.get(one))
      .find((one) => one !== undefined) ?? null
  );
}

function singularsOf(word: string): readonly string[] {
  return [word, word.replace(/s$/, ""), word.replace(/es$/, "")];
}
