import type { NewProperty } from "@mostrador/domain/catalog/properties/resource.ts";
import {
  PropertyFields,
  PropertyForm,
  propertyShape,
  propertyValues,
  useCreateProperty,
  useProperties,
} from "../../../catalog/properties/index.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

export function PropertyStep({ businessId, onNext, count, onCount }: StepProps) {
  const properties = useProperties();
  const create = useCreateProperty();
  return (
    <StepForm<NewProperty>
      step="property"
      names={properties.data?.map(({ name }) => name)}
      editForm={(at, onClose) => <PropertyForm property={properties.data?.[at] ?? null} onClose={onClose} />}
      error={properties.error}
      onRetry={() => void properties.refetch()}
      schema={propertyShape}
      defaultValues={propertyValues(null, businessId)}
      draftKey={`onboarding:property:${businessId}`}
      errorRoot="property"
      onSave={(property) => create.mutateAsync({ body: { property } })}
      onNext={onNext}
      count={count}
      {...(onCount && { onCount })}
    >
      <PropertyFields />
    </StepForm>
  );
}
