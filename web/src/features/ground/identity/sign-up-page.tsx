import { PasswordField } from "../../../ui/field/password-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { signUp } from "./api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { credentials, email, newPassword, personName } from "./credentials.ts";
import { enter } from "./enter.ts";
import { TextLink } from "./text-link.tsx";

const schema = credentials({ name: personName, email, password: newPassword });

export function SignUpPage() {
  const kept = location.search;
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
          await signUp(values);
          enter("/onboarding");
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
