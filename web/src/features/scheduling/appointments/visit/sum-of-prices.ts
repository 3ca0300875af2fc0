/** '$1,250' of '$900' and '$350 MXN'; empty if one is not a plain amount. */
export function sumOfPrices(prices: readonly string[]): string {
  let sum = 0;
  for (const price of prices) {
    const amount = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s*(?:MXN)?$/i.exec(price.trim());
    if (!amount) return "";
    sum += Math.round(Number((amount[1] as string).replaceAll(",", "") + (amount[2] ?? "")) * 100);
  }
  if (prices.length === 0) return "";
  const [whole = "", cents = ""] = (sum / 100).toFixed(2).split(".");
  return `$${whole.replace(/\B(?=(?:\d{3}){1,6}$)/g, ",")}${cents === "00" ? "" : `.${cents}`}`;
}
