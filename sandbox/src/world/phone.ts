/**
 * Mexican numbers have two spellings: 52 + ten digits, and 521 + ten digits for WhatsApp accounts opened before 2019.
 * Both are the same person; a chat is stored under the first one.
 */
export function canonicalPhone(value: string): string {
  const digits = writtenPhone(value);
  if (/^521\d{10}$/.test(digits)) return `52${digits.slice(3)}`;
  if (/^549\d{10}$/.test(digits)) return `54${digits.slice(3)}`;
  return digits;
}

/** The digits as they were written; ten of them are a Mexican number without its country code. */
export function writtenPhone(value: string): string {
  const digits = value.replace(/\D/g, "");
  return digits.length === 10 ? `52${digits}` : digits;
}

export function looksLikePhone(value: string): boolean {
  if (!/^\+?[\d\s().-]+$/.test(value.trim())) return false;
  const digits = writtenPhone(value);
  return digits.length >= 8 && digits.length <= 15;
}

/** 525512345678 as people read it: +52 55 1234 5678. */
export function displayPhone(digits: string): string {
  const mexican = /^521?(\d{2})(\d{4})(\d{4})$/.exec(digits);
  return mexican ? `+52 ${mexican[1]} ${mexican[2]} ${mexican[3]}` : `+${digits}`;
}
