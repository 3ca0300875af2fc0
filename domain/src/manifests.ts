// All capabilities, bottom up. `npm run new-capability` adds a line.
import { manifest as assistants } from "./automation/assistants/manifest.ts";
import { manifest as flows } from "./automation/flows/manifest.ts";
import { manifest as branches } from "./business/branches/manifest.ts";
import { manifest as businesses } from "./business/businesses/manifest.ts";
import { manifest as contacts } from "./business/contacts/manifest.ts";
import { manifest as privacy } from "./business/privacy/manifest.ts";
import { manifest as specialists } from "./business/specialists/manifest.ts";
import { manifest as courses } from "./catalog/courses/manifest.ts";
import { manifest as facilities } from "./catalog/facilities/manifest.ts";
import { manifest as products } from "./catalog/products/manifest.ts";
import { manifest as properties } from "./catalog/properties/manifest.ts";
import { manifest as resources } from "./catalog/resources/manifest.ts";
import { manifest as services } from "./catalog/services/manifest.ts";
import { manifest as channels } from "./conversation/channels/manifest.ts";
import { manifest as comments } from "./conversation/comments/manifest.ts";
import { manifest as inbox } from "./conversation/inbox/manifest.ts";
import { manifest as quickReplies } from "./conversation/quick-replies/manifest.ts";
import { manifest as templates } from "./conversation/templates/manifest.ts";
import { manifest as devices } from "./ground/devices/manifest.ts";
import { manifest as files } from "./ground/files/manifest.ts";
import { manifest as identity } from "./ground/identity/manifest.ts";
import { manifest as places } from "./ground/places/manifest.ts";
import { manifest as audiences } from "./growth/audiences/manifest.ts";
import { manifest as campaigns } from "./growth/campaigns/manifest.ts";
import { manifest as conversionEvents } from "./growth/conversion-events/manifest.ts";
import { manifest as enrollments } from "./growth/enrollments/manifest.ts";
import { manifest as forms } from "./growth/forms/manifest.ts";
import { manifest as funnels } from "./growth/funnels/manifest.ts";
import { manifest as orders } from "./growth/orders/manifest.ts";
import { manifest as outreach } from "./growth/outreach/manifest.ts";
import { manifest as readyRules } from "./growth/ready-rules/manifest.ts";
import { manifest as reservations } from "./growth/reservations/manifest.ts";
import { manifest as salesFunnels } from "./growth/sales-funnels/manifest.ts";
import { manifest as trafficSources } from "./growth/traffic-sources/manifest.ts";
import { manifest as upsells } from "./growth/upsells/manifest.ts";
import { manifest as waitingList } from "./growth/waiting-list/manifest.ts";
import { type Manifest, unknownTexts } from "./kit/manifest.ts";
import type { AnyResource } from "./kit/resource.ts";
import { lookup } from "./kit/words/lookup.ts";
import { manifest as charges } from "./money/charges/manifest.ts";
import { manifest as credits } from "./money/credits/manifest.ts";
import { manifest as finance } from "./money/finance/manifest.ts";
import { manifest as inventory } from "./money/inventory/manifest.ts";
import { manifest as packages } from "./money/packages/manifest.ts";
import { manifest as tills } from "./money/tills/manifest.ts";
import { manifest as partnerBilling } from "./partners/billing/manifest.ts";
import { manifest as brands } from "./partners/brands/manifest.ts";
import { manifest as domains } from "./partners/domains/manifest.ts";
import { manifest as partners } from "./partners/partners/manifest.ts";
import { manifest as admin } from "./platform/admin/manifest.ts";
import { manifest as billing } from "./platform/billing/manifest.ts";
import { manifest as dashboards } from "./platform/dashboards/manifest.ts";
import { manifest as discovery } from "./platform/discovery/manifest.ts";
import { manifest as faq } from "./platform/faq/manifest.ts";
import { manifest as onboarding } from "./platform/onboarding/manifest.ts";
import { manifest as appointments } from "./scheduling/appointments/manifest.ts";
import { manifest as calendars } from "./scheduling/calendars/manifest.ts";
import { manifest as commissions } from "./scheduling/commissions/manifest.ts";
import { manifest as kiosk } from "./scheduling/kiosk/manifest.ts";
import { manifest as payments } from "./scheduling/payments/manifest.ts";

export const MANIFESTS: readonly Manifest[] = [
  identity,
  devices,
  files,
  places,
  partners,
  partnerBilling,
  brands,
  domains,
  businesses,
  branches,
  specialists,
  contacts,
  privacy,
  resources,
  products,
  facilities,
  services,
  courses,
  properties,
  finance,
  charges,
  packages,
  tills,
  inventory,
  credits,
  appointments,
  kiosk,
  payments,
  calendars,
  commissions,
  channels,
  templates,
  quickReplies,
  comments,
  inbox,
  orders,
  enrollments,
  conversionEvents,
  forms,
  audiences,
  trafficSources,
  funnels,
  salesFunnels,
  outreach,
  upsells,
  readyRules,
  campaigns,
  reservations,
  waitingList,
  dashboards,
  assistants,
  billing,
  flows,
  discovery,
  onboarding,
  admin,
  faq,
];

/** Kinds of references without a capability yet: no id names anything. */
const TO_COME: Readonly<Record<string, string>> = lookup({});

/** The error for an unknown id, by the kind of reference. */
export const UNKNOWN: { readonly [kind: string]: string } = { ...TO_COME, ...unknownTexts(MANIFESTS) };

/** Bottom up, in the order of their capabilities. */
export const RESOURCES: readonly AnyResource[] = MANIFESTS.flatMap(({ resources = [] }) => resources);
