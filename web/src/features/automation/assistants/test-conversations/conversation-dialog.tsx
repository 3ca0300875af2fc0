// One test conversation: the customer's messages, one per line, and what is expected of the assistant.
import {
  LONGEST_STORED_LINE,
  type TestConversation,
  TestConversationFields,
} from "@mostrador/domain/automation/assistants/test-conversations/schema.ts";
import Box from "@mui/material/Box";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { TimeField } from "../../../../ui/time/time-field.tsx";
import { useCreateTestConversation, useEditTestConversation } from "./api.ts";
import { ExpectationsField, NO_EXPECTATION } from "./expectations-field.tsx";

/** `id` null creates a new one; `values` are its first values. */
export type EditedConversation = {
  id: string | null;
  values: (Pick<TestConversation, "name" | "lines"> & Partial<TestConversation>) | null;
};

export function ConversationDialog({
  wanted: { id, values },
  onClose,
}: {
  wanted: EditedConversation;
  onClose: () => void;
}) {
  const { businessId } = useActiveBusiness();
  const create = useCreateTestConversation();
  const edit = useEditTestConversation();
  const toast = useToast();
  const save = async (testConversation: TestConversationFields) => {
    const { message } = id
      ? await edit.mutateAsync({
          params: { id },
          body: { testConversation: { ...testConversation, updatedAt: values?.updatedAt } },
        })
      : await create.mutateAsync({ body: { testConversation: { businessId: businessId ?? "", ...testConversation } } });
    toast.success(message);
  };
  return (
    <FormDialog<TestConversationFields>
      open
      onClose={onClose}
      title={id ? "Editar conversación de prueba" : "Agregar conversación de prueba"}
      schema={TestConversationFields}
      defaultValues={{
        name: values?.name ?? "",
        lines: values?.lines.join("\n") ?? "",
        customerName: values?.customerName ?? "",
        time: values?.time ?? null,
        expectations: values?.expectations ?? [NO_EXPECTATION],
      }}
      onSubmit={save}
      draftKey={`test-conversation:${id ? `${id}:${values?.updatedAt}` : `new:${businessId}`}`}
      errorRoot="testConversation"
      submitLabel="Guardar"
    >
      <TextField name="name" label="Nombre" placeholder="Pregunta por precios" autoFocus maxLength={80} />
      <TextArea
        name="lines"
        label="Lo que escribe el cliente"
        minRows={4}
        placeholder={"Hola\n¿Cuánto cuesta el corte?"}
        help={`Un mensaje en cada renglón, de hasta ${LONGEST_STORED_LINE} caracteres.`}
      />
      <Box sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, gap: 2 }}>
        <TextField
          name="customerName"
          label="Nombre del cliente"
          required={false}
          placeholder="Ana López"
          maxLength={80}
        />
        <TimeField name="time" label="Como si fueran las" required={false} />
      </Box>
      <ExpectationsField name="expectations" />
    </FormDialog>
  );
}
