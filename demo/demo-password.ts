/** The password that all demo people share. */
export const DEMO_PASSWORD = "kayap-demo-2026";
