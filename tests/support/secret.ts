/** The secret that signs cookies, links and photo addresses in the application of the tests. */
export const SECRET = "only for tests, and long enough for them";
