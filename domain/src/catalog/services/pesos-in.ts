// The price of a service is a text ('$350', 'desde $200'). Where it is nothing but one amount, the desk gets it proposed.

const ONE_AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(\.\d{1,2})?\s*(?:mxn|pesos|m\.n\.)?$/i;

/** In cents; null where the text says more, or less. */
export function pesosIn(text: string): number | null {
  const [, whole, part = ""] = ONE_AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return Math.round(Number(`${whole.replaceAll(",", "")}${part}`) * 100);
}
