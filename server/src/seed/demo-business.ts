// The data of a demo business. Branches, specialists and services refer to one another by position.
import type { FacilityKind } from "@mostrador/domain/catalog/facilities/resource.ts";
import type { TemplatePurpose } from "@mostrador/domain/conversation/templates/purpose.ts";
import type { compose } from "../compose.ts";

type Range = { from: string; to: string };

export type DemoBusiness = {
  business: Record<string, unknown> & { name: string };
  branches: (Record<string, unknown> & { name: string })[];
  specialists: { name: string; branch: number; colorHex: string; whatsapp: string; lunch: Range | null }[];
  services: {
    name: string;
    duration: number;
    minutesAfter?: number;
    /** More than one: a class. */
    capacity?: number;
    /** Of `facilities`. */
    uses?: number[];
    price: string;
    description: string;
    by: number[];
    linkPrice?: object;
    appointmentConfig?: object;
  }[];
  /** Rooms and equipment; enough of each that the demo never lacks one. */
  facilities: { name: string; kind: FacilityKind; units: number; branch: number; notes?: string }[];
  /** `by`: the names of the services that use it, and how much. */
  products: (Record<string, unknown> & {
    name: string;
    bought: number;
    by: { [service: string]: number };
    /** Its picture. */
    drawn?: () => Buffer;
  })[];
  people: number;
  phonePrefix: string;
  /** It pays for each conversion instead of credits: its level and the price. */
  conversions?: { level: number; pricePerConversion: number };
  /** Its Mercado Pago account for payments. */
  seller?: string;
  channel: { phoneNumberId: string; wabaId: string; accessToken: string };
  /** A page of Facebook with the account of Instagram behind it. */
  page?: { pageId: string; name: string; accessToken: string; instagram: { id: string; username: string } };
  /** The purposes of its approved templates. */
  templates: TemplatePurpose[];
  assistant: { name: string; goal: string; color: string };
  /** Facts that its assistant may quote to customers, with an empty line between paragraphs. */
  quotable: string;
  /** Whether it has test conversations. */
  testConversations?: boolean;
  /** Further assistants: for the team, and one that is being tried. */
  moreAssistants?: readonly { name: string; goal: string; color: string; type?: "business"; mode?: "testing" }[];
  /** The people who test them. */
  testNumbers?: readonly { name: string; whatsapp: string }[];
};

/** The product without its processes: the demo data is made through its public APIs. */
export type Parts = ReturnType<typeof compose>;

/** The rows that the seed has made so far; the ids keep its order. */
export type SeededRows = {
  businessId: string;
  branchIds: string[];
  specialistIds: string[];
  serviceIds: string[];
  productIds: string[];
  contactIds: string[];
};
