// Properties: what is sold or rented by visits.
import { properties } from "@mostrador/domain/catalog/properties/resource.ts";
import { joinable } from "../../../kernel/db/joinable.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { resourceActions } from "../../ground/files/index.ts";

export const propertyActions = resourceActions(properties);

/** The columns that other capabilities may read in their own statements. */
export const propertyRows = joinable("properties", ["business_id", "id", "name"]);

export function propertiesModule(): Module {
  return {
    references: { property: knownIn("properties") },
    routes: bindResource(properties, propertyActions),
  };
}
