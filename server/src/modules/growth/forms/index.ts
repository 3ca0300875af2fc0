// Formularios.
import { forms } from "@mostrador/domain/growth/forms/resource.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { resourceActions } from "../../ground/files/index.ts";

const actions = resourceActions(forms);

export function formsModule(): Module {
  return {
    routes: bindResource(forms, actions),
  };
}
