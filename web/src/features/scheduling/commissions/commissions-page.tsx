// Comisiones: what each specialist earned in a period, what was paid and what is owed. The address holds the period and
// the open specialist.
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { Statement } from "@mostrador/domain/scheduling/commissions/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { useAddress } from "../../../lib/address/address.ts";
import { filtersIn, idIn } from "../../../lib/address/filters.ts";
import { saveSheet } from "../../../lib/sheet/save-sheet.ts";
import { useNow } from "../../../lib/use-now.ts";
import { ExportButton } from "../../../ui/action/export-button.tsx";
import { dayText } from "../../../ui/data/date-time.tsx";
import { Money, moneyText } from "../../../ui/data/money.tsx";
import { Totals } from "../../../ui/data/totals.tsx";
import { FilterPanel } from "../../../ui/dialog/filter-panel.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { DataList } from "../../../ui/list/data-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { PeriodChips } from "../../../ui/time/period-chips.tsx";
import { useBranchZones } from "../../business/branches/index.ts";
import { useRules, useStatement } from "./api.ts";
import { StatementDialog } from "./statement-dialog.tsx";
import { NO_FILTERS, type PeriodValues, periodIn } from "./statement-period.ts";

type Person = Statement["specialists"][number];

export function CommissionsPage() {
  const { params, change } = useAddress();
  const today = localOf(useBranchZones().own, useNow()).day;
  const values = filtersIn(params, NO_FILTERS);
  const period = periodIn(values, today);
  const shown = { desde: period.from, hasta: period.to };
  const statement = useStatement(period);
  const rules = useRules().data?.rules ?? [];
  const people = statement.data?.specialists ?? [];
  const openId = idIn(params.get("especialista"));
  const open = (id: string | null) => change({ especialista: id }, { isStep: id !== null });
  const usualOf = ({ specialistId }: Person) => {
    const own = rules.filter((rule) => rule.specialistId === specialistId);
    const usual = own.find(({ serviceId }) => serviceId === null);
    if (usual) return usual.fixed === null ? `${usual.percent} %` : `${moneyText(usual.fixed)} por cita`;
    return own.length > 0 ? "Por servicio" : "Sin comisión";
  };
  const totals = statement.data?.totals;
  return (
    <Page
      title="Comisiones"
      tools={
        <>
          <FilterPanel<PeriodValues> values={values} emptyValues={NO_FILTERS} onChange={change}>
            <DayField name="desde" label="Desde" required={false} />
            <DayField name="hasta" label="Hasta" required={false} />
          </FilterPanel>
          {people.length > 0 && (
            <ExportButton
              save={() =>
                saveSheet(`comisiones-${period.from}-${period.to}`, "Comisiones", HEADERS, people.map(cellsOf))
              }
              noun={["especialista", "especialistas"]}
            />
          )}
        </>
      }
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mb: 2 }}>
        <PeriodChips kinds={["week", "fortnight", "month"]} values={shown} today={today} onChange={change} />
        <Typography color="textSecondary">{`${dayText(period.from)} – ${dayText(period.to)}`}</Typography>
      </Box>
      {!statement.isLoadingError && (
        <Totals
          label="Totales del periodo"
          totals={[
            { label: "Comisiones", amount: totals?.commission },
            { label: "Propinas", amount: totals?.tips },
            { label: "Pagado", amount: totals?.paid },
            { label: "Por pagar", amount: totals?.owed },
          ]}
        />
      )}
      <Card flush>
        <DataList<Person>
          label="Comisiones por especialista"
          items={people}
          itemId={({ specialistId }) => specialistId}
          loading={statement.isLoading}
          error={statement.error}
          onRetry={() => void statement.refetch()}
          onOpen={({ specialistId }) => open(specialistId)}
          openId={openId}
          columns={[
            { key: "name", label: "Especialista", render: ({ name }) => name },
            { key: "rule", label: "Comisión", render: usualOf, width: 130 },
            {
              key: "base",
              label: "Cobrado",
              render: ({ base }) => <Money amount={base} />,
              align: "right",
              width: 140,
            },
            ...(["commission", "tips", "paid", "owed"] as const).map((key) => ({
              key,
              label: LABELS[key],
              render: (person: Person) => <Money amount={person[key]} />,
              align: "right" as const,
              width: 130,
            })),
          ]}
          renderRow={(person) => (
            <Row
              title={person.name}
              subtitle={`${usualOf(person)} · ${person.owed === 0 ? "nada por pagar" : "por pagar"}`}
              amount={<Money amount={person.owed} />}
            />
          )}
          empty={
            <Empty
              drawing="list"
              text="Agrega especialistas para llevar aquí sus comisiones y propinas."
              action={
                <Button component={Link} to="/especialistas">
                  Ir a especialistas
                </Button>
              }
            />
          }
        />
      </Card>
      {openId && <StatementDialog specialistId={openId} period={period} onClose={() => open(null)} />}
    </Page>
  );
}

const LABELS = { commission: "Comisiones", tips: "Propinas", paid: "Pagado", owed: "Por pagar" } as const;
const HEADERS = ["Especialista", "Cobrado", "Comisiones", "Propinas", "Pagado", "Por pagar"];

function cellsOf({ name, base, commission, tips, paid, owed }: Person) {
  return [name, base, commission, tips, paid, owed];
}
