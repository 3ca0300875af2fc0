// Movimientos de dinero: income and expenses, newest first, filtered by the address.
import { localOf } from "@mostrador/domain/kit/time.ts";
import { CATEGORY_LABELS, categoryLabel } from "@mostrador/domain/money/finance/category.ts";
import {
  METHOD_LABELS,
  MOVEMENT_TYPES,
  PAYMENT_METHODS,
  TYPE_LABELS,
} from "@mostrador/domain/money/finance/payment-method.ts";
import { createMoneyMovement, editMoneyMovement } from "@mostrador/domain/money/finance/routes.ts";
import type { MoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useMemo } from "react";
import type { MovementFilterPart } from "../../../lib/money/in-movements.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { useNow } from "../../../lib/use-now.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Totals } from "../../../ui/data/totals.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FilterPanel } from "../../../ui/dialog/filter-panel.tsx";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { Edited } from "../../../ui/form/edited.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { isEmptyJournal, JournalList, journalRows } from "../../../ui/list/journal-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { PeriodChips } from "../../../ui/time/period-chips.tsx";
import { useBranchZones } from "../../business/branches/index.ts";
import { useCategories, useMovements, useMovementsLive, useMovementsOf, useTotals } from "./api.ts";
import { ExportMovements } from "./export-movements.tsx";
import { type AddressFilters, filtersOf, NO_FILTERS, useMovementAddress } from "./movement-address.ts";
import { MovementFacts } from "./movement-facts.tsx";
import { MovementForm } from "./movement-form.tsx";
import { SignedMoney } from "./signed-money.tsx";

/** `parts`: the filters of other capabilities. */
export function MovementsPage({ parts }: { parts: readonly MovementFilterPart[] }) {
  const address = useMovementAddress();
  const { begun, begin, end } = useBegun();
  const mayCall = useMayCall();
  const { branches, zoneOf } = useBranchZones();
  const filters = filtersOf(address.values);
  const today = localOf(zoneOf(address.values.sucursal), useNow()).day;
  const list = useMovements(filters);
  const totals = useTotals(filters);
  useMovementsLive();
  const items = journalRows(list);
  const isNarrowed = Object.keys(filters).length > 0;
  const mayAdd = mayCall(createMoneyMovement);
  const add = mayAdd && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => begin()}>
      Registrar movimiento
    </Button>
  );
  const when = (movement: MoneyMovement) => dateTimeText(movement.date, { zone: zoneOf(movement.branchId) });
  return (
    <Page
      title="Movimientos de dinero"
      action={(!isEmptyJournal(list) || isNarrowed) && add}
      tools={
        <>
          <FilterPanel<AddressFilters> values={address.values} emptyValues={NO_FILTERS} onChange={address.filter}>
            <FilterFields branches={branches} parts={parts} />
          </FilterPanel>
          {!isEmptyJournal(list) && <ExportMovements filters={filters} zoneOf={zoneOf} />}
        </>
      }
    >
      <Box sx={{ mb: 2 }}>
        <PeriodChips kinds={["today", "week", "month"]} values={address.values} today={today} onChange={address.days} />
      </Box>
      {!totals.isLoadingError && (
        <Totals
          label="Totales de lo que se muestra"
          totals={[
            { label: "Entradas", amount: totals.data?.in },
            { label: "Salidas", amount: totals.data?.out },
            { label: "Neto", amount: totals.data?.net },
          ]}
        />
      )}
      <JournalList<MoneyMovement>
        label="Movimientos de dinero"
        query={list}
        onOpen={(movement) => address.open(movement._id)}
        openId={address.openId}
        columns={[
          { key: "date", label: "Fecha", render: when, width: 178 },
          { key: "category", label: "Categoría", render: (movement) => categoryLabel(movement.category), width: 140 },
          { key: "client", label: "Cliente", render: (movement) => movement.clientName, width: 200 },
          { key: "method", label: "Método", render: (movement) => METHOD_LABELS[movement.paymentMethod], width: 150 },
          { key: "branch", label: "Sucursal", render: (movement) => movement.branchName, width: 110, wideOnly: true },
          { key: "comments", label: "Comentarios", render: (movement) => movement.comments, wideOnly: true },
          {
            key: "amount",
            label: "Monto",
            render: (movement) => <SignedMoney {...movement} />,
            align: "right",
            width: 160,
          },
        ]}
        renderRow={(movement) => (
          <Row
            title={movement.clientName || categoryLabel(movement.category)}
            subtitle={`${METHOD_LABELS[movement.paymentMethod]} · ${when(movement)}`}
            amount={<SignedMoney {...movement} />}
          />
        )}
        narrowed={isNarrowed ? "Ningún movimiento coincide con los filtros." : null}
        empty={{ text: "Aquí verás lo que entra y lo que sale de tu negocio.", action: add }}
      />
      {address.openId && (
        <OpenMovement
          id={address.openId}
          listed={items.find(({ _id }) => _id === address.openId)}
          mayEdit={mayCall(editMoneyMovement)}
          zoneOf={zoneOf}
          onClose={() => address.open(null)}
        />
      )}
      {begun && mayAdd && <MovementForm onClose={end} />}
    </Page>
  );
}

type FieldsProps = { branches: readonly { _id: string; name: string }[]; parts: readonly MovementFilterPart[] };

function FilterFields({ branches, parts }: FieldsProps) {
  const mayCall = useMayCall();
  const others = useMemo(() => parts.map((one) => ({ ...one, part: latePart(one.load) })), [parts]);
  const own = useCategories().data ?? [];
  const usual = Object.entries(CATEGORY_LABELS).map(([value, label]) => ({ value, label }));
  const offered = [...usual, ...own.map(({ name }) => ({ value: name, label: name }))];
  const sought = useFormValue<string | null>("categoria");
  // movements keep the name of a deleted category, and a chart leads to them
  const gone = sought && !offered.some(({ value }) => value === sought) ? [{ value: sought, label: sought }] : [];
  return (
    <>
      <DayField name="desde" label="Desde" required={false} />
      <DayField name="hasta" label="Hasta" required={false} />
      <SelectField
        name="tipo"
        label="Tipo"
        emptyLabel="Todos"
        options={MOVEMENT_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))}
      />
      <SelectField name="categoria" label="Categoría" emptyLabel="Todas" options={[...offered, ...gone]} />
      <SelectField
        name="metodo"
        label="Método de pago"
        emptyLabel="Todos"
        options={PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))}
      />
      <SelectField
        name="sucursal"
        label="Sucursal"
        emptyLabel="Todas"
        options={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      {others
        .filter((one) => mayCall(one))
        .map(({ name, part }) => (
          <Late key={name} part={part} props={{}} waiting={<Skeleton variant="rounded" height={64} />} />
        ))}
    </>
  );
}

type OpenProps = {
  id: string;
  listed: MoneyMovement | undefined;
  mayEdit: boolean;
  zoneOf: (branchId: string) => string;
  onClose: () => void;
};

/** The address may name one that is not in the list. */
function OpenMovement({ id, listed, mayEdit, zoneOf, onClose }: OpenProps) {
  const read = useMovementsOf(listed ? [] : [id]);
  const movement = listed ?? read.data?.[0];
  if (movement && mayEdit && movement.origin === "manual" && !movement.chargeId)
    return <Edited row={movement}>{(read) => <MovementForm movement={read} onClose={onClose} />}</Edited>;
  return (
    <Dialog open onClose={onClose} title="Movimiento">
      {movement ? (
        <MovementFacts movement={movement} zone={zoneOf(movement.branchId)} />
      ) : read.isLoading ? (
        <Skeleton height={160} />
      ) : (
        <Empty drawing="search" text="Ese movimiento ya no está." dense />
      )}
    </Dialog>
  );
}
