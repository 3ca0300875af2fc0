import Button from "@mui/material/Button";
import { useState } from "react";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { FormActions } from "../../../../ui/form/form-actions.tsx";
import { GrantFields } from "./grant-fields.tsx";
import { GrantForm, grantOf, grantValues } from "./grant-values.ts";
import type { ReachChoices } from "./limit-values.ts";
import { useInvite } from "./members-api.ts";
import { OneTimeCode } from "./one-time-code.tsx";
import { RECEPTION } from "./presets.ts";

/** Sets the person's access, then shows the code, only once. */
export function InviteDialog({ reach, onClose }: { reach: ReachChoices; onClose: () => void }) {
  const { businessId } = useActiveBusiness();
  const invite = useInvite();
  const [made, setMade] = useState<{ code: string; expiresAt: string }>();
  return (
    <Dialog
      open
      onClose={onClose}
      title={made ? "Comparte este código" : "Invitar a una persona"}
      {...(made && { actions: <Button onClick={onClose}>Listo</Button> })}
    >
      {made ? (
        <OneTimeCode code={made.code} copyLabel="Copiar código">
          Quien lo reciba crea su cuenta, elige «Unirme a un negocio» y lo escribe. Sirve una sola vez, hasta el{" "}
          {dateTimeText(made.expiresAt)}.
        </OneTimeCode>
      ) : (
        <Form<GrantForm>
          schema={GrantForm}
          defaultValues={grantValues(RECEPTION)}
          aria-label="Invitar a una persona"
          actions={<FormActions submitLabel="Crear código" savingLabel="Creando..." onCancel={onClose} />}
          onSubmit={async (values) => {
            const invitation = { businessId: businessId ?? "", ...grantOf(values) };
            setMade((await invite.mutateAsync({ body: { invitation } })).data);
          }}
        >
          <GrantFields reach={reach} />
        </Form>
      )}
    </Dialog>
  );
}
