import Typography from "@mui/material/Typography";
import { PasswordField } from "../../../../ui/field/password-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { FormActions } from "../../../../ui/form/form-actions.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { changePassword } from "../api.ts";
import { UsernameForManagers } from "../username-for-managers.tsx";
import { EditCard } from "./edit-card.tsx";
import { passwordChange } from "./password-change.ts";

const EMPTY = { currentPassword: "", newPassword: "", repeatedPassword: "" };

/** A new password ends all other sessions, and the card says so before and after. */
export function PasswordCard({ email }: { email: string }) {
  const toast = useToast();
  return (
    <EditCard
      title="Contraseña"
      editLabel="Cambiar contraseña"
      read={
        <Typography color="textSecondary">
          Al cambiarla se cierra tu sesión en los demás dispositivos; en este sigues dentro.
        </Typography>
      }
      edit={(close) => (
        <Form
          schema={passwordChange}
          defaultValues={EMPTY}
          aria-label="Cambiar contraseña"
          onSubmit={async ({ currentPassword, newPassword }) => {
            await changePassword({ currentPassword, newPassword });
            toast.success("Tu contraseña cambió. Cerramos tu sesión en los demás dispositivos.");
            close();
          }}
          actions={<FormActions submitLabel="Cambiar contraseña" onCancel={close} />}
        >
          <UsernameForManagers email={email} />
          <PasswordField name="currentPassword" label="Contraseña actual" autoComplete="current-password" autoFocus />
          <PasswordField
            name="newPassword"
            label="Contraseña nueva"
            autoComplete="new-password"
            help="Al menos 8 caracteres"
          />
          <PasswordField name="repeatedPassword" label="Repite la contraseña nueva" autoComplete="new-password" />
        </Form>
      )}
    />
  );
}
