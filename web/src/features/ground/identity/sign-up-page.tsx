import { useState } from "react";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { signUp } from "./api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { CheckMail } from "./check-mail.tsx";
import { credentials, email, newPassword, personName } from "./credentials.ts";
import { enter } from "./enter.ts";
import { TextLink } from "./text-link.tsx";

const schema = credentials({ name: personName, email, password: newPassword });

export function SignUpPage() {
  const [waiting, setWaiting] = useState<string>();
  const kept = location.search;
  if (waiting) return <CheckMail email={waiting} />;
  return (
    <AuthFrame
      title="Crea tu cuenta"
      text="Después registras tu negocio y abres tu agenda."
      foot={
        <>
          ¿Ya tienes cuenta? <TextLink to={`/auth/ingresar${kept}`}>Ingresa</TextLink>
        </>
      }
    >
      <Form
        schema={schema}
        defaultValues={{ name: "", email: "", password: "" }}
        aria-label="Crear cuenta"
        onSubmit={async (values) => {
          if ((await signUp(values)) === "in") enter("/onboarding");
          else setWaiting(values.email);
        }}
        actions={<FormActions submitLabel="Crear cuenta" savingLabel="Creando cuenta…" fullWidth />}
      >
        <TextField name="name" label="Nombre" autoComplete="name" autoFocus />
        <TextField name="email" label="Correo" type="email" autoComplete="username" inputMode="email" />
        <PasswordField name="password" label="Contraseña" autoComplete="new-password" help="Al menos 8 caracteres" />
      </Form>
    </AuthFrame>
  );
}
