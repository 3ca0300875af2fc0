import type { NewBranch } from "@mostrador/domain/business/branches/resource.ts";
import {
  BranchFields,
  BranchForm,
  branchShape,
  branchValues,
  useBranches,
  useCreateBranch,
} from "../../../business/branches/index.ts";
import { useFirstAssistant } from "../use-first-assistant.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

export function BranchStep({ businessId, onNext, count, onCount }: StepProps) {
  const branches = useBranches();
  const create = useCreateBranch();
  const bringAssistant = useFirstAssistant(businessId);
  return (
    <StepForm<NewBranch>
      step="branch"
      names={branches.data?.map(({ name }) => name)}
      editForm={(at, onClose) => <BranchForm branch={branches.data?.[at] ?? null} onClose={onClose} />}
      error={branches.error}
      onRetry={() => void branches.refetch()}
      schema={branchShape}
      defaultValues={branchValues(null, businessId)}
      draftKey={`onboarding:branch:${businessId}`}
      errorRoot="branch"
      onSave={async (branch) => {
        const answer = await create.mutateAsync({ body: { branch } });
        await bringAssistant(branch.name);
        return answer;
      }}
      onNext={onNext}
      count={count}
      {...(onCount && { onCount })}
    >
      <BranchFields />
    </StepForm>
  );
}
