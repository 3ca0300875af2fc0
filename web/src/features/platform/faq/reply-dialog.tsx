// The team's reply to a question. It closes two seconds after it was sent, so that its success can be read.
import { text } from "@mostrador/domain/kit/schema.ts";
import { UNANSWERED } from "@mostrador/domain/platform/faq/question.ts";
import type { Faq } from "@mostrador/domain/platform/faq/schema.ts";
import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useState } from "react";
import * as z from "zod";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { useFaq, useReply } from "./api.ts";
import { enterSends } from "./enter-sends.ts";

const CLOSES_AFTER = 2000;
const Reply = z.object({ question: text(1, 600, "La pregunta"), answer: text(1, 5000, "La respuesta") });

export function ReplyDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useFaq(id);
  const [sent, setSent] = useState("");
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!sent) return;
    const closing = setTimeout(() => close(), CLOSES_AFTER);
    return () => clearTimeout(closing);
  }, [sent]);
  return (
    <Dialog open onClose={onClose} title="Responder pregunta">
      {sent ? (
        <Notice tone="success" role="status">
          {sent}
        </Notice>
      ) : read.data ? (
        <ReplyForm faq={read.data} onClose={onClose} onSent={setSent} />
      ) : read.error ? (
        <ErrorState
          dense
          title="No se pudo obtener la información de la pregunta"
          error={read.error}
          onRetry={() => void read.refetch()}
        />
      ) : (
        <FormSkeleton />
      )}
    </Dialog>
  );
}

type FormProps = { faq: Faq; onClose: () => void; onSent: (message: string) => void };

function ReplyForm({ faq, onClose, onSent }: FormProps) {
  const reply = useReply();
  return (
    <Box onKeyDown={enterSends}>
      <Form<z.infer<typeof Reply>>
        aria-label="Responder pregunta"
        schema={Reply}
        defaultValues={{ question: faq.question, answer: faq.answer === UNANSWERED ? "" : faq.answer }}
        draftKey={`faq:${faq._id}`}
        errorRoot="faq"
        onSubmit={async (values) => {
          const { message } = await reply.mutateAsync({
            params: { id: faq._id },
            body: { faq: { ...faq, ...values } },
          });
          onSent(message);
        }}
        actions={<FormActions submitLabel="Responder" savingLabel="Respondiendo..." onCancel={onClose} />}
      >
        <TextArea name="question" label="Pregunta" help="Quita de ella los datos personales." minRows={2} />
        <TextArea name="answer" label="Respuesta" help="Enter la manda; Mayús + Enter agrega una línea." max={5000} />
      </Form>
    </Box>
  );
}
