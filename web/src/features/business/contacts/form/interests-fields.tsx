import Skeleton from "@mui/material/Skeleton";
import { useMemo } from "react";
import type { ContactInterest } from "../../../../lib/contact/in-contact.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";

/** What the contact is interested in, for each kind of thing that the business sells and this person may see. */
export function InterestsFields({ interests }: { interests: readonly ContactInterest[] }) {
  const mayCall = useMayCall();
  const fields = useMemo(() => interests.map((one) => ({ ...one, part: latePart(one.field) })), [interests]);
  const shown = fields.filter(({ route }) => mayCall(route));
  if (shown.length === 0) return null;
  return (
    <FormSection title="Intereses">
      {shown.map(({ kind, label, part }) => (
        <Late
          key={kind}
          part={part}
          props={{ name: `interests.${kind}`, label }}
          waiting={<Skeleton variant="rounded" height={64} />}
        />
      ))}
    </FormSection>
  );
}
