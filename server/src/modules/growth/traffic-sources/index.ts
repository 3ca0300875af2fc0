// Traffic sources: where contacts come from.

import { ContactDeleted } from "@mostrador/domain/business/contacts/schema.ts";
import { trafficSources } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import { listTrafficSources as listRoute } from "@mostrador/domain/growth/traffic-sources/routes.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { contactCondition } from "../../business/contacts/index.ts";
import { onWords } from "../../conversation/inbox/index.ts";
import { fileContact } from "./file-contact.ts";
import { forgetFiled, trafficSourceCondition } from "./filed.store.ts";
import { createTrafficSource, editTrafficSource, listTrafficSources, trafficSourceActions } from "./traffic-source.ts";

export { fileContact } from "./file-contact.ts";
export { sourcesOfContact } from "./filed.store.ts";
export { createTrafficSource } from "./traffic-source.ts";

export function trafficSourcesModule(): Module {
  return {
    fills: [contactCondition.fill(trafficSourceCondition), onWords.fill(fileContact)],
    references: { trafficSource: knownIn("traffic_sources") },
    routes: bindResource(
      trafficSources,
      { ...trafficSourceActions, create: createTrafficSource, edit: editTrafficSource },
      [bind(listRoute, listTrafficSources)],
    ),
    subscribers: [
      on(ContactDeleted, "leave-traffic-sources", (ctx, { contactId }) =>
        transact(ctx, (tx) => forgetFiled(tx, contactId)),
      ),
    ],
  };
}
