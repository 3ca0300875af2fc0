// What the sign-in needs beyond a password: the code of the second factor, or the buttons of Google and Facebook.
import { Providers } from "./providers/providers.tsx";
import { CodeStep } from "./second-factor/code-step.tsx";

type BeyondPasswordProps = {
  /** Absent while the password is asked. */
  code?: { onOver: () => void; onIn: () => void } | false;
  /** The person came back from a provider, and their code comes next. */
  onCode?: () => void;
};

export function BeyondPassword({ code, onCode }: BeyondPasswordProps) {
  return code ? <CodeStep {...code} /> : <Providers onCode={onCode} />;
}
