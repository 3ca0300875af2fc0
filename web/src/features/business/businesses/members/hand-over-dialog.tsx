import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { FormActions } from "../../../../ui/form/form-actions.tsx";
import type { FormSchema } from "../../../../ui/form/standard-resolver.ts";
import { useInvite } from "./members-api.ts";
import { OneTimeCode } from "./one-time-code.tsx";

const Nothing: FormSchema<object, object> = { "~standard": { validate: () => ({ value: {} }) } };

/** For the team that prepared a business: the code with which its owner claims it (contract/platform#first-steps). */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const { businessId, membership } = useActiveBusiness();
  const invite = useInvite();
  const [made, setMade] = useState<{ code: string; expiresAt: string }>();
  return (
    <Dialog
      open
      onClose={onClose}
      title={made ? "Comparte este identificador" : "Entregar el negocio"}
      {...(made && { actions: <Button onClick={onClose}>Listo</Button> })}
    >
      {made ? (
        <OneTimeCode code={made.code} copyLabel="Copiar identificador">
          Quien será su dueño crea su cuenta, elige «Reclamar un negocio» y lo escribe. Sirve una sola vez, hasta el{" "}
          {dateTimeText(made.expiresAt)}.
        </OneTimeCode>
      ) : (
        <Form<object>
          schema={Nothing}
          defaultValues={{}}
          aria-label="Entregar el negocio"
          actions={<FormActions submitLabel="Crear identificador" savingLabel="Creando..." onCancel={onClose} />}
          onSubmit={async () => {
            const invitation = {
              ...{ businessId: businessId ?? "", role: "owner" as const },
              ...{ access: "full" as const, permissions: [] },
            };
            setMade((await invite.mutateAsync({ body: { invitation } })).data);
          }}
        >
          <Typography>
            {membership?.name ?? "El negocio"} pasa a quien reciba el identificador: será su dueño y decidirá quién más
            entra. Tú conservas el acceso hasta que te lo quite.
          </Typography>
        </Form>
      )}
    </Dialog>
  );
}
