// Lista de citas: the appointments of a period in pages, with how many there are. The numbers of the dashboard lead here.
import { listRecords } from "@mostrador/domain/scheduling/appointments/records/routes.ts";
import { type AppointmentRecord, NO_SERVICE } from "@mostrador/domain/scheduling/appointments/records/schema.ts";
import { APPOINTMENT_STATUSES, STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import { useNavigate } from "react-router";
import { useRead } from "../../../../lib/query.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { Money } from "../../../../ui/data/money.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { FilterPanel } from "../../../../ui/dialog/filter-panel.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { DataList } from "../../../../ui/list/data-list.tsx";
import { Pager } from "../../../../ui/list/pager.tsx";
import { Row } from "../../../../ui/list/row.tsx";
import { Totals } from "../../../../ui/list/totals.tsx";
import { MultiSelectField } from "../../../../ui/pick/multi-select-field.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { useBranchZones } from "../../../business/branches/index.ts";
import { useSpecialists } from "../../../business/specialists/index.ts";
import { useServices } from "../../../catalog/services/index.ts";
import { STATUS_LOOK } from "../status-look.ts";
import { CREATED, LATE, NO_FILTERS, queryOf, type RecordFilters, SIZE, useRecordAddress } from "./record-address.ts";

export function RecordsPage() {
  const { values, filter, page, turn } = useRecordAddress();
  const { businessId } = useActiveBusiness();
  const { zoneOf } = useBranchZones();
  const navigate = useNavigate();
  const query = queryOf(values);
  const read = useRead(listRecords, businessId ? { query: { businessId, ...query, page, limit: SIZE } } : null);
  const { records = [], total, price } = read.data ?? {};
  const isNarrowed = Object.keys(query).length > 0;
  const when = ({ start, branchId }: AppointmentRecord) => dateTimeText(start, { zone: zoneOf(branchId) });
  const who = ({ clientName }: AppointmentRecord) => clientName || "Sin cliente";
  const what = ({ serviceName }: AppointmentRecord) => serviceName || "Sin servicio";
  return (
    <Page
      title="Lista de citas"
      back={{ label: "Agenda", to: "/agenda", onSelect: () => navigate("/agenda") }}
      tools={
        <FilterPanel<RecordFilters> values={values} emptyValues={NO_FILTERS} onChange={filter}>
          <FilterFields />
        </FilterPanel>
      }
    >
      {!read.isLoadingError && (
        <Totals
          facts={[
            { label: "Citas", value: total?.toLocaleString("es-MX") },
            { label: "Precio de sus servicios", value: price === undefined ? undefined : <Money amount={price} /> },
          ]}
        />
      )}
      <Card flush>
        <DataList<AppointmentRecord>
          label="Lista de citas"
          items={records}
          itemId={({ _id }) => _id}
          onOpen={({ _id, start, branchId }) =>
            navigate(`/agenda?vista=dia&dia=${start.slice(0, 10)}&sucursal=${branchId}&cita=${_id}`)
          }
          loading={read.isPending}
          error={read.error}
          onRetry={() => void read.refetch()}
          columns={[
            { key: "start", label: "Fecha", render: when, width: 170 },
            { key: "client", label: "Cliente", render: who },
            { key: "service", label: "Servicio", render: what },
            { key: "specialist", label: "Especialista", render: ({ specialistName }) => specialistName, width: 170 },
            { key: "branch", label: "Sucursal", render: ({ branchName }) => branchName, width: 140, wideOnly: true },
            { key: "status", label: "Estado", render: Status, width: 170 },
          ]}
          renderRow={(record) => (
            <Row
              title={who(record)}
              subtitle={`${when(record)} · ${what(record)} · ${record.specialistName}`}
              aside={STATUS_LABELS[record.status]}
            />
          )}
          empty={
            isNarrowed ? (
              <Empty drawing="search" text="Ninguna cita coincide con los filtros." dense />
            ) : (
              <Empty drawing="agenda" text="Aquí verás las citas de tu negocio, de todas las fechas." />
            )
          }
        />
        {total !== undefined && total > 0 && (
          <Pager page={page} size={SIZE} sizes={[SIZE]} total={total} onPage={turn} onSize={() => turn(1)} />
        )}
      </Card>
    </Page>
  );
}

function Status({ status }: AppointmentRecord) {
  return <StatusChip {...STATUS_LOOK[status]} label={STATUS_LABELS[status]} />;
}

function FilterFields() {
  const named = (rows: readonly { _id: string; name: string }[] = []) =>
    rows.map(({ _id, name }) => ({ value: _id, label: name }));
  const { branches } = useBranchZones();
  const specialists = named(useSpecialists().data);
  const services = [...named(useServices().data), { value: NO_SERVICE, label: "Sin servicio" }];
  return (
    <>
      <DayField name="desde" label="Desde" required={false} />
      <DayField name="hasta" label="Hasta" required={false} />
      <SelectField name="por" label="Por el día" emptyLabel="En que empiezan" options={BY_CREATION} />
      <MultiSelectField name="estados" label="Estados" options={STATUSES} placeholder="Todos" required={false} />
      <SelectField name="servicio" label="Servicio" emptyLabel="Todos" options={services} />
      <SelectField name="especialista" label="Especialista" emptyLabel="Todos" options={specialists} />
      <SelectField name="sucursal" label="Sucursal" emptyLabel="Todas" options={named(branches)} />
      <SelectField name="tarde" label="Aviso de cancelación" emptyLabel="Cualquiera" options={CANCELLED_LATE} />
    </>
  );
}

const STATUSES = APPOINTMENT_STATUSES.map((value) => ({ value: value as string, label: STATUS_LABELS[value] }));
const BY_CREATION = [{ value: CREATED, label: "En que se agendaron" }];
const CANCELLED_LATE = [{ value: LATE, label: "Con menos de 24 horas" }];
