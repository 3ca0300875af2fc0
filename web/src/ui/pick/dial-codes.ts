// The countries that a telephone number may come from: Mexico and its neighbours in language first.

export type DialCode = { country: string; code: string };

const CODES: readonly [string, string][] = [
  ["MX", "52"],
  ["US", "1"],
  ["AR", "54"],
  ["BZ", "501"],
  ["BO", "591"],
  ["BR", "55"],
  ["CA", "1"],
  ["CL", "56"],
  ["CO", "57"],
  ["CR", "506"],
  ["CU", "53"],
  ["DO", "1"],
  ["EC", "593"],
  ["SV", "503"],
  ["ES", "34"],
  ["GT", "502"],
  ["HN", "504"],
  ["NI", "505"],
  ["PA", "507"],
  ["PY", "595"],
  ["PE", "51"],
  ["PR", "1"],
  ["UY", "598"],
  ["VE", "58"],
  ["GB", "44"],
];
const names = new Intl.DisplayNames("es-MX", { type: "region" });

export const DIAL_CODES: readonly DialCode[] = CODES.map(([country, code]) => ({ country, code }));

export function countryName(country: string): string {
  return names.of(country) ?? country;
}
