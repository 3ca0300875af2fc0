// For a person who adds a business: register it step by step, claim a prepared one, or join one with an invitation.
import type { Onboarding } from "@mostrador/domain/platform/onboarding/schema.ts";
import { tradeOf } from "@mostrador/domain/platform/onboarding/trades.ts";
import { type ComponentType, useEffect, useEffectEvent } from "react";
import { useAddress } from "../../../lib/address/address.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useSession } from "../../../lib/session/session.ts";
import { FormPageSkeleton } from "../../../ui/state/page-skeletons.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useEditBusiness } from "../../business/businesses/index.ts";
import { useOnboarding } from "./api.ts";
import { BusinessStep } from "./business-step.tsx";
import { Choice } from "./choice.tsx";
import { Frame } from "./frame.tsx";
import { AssistantStep } from "./items/assistant-step.tsx";
import { BranchStep } from "./items/branch-step.tsx";
import { CourseStep } from "./items/course-step.tsx";
import { ProductStep } from "./items/product-step.tsx";
import { PropertyStep } from "./items/property-step.tsx";
import { ServiceStep } from "./items/service-step.tsx";
import { SpecialistStep } from "./items/specialist-step.tsx";
import type { StepProps } from "./items/step-form.tsx";
import { JoinForm } from "./join-form.tsx";
import { StartStep } from "./start-step.tsx";
import { after, before, type LaterStep, type Sells, type Step } from "./steps.ts";
import { useProgress } from "./use-progress.ts";
import { Welcome } from "./welcome.tsx";

const FORMS: Record<LaterStep, ComponentType<StepProps>> = {
  branch: BranchStep,
  specialist: SpecialistStep,
  service: ServiceStep,
  course: CourseStep,
  product: ProductStep,
  property: PropertyStep,
  assistant: AssistantStep,
};

/** In the address: it begins again, whatever is unfinished. */
const OTHER = "otro";

export function OnboardingPage() {
  const stored = useOnboarding();
  // Without an answer it goes on with what this browser has.
  return stored.isPending ? <FormPageSkeleton /> : <FirstSteps stored={stored.data} />;
}

function FirstSteps({ stored }: { stored: Onboarding | undefined }) {
  const session = useSession();
  const { memberships } = useActiveBusiness();
  const userId = session.status === "in" ? session.user._id : "";
  const editBusiness = useEditBusiness();
  const toast = useToast();
  const { progress, go, startOver } = useProgress(
    userId,
    memberships.map(({ businessId }) => businessId),
    stored,
  );
  const { params, change } = useAddress();
  const isOther = params.has(OTHER);
  const begin = useEffectEvent(() => {
    startOver();
    change({ [OTHER]: null });
  });
  useEffect(() => {
    if (isOther) begin();
  }, [isOther]);
  const { place, businessId, counts, sells, trade } = progress;
  const back = () => go({ place: before(place, sells) });
  const next = (step: Step) => () => go({ place: after(step, sells) });

  /** A business registered for another purpose sells what is chosen now. */
  const choose = async (chosen: Sells) => {
    try {
      if (businessId)
        await editBusiness.mutateAsync({ params: { id: businessId }, body: { business: { businessType: chosen } } });
      go({ place: "business", sells: chosen });
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };

  if (place === "choice")
    return (
      <Choice
        onCreate={() => go({ place: "start" })}
        onClaim={() => go({ place: "claim" })}
        onJoin={() => go({ place: "join" })}
      />
    );
  if (place === "join" || place === "claim")
    return <JoinForm way={place} userId={userId} onBack={back} onJoined={() => go({ place: "choice" })} />;
  if (place === "start") return <StartStep sells={sells} onBack={back} onChosen={(chosen) => void choose(chosen)} />;
  if (place === "bienvenida") return <Welcome sells={sells} teamWhatsapp={stored?.teamWhatsapp ?? ""} />;
  if (place === "business" || businessId === null)
    return (
      <Frame step="business" sells={sells} onBack={back}>
        <BusinessStep
          businessId={businessId}
          sells={sells}
          onCreated={(created) => go({ businessId: created })}
          onNext={(created) => go({ place: after("business", sells), businessId: created })}
        />
      </Frame>
    );
  const StepForm = FORMS[place];
  return (
    <Frame key={place} step={place} sells={sells} onBack={back} onOther={startOver}>
      <StepForm
        businessId={businessId}
        onNext={next(place)}
        count={counts[place as keyof typeof counts]}
        onCount={(count) => go({ counts: { ...counts, [place]: count } })}
        trade={tradeOf(trade?.id)}
        onTrade={({ id, version }) => go({ trade: { id, version } })}
      />
    </Frame>
  );
}
