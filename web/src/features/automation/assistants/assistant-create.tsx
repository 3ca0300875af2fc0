import { NewAssistant } from "@mostrador/domain/automation/assistants/schema.ts";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useCreateAssistant } from "./api.ts";
import { AssistantFields } from "./assistant-fields.tsx";
import { assistantValues } from "./assistant-values.ts";

/** Somebody of the business expects it to do at once what it is there for. */
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

/** Four answers are enough to begin. It is born switched off, and its trial opens next. */
export function AssistantCreate({ onClose }: { onClose: () => void }) {
  const { businessId, membership } = useActiveBusiness();
  const create = useCreateAssistant();
  const navigate = useNavigate();
  const toast = useToast();
  const isCreated = useRef(false);
  const save = async (assistant: NewAssistant) => {
    try {
      const { data, message } = await create.mutateAsync({
        // Off until somebody has tried it.
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
      // What was created stands at an address of its own by then.
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
