// Written by write-tables.ts; do not edit.
import type { AutomationTables } from "./automation.ts";
import type { BusinessTables } from "./business.ts";
import type { CatalogTables } from "./catalog.ts";
import type { ConversationTables } from "./conversation.ts";
import type { GroundTables } from "./ground.ts";
import type { GrowthTables } from "./growth.ts";
import type { KernelTables } from "./kernel.ts";
import type { MoneyTables } from "./money.ts";
import type { PartnersTables } from "./partners.ts";
import type { PlatformTables } from "./platform.ts";
import type { SchedulingTables } from "./scheduling.ts";

export type Tables = AutomationTables &
  BusinessTables &
  CatalogTables &
  ConversationTables &
  GroundTables &
  GrowthTables &
  KernelTables &
  MoneyTables &
  PartnersTables &
  PlatformTables &
  SchedulingTables;
