// What is sent along: pictures, videos and sounds.
import { resources } from "@mostrador/domain/catalog/resources/resource.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import type { ResourceActions } from "./resource.ts";

export { itemFiles } from "./item-files.ts";
export { createResources, serviceResources } from "./resource.ts";

export function resourcesModule(actions: ResourceActions): Module {
  return {
    references: { resource: knownIn("resources") },
    routes: bindResource(resources, actions),
  };
}
