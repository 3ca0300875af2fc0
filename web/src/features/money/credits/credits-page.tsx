// Movimientos de créditos: the balance, the warning settings, and all movements, newest first.
import { CREDIT_LABELS, creditText, MOVEMENT_LABELS } from "@mostrador/domain/money/credits/credit-words.ts";
import { type CreditMovement, MOVEMENT_TYPES } from "@mostrador/domain/money/credits/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useAddress } from "../../../lib/address/address.ts";
import { daysIn, filtersIn } from "../../../lib/address/filters.ts";
import { SettledTogether } from "../../../lib/page/settled-together.tsx";
import { useSession } from "../../../lib/session/session.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { FilterPanel } from "../../../ui/dialog/filter-panel.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { JournalList, journalRows } from "../../../ui/list/journal-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { CardsSkeleton } from "../../../ui/state/skeletons.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { useBusiness } from "../../business/businesses/index.ts";
import { type MovementFilters, useCreditBalance, useCreditMovements } from "./api.ts";
import { BalanceCards } from "./balance-cards.tsx";
import { CreditSettingsCard } from "./credit-settings.tsx";
import { MovementDialog } from "./movement-dialog.tsx";

const SEND = latePart(async () => (await import("./send-credits.tsx")).SendCredits);
const PESOS = latePart(async () => (await import("./pesos/peso-list.tsx")).PesoList);
const VIEWS = [
  { value: "creditos", label: "Créditos" },
  { value: "pesos", label: "Saldo en pesos" },
] as const;
const NO_FILTERS = { desde: null, hasta: null, tipo: null, modelo: null };
type AddressFilters = Record<keyof typeof NO_FILTERS, string | null>;

export function CreditsPage() {
  const { params, change } = useAddress();
  const session = useSession();
  const business = useBusiness().data;
  const role = session.status === "in" ? session.user.role : "user";
  const maySend = role === "admin" || (role === "partner" && Boolean(business?.partner));
  const [isSending, setIsSending] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const zone = useZone();
  const values = filtersIn(params, NO_FILTERS);
  const filters = filtersOf(values, zone);
  const balance = useCreditBalance();
  const list = useCreditMovements(filters);
  const items = journalRows(list);
  const isNarrowed = Object.keys(filters).length > 0;
  const when = (movement: CreditMovement) => dateTimeText(movement.date, { zone });
  const isByConversion = balance.data?.paymentMode === "conversion" || (balance.data?.balanceMXN ?? 0) > 0;
  const view = isByConversion && params.get("ver") === "pesos" ? "pesos" : "creditos";
  const opened = items.find(({ _id }) => _id === openId);
  return (
    <Page
      title="Movimientos de créditos"
      action={
        maySend && (
          <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => setIsSending(true)}>
            Enviar créditos
          </Button>
        )
      }
    >
      <SettledTogether skeleton={<CardsSkeleton cards={4} height={200} />}>
        <Box sx={{ display: "flex", flexDirection: "column", gap: 2, mb: 2 }}>
          {balance.error && !balance.data ? (
            <Card>
              <ErrorState dense error={balance.error} onRetry={() => void balance.refetch()} />
            </Card>
          ) : (
            <>
              <BalanceCards balance={balance.data} zone={zone} />
              <CreditSettingsCard balance={balance.data} />
            </>
          )}
          {isByConversion && (
            <Tabs
              label="Qué movimientos"
              value={view}
              onChange={(value) => change({ ...NO_FILTERS, ver: value === "pesos" ? value : null })}
              tabs={VIEWS}
            />
          )}
          {view === "creditos" && (
            <Box>
              <FilterPanel<AddressFilters> values={values} emptyValues={NO_FILTERS} onChange={change}>
                <FilterFields />
              </FilterPanel>
            </Box>
          )}
        </Box>
        {view === "pesos" ? (
          <Late part={PESOS} props={{ zone }} />
        ) : (
          <JournalList<CreditMovement>
            label="Movimientos de créditos"
            query={list}
            onOpen={(movement) => setOpenId(movement._id)}
            openId={openId}
            columns={[
              { key: "date", label: "Fecha", render: when, width: 190 },
              { key: "type", label: "Movimiento", render: (movement) => MOVEMENT_LABELS[movement.type] },
              { key: "model", label: "Modelo", render: (movement) => CREDIT_LABELS[movement.creditType], width: 130 },
              { key: "by", label: "Quién", render: whoOf },
              { key: "amount", label: "Créditos", render: (movement) => <Signed {...movement} />, align: "right" },
              {
                key: "after",
                label: "Quedan",
                render: (movement) => creditText(movement.balanceAfterMovement),
                align: "right",
                width: 130,
              },
            ]}
            renderRow={(movement) => (
              <Row
                title={`${MOVEMENT_LABELS[movement.type]} · ${CREDIT_LABELS[movement.creditType]}`}
                subtitle={`${whoOf(movement)} · ${when(movement)}`}
                amount={<Signed {...movement} />}
              />
            )}
            narrowed={isNarrowed ? "Ningún movimiento coincide con los filtros." : null}
            empty={{ text: "Aquí verás los créditos que recibes y lo que cuesta cada respuesta." }}
          />
        )}
      </SettledTogether>
      {opened && <MovementDialog movement={opened} zone={zone} onClose={() => setOpenId(null)} />}
      {isSending && business && <Late part={SEND} props={{ business, onClose: () => setIsSending(false) }} />}
    </Page>
  );
}

function whoOf({ answer, createdBy }: CreditMovement): string {
  return answer?.assistantName || createdBy;
}

function Signed({ type, amount }: Pick<CreditMovement, "type" | "amount">) {
  const isIn = type === "recharge" || type === "transfer" || type === "tolerance";
  return (
    <Box
      component="span"
      sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap", color: isIn ? "success.ink" : "text.primary" }}
    >
      {`${isIn ? "+" : "−"}${creditText(amount)}`}
    </Box>
  );
}

function FilterFields() {
  return (
    <>
      <DayField name="desde" label="Desde" required={false} />
      <DayField name="hasta" label="Hasta" required={false} />
      <SelectField
        name="tipo"
        label="Movimiento"
        emptyLabel="Todos"
        options={Object.entries(MOVEMENT_LABELS).map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        name="modelo"
        label="Modelo"
        emptyLabel="Todos"
        options={Object.entries(CREDIT_LABELS).map(([value, label]) => ({ value, label }))}
      />
    </>
  );
}

function filtersOf(values: AddressFilters, zone: string): MovementFilters {
  const { tipo, modelo } = values;
  const type = MOVEMENT_TYPES.find((one) => one === tipo);
  const creditType = (["gpt", "reasoning"] as const).find((one) => one === modelo);
  return {
    ...daysIn(values, zone),
    ...(type && { type }),
    ...(creditType && { creditType }),
  };
}
