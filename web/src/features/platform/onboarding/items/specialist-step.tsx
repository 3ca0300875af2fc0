import type { NewSpecialist } from "@mostrador/domain/business/specialists/resource.ts";
import { useBranches } from "../../../business/branches/index.ts";
import {
  SpecialistFields,
  SpecialistForm,
  specialistShape,
  specialistValues,
  useCreateSpecialist,
  useSpecialists,
} from "../../../business/specialists/index.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

export function SpecialistStep({ businessId, onNext, count, onCount }: StepProps) {
  const branches = useBranches();
  const specialists = useSpecialists();
  const create = useCreateSpecialist();
  return (
    <StepForm<NewSpecialist>
      step="specialist"
      // The form starts with the branch, so it waits for it.
      names={branches.data && specialists.data?.map(({ name }) => name)}
      editForm={(at, onClose) => <SpecialistForm specialist={specialists.data?.[at] ?? null} onClose={onClose} />}
      error={specialists.error ?? branches.error}
      onRetry={() => void Promise.all([specialists.refetch(), branches.refetch()])}
      schema={specialistShape(branches.data ?? [], null)}
      defaultValues={specialistValues(null, businessId, branches.data ?? [], specialists.data ?? [])}
      draftKey={`onboarding:specialist:${businessId}`}
      errorRoot="specialist"
      onSave={(specialist) => create.mutateAsync({ body: { specialist } })}
      onNext={onNext}
      count={count}
      {...(onCount && { onCount })}
    >
      <SpecialistFields />
    </StepForm>
  );
}
