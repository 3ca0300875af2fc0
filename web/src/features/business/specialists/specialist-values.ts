// What the specialist form starts with.
import type { Specialist } from "@mostrador/domain/business/specialists/schema.ts";

const NO_RESTS = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

export function specialistValues(specialist: Specialist | null, businessId: string, branchId: string): object {
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
    colorHex: "#2196f3",
    services: [],
    restSchedules: NO_RESTS,
  };
}
