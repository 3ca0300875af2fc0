// What the story of a demo business is made of. Branches, specialists and services point at one another by position.
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
    price: string;
    description: string;
    by: number[];
    linkPrice?: object;
    appointmentConfig?: object;
  }[];
  /** `by`: which services use them up, by their names, and how much. */
  products: (Record<string, unknown> & { name: string; bought: number; by: { [service: string]: number } })[];
  people: number;
  phonePrefix: string;
  /** The account of Mercado Pago into which it collects. */
  seller?: string;
  channel: { phoneNumberId: string; wabaId: string; accessToken: string };
  /** A page of Facebook with the account of Instagram behind it. */
  page?: { pageId: string; name: string; accessToken: string; instagram: { id: string; username: string } };
  /** What it has approved templates for. */
  templates: TemplatePurpose[];
  assistant: { name: string; goal: string; color: string };
  /** What its assistant may quote to customers, an empty line between paragraphs. */
  quotable: string;
  /** It has conversations that it is tried with. */
  testConversations?: boolean;
  /** Others beside it: for the team, and one that is being tried. */
  moreAssistants?: readonly { name: string; goal: string; color: string; type?: "business"; mode?: "testing" }[];
  /** Who tries them. */
  testNumbers?: readonly { name: string; whatsapp: string }[];
};

/** The product without its processes: the public APIs by which the story is told. */
export type Parts = ReturnType<typeof compose>;

/** What the story has made so far; the ids keep the order of the story. */
export type Told = {
  businessId: string;
  branchIds: string[];
  specialistIds: string[];
  serviceIds: string[];
  productIds: string[];
  contactIds: string[];
};
