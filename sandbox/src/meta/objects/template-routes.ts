import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Template } from "../../world/templates.ts";
import type { World } from "../../world/world.ts";
import { ownAccount } from "../graph/authorize.ts";
import { GraphError } from "../graph/graph-error.ts";
import { notify } from "../webhooks/notify.ts";
import { envelope } from "../webhooks/webhook-bodies.ts";

type Path = { Params: { version: string; id: string } };

const component = z.looseObject({
  type: z.string().regex(/^(HEADER|BODY|FOOTER|BUTTONS)$/i),
  text: z.string().max(1024).optional(),
  buttons: z
    .array(z.looseObject({ type: z.string(), text: z.string().max(25), url: z.string().optional() }))
    .max(10)
    .optional(),
});

const templateSchema = z.looseObject({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/, "only lower-case letters, digits and underscores"),
  language: z.string().regex(/^[a-z]{2,3}(_[A-Z]{2})?$/),
  category: z.enum(["UTILITY", "MARKETING", "AUTHENTICATION"]),
  parameter_format: z
    .string()
    .regex(/^(positional|named)$/i)
    .optional(),
  components: z
    .array(component)
    .refine((all) => all.some((one) => one.type.toUpperCase() === "BODY" && one.text), "a BODY with text is needed"),
});

/** Templates of an account: listed, proposed (and reviewed a moment later), removed. */
export function templateRoutes(graph: FastifyInstance, world: World): void {
  graph.get<Path>("/:version/:id/message_templates", async (request) => {
    const account = ownAccount(world, request, request.params.id);
    const { name, status, limit } = request.query as { name?: string; status?: string; limit?: string };
    const found = world.templates
      .of(account.wabaId)
      .filter((one) => (!name || one.name === name) && (!status || one.status === status))
      .slice(0, Number(limit ?? 100));
    return { data: found.map(told), paging: { cursors: { before: "MAZDZD", after: "MjQZD" } } };
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

/** Meta's answer to a proposal, told by webhook. */
function review(world: World, proposed: Template): void {
  const approved = !world.failures.current().templateReject;
  const template = world.templates.save({ ...proposed, status: approved ? "APPROVED" : "REJECTED" });
  const body = envelope(template.wabaId, "message_template_status_update", {
    event: template.status,
    message_template_id: Number(template.id),
    message_template_name: template.name,
    message_template_language: template.language,
    reason: approved ? "NONE" : "INVALID_FORMAT",
  });
  notify(world, template.wabaId, body, { kind: "template", about: template.id, order: template.wabaId });
  world.changed();
}

function told(template: Template) {
  const { id, name, language, category, status, components, parameterFormat } = template;
  return { id, name, language, category, status, components, parameter_format: parameterFormat };
}
