// The appointment part of the directory's filter: how many a contact has in those days, with those statuses and
// people.
import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import { APPOINTMENT_STATUSES } from "@mostrador/domain/scheduling/appointments/status.ts";
import { type RawBuilder, sql as raw } from "kysely";
import { all, type ContactCondition, within } from "../../../business/contacts/index.ts";

export const appointmentCondition: ContactCondition = {
  answers: [
    "appointmentsMin",
    "appointmentsMax",
    "appointmentFrom",
    "appointmentTo",
    "appointmentStatus",
    "appointmentService",
    "appointmentBranch",
    "appointmentSpecialist",
  ],
  access: access.view(PAGE.agenda),
  where(filter) {
    const { appointmentsMin, appointmentsMax: most } = filter;
    const those = raw`from appointments a where not a.is_block and a.contact_id is not null and ${all(among(filter))}`;
    const least = appointmentsMin ?? (most === undefined ? 1 : 0);
    const atMost = most === undefined ? raw`true` : raw`count(*) <= ${most}`;
    if (least <= 1 && most === undefined) {
      return least === 0 ? raw`true` : raw`c.id in (select a.contact_id ${those})`;
    }
    if (least > 0) {
      return raw`c.id in (select a.contact_id ${those} group by a.contact_id having count(*) >= ${least} and ${atMost})`;
    }
    const more = raw`select a.contact_id ${those} group by a.contact_id having count(*) > ${most}`;
    return raw`not exists (select from (${more}) a where a.contact_id = c.id)`;
  },
};

function among(filter: ContactFilter): RawBuilder<boolean>[] {
  const { appointmentStatus: status, appointmentService: service } = filter;
  const { appointmentBranch: branch, appointmentSpecialist: specialist } = filter;
  const known: readonly string[] = APPOINTMENT_STATUSES;
  if (status?.some((one) => !known.includes(one))) {
    throw invalid("appointmentStatus", "El estado de la cita no es válido");
  }
  return [
    ...within("a.starts", filter.appointmentFrom, filter.appointmentTo),
    ...(status ? [raw<boolean>`a.status = any(${status}::text[])`] : []),
    ...(service ? [raw<boolean>`a.service_id = any(${service}::uuid[])`] : []),
    ...(branch ? [raw<boolean>`a.branch_id = any(${branch}::uuid[])`] : []),
    ...(specialist ? [raw<boolean>`a.specialist_id = any(${specialist}::uuid[])`] : []),
  ];
}
