import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { verifyEmail } from "./api.ts";
import { AuthFrame } from "./auth-frame.tsx";

/** Where the link of the mail leads: with the token to confirm, or after the service confirmed it by itself. */
export function VerifyPage() {
  const [search] = useSearchParams();
  const token = search.get("token");
  const refused = search.has("error");
  const check = useQuery({
    queryKey: ["verify-email", token],
    queryFn: () => verifyEmail(token ?? ""),
    enabled: Boolean(token) && !refused,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (refused || check.isError)
    return (
      <AuthFrame
        title="El enlace ya no sirve"
        text="Ingresa con tu correo y te enviamos otro enlace para confirmar tu cuenta."
      >
        <Ingresar />
      </AuthFrame>
    );
  if (token && check.isPending) return <AuthFrame title="Confirmando tu correo" text="Un momento…" />;
  return (
    <AuthFrame title="Correo confirmado" text="Tu cuenta está lista.">
      <Ingresar />
    </AuthFrame>
  );
}

function Ingresar() {
  return (
    <Button component={Link} to="/auth/ingresar" variant="contained" color="primary" fullWidth>
      Ingresar
    </Button>
  );
}
