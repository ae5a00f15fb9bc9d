import { words } from "./words.ts";

// Words that say that somebody needs something, but not what. Three languages and Creole.
const FILLERS = `
  a an the this that these those some any one ones something somebody someone anybody anyone everybody person people
  man men woman lady guy fella boy girl professional expert specialist pro worker workers local
  i im ive id me my mine meh muh ah we us our you your yuh he him his she her it its they them their dem dis dat de di
  am is are was were be been being do does did done doing have has had having can could cant cannot will would wont should shall may might must
  need needs needed needing want wants wanted wanting wan look looks looking lookin search searching find finding found get gets getting got give
  gimme hire hiring call require requires required recommend recommendation suggest know knows like please pls plz help helps
  helping helpful good great best better cheap cheaper cheapest affordable reasonable reliable trusted trustworthy honest nice proper professional
  experienced qualified certified available urgent urgently asap quick quickly fast now today tonight tomorrow soon immediately emergency this week weekend
  near nearby close closest around here there where who what which how when why much many lots bit
  kyan cyan caan gat wid yall alyuh deh dey til sake mek mekkin since yesterday while until always already again still yet ever both such during though because really would wont
  for fuh fo of off on in at to too from with without by and or so but if then than just only also really very
  near nearest next later latter fewer older newer wider safer finer hotter not no yes dont doesnt didnt isnt aint na nah eh deh gon going go goes goin come comes coming came
  service services provider providers job jobs work works working price prices cost costs rate rates quote quotes quotation quotations
  fix fixing fixed repair repairs repairing repaired mend mending make makes making made do put
  u ur r plz thx tks b4 abt svc svcs serv srvc tmrw tmr tonite smbdy sumbody sum1 any1 ppl
  weekday weekdays weekends mornings afternoons evenings
  somebaddy somebady smaddy abie ok okay
  hello hi hey good morning marning afternoon evening thanks thank kindly assist assistance assisting
  area town village street road guyana georgetownguyana gy
  necesito necesita busco buscar quiero quisiera un una unos el la los las de del al para por con en mi mis que se te le lo cerca barato bueno buena alguien servicio servicios
  quien conoce conocen necesitamos algun alguna hable hablen tengo ayuda arreglar arregla arreglan arreglo reparar repara reparan reparacion hacer hace hacen
  hola saludos buenos buenas dias tardes noches gracias favor oi ola obrigado obrigada
  preciso procuro quero um uma uns umas o os as do da dos das em no na nos nas com meu minha perto barato bom boa alguem servico servicos urgente
  antes despues ando muy haga hagan cada toda todo fazendo
  funciona funcionan sirve arregle arreglen repare reparen
  precisa quem conhece ajuda conserta consertar conserto reparo arrumar fazer
`;

const fillers = new Set(words(FILLERS));

/** Whether a folded word says nothing about what is needed. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

const BEFORE_WILL = new Set(words("a no my meh muh our your his her their last living"));
const BEFORE_CLOSE = new Set(
  words("wont cant cannot kyan cyan dont doesnt didnt not never nah na eh fully"),
);

/** The same for a word after another: "my will" is a paper, "who will" says nothing; "not close" is shut, "close to me" near. */
export function isFillerAfter(before: string, word: string): boolean {
  if (word === "will" && BEFORE_WILL.has(before)) return false;
  return isFiller(word) && !(word === "close" && BEFORE_CLOSE.has(before));
}

// Of the fillers, those that say what is to be done: they tell a trade from another, though they are no need by themselves.
const ACTIONS: Record<string, string> = {
  repair:
    "fix fixing fixed repair repairs repairing repaired mend mending arreglar arregla arreglan arreglo arregle arreglen reparar repara reparan repare reparen reparacion conserta consertar conserto reparo arrumar",
  hire: "hire hiring",
  make: "mek mekkin make making made makes hacer hace hacen fazer",
};
const actions = new Map(
  Object.entries(ACTIONS).flatMap(([action, all]) => words(all).map((word) => [word, action])),
);

/** What a filler says is to be done, or null. */
export function actionOf(word: string): string | null {
  return isFiller(word) ? (actions.get(word) ?? null) : null;
}
