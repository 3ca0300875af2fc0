// Written by write-tables.ts; do not edit.
import type { AudiencesTables } from "./growth/audiences.ts";
import type { CampaignsTables } from "./growth/campaigns.ts";
import type { ConversionEventsTables } from "./growth/conversion-events.ts";
import type { EnrollmentsTables } from "./growth/enrollments.ts";
import type { FormsTables } from "./growth/forms.ts";
import type { FunnelsTables } from "./growth/funnels.ts";
import type { OrdersTables } from "./growth/orders.ts";
import type { OutreachTables } from "./growth/outreach.ts";
import type { ReadyRulesTables } from "./growth/ready-rules.ts";
import type { ReservationsTables } from "./growth/reservations.ts";
import type { SalesFunnelsTables } from "./growth/sales-funnels.ts";
import type { TrafficSourcesTables } from "./growth/traffic-sources.ts";
import type { UpsellsTables } from "./growth/upsells.ts";
import type { WaitingListTables } from "./growth/waiting-list.ts";

export type GrowthTables = AudiencesTables &
  CampaignsTables &
  ConversionEventsTables &
  EnrollmentsTables &
  FormsTables &
  FunnelsTables &
  OrdersTables &
  OutreachTables &
  ReadyRulesTables &
  ReservationsTables &
  SalesFunnelsTables &
  TrafficSourcesTables &
  UpsellsTables &
  WaitingListTables;
