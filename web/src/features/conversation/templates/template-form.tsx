// Submits a template to WhatsApp, with a preview next to the fields.
import type { TemplatePurpose } from "@mostrador/domain/conversation/templates/purpose.ts";
import { MOST_OF_BODY, NewTemplate } from "@mostrador/domain/conversation/templates/schema.ts";
import { KNOWN_VARIABLES, variablesOf } from "@mostrador/domain/conversation/templates/variables.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import * as z from "zod";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useFormValue, useSetFormValue } from "../../../ui/form/use-form-values.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useCreateTemplate } from "./api.ts";
import { TemplateBubble } from "./template-bubble.tsx";
import { EXAMPLES, PURPOSE_LABELS, variableLabel } from "./template-look.ts";

type TemplateValues = { body: string; buttons: string[]; examples: Record<string, string> };

/** Drops empty buttons; uses default examples for empty ones, and drops those of removed variables. */
const Shape = z.preprocess((values) => {
  const typed = values as TemplateValues;
  const used = variablesOf(typed.body ?? "");
  const examples = Object.entries(typed.examples ?? {}).filter(([name, value]) => used.includes(name) && value?.trim());
  return { ...typed, buttons: typed.buttons.filter((title) => title?.trim()), examples: Object.fromEntries(examples) };
}, NewTemplate);

const PURPOSES = Object.entries(PURPOSE_LABELS).map(([value, label]) => ({ value, label }));

export function TemplateForm({ onClose }: { onClose: () => void }) {
  const { businessId } = useActiveBusiness();
  const create = useCreateTemplate();
  const toast = useToast();
  return (
    <FormDialog<NewTemplate>
      open
      onClose={onClose}
      title="Nueva plantilla"
      size="large"
      schema={Shape}
      draftKey={`template:${businessId}`}
      defaultValues={{
        businessId: businessId ?? "",
        purpose: "appointment_reminder",
        name: "",
        language: "es_MX",
        category: "UTILITY",
        body: "",
        footer: "",
        buttons: ["", "", ""],
        examples: {},
      }}
      onSubmit={async (template) => {
        const { message } = await create.mutateAsync({ body: { template } });
        toast.success(message);
      }}
      errorRoot="template"
      submitLabel="Enviar a revisión"
      savingLabel="Enviando..."
    >
      <Box sx={SIDES}>
        <Box sx={FIELDS}>
          <SelectField name="purpose" label="Uso" options={PURPOSES} required />
          <TextField
            name="name"
            label="Nombre"
            required
            help="Solo lo ves tú. Minúsculas, números y guiones bajos."
            placeholder="recordatorio_de_cita"
            clean={snake}
          />
          <ChoiceField
            name="category"
            label="Categoría"
            options={[
              { value: "UTILITY", label: "Servicio" },
              { value: "MARKETING", label: "Mercadotecnia" },
            ]}
            help="Servicio: avisos de algo que el cliente pidió. Mercadotecnia: promociones y reactivación."
          />
          <TextArea name="body" label="Texto" required max={MOST_OF_BODY} minRows={4} />
          <Variables />
          <TextField name="footer" label="Pie" required={false} placeholder="Salón Aurora, Centro" />
          <Box component="fieldset" sx={BUTTONS}>
            <Typography component="legend" variant="body2" sx={{ fontWeight: 500, mb: 1 }}>
              Botones de respuesta
            </Typography>
            {[0, 1, 2].map((index) => (
              <TextField key={index} name={`buttons.${index}`} label={`Botón ${index + 1}`} required={false} />
            ))}
          </Box>
          <Examples />
        </Box>
        <Preview />
      </Box>
    </FormDialog>
  );
}

/** Inserts a variable at the last cursor position. */
function Variables() {
  const purpose = useFormValue<TemplatePurpose>("purpose");
  const body = useFormValue<string>("body");
  const setValue = useSetFormValue();
  const insert = (name: string) => {
    const area = document.querySelector<HTMLTextAreaElement>('textarea[name="body"]');
    const at = area?.selectionStart ?? body.length;
    setValue("body", `${body.slice(0, at)}{{${name}}}${body.slice(at)}`);
    area?.focus();
  };
  return (
    <Box role="group" aria-label="Variables" sx={{ display: "flex", flexWrap: "wrap", gap: 0.75 }}>
      {KNOWN_VARIABLES[purpose].map((name) => (
        <Button key={name} size="small" title={variableLabel(name)} onClick={() => insert(name)}>
          {`{{${name}}}`}
        </Button>
      ))}
    </Box>
  );
}

function Examples() {
  const names = variablesOf(useFormValue<string>("body")).filter((name) => Object.hasOwn(EXAMPLES, name));
  if (names.length === 0) return null;
  return (
    <Box component="fieldset" sx={BUTTONS}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 500, mb: 1 }}>
        Ejemplos para la revisión
      </Typography>
      {names.map((name) => (
        <TextField
          key={name}
          name={`examples.${name}`}
          label={variableLabel(name)}
          required={false}
          placeholder={EXAMPLES[name] ?? ""}
        />
      ))}
    </Box>
  );
}

function Preview() {
  const [body, footer] = [useFormValue<string>("body"), useFormValue<string>("footer")];
  const buttons = useFormValue<string[]>("buttons").filter((title) => title?.trim());
  const typed = Object.entries(useFormValue<Record<string, string>>("examples")).filter(([, value]) => value?.trim());
  const template = { header: "", body, footer, buttons: buttons.map((text) => ({ type: "QUICK_REPLY", text })) };
  return (
    <Box sx={{ position: { md: "sticky" }, top: 0, alignSelf: "start" }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Así lo verá tu cliente
      </Typography>
      <TemplateBubble template={template} values={{ ...EXAMPLES, ...Object.fromEntries(typed) }} />
    </Box>
  );
}

function snake(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9_]/g, "_");
}

const SIDES = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 320px" },
} as const;
const FIELDS = { display: "flex", flexDirection: "column", gap: 2, minWidth: 0 } as const;
const BUTTONS = { border: 0, p: 0, m: 0, minWidth: 0, display: "flex", flexDirection: "column", gap: 1 } as const;
