/** Long enough for the sign-in library; used by tests only. */
export const TEST_SECRET = "a secret of the tests that is long enough";
