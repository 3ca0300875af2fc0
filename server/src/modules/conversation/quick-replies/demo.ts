// The salon's quick replies, saved under short names.
import { quickReplies } from "@mostrador/domain/conversation/quick-replies/resource.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { quickReplyActions } from "./quick-reply.ts";

const STORY = [
  { shortcut: "gracias", text: "¡Gracias a ti, {{nombre}}! Aquí en {{negocio}} te esperamos." },
  { shortcut: "anticipo", text: "Para apartar tu lugar pedimos un anticipo de $200, que se descuenta de tu servicio." },
  {
    shortcut: "tinte",
    text: "Para decirte el precio del tinte mándanos una foto de tu cabello con luz de día, por favor.",
  },
];

export async function seedQuickReplies(ctx: TenantCtx): Promise<void> {
  for (const said of STORY) {
    const quickReply = quickReplies.New.parse({ ...said, businessId: ctx.businessId });
    await quickReplyActions.create(ctx, { body: { quickReply } });
  }
}
