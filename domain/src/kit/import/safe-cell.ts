// Makes text safe for a spreadsheet: a text that begins like a formula gets an apostrophe before it (D-7.3).
// `plain-cell.ts` removes it again.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these begin a formula, too
const RUNS = /^[=+\-@\t\r\u0000]/;

export function safeCell(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

export function isFormula(text: string): boolean {
  return RUNS.test(text);
}
