// The owner's templates: listed as they were last read, read again, proposed to WhatsApp, deleted there and here.
import { templatesChanged } from "@mostrador/domain/conversation/templates/live.ts";
import type {
  createTemplate as createRoute,
  deleteTemplate as deleteRoute,
  listTemplates as listRoute,
  syncTemplates as syncRoute,
} from "@mostrador/domain/conversation/templates/routes.ts";
import { examplesOf } from "@mostrador/domain/conversation/templates/template-rules.ts";
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { sayWhereNamed } from "../../../kernel/resource/named-in.ts";
import type { TemplateCreated } from "../../../providers/messaging/port.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { lockAccount, readAccounts } from "./account.store.ts";
import { presentAccount, presentTemplate } from "./present-template.ts";
import {
  type AccountReading,
  askAccounts,
  planReading,
  rowOf,
  sendersOf,
  type TemplateDeps,
  writeAccount,
} from "./read-account.ts";
import { deleteTemplates, lockTemplatesOf, putTemplate, readTemplate, readTemplates } from "./template.store.ts";

const UNKNOWN = "No se encontró la plantilla";
const NO_CHANNEL = "Conecta WhatsApp para tener plantillas";
/** Most reviews take seconds. */
const FIRST_LOOK_MS = 60_000;

export async function listTemplates(ctx: TenantCtx, _call: Call<typeof listRoute>) {
  const [rows, accounts] = await readTogether(ctx, (tx) => Promise.all([readTemplates(tx), readAccounts(tx)]));
  return { data: { templates: rows.map(presentTemplate), accounts: accounts.map(presentAccount) } };
}

export function templateActions(deps: TemplateDeps) {
  return {
    async askForTemplates(ctx: TenantCtx, _call: Pick<Call<typeof syncRoute>, "body">) {
      const heard = await askAccounts(ctx, deps);
      if (heard.length === 0) throw new DomainError(422, NO_CHANNEL);
      return heard;
    },

    async writeTemplates(ctx: TenantCtx, all: AccountReading[]) {
      return transact(ctx, async (tx, inside) => {
        for (const heard of all) await writeAccount(tx, ctx, heard);
        const failed = all.flatMap(({ heard }) => (heard.kind === "failed" ? heard.reason : []))[0];
        const { data } = await listTemplates(inside, undefined as never);
        return { data, message: failed ?? "Plantillas al día" };
      });
    },

    /** In the account of the number that was connected first. */
    async proposeTemplate(ctx: TenantCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
      const { template } = body;
      const [account] = await sendersOf(ctx, deps.seal);
      if (!account) throw new DomainError(422, NO_CHANNEL);
      const examples = examplesOf(template.body, template.examples);
      const outcome = await deps.messaging.createTemplate(account.sender, account.wabaId, { ...template, examples });
      if (outcome.kind === "failed") throw new DomainError(422, outcome.reason);
      return { template, wabaId: account.wabaId, outcome };
    },

    async keepTemplate(ctx: TenantCtx, proposed: Proposed) {
      const { template, wabaId, outcome } = proposed;
      const { name, language, body, footer, purpose } = template;
      return transact(ctx, async (tx) => {
        await lockAccount(tx, ctx.businessId, wabaId);
        const known = (await lockTemplatesOf(tx, wabaId)).find((row) => row.name === name && row.language === language);
        const buttons = template.buttons.map((text) => ({ type: "QUICK_REPLY", text }));
        const { externalId, status, category } = outcome;
        const said = { externalId, status, category, name, language, body, footer, buttons } as const;
        const whole = {
          ...said,
          format: "NAMED",
          header: "",
          isSendable: true,
          reason: "",
          quality: "UNKNOWN",
        } as const;
        const row = await putTemplate(tx, { ...rowOf(ctx, wabaId, whole, known), purpose });
        await planReading(tx, ctx, wabaId, FIRST_LOOK_MS);
        await writeAudit(tx, ctx, { action: "template.created", summary: `Propuso la plantilla ${name} a WhatsApp` });
        await announce(tx, ctx, templatesChanged, { wabaId });
        const message = row.status === "APPROVED" ? "Plantilla aprobada" : "Plantilla enviada a revisión";
        return { data: presentTemplate(row), message };
      });
    },

    async askToDelete(ctx: TenantCtx, { params }: Pick<Call<typeof deleteRoute>, "params">) {
      const [row, where] = await transact(ctx, async (tx) => [
        await readTemplate(tx, params.id),
        await sayWhereNamed(tx, ctx, "template", params.id),
      ]);
      if (!row) throw notFound(UNKNOWN);
      if (where !== "") throw conflict(`${where}: elige otra plantilla ahí antes de eliminarla`);
      const account = (await sendersOf(ctx, deps.seal)).find(({ wabaId }) => wabaId === row.waba_id);
      if (!account) throw conflict("El número de esa plantilla está desconectado: conéctalo para eliminarla");
      const { name, external_id: externalId } = row;
      const outcome = await deps.messaging.deleteTemplate(account.sender, row.waba_id, { name, externalId });
      if (outcome.kind === "failed") throw new DomainError(422, outcome.reason);
      return row;
    },

    async forgetTemplate(ctx: TenantCtx, { id, name, waba_id: wabaId }: { id: string; name: string; waba_id: string }) {
      await transact(ctx, async (tx) => {
        await deleteTemplates(tx, [id]);
        await writeAudit(tx, ctx, { action: "template.deleted", summary: `Eliminó la plantilla ${name}` });
        await announce(tx, ctx, templatesChanged, { wabaId });
      });
      return { data: null, message: "Plantilla eliminada" };
    },
  };
}

type Proposed = {
  template: Call<typeof createRoute>["body"]["template"];
  wabaId: string;
  outcome: Extract<TemplateCreated, { kind: "created" }>;
};
