import { canonicalPhone, canonicalWaId, displayPhone, splitPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type { ContactCard } from "@mostrador/domain/conversation/inbox/details/schema.ts";
import { bareNumber, withoutMexicosCode } from "@mostrador/domain/kit/phone-digits.ts";

type CardPhone = ContactCard["phones"][number];

/** Digits with country code: what WhatsApp says of the number, else as it is written; ten digits are Mexico's. */
function cardDigits({ phone, waId }: CardPhone): string {
  if (waId) return canonicalWaId(waId);
  const bare = bareNumber(phone) ?? phone.replace(/\D/g, "");
  const isMexican = bare.length <= 10 || withoutMexicosCode(bare) !== bare;
  return isMexican ? canonicalPhone("52", bare) : canonicalWaId(bare);
}

/** As the product writes numbers; what is none stays as it was sent. */
export function cardPhone(phone: CardPhone): string {
  const digits = cardDigits(phone);
  return digits.length >= 10 ? displayPhone(digits) : phone.phone;
}

/** Parts of the number for a contact; null where it has too few digits to be one. */
export function cardNumber(phone: CardPhone | undefined): { countryCode: string; whatsapp: string } | null {
  const digits = phone ? cardDigits(phone) : "";
  if (digits.length < 10) return null;
  const { countryCode, number } = splitPhone(digits);
  return { countryCode, whatsapp: number };
}
