// In which order migrations run: the numbered ones of the beginning, then those named by the second in which they were
// written, so that two people never take the same name.

/** Of the files of the folder, those that are migrations, in their order. */
export function migrationNames(files: readonly string[]): string[] {
  const numbered = files.filter((name) => /^\d{3}_.*\.sql$/.test(name)).sort();
  const dated = files.filter((name) => /^\d{14}_.*\.sql$/.test(name)).sort();
  return [...numbered, ...dated];
}
