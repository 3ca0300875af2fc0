// The results of a form, by question. Days and grouping are in the address.
import type { Form } from "@mostrador/domain/growth/forms/resource.ts";
import { GROUP_LABELS, GROUPS, type Group } from "@mostrador/domain/growth/forms/summary.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router";
import { FilterPanel } from "../../../../ui/dialog/filter-panel.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { FactsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { useFormResults } from "../api.ts";
import { OverTime } from "./over-time.tsx";
import { QuestionResult } from "./question-result.tsx";

type Filters = { desde: string | null; hasta: string | null; por: Group };
const NONE: Filters = { desde: null, hasta: null, por: "day" };
const DAY = /^\d{4}-\d\d-\d\d$/;

export function FormResultsView({ form }: { form: Form }) {
  const [params, setParams] = useSearchParams();
  const dayIn = (name: string) => (DAY.test(params.get(name) ?? "") ? params.get(name) : null);
  const group = GROUPS.find((one) => one === params.get("por")) ?? "day";
  const filters: Filters = { desde: dayIn("desde"), hasta: dayIn("hasta"), por: group };
  const { desde: from, hasta: to } = filters;
  const { data, error, refetch } = useFormResults(form._id, { group, ...(from && { from }), ...(to && { to }) });
  const filter = (next: Filters) => {
    const kept = new URLSearchParams(params);
    for (const [name, value] of Object.entries(next)) {
      if (value === null || value === "" || (name === "por" && value === "day")) kept.delete(name);
      else kept.set(name, value);
    }
    setParams(kept, { replace: true });
  };
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box>
        <FilterPanel<Filters> values={filters} emptyValues={NONE} onChange={filter}>
          <DayField name="desde" label="Desde" required={false} />
          <DayField name="hasta" label="Hasta" required={false} />
          <SelectField<Group>
            name="por"
            label="Agrupar"
            options={GROUPS.map((value) => ({ value, label: GROUP_LABELS[value] }))}
          />
        </FilterPanel>
      </Box>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} dense />
      ) : !data ? (
        <FactsSkeleton facts={4} />
      ) : data.answers === 0 ? (
        <Empty
          drawing="chart"
          text={
            from || to
              ? "Nadie contestó en esos días."
              : "Aquí verás los resultados cuando alguien conteste. Manda el formulario en una conversación, o comparte su enlace."
          }
          dense
        />
      ) : (
        <>
          <Box component="section" aria-label="Respuestas en el tiempo" sx={{ display: "grid", gap: 1 }}>
            <Typography component="h2" sx={{ fontWeight: 500 }}>
              {data.answers === 1 ? "1 respuesta" : `${data.answers} respuestas`}
            </Typography>
            <OverTime periods={data.periods} group={group} />
          </Box>
          {form.questions.map((question) => {
            const result = data.questions.find(({ questionId }) => questionId === question.id);
            return result && <QuestionResult key={question.id} question={question} result={result} />;
          })}
        </>
      )}
    </Box>
  );
}
