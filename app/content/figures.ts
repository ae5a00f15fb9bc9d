/** The marketing figures: static text, not live counts (decision 1). */
export const FIGURES = [
  { figure: "500+", label: "professionals" },
  { figure: "50+", label: "categories" },
  { figure: "1000+", label: "customers" },
  { figure: "4.9", label: "average rating" },
] as const;
