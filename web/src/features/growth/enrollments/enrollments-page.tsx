// Inscripciones: who takes part in the courses, newest first. The address holds the filters.
import { createEnrollment, deleteEnrollment, editEnrollment } from "@mostrador/domain/growth/enrollments/routes.ts";
import type { Enrollment, EnrollmentTotals } from "@mostrador/domain/growth/enrollments/schema.ts";
import {
  ENROLLMENT_STATUSES,
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUSES,
  STATUS_LABELS,
  takesPlace,
} from "@mostrador/domain/growth/enrollments/status.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { idIn } from "../../../lib/address/filters.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Money, moneyText } from "../../../ui/data/money.tsx";
import { FilterPanel } from "../../../ui/dialog/filter-panel.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { Edited } from "../../../ui/form/edited.tsx";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { isEmptyJournal, JournalList, journalRows } from "../../../ui/list/journal-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { Totals } from "../../../ui/list/totals.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { ContactField } from "../../business/contacts/index.ts";
import { useCourses } from "../../catalog/courses/index.ts";
import { useEnrollment, useEnrollments, useEnrollmentTotals } from "./api.ts";
import { CourseLine } from "./course-line.tsx";
import { type AddressFilters, filtersOf, NO_FILTERS, useEnrollmentAddress } from "./enrollment-address.ts";
import { EnrollmentState, PaymentState, Payments } from "./enrollment-parts.tsx";
import { ExportEnrollments } from "./export-enrollments.tsx";
import { RemoveEnrollment } from "./remove-enrollment.tsx";

const NEW = latePart(async () => (await import("./new-enrollment.tsx")).NewEnrollment);
const FORM = latePart(async () => (await import("./enrollment-form.tsx")).EnrollmentForm);

export function EnrollmentsPage() {
  const { values, filter, openId, close } = useEnrollmentAddress();
  const zone = useZone();
  const filters = filtersOf(values, zone);
  const list = useEnrollments(filters);
  const sums = useEnrollmentTotals(filters);
  const totals = sums.data;
  const items = journalRows(list);
  const mayCall = useMayCall();
  const { begun, begin, end } = useBegun();
  const [clicked, setEdited] = useState<Enrollment | null>(null);
  const [client, setClient] = useState<{ id: string; label: string } | null>(null);
  const courses = useCourses().data ?? [];
  const courseId = idIn(values.curso);
  const isNarrowed = Object.keys(filters).length > 0;
  const named = items.find(({ clientId }) => clientId === values.clientId);
  const mayEdit = mayCall(editEnrollment);
  const addressed = useEnrollment(mayEdit ? openId : null).data?.[0];
  const edited = clicked ?? addressed;
  const closeEdited = () => {
    setEdited(null);
    close();
  };
  const show = (before: Enrollment) => {
    end();
    setClient(null);
    setEdited(before);
  };
  const add = mayCall(createEnrollment) && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => begin()}>
      Inscribir
    </Button>
  );
  return (
    <Page
      title="Inscripciones"
      action={(!isEmptyJournal(list) || isNarrowed) && add}
      tools={
        <>
          <FilterPanel<AddressFilters> values={values} emptyValues={NO_FILTERS} onChange={filter}>
            <SelectField
              name="curso"
              label="Curso"
              emptyLabel="Todos"
              options={courses.map(({ _id: value, name: label }) => ({ value, label }))}
            />
            <ContactField
              label="Cliente"
              required={false}
              selected={named ? { id: named.clientId, label: named.clientName } : null}
            />
            <SelectField name="estado" label="Estado" emptyLabel="Todos" options={STATUSES} />
            <SelectField name="pago" label="Estado del pago" emptyLabel="Todos" options={PAYMENTS} />
            <DayField name="desde" label="Desde" required={false} />
            <DayField name="hasta" label="Hasta" required={false} />
          </FilterPanel>
          {!isEmptyJournal(list) && <ExportEnrollments filters={filters} zone={zone} />}
        </>
      }
    >
      {courseId && <CourseLine courseId={courseId} onEnroll={setClient} />}
      {totals?.count !== 0 && !sums.isLoadingError && <EnrollmentSums totals={totals} />}
      <JournalList<Enrollment>
        label="Inscripciones"
        query={list}
        {...(mayEdit && { onOpen: setEdited })}
        columns={[
          { key: "order", label: "Boleto", render: ({ order }) => order, width: 90 },
          { key: "client", label: "Cliente", render: ({ clientName }) => clientName },
          { key: "course", label: "Curso", render: ({ courseName }) => courseName },
          {
            key: "date",
            label: "Inscrito el",
            render: ({ enrollmentDate }) => dateTimeText(enrollmentDate),
            width: 170,
            wideOnly: true,
          },
          { key: "status", label: "Estado", render: ({ status }) => <EnrollmentState status={status} />, width: 140 },
          {
            key: "payment",
            label: "Pago",
            render: ({ paymentStatus }) => <PaymentState status={paymentStatus} />,
            width: 150,
          },
          { key: "paid", label: "Detalle del pago", render: (one) => <Payments enrollment={one} />, width: 260 },
        ]}
        renderRow={(one) => (
          <Row
            title={one.clientName}
            subtitle={`Boleto ${one.order} · ${one.courseName} · ${STATUS_LABELS[one.status]}`}
            amount={amountText(one)}
          />
        )}
        narrowed={isNarrowed ? "Ninguna inscripción coincide con los filtros." : null}
        empty={{ text: "Aquí verás quién se inscribe a tus cursos, y lo que ha pagado.", action: add }}
      />
      {begun && add && <Late part={NEW} props={{ courseId, onShow: show, onClose: end }} />}
      {client && (
        <Late
          part={FORM}
          props={{ enrollment: null, courseId, client, onShow: show, onClose: () => setClient(null) }}
        />
      )}
      {edited && (
        <Edited key={edited._id} row={items.find(({ _id }) => _id === edited._id) ?? edited}>
          {(read) => (
            <Late
              part={FORM}
              props={{
                enrollment: read,
                onClose: closeEdited,
                ...(mayCall(deleteEnrollment) && {
                  aside: <RemoveEnrollment enrollment={read} onRemoved={closeEdited} />,
                }),
              }}
            />
          )}
        </Edited>
      )}
    </Page>
  );
}

function amountText({ status, remainingBalance, totalPaid }: Enrollment): string {
  const owes = takesPlace(status) && remainingBalance > 0;
  return owes ? `Debe ${moneyText(remainingBalance, null)}` : `Pagó ${moneyText(totalPaid, null)}`;
}

/** Of what the filters find. */
function EnrollmentSums({ totals }: { totals: EnrollmentTotals | undefined }) {
  const facts = [
    { label: "Inscripciones", value: totals?.count },
    { label: "Con lugar", value: totals?.holding },
    { label: "Pagado", value: totals && <Money amount={totals.paid} /> },
    { label: "Por cobrar", value: totals && <Money amount={totals.owed} /> },
  ];
  return <Totals facts={facts} />;
}

const STATUSES = ENROLLMENT_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));
const PAYMENTS = PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_STATUS_LABELS[value] }));
