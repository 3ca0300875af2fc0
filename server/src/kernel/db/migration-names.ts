// The order in which migrations run: first the numbered ones, then those named by the second in which they were
// written. Names by time keep two authors from choosing the same one.

/** The files of the folder that are migrations, in their order. */
export function migrationNames(files: readonly string[]): string[] {
  const numbered = files.filter((name) => /^\d{3}_.*\.sql$/.test(name)).sort();
  const dated = files.filter((name) => /^\d{14}_.*\.sql$/.test(name)).sort();
  return [...numbered, ...dated];
}
