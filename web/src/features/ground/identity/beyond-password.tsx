// What the sign-in needs beyond a password: the code of the second factor, or the buttons of Google and Facebook.
import { AuthFrame } from "./auth-frame.tsx";
import { enter } from "./enter.ts";
import { Providers } from "./providers/providers.tsx";
import { CodeStep } from "./second-factor/code-step.tsx";

type BeyondPasswordProps = {
  step?: "password" | "code";
  /** Called with 'code' when the person came back from a provider and their code comes next. */
  onStep?: (step: "password" | "code") => void;
};

export function BeyondPassword({ step, onStep }: BeyondPasswordProps) {
  if (step === "code")
    return (
      <AuthFrame title="Verificación en dos pasos">
        <CodeStep onOver={() => onStep?.("password")} onIn={enter} />
      </AuthFrame>
    );
  return <Providers onCode={() => onStep?.("code")} />;
}
