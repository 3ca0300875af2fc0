// Mensajes listos: messages that every business can turn on, each in its card.
import Box from "@mui/material/Box";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { useReadyRules } from "./api.ts";
import { ReadyRuleCard } from "./ready-rule-card.tsx";

export function ReadyRulesPage() {
  const rules = useReadyRules();
  return (
    <Page
      title="Mensajes listos"
      subtitle="Salen solos a quien le toca. Antes de enviar cada uno se revisa que su motivo siga en pie"
      narrow
    >
      {rules.isPending && (
        <Card>
          <FormSkeleton />
        </Card>
      )}
      {rules.error && !rules.data && <ErrorState error={rules.error} onRetry={() => void rules.refetch()} />}
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {rules.data?.map((rule) => (
          <ReadyRuleCard key={rule.kind} rule={rule} reread={rules.refetch} />
        ))}
      </Box>
    </Page>
  );
}
