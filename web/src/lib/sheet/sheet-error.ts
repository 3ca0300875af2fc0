/** An error about a file, with a message for the person who chose it. */
export class SheetError extends Error {}

export const BROKEN = "El archivo está dañado o no es un .xlsx. Ábrelo y guárdalo de nuevo como .xlsx.";
