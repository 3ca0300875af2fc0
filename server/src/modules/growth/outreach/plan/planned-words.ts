// The words of planned messages as they would be sent now: screens show them instead of the variables.
import { fillText } from "@mostrador/domain/business/contacts/message-text/fill-text.ts";
import { namesIn } from "@mostrador/domain/business/contacts/message-text/placeholders.ts";
import { isRuleKind } from "@mostrador/domain/growth/outreach/kinds.ts";
import { variablesFor } from "@mostrador/domain/growth/outreach/texts.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import type { ListedRow } from "../listed.store.ts";
import { appointmentIdsOf } from "../notification.store.ts";
import { assistantNameIn } from "../rules/assistant-name.ts";
import { type AppointmentLine, readAppointmentLines } from "./planned-words.store.ts";

/** By their ids; a message without variables, or that went out, is left out. */
export async function plannedWords(tx: Tx, ctx: TenantCtx, rows: readonly ListedRow[]): Promise<Map<string, string>> {
  const open = rows.filter(hasVariables);
  if (open.length === 0) return new Map();
  const [business, lines] = await Promise.all([
    businessSettings({ ...ctx, tx }),
    readAppointmentLines(tx, [...new Set(open.flatMap(appointmentIdsOf))]),
  ]);
  const negocio = business?.name ?? "";
  const assistants = await assistantsOf(tx, ctx, open);
  return new Map(
    open.map((row) => {
      const people = {
        nombre: row.client_name || row.client_push_name || "",
        nombre_whatsapp: row.client_push_name ?? "",
        asistente: assistants.get(sameName(row)) ?? "",
      };
      const own = lines.filter(({ id }) => appointmentIdsOf(row).includes(id));
      return [row.id, fillText(row.text, { negocio, ...people, ...ofAppointments(own) })];
    }),
  );
}

/** Those that are still to come, and those that never went out; the others have the words that were sent. */
function hasVariables({ state, kind, text }: ListedRow): boolean {
  return (
    (state === "planned" || state === "withdrawn") &&
    (kind === "message" || isRuleKind(kind)) &&
    namesIn(text).length > 0
  );
}

/** By rule and contact, where a message names the assistant. */
async function assistantsOf(tx: Tx, ctx: TenantCtx, rows: readonly ListedRow[]): Promise<Map<string, string>> {
  const naming = rows.filter(({ text }) => namesIn(text).includes("asistente"));
  const names = new Map<string, string>();
  for (const row of naming) {
    if (!names.has(sameName(row))) names.set(sameName(row), await assistantNameIn(tx, ctx, row));
  }
  return names;
}

function sameName({ rule_id, contact_id }: ListedRow): string {
  return `${rule_id} ${contact_id}`;
}

function ofAppointments([first, ...others]: readonly AppointmentLine[]): Record<string, string> {
  if (!first) return {};
  return variablesFor({
    business: "",
    client: "",
    branch: first.branch,
    address: "",
    zone: first.zone,
    services: [first, ...others].map(({ service, specialist, starts }) => ({
      service,
      specialist,
      start: starts.getTime(),
      attendee: null,
    })),
    needs: [],
    code: "",
  });
}
