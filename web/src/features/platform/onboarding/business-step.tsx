import { NewBusiness } from "@mostrador/domain/business/businesses/schema.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { setActiveBusinessId } from "../../../lib/session/active-business-id.ts";
import { BusinessFields, businessValues, useCreateBusiness } from "../../business/businesses/index.ts";
import { StepForm } from "./items/step-form.tsx";
import type { Sells } from "./steps.ts";

type BusinessStepProps = {
  businessId: string | null;
  sells: Sells;
  /** Stored at once: a reload during the pause must not register it twice. */
  onCreated: (businessId: string) => void;
  onNext: (businessId: string) => void;
};

/** From now on the screens are about the new business. */
export function BusinessStep({ businessId, sells, onCreated, onNext }: BusinessStepProps) {
  const { memberships } = useActiveBusiness();
  const create = useCreateBusiness();
  const mine = memberships.filter((one) => one.businessId === businessId);
  return (
    <StepForm<NewBusiness>
      step="business"
      names={mine.map(({ name }) => name)}
      schema={NewBusiness}
      defaultValues={{ ...businessValues(null), businessType: sells }}
      draftKey="onboarding:business"
      errorRoot="business"
      onSave={async (business) => {
        const answer = await create.mutateAsync({ body: { business } });
        setActiveBusinessId(answer.data._id);
        onCreated(answer.data._id);
        return answer;
      }}
      onNext={() => businessId && onNext(businessId)}
    >
      <BusinessFields autoFocus />
    </StepForm>
  );
}
