// The countries of phone numbers, Mexico first, and their dialling codes. Several share the 1 of North America.

const COUNTRIES = {
  MX: "52",
  US: "1",
  AR: "54",
  BZ: "501",
  BO: "591",
  BR: "55",
  CA: "1",
  CL: "56",
  CO: "57",
  CR: "506",
  CU: "53",
  DO: "1",
  EC: "593",
  SV: "503",
  ES: "34",
  GT: "502",
  HN: "504",
  NI: "505",
  PA: "507",
  PY: "595",
  PE: "51",
  PR: "1",
  UY: "598",
  VE: "58",
  GB: "44",
} as const;

/** ISO 3166 with its dialling code, in the order in which a form offers them. */
export const PHONE_COUNTRIES = Object.entries(COUNTRIES).map(([country, code]) => ({ country, code }));
export const COUNTRY_CODES: readonly string[] = [...new Set<string>(Object.values(COUNTRIES))];
