import { NewAssistant } from "@mostrador/domain/automation/assistants/schema.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import {
  AssistantFields,
  assistantValues,
  firstAssistantValues,
  useAssistants,
  useCreateAssistant,
} from "../../../automation/assistants/index.ts";
import { useBranches } from "../../../business/branches/index.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

export function AssistantStep({ businessId, onNext }: StepProps) {
  const { membership } = useActiveBusiness();
  const branches = useBranches();
  const assistants = useAssistants();
  const create = useCreateAssistant();
  const only = branches.data?.length === 1 ? branches.data[0]?.name : undefined;
  return (
    <StepForm<NewAssistant>
      step="assistant"
      names={assistants.data?.map(({ name }) => name)}
      error={assistants.error}
      onRetry={() => void assistants.refetch()}
      schema={NewAssistant}
      defaultValues={assistants.data?.length ? assistantValues(businessId) : firstAssistantValues(businessId)}
      draftKey={`onboarding:assistant:${businessId}`}
      errorRoot="assistant"
      onSave={(assistant) =>
        create.mutateAsync({
          body: {
            // Off until a person has tried it, like all assistants.
            assistant: { ...assistant, isWorking: false },
            businessName: membership?.name ?? "",
            branchName: only ?? "",
          },
        })
      }
      onNext={onNext}
    >
      <AssistantFields />
    </StepForm>
  );
}
