// Records a contact's request about their data; the person who received it fills in the form.
import { KIND_NAMES, KINDS, NewRequest, PURPOSE_NAMES, PURPOSES } from "@mostrador/domain/business/privacy/schema.ts";
import * as z from "zod";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { MultiSelectField } from "../../../../ui/pick/multi-select-field.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { deviceToday } from "../../../../ui/time/typed-day.ts";
import { ContactField } from "../../contacts/index.ts";
import { useCreateRequest } from "../api.ts";

const HELP = {
  access: "Quiere saber qué datos tienes suyos",
  rectification: "Quiere que corrijas sus datos",
  cancellation: "Quiere que elimines sus datos",
  opposition: "No quiere que uses sus datos para algo",
} as const;
const KIND_OPTIONS = KINDS.map((value) => ({ value, label: KIND_NAMES[value], help: HELP[value] }));
const PURPOSE_OPTIONS = PURPOSES.map((value) => ({ value, label: PURPOSE_NAMES[value] }));

const Typed = z.preprocess((values) => {
  const typed = values as { clientId: string | null; kind: string | null };
  return { ...typed, clientId: typed.clientId ?? "", kind: typed.kind ?? "" };
}, NewRequest);

type Props = { onClose: () => void; onMade: (id: string) => void };

export function RequestForm({ onClose, onMade }: Props) {
  const { businessId } = useActiveBusiness();
  const create = useCreateRequest();
  const toast = useToast();
  return (
    <FormDialog<NewRequest>
      open
      onClose={onClose}
      title="Registrar solicitud"
      size="small"
      schema={Typed}
      defaultValues={{ clientId: null, kind: null, receivedOn: deviceToday(), through: "", notes: "", purposes: [] }}
      errorRoot="request"
      submitLabel="Registrar"
      onSubmit={async (request) => {
        const { data, message } = await create.mutateAsync({ body: { businessId: businessId ?? "", request } });
        toast.success(message);
        onMade(data._id);
      }}
    >
      <ContactField />
      <SelectField name="kind" label="Derecho que ejerce" required options={KIND_OPTIONS} />
      <Purposes />
      <DayField name="receivedOn" label="Cuándo llegó" max={deviceToday()} />
      <TextField name="through" label="Por dónde llegó" placeholder="WhatsApp, correo, en persona…" required />
      <TextArea name="notes" label="Qué pide" max={2000} help="Qué datos, y cómo acreditó quién es" />
    </FormDialog>
  );
}

function Purposes() {
  if (useFormValue<string>("kind") !== "opposition") return null;
  return <MultiSelectField name="purposes" label="A qué se opone" required options={PURPOSE_OPTIONS} />;
}
