import { useBranches } from "../../../business/branches/index.ts";
import { useSpecialists } from "../../../business/specialists/index.ts";
import {
  ServiceFields,
  ServiceForm,
  type ServiceFormValues,
  serviceFormShape,
  serviceValues,
  useCreateService,
  useServices,
} from "../../../catalog/services/index.ts";
import { StepForm, type StepProps } from "./step-form.tsx";
import { TradeProposals } from "./trade-proposals.tsx";

export function ServiceStep({ businessId, onNext, trade, onTrade, count, onCount }: StepProps) {
  const branches = useBranches();
  const specialists = useSpecialists();
  const services = useServices();
  const create = useCreateService();
  const everywhere = {
    branches: (branches.data ?? []).map(({ _id }) => _id),
    specialists: (specialists.data ?? []).map(({ _id }) => _id),
  };
  return (
    <StepForm<ServiceFormValues>
      step="service"
      // The form starts with all branches and specialists, so it waits for them.
      names={branches.data && specialists.data && services.data?.map(({ name }) => name)}
      editForm={(at, onClose) => <ServiceForm service={services.data?.[at] ?? null} onClose={onClose} />}
      error={services.error ?? specialists.error ?? branches.error}
      onRetry={() => void Promise.all([services.refetch(), specialists.refetch(), branches.refetch()])}
      schema={serviceFormShape(null)}
      defaultValues={serviceValues(null, businessId, everywhere)}
      draftKey={`onboarding:service:${businessId}`}
      onSave={(values) => create.mutateAsync({ body: values })}
      onNext={onNext}
      count={count}
      {...(onCount && { onCount })}
      proposals={<TradeProposals businessId={businessId} places={everywhere} trade={trade} onTrade={onTrade} />}
    >
      <ServiceFields />
    </StepForm>
  );
}
