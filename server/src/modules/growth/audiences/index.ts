// Audiences: groups of contacts for the same message.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { audiences } from "@mostrador/domain/growth/audiences/resource.ts";
import { changeMembers as membersRoute } from "@mostrador/domain/growth/audiences/routes.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { namedIn } from "../../../kernel/resource/named-in.ts";
import { contactCondition, forgetRowsWithContact } from "../../business/contacts/index.ts";
import { audienceActions, changeMembers } from "./audience.ts";
import { audienceCondition } from "./member.store.ts";
import { audiencesNaming, NAMED_BY_FILTERS } from "./named.store.ts";

export { archivedAudiences } from "./archived.store.ts";
export { audienceActions } from "./audience.ts";

export function audiencesModule(): Module {
  return {
    fills: [
      contactCondition.fill(audienceCondition),
      namedIn.fill({
        kinds: NAMED_BY_FILTERS,
        page: PAGE.audiencias,
        nouns: ["la audiencia", "una audiencia"],
        find: audiencesNaming,
      }),
    ],
    references: { audience: knownIn("audiences") },
    routes: [...bindResource(audiences, audienceActions), bind(membersRoute, changeMembers)],
    subscribers: [
      forgetRowsWithContact({ name: "leave-audiences", title: "Quitar de audiencias" }, "audience_contacts"),
    ],
  };
}
