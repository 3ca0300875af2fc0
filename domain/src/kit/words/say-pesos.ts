/** '$1,250.50', '$180' */
export function sayPesos(amount: number): string {
  const [whole = "", cents = "00"] = amount.toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,6}$)/g, ",");
  return cents === "00" ? `$${grouped}` : `$${grouped}.${cents}`;
}
