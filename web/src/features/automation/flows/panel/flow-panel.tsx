// The panel of the whole flow: when it ends, who may enter again, in which hours it sends, and what it lacks.
import type { FlowProblem } from "@mostrador/domain/automation/flows/check/problem.ts";
import type { FlowWarning } from "@mostrador/domain/automation/flows/check/warnings.ts";
import { ENDS, type End, type FlowSettings } from "@mostrador/domain/automation/flows/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { SwitchLine } from "../../../../ui/field/switch-line.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { NumberControl, SelectControl, TextControl } from "./controls.tsx";

const END_LABELS: Readonly<Record<End, string>> = {
  reply: "Contesta",
  booking: "Agenda una cita",
  payment: "Paga",
  person: "Una persona toma la conversación",
  optOut: "Pide no recibir más mensajes (BAJA)",
};

type Props = {
  settings: FlowSettings;
  problems: readonly FlowProblem[];
  /** What it names and that is gone. */
  broken: readonly FlowWarning[];
  warnings: readonly FlowWarning[];
  onChange: (settings: FlowSettings) => void;
  onOpen: (nodeId: string) => void;
};

export function FlowPanel({ settings, problems, broken, warnings, onChange, onOpen }: Props) {
  const write = (changed: Partial<FlowSettings>) => onChange({ ...settings, ...changed });
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography component="h2" variant="h3">
        El flujo
      </Typography>
      <Listed title="Le falta" tone="error" rows={problems} onOpen={onOpen} />
      <Listed title="Usa algo que ya no existe" tone="error" rows={broken} onOpen={onOpen} />
      <Listed title="Ten en cuenta" tone="warning" rows={warnings} onOpen={onOpen} />
      <Box role="group" aria-label="Termina cuando el contacto">
        <Typography variant="subtitle2" component="p">
          Termina cuando el contacto…
        </Typography>
        {ENDS.map((end) => (
          <SwitchLine
            key={end}
            label={END_LABELS[end]}
            {...(end === "reply" && { help: "Una respuesta que el flujo espera no lo termina." })}
            checked={settings.ends.includes(end)}
            disabled={end === "optOut"}
            onChange={(on) => write({ ends: ENDS.filter((one) => (one === end ? on : settings.ends.includes(one))) })}
          />
        ))}
      </Box>
      <SelectControl<FlowSettings["reentry"]>
        label="Puede volver a entrar"
        value={settings.reentry}
        options={[
          { value: "always", label: "Siempre" },
          { value: "after", label: "Después de unos días" },
          { value: "never", label: "Nunca" },
        ]}
        onChange={(reentry) => reentry && write({ reentry })}
      />
      {settings.reentry === "after" && (
        <NumberControl
          label="Cuántos días"
          value={settings.reentryDays}
          least={1}
          most={730}
          onChange={(reentryDays) => write({ reentryDays })}
        />
      )}
      <Hours hours={settings.hours} onChange={(hours) => write({ hours })} />
      <SwitchLine
        label="Otro flujo lo puede interrumpir"
        help="Si el contacto escribe la palabra clave de otro flujo mientras este espera su respuesta."
        checked={settings.yieldsToTriggers}
        onChange={(yieldsToTriggers) => write({ yieldsToTriggers })}
      />
    </Box>
  );
}

function Hours({
  hours,
  onChange,
}: {
  hours: FlowSettings["hours"];
  onChange: (hours: FlowSettings["hours"]) => void;
}) {
  return (
    <>
      <SwitchLine
        label="Escribir solo en un horario"
        help="Lo que toca fuera de él espera."
        checked={hours !== null}
        onChange={(on) => onChange(on ? { from: "09:00", to: "20:00" } : null)}
      />
      {hours && (
        <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1 }}>
          <TextControl label="Desde" type="time" value={hours.from} onChange={(from) => onChange({ ...hours, from })} />
          <TextControl
            label="Hasta"
            type="time"
            value={hours.to}
            error={hours.from < hours.to ? undefined : "Debe terminar después de empezar"}
            onChange={(to) => onChange({ ...hours, to })}
          />
        </Box>
      )}
    </>
  );
}

type Row = { nodeId: string; text: string };
type ListedProps = { title: string; tone: "error" | "warning"; rows: readonly Row[]; onOpen: (nodeId: string) => void };

function Listed({ title, tone, rows, onOpen }: ListedProps) {
  if (rows.length === 0) return null;
  return (
    <Notice tone={tone}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {rows.map(({ nodeId, text }) => (
          <li key={`${nodeId} ${text}`}>
            {nodeId ? (
              <Button
                size="small"
                variant="text"
                onClick={() => onOpen(nodeId)}
                sx={{ textAlign: "left", p: 0, whiteSpace: "normal", verticalAlign: "top" }}
              >
                {text}
              </Button>
            ) : (
              text
            )}
          </li>
        ))}
      </Box>
    </Notice>
  );
}
