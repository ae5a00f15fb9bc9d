import { proposeForTyped } from "./trade.ts";

// What the draft filled in has been answered when it was typed.
const isRestored = document.querySelector("[data-draft] button:not([hidden])");
if (!isRestored) proposeForTyped();
