// Dialling codes that a person may choose, and the extended code that WhatsApp uses for each: for every form and rule
// that takes a phone number (document 1, section 9; D-15.9).

/** Code to extended code: Mexico and Argentina add a digit, the others stay as they are. */
const EXTENDED: Readonly<Record<string, string>> = {
  "52": "521", // México
  "54": "549", // Argentina
  "1": "1", // Estados Unidos y Canadá
  "34": "34", // España
  "44": "44", // Reino Unido
  "51": "51", // Perú
  "53": "53", // Cuba
  "55": "55", // Brasil
  "56": "56", // Chile
  "57": "57", // Colombia
  "58": "58", // Venezuela
  "501": "501", // Belice
  "502": "502", // Guatemala
  "503": "503", // El Salvador
  "504": "504", // Honduras
  "505": "505", // Nicaragua
  "506": "506", // Costa Rica
  "507": "507", // Panamá
  "591": "591", // Bolivia
  "593": "593", // Ecuador
  "595": "595", // Paraguay
  "598": "598", // Uruguay
};

export const DEFAULT_COUNTRY_CODE = "52";
export const COUNTRY_CODES = Object.keys(EXTENDED);

/** '521' for '52', '549' for '54', and any other code itself. */
export function countryCodeExtOf(countryCode: string): string {
  return EXTENDED[countryCode] ?? countryCode;
}
