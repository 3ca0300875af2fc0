/** A guard, its source text without it, and the tests that must then fail. */
export type Mutant = {
  name: string;
  /** The folder, or the migration, that contains the guard exactly once. */
  where: string;
  cut: string;
  put: string;
  /** Test files that must fail then. */
  noticedBy: readonly string[];
};
