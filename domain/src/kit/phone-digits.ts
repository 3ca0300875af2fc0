// Phone numbers as digits, without the rules of each country: a first screen that only cleans input loads this file
// and not the library.

/**
 * WhatsApp's codes of Mexico and Argentina include the digit of mobile numbers, which does not belong to them (D-7.1).
 */
const MOBILE = /^(52(?=1\d{10}$)|54(?=9\d{10}$))\d/;
/** Mexico's prefix before ten digits until 2019; the library no longer knows it. */
const OLD_PREFIX = /^(52)?(?:01|04[45])(?=\d{10}$)/;
/** What people and programs put between digits: spaces, dashes of every kind, dots, brackets, slashes. */
const SIGNS = /[\s\p{Z}\p{Cf}\p{Pd}\u2212\u00b7\u2022.,;:()[\]/'\u2018\u2019`_~]/gu;
const DIGITS = /^\d*$/;
const TEN_DIGITS = /^\d{10}$/;
/** Dialled before a country code, instead of a plus. */
const EXIT_CODE = /^00(?=[1-9]\d{9})/;

/**
 * The digits of a number as a person, a file or a program writes it, with its leading plus; null where it has
 * characters that no number has. The only check for input that should be a number.
 */
export function bareNumber(typed: string): string | null {
  const plain = DIGITS.test(typed) ? typed : typed.normalize("NFKC").replace(SIGNS, "");
  const bare = plain.replace(EXIT_CODE, "+");
  return /^\+?\d*$/.test(bare) ? bare : null;
}

/** Ten digits of Mexico without the prefixes +52, 52, 521, 1, 01, 044 or 045; any other number unchanged. */
export function withoutMexicosCode(bare: string): string {
  const dialled = bare.startsWith("+") ? bare.slice(1) : bare.replace(/^1(?=\d{10}$)/, "");
  const digits = withoutMobileDigit(withoutOldPrefix(dialled));
  const number = digits.replace(/^52(?=\d{10}$)/, "");
  const isAbroad = bare.startsWith("+") && number === digits;
  return TEN_DIGITS.test(number) && !isAbroad ? number : bare;
}

/** 521 and 549 before ten digits lose the digit of mobile numbers. */
export function withoutMobileDigit(digits: string): string {
  return digits.replace(MOBILE, (code) => code.slice(0, 2));
}

/** 01, 044 and 045 before ten digits of Mexico, with or without its code. */
export function withoutOldPrefix(digits: string): string {
  return digits.replace(OLD_PREFIX, "$1");
}
