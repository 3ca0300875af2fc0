// The cost of an answer, below its text: for people who may see the credits.
import type { AnswerCost as Cost } from "@mostrador/domain/conversation/inbox/schema.ts";
import { CREDIT_LABELS, CREDIT_TYPE_OF, creditText } from "@mostrador/domain/money/credits/credit-words.ts";
import Box from "@mui/material/Box";

export function AnswerCost({ cost }: { cost: Cost }) {
  const { credits, model, inputTokens, outputTokens } = cost;
  const unit = credits === 1 ? "crédito" : "créditos";
  return (
    <Box
      title={`Tokens leídos: ${creditText(inputTokens)}. Tokens escritos: ${creditText(outputTokens)}.`}
      sx={{ mt: 0.5, typography: "caption", color: "text.secondary", fontVariantNumeric: "tabular-nums" }}
    >
      {`${creditText(credits)} ${unit} ${CREDIT_LABELS[CREDIT_TYPE_OF[model]]} · ${creditText(inputTokens + outputTokens)} tokens`}
    </Box>
  );
}
