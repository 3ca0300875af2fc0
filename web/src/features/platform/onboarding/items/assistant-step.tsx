import { firstInstructions } from "@mostrador/domain/automation/assistants/first-instructions.ts";
import { type Assistant, AssistantEdit, NewAssistant } from "@mostrador/domain/automation/assistants/schema.ts";
import type { Trade } from "@mostrador/domain/platform/onboarding/trades.ts";
import Box from "@mui/material/Box";
import * as z from "zod";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import {
  AssistantFields,
  assistantValues,
  firstAssistantValues,
  useAssistants,
  useCreateAssistant,
  useEditAssistant,
} from "../../../automation/assistants/index.ts";
import { useBranches } from "../../../business/branches/index.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

/** The assistant that came with the branch gets its name here; without one, it is created. */
export function AssistantStep({ businessId, onNext, trade }: StepProps) {
  const { membership } = useActiveBusiness();
  const branches = useBranches();
  const assistants = useAssistants();
  const create = useCreateAssistant();
  const only = branches.data?.length === 1 ? branches.data[0]?.name : undefined;
  const names = { businessName: membership?.name ?? "", branchName: only ?? "" };
  const [first, ...others] = assistants.data ?? [];
  if (first && others.length === 0 && !first.isWorking)
    return <OwnAssistant assistant={first} trade={trade} names={names} onNext={onNext} />;
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
        // Off until a person has tried it, like all assistants.
        create.mutateAsync({ body: { assistant: { ...assistant, isWorking: false }, ...names } })
      }
      onNext={onNext}
    >
      <AssistantFields />
    </StepForm>
  );
}

const Named = AssistantEdit.extend({ takesProposal: z.boolean() });

type OwnProps = {
  assistant: Assistant;
  trade: Trade | undefined;
  names: { businessName: string; branchName: string };
  onNext: () => void;
};

function OwnAssistant({ assistant, trade, names, onNext }: OwnProps) {
  const edit = useEditAssistant(assistant._id);
  const { _id, businessId, goal, type, mode, correspondTo } = assistant;
  return (
    <StepForm<z.infer<typeof Named>>
      step="assistant"
      names={[]}
      schema={Named}
      defaultValues={{ name: assistant.name, goal, type, mode, correspondTo, takesProposal: trade !== undefined }}
      draftKey={`onboarding:assistant:${businessId}:${_id}`}
      errorRoot="assistant"
      onSave={({ takesProposal, ...fields }) => {
        const instructions = instructionsOf(assistant, fields.name ?? assistant.name, names, takesProposal && trade);
        return edit.mutateAsync({ ...fields, instructions });
      }}
      onNext={onNext}
    >
      <AssistantFields />
      {trade && (
        <>
          <SwitchField name="takesProposal" label={`Darle las instrucciones usuales de ${trade.name}`} />
          <Notice>
            <Box component="span" sx={{ display: "grid", gap: 0.5 }}>
              <span>{trade.instructions.preSale}</span>
              <span>{trade.instructions.postSale}</span>
            </Box>
          </Notice>
        </>
      )}
    </StepForm>
  );
}

/** The greeting follows the name until a person has written another one. */
function instructionsOf(
  { name, instructions }: Assistant,
  newName: string,
  { businessName, branchName }: OwnProps["names"],
  trade: Trade | false | undefined,
) {
  const isUnwritten = instructions.greeting.includes(`soy ${name},`);
  const greeting = isUnwritten ? firstInstructions(newName, businessName, branchName).greeting : instructions.greeting;
  return { ...instructions, greeting, ...(trade ? trade.instructions : {}) };
}
