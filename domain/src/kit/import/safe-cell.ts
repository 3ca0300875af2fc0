// Text that a spreadsheet shows and does not carry out: what begins like a formula gets an apostrophe before it (D-7.3).
// biome-ignore lint/suspicious/noControlCharactersInRegex: these begin a formula, too
const RUNS = /^[=+\-@\t\r\u0000]/;

export function safeCell(text: string): string {
  return RUNS.test(text) ? `'${text}` : text;
}
