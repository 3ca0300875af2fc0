import { email, password } from "@mostrador/domain/ground/identity/sign-in/credential.ts";
import { useEffect, useState } from "react";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { isSignedIn, signIn } from "./api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { credentials } from "./credentials.ts";
import { enter } from "./enter.ts";
import { TextLink } from "./text-link.tsx";

const schema = credentials({ email, password });
const beyond = latePart(async () => (await import("./beyond-password.tsx")).BeyondPassword);

export function SignInPage() {
  // Undefined until it is known that there is no session: what comes beyond the password loads then.
  const [step, setStep] = useState<"password" | "code">();
  // A signed-in person goes on: after confirming an address, or from an old bookmark.
  useEffect(() => {
    let here = true;
    void isSignedIn().then((signedIn) => here && (signedIn ? enter() : setStep("password")));
    return () => {
      here = false;
    };
  }, []);
  const further = step && <Late part={beyond} props={{ step, onStep: setStep }} />;
  if (step === "code") return further;
  return (
    <AuthFrame
      title="Ingresar"
      foot={
        <>
          ¿Aún no tienes cuenta? <TextLink to={`/auth/registro${location.search}`}>Crea una</TextLink>
        </>
      }
    >
      <Form
        schema={schema}
        defaultValues={{ email: "", password: "" }}
        aria-label="Ingresar"
        onSubmit={async (values) => {
          if (await signIn(values)) setStep("code");
          else enter();
        }}
        actions={<FormActions submitLabel="Ingresar" savingLabel="Ingresando…" fullWidth />}
      >
        <TextField name="email" label="Correo" type="email" autoComplete="username" inputMode="email" autoFocus />
        <PasswordField
          name="password"
          label="Contraseña"
          autoComplete="current-password"
          aside={<TextLink to="/auth/recuperar">¿La olvidaste?</TextLink>}
        />
      </Form>
      {further}
    </AuthFrame>
  );
}
