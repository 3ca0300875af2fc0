import { email, newPassword, personName } from "@mostrador/domain/ground/identity/sign-in/credential.ts";
import { useState } from "react";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { isSignedIn, signUp } from "./api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { credentials } from "./credentials.ts";
import { enter } from "./enter.ts";
import { TextLink } from "./text-link.tsx";

const beyond = latePart(async () => (await import("./beyond-password.tsx")).BeyondPassword);
const schema = credentials({ name: personName, email, password: newPassword });

/** For an address with an account this page shows nothing special: the owner gets a mail with the next step. */
export function SignUpPage() {
  const kept = location.search;
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo)
    return (
      <AuthFrame
        title="Revisa tu correo"
        text={
          <>
            Enviamos a <strong>{sentTo}</strong> un mensaje que te dice cómo seguir.
          </>
        }
        foot={<TextLink to={`/auth/ingresar${kept}`}>Ingresa con tu contraseña</TextLink>}
      />
    );
  return (
    <AuthFrame
      title="Crea tu cuenta"
      text="Después registras tu negocio y abres tu agenda. Te enviaremos un correo para confirmar tu dirección."
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
          await signUp(values);
          if (await isSignedIn()) enter("/onboarding");
          else setSentTo(values.email);
        }}
        actions={<FormActions submitLabel="Crear cuenta" savingLabel="Creando cuenta…" fullWidth />}
      >
        <TextField name="name" label="Nombre" autoComplete="name" autoFocus />
        <TextField name="email" label="Correo" type="email" autoComplete="username" inputMode="email" />
        <PasswordField name="password" label="Contraseña" autoComplete="new-password" help="Al menos 8 caracteres" />
      </Form>
      <Late part={beyond} props={{}} />
    </AuthFrame>
  );
}
