/** What is wrong with a file, in words for whoever chose it. */
export class SheetError extends Error {}
