/** What is wrong with a file, in words for whoever chose it. */
export class SheetError extends Error {}

export const BROKEN = "El archivo está dañado o no es un .xlsx. Ábrelo y guárdalo de nuevo como .xlsx.";
