// Forms: what a business asks its contacts, their answers and the results.

import { formAnswersChanged } from "@mostrador/domain/growth/forms/live.ts";
import { forms } from "@mostrador/domain/growth/forms/resource.ts";
import * as routes from "@mostrador/domain/growth/forms/routes.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import type { Signer } from "../../../kernel/sign.ts";
import { catalogueItems, forgetWithContact } from "../../business/contacts/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { forgetAnswers } from "./answer.store.ts";
import { deleteFormAnswer, listFormAnswers } from "./answers.ts";
import { formActions } from "./form.ts";
import { formItems } from "./form-items.ts";
import { createFormLinks } from "./form-link.ts";
import { formPageRule } from "./page-rule.ts";
import { publicForms } from "./public-form.ts";
import { readFormResults } from "./results.ts";

export { formActions } from "./form.ts";
export type { FormLinks } from "./form-link.ts";
export { formRows } from "./form-rows.store.ts";

export type Forms = ReturnType<typeof createForms>;

/** `countsAddresses`: off where all load comes from one address on purpose. */
export function createForms({ signer, countsAddresses }: { signer: Signer; countsAddresses: boolean }) {
  const links = createFormLinks(signer);
  return { links, open: publicForms({ links, countsAddresses }) };
}

export function formsModule({ links, open }: Forms): Module {
  return {
    fills: [auditKinds.fill({ formAnswer: "contacts" }), catalogueItems.fill(formItems(links))],
    references: { form: knownIn("forms") },
    routes: [
      ...bindResource(forms, formActions),
      bind(routes.listFormAnswers, listFormAnswers),
      bind(routes.deleteFormAnswer, deleteFormAnswer),
      bind(routes.readFormResults, readFormResults),
      bind(routes.makeFormLink, links.makeFormLink),
      bind(routes.sendForm, links.sendForm),
      bind(routes.getPublicForm, open.show),
      bind(routes.answerForm, open.answer),
    ],
    pages: [formPageRule],
    subscribers: [
      forgetWithContact({ name: "forget-form-answers", title: "Olvidar respuestas de formularios" }, forgetAnswers, {
        event: formAnswersChanged,
        field: "formId",
      }),
    ],
  };
}
