import type { BusinessNumber } from "../../world/numbers.ts";

const DEFAULT = [
  "verified_name",
  "code_verification_status",
  "display_phone_number",
  "quality_rating",
  "platform_type",
  "throughput",
  "status",
];

/** A business number in Graph's format: the requested fields, or the default ones; always the id. */
export function numberFields(number: BusinessNumber, fields: unknown): Record<string, unknown> {
  const { standing = {} } = number;
  const all: Record<string, unknown> = {
    verified_name: number.businessName,
    display_phone_number: number.displayPhoneNumber,
    quality_rating: standing.quality ?? "GREEN",
    code_verification_status: "VERIFIED",
    name_status: "APPROVED",
    platform_type: standing.isUnregistered ? "NOT_APPLICABLE" : "CLOUD_API",
    is_on_biz_app: standing.isOnBizApp ?? false,
    last_onboarded_time: new Date(standing.onboardedAt ?? 1_700_000_000_000).toISOString(),
    throughput: { level: "STANDARD" },
    messaging_limit_tier: standing.limit ?? "TIER_1K",
    status: standing.isUnregistered ? "PENDING" : "CONNECTED",
    account_mode: "LIVE",
    is_official_business_account: false,
  };
  const asked = typeof fields === "string" && fields ? fields.split(",").map((one) => one.trim()) : DEFAULT;
  const known = asked.filter((field) => field in all).map((field) => [field, all[field]]);
  return { ...Object.fromEntries(known), id: number.phoneNumberId };
}
