import { NewAssistant } from "@mostrador/domain/automation/assistants/schema.ts";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useCreateAssistant } from "./api.ts";
import { AssistantFields } from "./assistant-fields.tsx";
import { assistantValues } from "./assistant-values.ts";

/** An assistant for the business is expected to do its work at once. */
function withDuties(assistant: NewAssistant): NewAssistant {
  if (assistant.correspondTo !== "business") return assistant;
  const duties = {
    getAppointmentsByDate: true,
    updateAppointmentStatus: true,
    createBlockSchedules: true,
    createReminders: true,
  };
  return { ...assistant, capabilities: { ...assistant.capabilities, ...duties } };
}

/** Creates an assistant from four answers. It starts switched off, and its rehearsal opens next. */
export function AssistantCreate({ onClose }: { onClose: () => void }) {
  const { businessId, membership } = useActiveBusiness();
  const create = useCreateAssistant();
  const navigate = useNavigate();
  const toast = useToast();
  const isCreated = useRef(false);
  const save = async (assistant: NewAssistant) => {
    try {
      const { data, message } = await create.mutateAsync({
        // Off until a person has tried it.
        body: {
          assistant: { ...withDuties(assistant), isWorking: false },
          businessName: membership?.name ?? "",
          branchName: "",
        },
      });
      toast.success(message);
      isCreated.current = true;
      void navigate(`/asistentes/${data._id}?probar=1`, { replace: true });
    } catch (error) {
      toast.error("Error al crear el asistente");
      throw error;
    }
  };
  return (
    <FormDialog<NewAssistant>
      open
      // The created assistant has its own address by then.
      onClose={() => isCreated.current || onClose()}
      title="Crear asistente"
      schema={NewAssistant}
      defaultValues={assistantValues(businessId ?? "")}
      onSubmit={save}
      draftKey={`assistant:new:${businessId}`}
      errorRoot="assistant"
      submitLabel="Crear asistente"
    >
      <AssistantFields />
    </FormDialog>
  );
}
