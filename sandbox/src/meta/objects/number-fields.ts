import type { BusinessNumber } from "../../world/numbers.ts";

const DEFAULT = ["verified_name", "display_phone_number", "quality_rating", "code_verification_status"];

/** A business number as Graph tells it: the fields asked for, or the usual ones; the id always. */
export function numberFields(number: BusinessNumber, fields: unknown): Record<string, unknown> {
  const all: Record<string, unknown> = {
    verified_name: number.businessName,
    display_phone_number: number.displayPhoneNumber,
    quality_rating: "GREEN",
    code_verification_status: "VERIFIED",
    name_status: "APPROVED",
    platform_type: "CLOUD_API",
    throughput: { level: "STANDARD" },
    messaging_limit_tier: "TIER_1K",
    status: "CONNECTED",
    account_mode: "LIVE",
    is_official_business_account: false,
  };
  const asked = typeof fields === "string" && fields ? fields.split(",").map((one) => one.trim()) : DEFAULT;
  const known = asked.filter((field) => field in all).map((field) => [field, all[field]]);
  return { ...Object.fromEntries(known), id: number.phoneNumberId };
}
