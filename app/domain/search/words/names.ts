import { stem } from "./stem.ts";

/** First names and surnames that many people in Guyana have, without those that are words of a trade or a place. */
export const NAMES: readonly string[] = `
  aaliyah aaron abdul abigail abram adams afzal agard aisha akeem alana ali alicia alisha alvin amanda amanza amar amir amrita ana anderson
  andre andrea andrew angela anil anita anjali anthony anton archibald arjune arvin asha ashok ashton bacchus balram barbara basdeo benn
  bhagwandin bibi bishoo bisnauth bisram boodhoo brandon brian britton budhram campbell carl carla carlos carmen carolyn castro
  cecil cecilia chan chandra chandrika cheddi chetram christina christine christopher claire claudette clement clive colin compton courtney
  crystal cynthia damion damon daniela darren dave deborah denise deo deonarine derrick desmond devi devon dexter dhanraj diana dolly doobay
  doreen doris dwayne edward eileen elizabeth emily eon eric esther eustace farida farouk fazal fiona floyd francis frank ganesh gary george
  gerald gittens gloria gobin gomes gopaul gordon govinda granger hannah harilall harmon harold harry hassan hemraj hussain ibrahim imran
  indar indira indra ingrid irfan jagan jagdeo jaggernauth jaikaran jainarine jairam jamal janet janice jasmine jason jennifer jeremy
  jermaine jerome jerry jessica joan joel johnny jonathan jones joshua joy joyce jude julian karen karim karran keisha kelvin ken kenneth
  kenrick kevin khemraj kishore kofi kumar lakeram lakshmi lall latchman latoya laura lenox leon leslie lewis lilawattie linda lisa lorna
  luke lynette mahadeo maharaj mahendra mangal marcia marco marcus margaret maria marissa marlon marvin maureen melissa melvin mentore
  michelle mikey mohabir mohamed mohammed mohanlal monica mootoo moses nadia nadir nadira nafeeza naresh narine nascimento natasha natoya
  neil nichols nicolas nicole nigel nirmala odessa oneil orin osman pam pamela parbattie parris patricia patrick paul pauline paulo permaul
  phillip pires pompey pooran prakash primo priya rabindra rachel rafeek raj rajendra rajesh rajkumar ramdass ramdeen ramesh
  ramkissoon ramlall ramnarine ramnauth rampersaud ramroop ramsammy randy rashid ravi raymond rebecca reshma rhonda richard ricky rita
  robert roberto robeson rodney roger rohan rohini romeo ronald roshan roxane rudolph rupert ryan sabrina samantha samaroo samuel sandra
  sanjay sarah sarjoo savita seecharan seeram seeta semple sewnarine shabana shanta shanti sharda sharmila sharon shaun shawn sheik sheila
  shellon shelly sherry shirley silva simone sita smartt sohan somwaru sonia stacy stella stephanie stephen sterling stewart subrina sukhdeo
  sunil suresh sursattie surujpaul susan tameka tamika tanya teresa terrence thakur theresa thomas timothy tina tony torres travis trevor
  tyrone umadevi usha vanessa verna vickram videsh vincent viola vishal vishnu walter walton winston wright yasmin yearwood yolanda yvonne
  zaman zenobia
`
  .trim()
  .split(/\s+/);

let names: ReadonlySet<string> | undefined;

/** Whether a stem is that of a common name of a person: no typo of another word, and it says little about what is needed. */
export function isName(one: string): boolean {
  names ??= new Set(NAMES.map(stem));
  return names.has(one);
}
