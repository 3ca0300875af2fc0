import { canonicalPhone, canonicalWaId, displayPhone, splitPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type { ContactCard } from "@mostrador/domain/conversation/inbox/details/schema.ts";
import { bareNumber, withoutMexicosCode } from "@mostrador/domain/kit/phone-digits.ts";

type CardPhone = ContactCard["phones"][number];

/** Digits with the country code: WhatsApp's value, or else the written number; ten digits are Mexican. */
function cardDigits({ phone, waId }: CardPhone): string {
  if (waId) return canonicalWaId(waId);
  const bare = bareNumber(phone) ?? phone.replace(/\D/g, "");
  const isMexican = bare.length <= 10 || withoutMexicosCode(bare) !== bare;
  return isMexican ? canonicalPhone("52", bare) : canonicalWaId(bare);
}

/** In the product's number format; an invalid number stays as it was sent. */
export function cardPhone(phone: CardPhone): string {
  const digits = cardDigits(phone);
  return digits.length >= 10 ? displayPhone(digits) : phone.phone;
}

/** The number's parts for a contact; null when it has too few digits. */
export function cardNumber(phone: CardPhone | undefined): { countryCode: string; whatsapp: string } | null {
  const digits = phone ? cardDigits(phone) : "";
  if (digits.length < 10) return null;
  const { countryCode, number } = splitPhone(digits);
  return { countryCode, whatsapp: number };
}
