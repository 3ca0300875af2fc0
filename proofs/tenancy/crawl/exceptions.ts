// References in a call with another answer than the 404 of D-2.5, each with its reason. The answer must still be the
// same for the other business's reference and for one that does not exist.

const FILTER = "narrows a list of the own business: what is not there leaves it empty";

const TEAM = "of the team alone: nobody else is told of any business";

export type Exception = { status: number; reason: string };

export const EXCEPTIONS: Record<string, Exception> = {
  "user.join params.id": { status: 403, reason: "a person joins for themselves alone, and no user is looked up" },
  "business.claim body.userId": {
    status: 403,
    reason: "a person claims for themselves alone, and no user is looked up",
  },
  "business.changeOwner body.user": { status: 403, reason: TEAM },
  "business.changeOwner businessId": { status: 403, reason: TEAM },
  "business.setStripeCustomer businessId": { status: 403, reason: TEAM },
  "business.changeOwner params.id": { status: 403, reason: TEAM },
  "business.setStripeCustomer params.id": { status: 403, reason: TEAM },
  "creditMovement.create body.businessId": { status: 403, reason: TEAM },
  "creditMovement.create businessId": { status: 403, reason: TEAM },
  "specialist.list query.branchId": { status: 200, reason: FILTER },
  "appointment.list query.branchId": { status: 200, reason: FILTER },
  "appointment.list query.specialistId": { status: 200, reason: FILTER },
  "appointment.populate query.clientId": { status: 200, reason: FILTER },
  "slot.list query.specialistId": { status: 200, reason: FILTER },
  "moneyMovement.list query.clientId": { status: 200, reason: FILTER },
  "moneyMovement.list query.ids": { status: 200, reason: FILTER },
  "moneyMovement.totals query.branchId": { status: 200, reason: FILTER },
  "moneyMovement.totals query.clientId": { status: 200, reason: FILTER },
  "conversionEvent.list query.clientId": { status: 200, reason: FILTER },
  "conversionEvent.list query.id": { status: 200, reason: FILTER },
  "conversionEvent.list query.productId": { status: 200, reason: FILTER },
  "conversionEvent.list query.serviceId": { status: 200, reason: FILTER },
  "enrollment.list query.clientId": { status: 200, reason: FILTER },
  "enrollment.list query.courseId": { status: 200, reason: FILTER },
  "enrollment.list query.id": { status: 200, reason: FILTER },
  "formAnswer.list query.clientId": { status: 200, reason: FILTER },
  "formAnswer.list query.formId": { status: 200, reason: FILTER },
  "courseWaiting.list query.courseId": { status: 200, reason: FILTER },
  "order.list query.clientId": { status: 200, reason: FILTER },
  "order.list query.id": { status: 200, reason: FILTER },
  "stockMovement.list query.branchId": { status: 200, reason: FILTER },
  "stockMovement.list query.ids": { status: 200, reason: FILTER },
  "stockMovement.list query.productId": { status: 200, reason: FILTER },
  "client.directory query.interestService": { status: 200, reason: FILTER },
  "client.found query.interestService": { status: 200, reason: FILTER },
  "thread.resolve body.resolution.lastMessageId": {
    status: 409,
    reason: "compared with the latest message, and nothing is looked up",
  },
  "thread.list query.clientId": { status: 200, reason: FILTER },
};

/** A position in the order of ids, where a page continues: compared with, never looked up. */
export const PLACES: Record<string, Exception> = {
  "client.list query.before": { status: 200, reason: "where the page goes on; another id is another place" },
};
