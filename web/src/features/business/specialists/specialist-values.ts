// What the specialist form starts with.
import type { Specialist } from "@mostrador/domain/business/specialists/schema.ts";
import { SWATCHES } from "../../../ui/theme/name-color.ts";

/** Of the documents: what is left when all others are taken. */
const USUAL_COLOR = "#2196f3";
const NO_RESTS = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

/** `others`: who is there already, so that a new person gets a colour that the agenda does not show yet. */
export function specialistValues(
  specialist: Specialist | null,
  businessId: string,
  branchId: string,
  others: readonly Specialist[] = [],
): object {
  if (specialist) {
    const { customId, name, whatsapp, countryCode, email, paymentInfo, colorHex, services, restSchedules } = specialist;
    const own = { customId, name, whatsapp, countryCode, email, paymentInfo, colorHex, services, restSchedules };
    return { ...own, businessId, branchId: specialist.branchId };
  }
  return {
    businessId,
    branchId,
    customId: "",
    name: "",
    whatsapp: "",
    countryCode: "52",
    email: "",
    paymentInfo: "",
    colorHex: freeColor(others),
    services: [],
    restSchedules: NO_RESTS,
  };
}

function freeColor(others: readonly Specialist[]): string {
  const isTaken = (color: string) =>
    others.some((one) => !one.isArchived && one.colorHex.toLowerCase() === color.toLowerCase());
  return SWATCHES.find((color) => !isTaken(color)) ?? USUAL_COLOR;
}
