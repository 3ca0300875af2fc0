// An appointment, with the other ones of its client's visit, for the client's own calendar: a file at a signed URL,
// for confirmation texts. It always has the current data, also a cancellation.
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import { calendarFile } from "@mostrador/domain/scheduling/calendars/ics.ts";
import { type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { RawRoute } from "../../../../kernel/http/registry.ts";
import { readToldVisit, type ToldAppointment } from "../../appointments/index.ts";
import type { ArrivalCodes } from "../../kiosk/index.ts";
import { linkTokens } from "./link-token.ts";

const GONE = "No se encontró la cita";
const PATH = "/api/appointment/calendar";

/** The URL of an appointment's file. */
export type CalendarLink = (ctx: Pick<TenantCtx, "businessId">, appointmentId: string) => string;

export function calendarFiles(secret: string, publicUrl: string, codes: ArrivalCodes) {
  const tokens = linkTokens(secret);
  const base = publicUrl.replace(/\/+$/, "");
  const calendarLink: CalendarLink = ({ businessId }, appointmentId) =>
    `${base}${PATH}/${tokens.write({ businessId, appointmentId })}.ics`;
  return { calendarLink, route: fileRoute(tokens, codes) };
}

function fileRoute(tokens: ReturnType<typeof linkTokens>, codes: ArrivalCodes): RawRoute {
  return {
    method: "GET",
    path: `${PATH}/:file`,
    from: "people",
    summary: "La cita como archivo de calendario (.ics), para el cliente",
    guard: "dirección firmada",
    handle: async (ctx, request, reply) => {
      const { file } = request.params as { file: string };
      const named = file.endsWith(".ics") ? tokens.read(file.slice(0, -".ics".length)) : null;
      if (!named) throw notFound(GONE);
      const tenant = tenantCtx(ctx, named.businessId, { kind: "system", name: "Mostrador" });
      const told = await readTogether(tenant, (tx) => readToldVisit(tx, named.appointmentId));
      if (told.length === 0) throw notFound(GONE);
      const entries = await Promise.all(
        told.map(async (one) => entryOf(one, await codes.codeOfComing(tenant, one.id))),
      );
      return reply
        .type("text/calendar; charset=utf-8; method=PUBLISH")
        .header("content-disposition", 'attachment; filename="cita.ics"')
        .header("cache-control", "no-store")
        .send(calendarFile(entries));
    },
  };
}

/** Nothing for the staff only: neither their title nor their notes. */
function entryOf(told: ToldAppointment, code: string | null) {
  const address = told.branch_address.description;
  const service = told.service_name ?? "Cita";
  const what = told.attendee_name === null ? service : `${service} para ${told.attendee_name}`;
  return {
    id: told.id,
    summary: `${what} en ${told.business_name}`,
    description: `${what} con ${told.specialist_name}.${code ? ` Tu código de llegada es ${code}.` : ""}`,
    location: [told.branch_name, address].filter(Boolean).join(", "),
    organizer: told.business_name,
    start: told.starts.getTime(),
    end: told.ends.getTime(),
    isCancelled: !holdsPlace(told.status as Parameters<typeof holdsPlace>[0]),
    createdAt: told.created_at.getTime(),
    updatedAt: told.updated_at.getTime(),
  };
}
