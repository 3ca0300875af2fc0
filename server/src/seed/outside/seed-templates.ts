// The templates that WhatsApp approved for a demo business long ago.
import { SUGGESTIONS } from "@mostrador/domain/conversation/templates/suggestions.ts";
import { examplesOf } from "@mostrador/domain/conversation/templates/template-rules.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { templateActions } from "../../modules/conversation/templates/index.ts";
import type { DemoBusiness, Parts } from "../demo-business.ts";

export async function seedTemplates(
  ctx: TenantCtx,
  parts: Parts,
  demo: DemoBusiness,
  sandboxUrl: string,
): Promise<void> {
  const wanted = SUGGESTIONS.filter(({ purpose }) => demo.templates.includes(purpose));
  if (wanted.length === 0) return;
  await approve(ctx, parts, demo, sandboxUrl, wanted);
}

/** One for campaigns: each of them says what is new. */
export const NEWS = "novedades";

export function seedNewsTemplate(ctx: TenantCtx, parts: Parts, demo: DemoBusiness, sandboxUrl: string): Promise<void> {
  const body =
    "Hola {{nombre}}, te escribimos de {{negocio}}: {{novedad}} Responde a este mensaje y te apartamos tu lugar.";
  return approve(ctx, parts, demo, sandboxUrl, [{ name: NEWS, category: "MARKETING", body, buttons: ["Me interesa"] }]);
}

type Approved = Pick<(typeof SUGGESTIONS)[number], "name" | "category" | "body" | "buttons">;

async function approve(
  ctx: TenantCtx,
  parts: Parts,
  demo: DemoBusiness,
  sandboxUrl: string,
  wanted: readonly Approved[],
): Promise<void> {
  for (const { name, category, body, buttons } of wanted) {
    const named = examplesOf(body, {}).map((each) => ({ param_name: each.name, example: each.example }));
    const replies = buttons.map((text) => ({ type: "QUICK_REPLY", text }));
    const components = [
      { type: "BODY", text: body, example: { body_text_named_params: named } },
      ...(replies.length > 0 ? [{ type: "BUTTONS", buttons: replies }] : []),
    ];
    const told = {
      name,
      category,
      components,
      wabaId: demo.channel.wabaId,
      language: "es_MX",
      parameter_format: "NAMED",
    };
    const answer = await fetch(`${sandboxUrl}/console/templates`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(told),
    });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to the demo's template.`);
  }
  const { askForTemplates, writeTemplates } = templateActions(parts.conversation);
  const { businessId } = ctx;
  await writeTemplates(ctx, await askForTemplates(ctx, { body: { businessId } }));
}
