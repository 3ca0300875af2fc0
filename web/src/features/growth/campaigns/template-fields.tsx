// The fields of a campaign that sends an approved template: which one, and what fills each of its variables.
import { variablesHint } from "@mostrador/domain/business/contacts/message-text/variables.ts";
import type { Template } from "@mostrador/domain/conversation/templates/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { CAMPAIGN_VARIABLES } from "@mostrador/domain/growth/campaigns/resource.ts";
import { fillingOf } from "@mostrador/domain/growth/campaigns/template-words.ts";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useMay } from "../../../lib/session/active-business.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue, useSetFormList } from "../../../ui/form/use-form-values.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import { useTemplates, variableLabel } from "../../conversation/templates/index.ts";

/** Those that WhatsApp approved and that need only words. */
export function useUsableTemplates() {
  const read = useTemplates();
  const all = read.data?.templates ?? [];
  return { read, usable: all.filter(({ status, isSendable }) => status === "APPROVED" && isSendable) };
}

export function useChosenTemplate(templates: readonly Template[]): Template | undefined {
  const templateId = useFormValue<string | null>("templateId");
  return templates.find(({ _id }) => _id === templateId);
}

export function TemplateFields({ templates }: { templates: readonly Template[] }) {
  const set = useSetFormList();
  const written = useFormValue<Record<string, string>>("templateVariables");
  const template = useChosenTemplate(templates);
  const mayPropose = useMay()(PAGE.integraciones);
  if (templates.length === 0) {
    return (
      <Notice
        tone="warning"
        role="status"
        action={
          mayPropose && (
            <Button size="small" component={Link} to="/integraciones/whatsapp/plantillas" sx={{ flexShrink: 0 }}>
              Ver plantillas
            </Button>
          )
        }
      >
        Todavía no tienes plantillas aprobadas por WhatsApp.
      </Notice>
    );
  }
  return (
    <>
      <SelectField
        name="templateId"
        label="Plantilla"
        options={templates.map(({ _id, name, body }) => ({ value: _id, label: name, help: body }))}
        onChanged={(chosen) => {
          const next = templates.find(({ _id }) => _id === chosen);
          if (next) set("templateVariables", { ...written, ...fillingOf(next.body, written) });
        }}
      />
      {template && template.variables.length > 0 && (
        <FormSection title="Con qué se llena" description={variablesHint(CAMPAIGN_VARIABLES)} columns={2}>
          {template.variables.map((name) => (
            <TextField key={name} name={`templateVariables.${name}`} label={variableLabel(name)} maxLength={600} />
          ))}
        </FormSection>
      )}
    </>
  );
}
