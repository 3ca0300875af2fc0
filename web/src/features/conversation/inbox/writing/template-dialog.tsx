// Sends an approved template: choose it, fill in its variables, preview it, send it (D-8.6).
import { sendTemplate } from "@mostrador/domain/conversation/inbox/routes.ts";
import type { Template } from "@mostrador/domain/conversation/templates/schema.ts";
import { valueFor } from "@mostrador/domain/conversation/templates/variables.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import * as z from "zod";
import { call } from "../../../../lib/client.ts";
import { newKey } from "../../../../lib/new-key.ts";
import { useActiveBusiness, useMay } from "../../../../lib/session/active-business.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { Empty } from "../../../../ui/state/empty.tsx";
import { TemplateBubble, useTemplates, variableLabel } from "../../templates/index.ts";
import { putMessage } from "../messages/api.ts";

type Props = {
  clientId: string;
  /** The account of the conversation; undefined before it exists. */
  wabaId: string | undefined;
  /** The known first values of the variables. */
  known: Readonly<Record<string, string>>;
  onClose: () => void;
};

export function TemplateDialog({ clientId, wabaId, known, onClose }: Props) {
  const templates = useTemplates();
  const usable = (templates.data?.templates ?? []).filter(
    (one) => one.status === "APPROVED" && one.isSendable && (wabaId === undefined || one.wabaId === wabaId),
  );
  if (templates.data && usable.length === 0) return <NoTemplates onClose={onClose} />;
  return (
    <SendForm key={templates.isPending ? "waits" : "there"} {...{ clientId, usable, known, templates, onClose }} />
  );
}

const Shape = z.object({ templateId: z.uuid("Elige una plantilla"), variables: z.record(z.string(), z.string()) });
type Values = z.infer<typeof Shape>;

function SendForm(props: Omit<Props, "wabaId"> & { usable: Template[]; templates: ReturnType<typeof useTemplates> }) {
  const { clientId, usable, known, templates, onClose } = props;
  const { businessId } = useActiveBusiness();
  const client = useQueryClient();
  // A retry sends the same message.
  const [clientKey] = useState(() => newKey());
  const send = async ({ templateId, variables }: Values) => {
    const names = usable.find(({ _id }) => _id === templateId)?.variables ?? [];
    const filled = Object.fromEntries(names.map((name) => [name, valueFor(variables, name)]));
    const message = { businessId: businessId ?? "", clientId, templateId, variables: filled, clientKey };
    const { data } = await call(sendTemplate, { body: { message } });
    putMessage(client, message.businessId, data);
  };
  return (
    <FormDialog<Values>
      open
      onClose={onClose}
      title="Enviar plantilla"
      schema={Shape}
      needs={[templates]}
      defaultValues={{ templateId: usable[0]?._id ?? "", variables: known }}
      onSubmit={send}
      errorRoot="message"
      submitLabel="Enviar"
      savingLabel="Enviando..."
    >
      <SelectField
        name="templateId"
        label="Plantilla"
        options={usable.map(({ _id, name, body }) => ({ value: _id, label: name, help: body }))}
      />
      <Filling usable={usable} />
    </FormDialog>
  );
}

function Filling({ usable }: { usable: Template[] }) {
  const templateId = useFormValue<string>("templateId");
  const values = useFormValue<Record<string, string>>("variables");
  const template = usable.find(({ _id }) => _id === templateId);
  if (!template) return null;
  return (
    <>
      {template.variables.map((name) => (
        <TextField key={name} name={`variables.${name}`} label={variableLabel(name)} required />
      ))}
      <TemplateBubble template={template} values={values} />
    </>
  );
}

function NoTemplates({ onClose }: { onClose: () => void }) {
  const mayPropose = useMay()(PAGE.integraciones);
  return (
    <Dialog open onClose={onClose} title="Enviar plantilla" size="small">
      <Empty
        dense
        drawing="chat"
        text="Todavía no tienes plantillas aprobadas por WhatsApp para este número."
        action={
          mayPropose && (
            <Button component={Link} to="/integraciones/whatsapp/plantillas">
              Ver plantillas
            </Button>
          )
        }
      />
    </Dialog>
  );
}
