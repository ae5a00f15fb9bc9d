/** Where a message stands, and the line below it. */
export const THEIRS = "max-w-[84%] self-start lg:max-w-[62%]";
export const OWN = "max-w-[84%] self-end lg:max-w-[62%]";
export const STATE = "mt-0.75 flex items-center gap-1 text-xs text-soft";
