// The editor of a form in its dialog: its texts and questions, and a preview of its page.
import { type Form, type NewForm, forms as resource } from "@mostrador/domain/growth/forms/resource.ts";
import { useState } from "react";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { Tabs } from "../../../../ui/layout/tabs.tsx";
import { ResourceDialog } from "../../../../ui/resource/resource-dialog.tsx";
import { forms } from "../api.ts";
import { Preview } from "../preview.tsx";
import { formValues, type QuestionValues } from "./form-values.ts";
import { QuestionsField } from "./questions-field.tsx";

export function FormForm({ form, onClose }: { form: Form | null; onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = forms.useSave();
  const [view, setView] = useState<"editar" | "ver">("editar");
  return (
    <ResourceDialog<NewForm>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={form}
      schema={resource.New}
      values={formValues(form, businessId)}
      save={(values) => save(form, values)}
      onClose={onClose}
      warnsOnLeaving
      head={
        <Tabs
          label="Vistas del editor"
          value={view}
          onChange={setView}
          tabs={[
            { value: "editar", label: "Editar" },
            { value: "ver", label: "Vista previa" },
          ]}
        />
      }
    >
      {view === "editar" ? <Fields /> : <Written />}
    </ResourceDialog>
  );
}

function Fields() {
  return (
    <>
      <FormSection title="Formulario">
        <TextField name="title" label="Título" placeholder="¿Cómo te fue en tu cita?" maxLength={100} autoFocus />
        <TextArea
          name="description"
          label="Descripción"
          max={500}
          required={false}
          help="Se lee antes de las preguntas"
        />
      </FormSection>
      <QuestionsField />
      <FormSection title="Al contestar">
        <SwitchField
          name="asksContact"
          label="Pedir nombre y WhatsApp"
          help="Solo en el enlace abierto: quien lo recibe en su conversación ya es conocido"
        />
        <TextArea
          name="thanks"
          label="Mensaje de agradecimiento"
          placeholder="Gracias: recibimos tus respuestas."
          max={300}
          required={false}
        />
      </FormSection>
    </>
  );
}

/** What is written so far, as people will see it. */
function Written() {
  const title = useFormValue<string>("title");
  const description = useFormValue<string>("description");
  const questions = useFormValue<QuestionValues[]>("questions");
  return <Preview title={title} description={description} questions={questions} />;
}
