/** Replies of professionals to a good review; each fits any trade. */
export const THANKS: readonly string[] = [
  "Thank you. It was a pleasure to work for you.",
  "Thanks for the kind words. Tell your neighbours too.",
  "I am glad. If anything comes up, you have my number.",
  "Thank you, and thanks for being ready when I reached. That makes a day easy.",
  "I appreciate that you took the time to write. See you next time.",
  "Many thanks. Good customers make the work easy.",
  "Happy to hear it. Greetings to the family.",
  "Thank you. I read this out at home and my mother wants to frame it.",
  "Respect. Anytime you need me again, just send a message.",
  "Thanks. I take my time because I want people to come back.",
  "That means a lot to a small business. Thank you.",
  "Thank you for trusting me with it. Blessings.",
  "Good to know everybody is satisfied. Until next time.",
  "Thank you. Most of my work comes from people like you talking.",
  "Thanks plenty. Next time I pass your way I will stop and say hello.",
  "Nice of you to write it here. Walk good.",
];

/** Replies of professionals to a critical review; each fits any complaint. */
export const APOLOGIES: readonly string[] = [
  "You are right about that and I am sorry. I do it differently now.",
  "Thank you for saying it straight. Send me a message and I will put it right.",
  "I hear you. We were short of hands that week, but that is my problem and not yours.",
  "Sorry for the trouble. It is not how I like to leave a customer.",
  "Fair comment. I have changed it, and I hope you give me another try.",
  "I wish you had told me the same day, I would have put it right at once. The offer still stands.",
  "My apologies. I thought about this one the whole night.",
  "Noted, and thank you. I would rather read it here than hear it at the market.",
  "I am sorry it did not meet what you expected. I would like to make it good.",
  "Thank you for being patient with me. I learned from that one.",
  "True, I should have explained that before. I have added it to the description.",
  "Sorry about that. Call me any evening this week and we will settle it.",
];
