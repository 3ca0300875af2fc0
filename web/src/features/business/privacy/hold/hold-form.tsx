import { NewHold } from "@mostrador/domain/business/privacy/schema.ts";
import * as z from "zod";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { ContactField } from "../../contacts/index.ts";
import { usePlaceHold } from "../api.ts";

const Typed = z.preprocess((values) => {
  const { clientId, ...typed } = values as { clientId: string | null };
  return { ...typed, ...(clientId ? { clientId } : {}) };
}, NewHold);
type Hold = z.infer<typeof NewHold>;

export function HoldForm({ onClose }: { onClose: () => void }) {
  const { businessId } = useActiveBusiness();
  const place = usePlaceHold();
  const toast = useToast();
  return (
    <FormDialog<Hold>
      open
      onClose={onClose}
      title="Poner en resguardo legal"
      size="small"
      schema={Typed}
      defaultValues={{ clientId: null, reason: "" }}
      errorRoot="hold"
      submitLabel="Poner resguardo"
      onSubmit={async (hold) => {
        toast.success((await place.mutateAsync({ body: { businessId: businessId ?? "", hold } })).message);
      }}
    >
      <ContactField required={false} help="Sin contacto, el resguardo es de todo el negocio" />
      <TextArea name="reason" label="Motivo" required max={500} help="Quién lo pide y en qué expediente" />
    </FormDialog>
  );
}
