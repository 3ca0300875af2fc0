/** A guard, what it looks like when somebody takes it away, and the tests that must miss it. */
export type Mutant = {
  name: string;
  /** The folder, or the migration, in which the guard stands exactly once. */
  where: string;
  cut: string;
  put: string;
  /** Files of tests that must fail then. */
  noticedBy: readonly string[];
};
