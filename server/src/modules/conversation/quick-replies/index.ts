// Quick replies: texts that are written often, stored under a unique short name.
import { quickReplies } from "@mostrador/domain/conversation/quick-replies/resource.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { seedQuickReplies } from "./demo.ts";
import { quickReplyActions } from "./quick-reply.ts";

export function quickRepliesModule(): Module {
  return {
    clashes: { quick_replies: "Ya hay una respuesta rápida con ese atajo" },
    routes: bindResource(quickReplies, quickReplyActions),
    demo: seedQuickReplies,
  };
}
