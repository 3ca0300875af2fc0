import type { FastifyInstance } from "fastify";
import type { Template } from "../../world/templates.ts";
import type { World } from "../../world/world.ts";
import { ownAccount } from "../graph/authorize.ts";
import { GraphError } from "../graph/graph-error.ts";
import { page } from "../graph/page.ts";
import { notify } from "../webhooks/notify.ts";
import { envelope } from "../webhooks/webhook-bodies.ts";
import { templateSchema } from "./template-schema.ts";

type Path = { Params: { version: string; id: string } };

/** Templates of an account: list, propose (reviewed a moment later), delete. */
export function templateRoutes(graph: FastifyInstance, world: World): void {
  graph.get<Path>("/:version/:id/message_templates", async (request) => {
    const account = ownAccount(world, request, request.params.id);
    const { name, status } = request.query as { name?: string; status?: string };
    const found = world.templates
      .of(account.wabaId)
      .filter((one) => (!name || one.name === name) && (!status || one.status === status));
    return page(request, found, (one) => one.id, told);
  });

  graph.post<Path>("/:version/:id/message_templates", async (request) => {
    const account = ownAccount(world, request, request.params.id);
    const parsed = templateSchema.safeParse(request.body);
    if (!parsed.success) {
      const issue = parsed.error.issues[0]!;
      throw new GraphError(100, { details: `${issue.path.join(".")}: ${issue.message}` });
    }
    const { name, language, category, components, parameter_format: format } = parsed.data;
    if (world.templates.find(account.wabaId, name, language)) {
      throw new GraphError(100, { subcode: 2388024, details: `There is already ${language} content for ${name}.` });
    }
    const template = world.templates.save({
      id: world.ids.digits(16),
      wabaId: account.wabaId,
      name,
      language,
      category,
      status: "PENDING",
      parameterFormat: format?.toUpperCase() === "NAMED" ? "NAMED" : "POSITIONAL",
      components,
    });
    world.changed();
    world.later(world.failures.current().templateApprovalMs, () => review(world, template));
    return { id: template.id, status: "PENDING", category };
  });

  graph.delete<Path>("/:version/:id/message_templates", async (request) => {
    const account = ownAccount(world, request, request.params.id);
    const { name, hsm_id: id } = request.query as { name?: string; hsm_id?: string };
    if (!name) throw new GraphError(100, { details: "The parameter name is required." });
    const gone = world.templates.of(account.wabaId).filter((one) => one.name === name && (!id || one.id === id));
    if (gone.length === 0) throw new GraphError(100, { subcode: 2593002, details: `There is no template ${name}.` });
    for (const template of gone) world.templates.remove(template);
    world.changed();
    return { success: true };
  });
}

/** Meta's review of a proposal; a decision made by hand in the meantime stays. */
function review(world: World, proposed: Template): void {
  const current = world.templates.find(proposed.wabaId, proposed.name, proposed.language);
  if (current?.id !== proposed.id || current.status !== "PENDING") return;
  const approved = !world.failures.current().templateReject;
  decideTemplate(world, current, approved ? "APPROVED" : "REJECTED", approved ? "NONE" : "INVALID_FORMAT");
}

/** Meta decides about a template and reports it by webhook. */
export function decideTemplate(world: World, template: Template, status: Template["status"], reason: string): Template {
  const quality = status === "PAUSED" || status === "DISABLED" ? ("RED" as const) : template.quality;
  const decided = world.templates.save({ ...template, status, reason, quality });
  const body = envelope(decided.wabaId, "message_template_status_update", {
    event: decided.status,
    message_template_id: Number(decided.id),
    message_template_name: decided.name,
    message_template_language: decided.language,
    reason,
  });
  notify(world, decided.wabaId, body, { kind: "template", about: decided.id, order: decided.wabaId });
  world.changed();
  return decided;
}

function told(template: Template) {
  const { id, name, language, category, status, components, parameterFormat, reason, quality } = template;
  return {
    ...{ id, name, language, category, status, components },
    parameter_format: parameterFormat,
    rejected_reason: reason ?? "NONE",
    quality_score: { score: quality ?? "UNKNOWN" },
  };
}
