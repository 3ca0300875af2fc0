// WhatsApp templates: what may be sent after the 24 hours (D-8.6), stored as WhatsApp has them.

import * as routes from "@mostrador/domain/conversation/templates/routes.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind, bindAsking } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { onTemplatesDue } from "./on-templates-due.ts";
import { readPromotionReach } from "./promotion-reach.ts";
import type { TemplateDeps } from "./read-account.ts";
import { listTemplates, templateActions } from "./template.ts";

export { approvedTemplate, chooseApproved } from "./choose.ts";
export { doubtTemplates, tellTemplatesChanged } from "./on-templates-due.ts";
export { listTemplates, templateActions } from "./template.ts";

export function templatesModule(deps: TemplateDeps): Module {
  const actions = templateActions(deps);
  return {
    references: { template: knownIn("message_templates") },
    fills: [auditKinds.fill({ template: "conversations" })],
    routes: [
      bind(routes.listTemplates, listTemplates),
      bind(routes.readPromotionReach, readPromotionReach),
      bindAsking(routes.syncTemplates, actions.askForTemplates, actions.writeTemplates),
      bindAsking(routes.createTemplate, actions.proposeTemplate, actions.keepTemplate),
      bindAsking(routes.deleteTemplate, actions.askToDelete, actions.forgetTemplate),
    ],
    subscribers: [onTemplatesDue(deps)],
  };
}
