import Button from "@mui/material/Button";
import { useState } from "react";
import { sendVerification } from "./api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { TextLink } from "./text-link.tsx";

/** After signing up: the address has to be confirmed from the mail. */
export function CheckMail({ email }: { email: string }) {
  const [state, setState] = useState<"idle" | "sending" | "sent" | "failed">("idle");
  const again = async () => {
    setState("sending");
    await sendVerification(email).then(
      () => setState("sent"),
      () => setState("failed"),
    );
  };
  const label = {
    idle: "Enviar de nuevo",
    sending: "Enviando…",
    sent: "Correo enviado",
    failed: "No se envió. Reintentar",
  };
  return (
    <AuthFrame
      title="Revisa tu correo"
      text={
        <>
          Enviamos un enlace a <strong>{email}</strong>. Ábrelo para confirmar tu cuenta.
        </>
      }
      foot={<TextLink to="/auth/ingresar">Volver a ingresar</TextLink>}
    >
      <Button
        fullWidth
        disabled={state === "sending" || state === "sent"}
        onClick={() => void again()}
        aria-live="polite"
      >
        {label[state]}
      </Button>
    </AuthFrame>
  );
}
