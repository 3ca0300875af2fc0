// No documented field is ignored (D-17.1). For each entity that a call accepts, the call's shape reads every field,
// refuses it by name, or lists it here as the server's own with its reason (D-1.4).

import { routesOf } from "@mostrador/domain/kit/manifest.ts";
import type { Route } from "@mostrador/domain/kit/route.ts";
import { MANIFESTS } from "@mostrador/domain/manifests.ts";
import { expect, test } from "vitest";
import { fieldsOf } from "./input-shape.ts";

const OWN = "the server's own, which comes back with the whole object (D-1.4)";
const WHOLE = { _id: OWN, createdAt: OWN, updatedAt: OWN, businessId: OWN };

type Entity = { call: string; at: string; fields: string; besides: Record<string, string> };

/** The names of sections 3 and 7 of the documents. */
const ENTITIES: Entity[] = [
  {
    call: "creditMovement.create",
    at: "",
    fields:
      "businessId partnerId amount type totalPrice pricePerCredit renewalDuration resetDate subscriptionId date creditType creditSource",
    besides: {},
  },
  {
    call: "product.create",
    at: "product",
    fields: "customId name description price stock resources category isArchived businessId",
    besides: { isArchived: "archiving is a call of its own" },
  },
  {
    call: "moneyMovement.create",
    at: "moneyMovement",
    fields: "customId businessId clientId branchId date amount type paymentMethod category comments",
    besides: {},
  },
  {
    call: "stockMovement.create",
    at: "stockMovement",
    fields: "businessId customId branchId productId quantity type date comments",
    besides: {},
  },
  {
    call: "notification.create",
    at: "notification",
    fields: "businessId clientId whatsapp countryCode countryCodeExt text deliveryDate phase funnelId sent deletable",
    besides: {
      whatsapp: "the contact's own",
      countryCode: "the contact's own",
      countryCodeExt: "derived (D-15.9)",
      sent: OWN,
    },
  },
  {
    call: "appointment.create",
    at: "appointment",
    fields:
      "businessId branchId clientId serviceId specialistId title details clientNotes attendeeName start end type status colorHex shortId eventId createdBy updatedBy autoCancelDate",
    besides: {
      status: "a new one is agendada (contract/agenda#status)",
      shortId: OWN,
      eventId: OWN,
      createdBy: "from the session",
      updatedBy: "from the session",
      autoCancelDate: OWN,
    },
  },
  {
    call: "branch.create",
    at: "branch",
    fields:
      "name address location city state country schedules restSchedules resources services products specialists isArchived businessId",
    besides: {
      restSchedules: "derived from the hours (D-16.8)",
      products: "those that were ever kept there: answered",
      specialists: "a specialist says its branch",
      isArchived: "archiving is a call of its own",
    },
  },
  {
    call: "service.create",
    at: "service",
    fields:
      "customId name description price duration available isAlwaysAvailable isArchived restSchedules stockOperations resources images linkPrice appointmentConfig",
    besides: { isArchived: "archiving is a call of its own" },
  },
];

const routes = new Map<string, Route>(MANIFESTS.flatMap(routesOf).map((route) => [route.name, route]));

test.each(ENTITIES)(
  "$call acts on each field of the documents, or refuses it by name",
  ({ call, at, fields, besides }) => {
    const route = routes.get(call);
    if (!route) throw new Error(`no call ${call}`);
    const read = new Set(fieldsOf(route.body).map(({ path }) => path.join(".")));
    const known = { ...WHOLE, ...besides };
    const swallowed = fields.split(" ").filter((field) => {
      const path = at ? `${at}.${field}` : field;
      return !read.has(path) && !route.refuses?.[path] && !Object.hasOwn(known, field);
    });
    expect(swallowed).toEqual([]);
    const both = Object.keys(route.refuses ?? {}).filter((path) => read.has(path));
    expect(both).toEqual([]);
  },
);
