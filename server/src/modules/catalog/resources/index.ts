// Files for conversations and campaigns: pictures, videos and audio. One that a branch, a service or a course uses is
// archived instead of deleted.
import { resources } from "@mostrador/domain/catalog/resources/resource.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { resourceActions } from "../../ground/files/index.ts";

export const resourceItemActions = resourceActions(resources);

export { itemOfResource, resourceLinks, resourcesWithFiles, resourceTroubles } from "./resource-links.ts";

export function resourcesModule(): Module {
  return {
    references: { resource: knownIn("resources") },
    routes: bindResource(resources, resourceItemActions),
  };
}
