// The first branch brings its assistant, switched off until a person has tried it (contract/platform#first-steps).
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { firstAssistantValues, useAssistants, useCreateAssistant } from "../../automation/assistants/index.ts";

/** The name that it has until the person gives it another. */
const FIRST_NAME = "Sofía";

/** A branch stays registered when its assistant cannot be made: a later step asks for it. */
export function useFirstAssistant(businessId: string) {
  const { membership } = useActiveBusiness();
  const assistants = useAssistants();
  const create = useCreateAssistant();
  const toast = useToast();
  return async (branchName: string) => {
    if (!assistants.data || assistants.data.length > 0) return;
    const assistant = { ...firstAssistantValues(businessId), businessId, name: FIRST_NAME, isWorking: false };
    const body = { assistant, businessName: membership?.name ?? "", branchName } as Parameters<
      typeof create.mutateAsync
    >[0]["body"];
    await create.mutateAsync({ body }).catch(() => toast.error("Error al crear el asistente"));
  };
}
