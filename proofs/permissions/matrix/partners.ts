// The part of the matrix about partners. `partner`: every partner's person. `ofPartner`: only those of the row.
import type { AccessRule } from "../access-rule.ts";

export const MATRIX: Record<string, AccessRule> = {
  "partner.list": "partner",
  "partner.get": "ofPartner",
  "partner.create": "session",
  "partner.edit": "ofPartner",
  "partner.act": "ofPartner",
  "partner.uploadPicture": "ofPartner",
  "partner.leaderboard": "partner",
  "user.find": "partner",
  "partnerBilling.get": "ofPartner",
  "stripe.partnerCheckout": "ofPartner",
  "stripe.partnerPortal": "ofPartner",
  "partner.createWithStripe": "session",
  "brand.list": "session",
  "domain.add": "ofPartner",
  "domain.read": "ofPartner",
  "domain.remove": "ofPartner",
  "portfolio.list": "partner",
  "business.adminEdit": "team",
  "admin.queues": "team",
  "admin.failedJobs": "team",
  "admin.retryJob": "team",
  "admin.channels": "team",
  "admin.storage": "team",
};
