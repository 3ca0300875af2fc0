/** Ten digits read as people say them: 55 1234 5678, and 222 123 4567 outside the cities of two-digit codes. */
export function phoneDigits(digits: string): string {
  if (digits.length !== 10) return digits;
  return /^(55|56|33|81)/.test(digits)
    ? `${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)}`
    : `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
}
