// The answer given to the contact: granted, or refused with the reason.
import { RequestAnswer, type WholeRequest } from "@mostrador/domain/business/privacy/schema.ts";
import * as z from "zod";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { ChoiceField } from "../../../../ui/field/choice-field.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { deviceToday } from "../../../../ui/time/typed-day.ts";
import { useAnswerRequest } from "../api.ts";

const Typed = z.preprocess((values) => {
  const { is, ...typed } = values as { is: string };
  return { ...typed, isAccepted: is === "yes" };
}, RequestAnswer);
type Answer = z.infer<typeof RequestAnswer>;

export function AnswerForm({ request, onClose }: { request: WholeRequest; onClose: () => void }) {
  const answer = useAnswerRequest();
  const toast = useToast();
  return (
    <FormDialog<Answer>
      open
      onClose={onClose}
      title="Responder la solicitud"
      size="small"
      schema={Typed}
      defaultValues={{ is: "yes", answer: "", answeredOn: deviceToday() }}
      errorRoot="answer"
      submitLabel="Registrar respuesta"
      onSubmit={async (values) => {
        toast.success((await answer.mutateAsync({ params: { id: request._id }, body: { answer: values } })).message);
      }}
    >
      <ChoiceField
        name="is"
        label="¿Procede?"
        options={[
          { value: "yes", label: "Sí, procede" },
          { value: "no", label: "No procede" },
        ]}
      />
      <TextArea
        name="answer"
        label="Qué se le respondió"
        required
        max={2000}
        help="Si no procede, el motivo: no acreditó su identidad, la ley obliga a conservar los datos…"
      />
      <DayField name="answeredOn" label="Cuándo se le respondió" max={deviceToday()} />
    </FormDialog>
  );
}
