// A question to the team. The name is optional and becomes the beginning of the question.
import { optionalText, text } from "@mostrador/domain/kit/schema.ts";
import { signedQuestion, UNANSWERED } from "@mostrador/domain/platform/faq/question.ts";
import Box from "@mui/material/Box";
import * as z from "zod";
import { useProductName } from "../../../lib/brand/brand-sign.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useAsk } from "./api.ts";
import { enterSends } from "./enter-sends.ts";

const MOST = 500;
const Question = z.object({ name: optionalText(60, "Tu nombre"), question: text(1, MOST, "La pregunta") });

export function QuestionForm() {
  const product = useProductName();
  const ask = useAsk();
  const toast = useToast();
  return (
    <Card
      title="Haz una pregunta"
      description={`La ven todas las personas que usan ${product}. No escribas datos de tus clientes.`}
    >
      <Box onKeyDown={enterSends}>
        <Form<z.infer<typeof Question>>
          aria-label="Haz una pregunta"
          schema={Question}
          defaultValues={{ name: "", question: "" }}
          draftKey="faq:new"
          errorRoot="faq"
          resetOnSuccess
          onSubmit={async ({ name, question }) => {
            const faq = { question: signedQuestion(name, question), answer: UNANSWERED };
            const { message } = await ask.mutateAsync({ body: { faq } });
            toast.success(message, { duration: 3000 });
          }}
          actions={<FormActions submitLabel="Preguntar" savingLabel="Preguntando..." />}
        >
          <TextField name="name" label="Tu nombre" required={false} maxLength={60} autoComplete="given-name" />
          <TextArea
            name="question"
            label="Tu pregunta"
            help="Enter la manda; Mayús + Enter agrega una línea."
            minRows={2}
            max={MOST}
          />
        </Form>
      </Box>
    </Card>
  );
}
