import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import * as z from "zod";
import { FormDialog } from "../../ui/dialog/form-dialog.tsx";
import { ChoiceField } from "../../ui/field/choice-field.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { SwitchField } from "../../ui/field/switch-field.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { FormActions } from "../../ui/form/form-actions.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ColorField } from "../../ui/pick/color-field.tsx";
import { MultiSelectField } from "../../ui/pick/multi-select-field.tsx";
import { PhoneField } from "../../ui/pick/phone-field.tsx";
import { type SearchMatch, SearchSelectField } from "../../ui/pick/search-select.tsx";
import { useToast } from "../../ui/state/toast.ts";
import { DayField } from "../../ui/time/day-field.tsx";
import { DurationField } from "../../ui/time/duration-field.tsx";
import { TimeField } from "../../ui/time/time-field.tsx";
import { HoursField } from "../../ui/time/week/hours-field.tsx";

const schema = z.object({ name: z.string().min(2, "El nombre debe tener al menos 2 caracteres") }).loose();
const OPTIONS = [
  "Corte de cabello",
  "Tinte completo",
  "Manicura",
  "Masaje relajante de 90 minutos con aromaterapia",
].map((label) => ({ value: label, label }));
const DEFAULTS = {
  name: "",
  about: "",
  price: 350,
  kind: null,
  active: true,
  way: "fixed",
  phone: "5512345678",
  code: "52",
  services: ["Corte de cabello", "Manicura"],
  color: "#3a7bd5",
  contact: null,
  day: "2026-11-21",
  time: "09:30",
  duration: 90,
  hours: {
    monday: [
      { from: "09:00", to: "14:00" },
      { from: "16:00", to: "20:00" },
    ],
    tuesday: [{ from: "09:00", to: "18:00" }],
  },
};

async function find(text: string): Promise<SearchMatch[]> {
  await new Promise((resolve) => setTimeout(resolve, 250));
  return ["Ana López", "Óscar Muñoz"]
    .filter((name) => name.toLowerCase().includes(text.toLowerCase()))
    .map((name) => ({ id: name, label: name, help: "+52 55 1234 5678" }));
}

export function GalleryForm() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const save = async () => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    toast.success("Guardado");
  };
  return (
    <Box sx={{ pt: 2, display: "grid", gap: 2, maxWidth: 760 }}>
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button onClick={() => setOpen(true)}>Abrir en diálogo</Button>
        <Button onClick={() => toast.undo("Se archivó a Ana López", () => toast.info("De vuelta"))}>Deshacer</Button>
      </Box>
      <Card>
        <Form
          schema={schema}
          defaultValues={DEFAULTS}
          onSubmit={save}
          draftKey="gallery"
          actions={<FormActions onCancel={() => undefined} />}
        >
          <FormSection title="Servicio" description="Lo que ofreces y cuánto dura." columns={2}>
            <TextField name="name" label="Nombre" placeholder="Corte de cabello" />
            <SelectField name="kind" label="Categoría" required={false} options={OPTIONS} />
            <NumberField name="price" label="Precio" start="$" end="MXN" decimals={2} />
            <DurationField name="duration" label="Duración" />
            <PhoneField name="phone" codeName="code" label="WhatsApp" help="Lo verán tus clientes" />
            <SearchSelectField
              name="contact"
              label="Cliente"
              search={find}
              placeholder="Busca por nombre"
              onCreate={() => undefined}
            />
            <DayField name="day" label="Día" />
            <TimeField name="time" label="Hora" />
          </FormSection>
          <TextArea name="about" label="Descripción" max={2000} />
          <MultiSelectField name="services" label="Servicios" options={OPTIONS} />
          <ChoiceField
            name="way"
            label="Descuento"
            options={[
              { value: "fixed", label: "Monto fijo" },
              { value: "percentage", label: "Porcentaje" },
            ]}
          />
          <ColorField name="color" label="Color en la agenda" />
          <SwitchField
            name="active"
            label="Disponible para el asistente"
            help="El asistente puede ofrecerlo y agendarlo."
          />
          <HoursField name="hours" label="Horario" />
        </Form>
      </Card>
      {open && (
        <FormDialog
          open
          onClose={() => setOpen(false)}
          title="Nuevo contacto"
          schema={schema}
          defaultValues={{ name: "", about: "" }}
          onSubmit={save}
          draftKey="gallery-dialog"
        >
          <TextField name="name" label="Nombre" autoFocus />
          <TextArea name="about" label="Notas" max={500} required={false} />
        </FormDialog>
      )}
    </Box>
  );
}
