// What the sign-in needs beyond a password: the code of the second factor, or the buttons of Google and Facebook.
import { enter } from "./enter.ts";
import { Providers } from "./providers/providers.tsx";
import { CodeStep } from "./second-factor/code-step.tsx";

type BeyondPasswordProps = {
  asksForCode?: boolean;
  /** Called with true when the person came back from a provider and their code comes next. */
  onCode?: (asks: boolean) => void;
};

export function BeyondPassword({ asksForCode, onCode }: BeyondPasswordProps) {
  if (asksForCode) return <CodeStep onOver={() => onCode?.(false)} onIn={enter} />;
  return <Providers onCode={onCode} />;
}
