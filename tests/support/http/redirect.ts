/** Where an answer redirects to; "" where it does not. */
export const goal = (answer: Response) => answer.headers.get("Location") ?? "";
