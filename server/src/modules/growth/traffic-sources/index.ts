// Traffic sources: where contacts come from.

import { trafficSources } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import * as routes from "@mostrador/domain/growth/traffic-sources/routes.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { dashboardSection } from "../../business/branches/index.ts";
import { contactCondition, forgetRowsWithContact } from "../../business/contacts/index.ts";
import { onWords } from "../../conversation/inbox/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { movementCondition } from "../../money/finance/index.ts";
import { fileTrafficAd, listTrafficAds } from "./ad.ts";
import { fileContact } from "./file-contact.ts";
import { movementsOfSource, trafficSourceCondition } from "./filed.store.ts";
import { readSourceResults } from "./results.ts";
import { sourceSection } from "./source-section.ts";
import { createTrafficSource, editTrafficSource, listTrafficSources, trafficSourceActions } from "./traffic-source.ts";

export { fileContact } from "./file-contact.ts";
export { sourcesOfContact } from "./filed.store.ts";
export { createTrafficSource } from "./traffic-source.ts";

export function trafficSourcesModule(): Module {
  return {
    fills: [
      auditKinds.fill({ trafficAd: "conversations" }),
      contactCondition.fill(trafficSourceCondition),
      movementCondition.fill(movementsOfSource),
      onWords.fill(fileContact),
      dashboardSection.fill(sourceSection),
    ],
    references: { trafficSource: knownIn("traffic_sources") },
    routes: bindResource(
      trafficSources,
      { ...trafficSourceActions, create: createTrafficSource, edit: editTrafficSource },
      [
        bind(routes.listTrafficSources, listTrafficSources),
        bind(routes.readSourceResults, readSourceResults),
        bind(routes.listTrafficAds, listTrafficAds),
        bind(routes.fileTrafficAd, fileTrafficAd),
      ],
    ),
    subscribers: [
      forgetRowsWithContact(
        { name: "leave-traffic-sources", title: "Quitar de fuentes de tráfico" },
        "traffic_source_contacts",
      ),
      forgetRowsWithContact({ name: "leave-traffic-ads", title: "Quitar de anuncios" }, "traffic_ad_contacts"),
    ],
  };
}
