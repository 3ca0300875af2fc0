// The form of a specialist's commissions: each is a percentage or pesos, and only the chosen one is sent.
import { type CommissionRules, SpecialistRules } from "@mostrador/domain/scheduling/commissions/schema.ts";
import * as z from "zod";

export const KINDS = [
  { value: "percent", label: "% de lo cobrado" },
  { value: "fixed", label: "Pesos por cita" },
] as const;
type Kind = (typeof KINDS)[number]["value"];

type Amounts = { percent: number | null; fixed: number | null };
export type OwnLine = Amounts & { serviceId: string | null; kind: Kind };
export type WrittenRules = {
  usualKind: Kind;
  usual: number | null;
  usualFixed: number | null;
  own: readonly OwnLine[];
};

export const FRESH_LINE: OwnLine = { serviceId: null, kind: "percent", percent: null, fixed: null };

export function writtenRules(rules: CommissionRules["rules"]): WrittenRules {
  const usual = rules.find(({ serviceId }) => serviceId === null);
  return {
    usualKind: kindOf(usual),
    usual: usual?.percent ?? null,
    usualFixed: usual?.fixed ?? null,
    own: rules.flatMap((rule) => {
      const { serviceId, percent, fixed } = rule;
      return serviceId === null ? [] : [{ serviceId, kind: kindOf(rule), percent, fixed }];
    }),
  };
}

function kindOf(rule: Amounts | undefined): Kind {
  return rule && rule.fixed !== null ? "fixed" : "percent";
}

export const rulesShape = (businessId: string, specialistId: string) =>
  z.preprocess((values) => {
    const { usualKind, usual, usualFixed, own } = values as WrittenRules;
    return {
      ...{ businessId, specialistId },
      usual: usualKind === "percent" ? usual : null,
      usualFixed: usualKind === "fixed" ? usualFixed : null,
      own: own.map(({ serviceId, kind, percent, fixed }) =>
        kind === "percent" ? { serviceId, percent } : { serviceId, percent: undefined, fixed },
      ),
    };
  }, SpecialistRules);
