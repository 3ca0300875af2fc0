// The expectations of a test conversation: one row each, with the fields of its kind.
import { TOPIC_NAMES } from "@mostrador/domain/automation/assistants/test-conversations/judge.ts";
import {
  type Expectation,
  MOST_EXPECTATIONS,
  TOPICS,
} from "@mostrador/domain/automation/assistants/test-conversations/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";
import { AddRounded, DeleteOutlineRounded } from "../../../../ui/icon/list-actions.ts";
import { TimeField } from "../../../../ui/time/time-field.tsx";
import { useServices } from "../../../catalog/services/index.ts";

const KINDS: { value: Expectation["kind"]; label: string }[] = [
  { value: "about", label: "Habla de…" },
  { value: "says", label: "Dice…" },
  { value: "not_says", label: "No dice…" },
  { value: "books", label: "Agenda…" },
  { value: "hands_over", label: "Pasa con una persona" },
  { value: "no_effect", label: "No hace ningún cambio" },
];
const TOPIC_OPTIONS = TOPICS.map((value) => ({ value, label: TOPIC_NAMES[value] }));

export const NO_EXPECTATION: Expectation = { kind: "about", text: "", topic: "price", serviceId: null, time: null };

export function ExpectationsField({ name }: { name: string }) {
  const rows = useFormValue<Expectation[]>(name) ?? [];
  const set = useSetFormValue();
  return (
    <Stack role="group" aria-label="Qué esperas del asistente" sx={{ gap: 1.5, alignItems: "flex-start" }}>
      <Typography variant="h3" component="h3">
        Qué esperas del asistente
      </Typography>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is named by its place in the form
        <Box key={at} sx={{ display: "flex", gap: 1, alignItems: "flex-start", alignSelf: "stretch" }}>
          <Stack sx={{ flex: 1, gap: 1, minWidth: 0 }}>
            <SelectField name={`${name}.${at}.kind`} label={`Expectativa ${at + 1}`} options={KINDS} />
            <Details name={`${name}.${at}`} kind={row.kind} />
          </Stack>
          <Box sx={{ pt: 3 }}>
            <IconAction
              label={`Quitar la expectativa ${at + 1}`}
              disabled={rows.length === 1}
              onClick={() => set(name, rows.toSpliced(at, 1))}
            >
              <DeleteOutlineRounded />
            </IconAction>
          </Box>
        </Box>
      ))}
      {rows.length < MOST_EXPECTATIONS && (
        <Button size="small" startIcon={<AddRounded />} onClick={() => set(name, [...rows, NO_EXPECTATION])}>
          Agregar expectativa
        </Button>
      )}
    </Stack>
  );
}

function Details({ name, kind }: { name: string; kind: Expectation["kind"] }) {
  if (kind === "about") return <SelectField name={`${name}.topic`} label="De qué" options={TOPIC_OPTIONS} />;
  if (kind === "says" || kind === "not_says")
    return <TextField name={`${name}.text`} label="Texto" placeholder="$350" maxLength={200} />;
  if (kind === "books") return <Booking name={name} />;
  return null;
}

function Booking({ name }: { name: string }) {
  const services = (useServices().data ?? []).filter(({ isArchived }) => !isArchived);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1 }}>
      <SelectField
        name={`${name}.serviceId`}
        label="Servicio"
        required={false}
        emptyLabel="Cualquiera"
        options={services.map(({ _id, name: label }) => ({ value: _id, label }))}
      />
      <TimeField name={`${name}.time`} label="A las" required={false} />
    </Box>
  );
}
