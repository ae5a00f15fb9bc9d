import { stem } from "./stem.ts";

/** First names and surnames that many people in Guyana have, without those that are words of a trade or a place. */
export const NAMES: readonly string[] = `
  aaliyah aaron abdul abigail adams afzal aisha akeem alana ali alicia alisha alvin amanda amar amir amrita ana andre andrea andrew angela
  anil anita anjali anthony anton arjune arvin ashok asha bacchus balram barbara basdeo benn bhagwandin bibi bisnauth bisram boodhoo
  brandon brian budhram carl carla carlos cecil chandra chandrika chetram christina christine christopher claire claudette clive colin
  courtney crystal cynthia damion darren dave deborah denise deo deonarine derrick devi devon dexter dhanraj diana doreen doris dwayne
  edward eileen elizabeth emily eric esther eon eustace farida farouk fazal fiona floyd francis frank ganesh gary george gerald gloria
  gobin gopaul gordon govinda hannah harilall harold harry hassan hemraj hussain ibrahim indira indra ingrid irfan jagdeo jaggernauth
  jaikaran jainarine jamal janet janice jason jasmine jennifer jeremy jermaine jerome jerry jessica joan joel jonathan jones joshua joyce
  joy jude julian karen karim karran kelvin ken kenrick kenneth keisha kevin khemraj kishore kumar lakeram lakshmi lall latchman latoya
  laura leon leslie lilawattie linda lisa lorna luke lynette mahadeo maharaj mangal marcia marcus margaret maria marissa marlon marvin
  maureen melissa melvin michelle mikey mohabir mohamed mohammed monica mootoo moses nadia nadira nafeeza naresh narine natasha natoya
  neil nicole nigel nirmala odessa oneil orin osman pamela pam parbattie patricia patrick paul pauline permaul phillip pooran prakash
  priya rabindra rachel rafeek raj rajendra rajkumar rajesh ramdass ramdeen ramesh ramkissoon ramlall ramnarine ramnauth rampersaud
  ramroop ramsammy randy rashid ravi raymond rebecca reshma rhonda richard ricky rita robert roberto rodney rohan rohini roger romeo
  ronald roshan rudolph ryan sabrina samantha samaroo samuel sandra sanjay sarah sarjoo savita seecharan seeta seeram sewnarine shabana
  shanta shanti sharda sharmila sharon shaun shawn sheik sheila shellon shelly sherry shirley simone sita sohan somwaru sonia stacy stella
  stephanie stephen subrina sukhdeo sunil suresh surujpaul sursattie susan tameka tamika tanya terrence teresa thakur theresa thomas
  timothy tina tony travis trevor tyrone umadevi usha vanessa verna vickram videsh vincent vishal vishnu walter winston yasmin yolanda
  yvonne zaman zenobia
`
  .trim()
  .split(/\s+/);

let names: ReadonlySet<string> | undefined;

/** Whether a stem is that of a common name of a person: no typo of another word, and it says little about what is needed. */
export function isName(one: string): boolean {
  names ??= new Set(NAMES.map(stem));
  return names.has(one);
}
