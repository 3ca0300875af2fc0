import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { verifyEmail } from "./api.ts";
import { AuthFrame } from "./auth-frame.tsx";

/** The target of the mail's link, with the token to confirm. */
export function VerifyPage() {
  const search = new URLSearchParams(location.search);
  const token = search.get("token");
  const refused = search.has("error");
  const [state, setState] = useState<"asking" | "done" | "refused">(token && !refused ? "asking" : "refused");
  useEffect(() => {
    if (token && !refused)
      verifyEmail(token).then(
        () => setState("done"),
        () => setState("refused"),
      );
  }, [token, refused]);
  if (state === "refused")
    return (
      <AuthFrame
        title="El enlace ya no sirve"
        text="Los enlaces vencen en un día. Ingresa y pide otro en el menú de tu cuenta, con «Confirmar mi correo»."
      >
        <Ingresar />
      </AuthFrame>
    );
  if (state === "asking") return <AuthFrame title="Confirmando tu correo" text="Un momento…" />;
  return (
    <AuthFrame title="Correo confirmado" text="Tu cuenta está lista.">
      <Ingresar />
    </AuthFrame>
  );
}

function Ingresar() {
  return (
    <Button component="a" href="/auth/ingresar" variant="contained" color="primary" fullWidth>
      Ingresar
    </Button>
  );
}
