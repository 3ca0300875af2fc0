// The alternatives to a taken hour from other capabilities, such as the waiting list.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { useContext } from "react";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { Late } from "../../../../ui/state/late.tsx";
import { AgendaParts, type Wish } from "../agenda-parts.ts";

export function RefusedParts() {
  const mayCall = useMayCall();
  const parts = useContext(AgendaParts).flatMap(({ name, refused }) =>
    refused && mayCall(refused) ? [{ name, part: refused.part }] : [],
  );
  const wish: Wish = {
    clientId: useFormValue<string | null>("clientId"),
    serviceId: useFormValue<string | null>("serviceId"),
    branchId: useFormValue<string | null>("branchId"),
    specialistId: useFormValue<string | null>("specialistId"),
    day: useFormValue<Day | null>("day"),
  };
  return parts.map(({ name, part }) => <Late key={name} part={part} props={{ wish }} />);
}
