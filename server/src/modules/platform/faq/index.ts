// Frequent questions: people of all businesses ask, vote and read; the team replies.
import * as routes from "@mostrador/domain/platform/faq/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { seedFaqs } from "./demo.ts";
import { askFaq, deleteFaq, getFaq, listFaqs, replyFaq, voteFaq } from "./faq.ts";

export function faqModule(): Module {
  return {
    routes: [
      bind(routes.listFaqs, listFaqs),
      bind(routes.getFaq, getFaq),
      bind(routes.askFaq, askFaq),
      bind(routes.voteFaq, voteFaq),
      bind(routes.replyFaq, replyFaq),
      bind(routes.deleteFaq, deleteFaq),
    ],
    demo: seedFaqs,
  };
}
