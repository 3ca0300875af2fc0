// Audiences: to whom something is said together.

import { ContactDeleted } from "@mostrador/domain/business/contacts/schema.ts";
import { audiences } from "@mostrador/domain/growth/audiences/resource.ts";
import { changeMembers as membersRoute } from "@mostrador/domain/growth/audiences/routes.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { contactCondition } from "../../business/contacts/index.ts";
import { audienceActions, changeMembers } from "./audience.ts";
import { audienceCondition, forgetMember } from "./member.store.ts";

export { audienceActions } from "./audience.ts";

export function audiencesModule(): Module {
  return {
    fills: [contactCondition.fill(audienceCondition)],
    routes: [...bindResource(audiences, audienceActions), bind(membersRoute, changeMembers)],
    subscribers: [
      on(ContactDeleted, "leave-audiences", (ctx, { contactId }) => transact(ctx, (tx) => forgetMember(tx, contactId))),
    ],
  };
}
