// For a person without a business, or with one more: register it step by step, or join one with an invitation.
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useSession } from "../../../lib/session/session.ts";
import { AssistantStep } from "./assistant-step.tsx";
import { BranchStep } from "./branch-step.tsx";
import { BusinessStep } from "./business-step.tsx";
import { Choice } from "./choice.tsx";
import { Done } from "./done.tsx";
import { Frame } from "./frame.tsx";
import { JoinForm } from "./join-form.tsx";
import { ServiceStep } from "./service-step.tsx";
import { SpecialistStep } from "./specialist-step.tsx";
import { after, before, type Step } from "./steps.ts";
import { useProgress } from "./use-progress.ts";

const FORMS = { branch: BranchStep, specialist: SpecialistStep, service: ServiceStep, assistant: AssistantStep };

export function OnboardingPage() {
  const session = useSession();
  const { memberships } = useActiveBusiness();
  const userId = session.status === "in" ? session.user._id : "";
  const { progress, go } = useProgress(
    userId,
    memberships.map(({ businessId }) => businessId),
  );
  const { place, businessId, counts } = progress;
  const back = () => go({ place: before(place) });
  const next = (step: Step) => () => go({ place: after(step) });

  if (place === "choice")
    return <Choice onCreate={() => go({ place: "business" })} onJoin={() => go({ place: "join" })} />;
  if (place === "join") return <JoinForm userId={userId} onBack={back} onJoined={() => go({ place: "choice" })} />;
  if (place === "done") return <Done />;
  if (place === "business" || businessId === null)
    return (
      <Frame step="business" onBack={back}>
        <BusinessStep
          businessId={businessId}
          onCreated={(created) => go({ businessId: created })}
          onNext={(created) => go({ place: after("business"), businessId: created })}
        />
      </Frame>
    );
  const StepForm = FORMS[place];
  return (
    <Frame key={place} step={place} onBack={back}>
      <StepForm
        businessId={businessId}
        onNext={next(place)}
        count={counts[place]}
        onCount={(count) => go({ counts: { ...counts, [place]: count } })}
      />
    </Frame>
  );
}
