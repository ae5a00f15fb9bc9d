/** Replies of professionals to a good review. */
export const THANKS: readonly string[] = [
  "Thank you. It was a pleasure to work for you.",
  "Thanks for the kind words. Tell your neighbours too.",
  "Glad it is holding up well. Call me if anything changes.",
  "Thank you for the cold drink that day, I will not forget it.",
  "I appreciate that you took the time to write. See you next time.",
  "Many thanks. Good customers make the work easy.",
  "Happy to hear it. Greetings to the family.",
  "Thank you. I will pass this on to the others, they will be proud.",
  "Respect. Anytime you need me again, just send a message.",
  "Thanks. I take my time because I want it to last.",
  "That means a lot to a small business. Thank you.",
  "Thank you for trusting me with it. Blessings.",
  "Good to know everybody is satisfied. Until next time.",
];

/** Replies of professionals to a critical review. */
export const APOLOGIES: readonly string[] = [
  "You are right about that and I am sorry. I do it differently now.",
  "Thank you for saying it straight. Send me a message and I will put it right.",
  "I hear you. That week was short of hands, but that is my problem and not yours.",
  "Sorry for the trouble. I have talked it through with my helper.",
  "Fair comment. I now write the time and the price down before I start.",
  "I wish you had told me the same day, I would have turned back. The offer still stands.",
  "My apologies. The material I got that month was poor and I changed supplier since.",
  "Noted. Next time I will call when I am running late.",
  "I am sorry it did not meet what you expected. I would like to make it good.",
  "Thank you for being patient with me. I learned from that one.",
  "True, I should have explained that before. I have added it to the description.",
  "Sorry about that. I have set aside one morning a week for exactly such follow-ups.",
];
