// The first values of the business form.

import type { Business } from "@mostrador/domain/business/businesses/schema.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";

export function businessValues(business: Business | null): object {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    name: business?.name ?? "",
    category: business?.category ?? "",
    description: business?.description ?? "",
    whatsapp: business?.whatsapp ?? "",
    countryCode: business?.countryCode ?? "52",
    whatsappOwner: business?.whatsappOwner ?? "",
    countryCodeOwner: business?.countryCodeOwner ?? "52",
    timezone: { name: business?.timezone.name ?? (zone.startsWith("America/") ? zone : USUAL_ZONE) },
    isWorking: business?.isWorking ?? true,
    delayResponse: business?.delayResponse ?? 10_000,
    logo: business?.logo ?? "",
    cover: business?.cover ?? "",
    keywords: business?.keywords ?? [],
    favoriteColors: business?.favoriteColors ?? [],
    moneyMovementCategories: business?.moneyMovementCategories ?? [],
    businessType: business?.businessType ?? { services: true, products: false, courses: false, properties: false },
  };
}
