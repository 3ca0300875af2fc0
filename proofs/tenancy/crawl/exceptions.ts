// References in a call with another answer than the 404 of D-2.5, each with its reason. The answer must still be the
// same for the other business's reference and for one that does not exist.

import { collect } from "../../capabilities/collect.ts";
import { type Exception, FILTERED, OF_THE_TEAM } from "./exception.ts";

export const EXCEPTIONS = collect<Exception>("exceptions", ({ exceptions }) => exceptions, {
  "user.join params.id": { status: 403, reason: "a person joins for themselves alone, and no user is looked up" },
  "business.claim body.userId": {
    status: 403,
    reason: "a person claims for themselves alone, and no user is looked up",
  },
  "business.changeOwner body.user": OF_THE_TEAM,
  "business.changeOwner businessId": OF_THE_TEAM,
  "business.setStripeCustomer businessId": OF_THE_TEAM,
  "business.changeOwner params.id": OF_THE_TEAM,
  "business.setStripeCustomer params.id": OF_THE_TEAM,
  "creditMovement.create body.businessId": OF_THE_TEAM,
  "creditMovement.create businessId": OF_THE_TEAM,
  "specialist.list query.branchId": FILTERED,
  "appointment.list query.branchId": FILTERED,
  "appointment.list query.specialistId": FILTERED,
  "appointment.populate query.clientId": FILTERED,
  "slot.list query.specialistId": FILTERED,
  "moneyMovement.list query.clientId": FILTERED,
  "moneyMovement.list query.ids": FILTERED,
  "moneyMovement.totals query.branchId": FILTERED,
  "moneyMovement.totals query.clientId": FILTERED,
  "conversionEvent.list query.clientId": FILTERED,
  "conversionEvent.list query.id": FILTERED,
  "conversionEvent.list query.productId": FILTERED,
  "conversionEvent.list query.serviceId": FILTERED,
  "enrollment.list query.clientId": FILTERED,
  "enrollment.list query.courseId": FILTERED,
  "enrollment.list query.id": FILTERED,
  "formAnswer.list query.clientId": FILTERED,
  "formAnswer.list query.formId": FILTERED,
  "courseWaiting.list query.courseId": FILTERED,
  "stockMovement.list query.branchId": FILTERED,
  "stockMovement.list query.ids": FILTERED,
  "stockMovement.list query.productId": FILTERED,
  "client.directory query.interestService": FILTERED,
  "client.found query.interestService": FILTERED,
  "thread.resolve body.resolution.lastMessageId": {
    status: 409,
    reason: "compared with the latest message, and nothing is looked up",
  },
  "thread.list query.clientId": FILTERED,
});

/** A position in the order of ids, where a page continues: compared with, never looked up. */
export const PLACES: Record<string, Exception> = {
  "client.list query.before": { status: 200, reason: "where the page goes on; another id is another place" },
};
