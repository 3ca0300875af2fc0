// 'Continuar con Google' and 'Continuar con Facebook', where the server says that they are set up, and what went wrong there.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { sayError } from "../../../../ui/state/say-error.ts";
import { beginWithProvider, type ProviderId, readProviders } from "./api.ts";
import { FacebookSign, GoogleSign } from "./signs.tsx";

const SHOWN = {
  google: { name: "Google", Sign: GoogleSign },
  facebook: { name: "Facebook", Sign: FacebookSign },
} as const;

/** By the word that the server leaves in the address. */
const REFUSALS: Record<string, string> = {
  access_denied: "No diste permiso. Puedes intentarlo otra vez o entrar con tu correo.",
  account_not_linked:
    "Ya hay una cuenta con ese correo. Entra con tu contraseña; si la olvidaste, pide una nueva con '¿La olvidaste?'.",
  email_not_found: "Esa cuenta no comparte su correo. Entra con tu correo y una contraseña.",
  busy: "Demasiados intentos. Espera unos minutos e intenta de nuevo.",
};
const FAILED = "No se pudo entrar con esa cuenta. Intenta de nuevo.";

/** Only the first time: who begins again with the password is not sent back to the code. */
let isStep = new URLSearchParams(globalThis.location?.search).has("codigo");

export function Providers({ onCode }: { onCode: () => void }) {
  const [params] = useState(() => new URLSearchParams(location.search));
  const error = params.get("error");
  const [offered, setOffered] = useState<ProviderId[]>([]);
  const [going, setGoing] = useState<ProviderId>();
  const [refusal, setRefusal] = useState(error ? (REFUSALS[error] ?? FAILED) : undefined);
  useEffect(() => {
    if (isStep) onCode();
    isStep = false;
  }, [onCode]);
  useEffect(() => {
    readProviders().then(setOffered, () => undefined);
  }, []);
  const go = async (id: ProviderId) => {
    setGoing(id);
    try {
      location.assign(await beginWithProvider(id, params.get("p")));
    } catch (reason) {
      setRefusal(sayError(reason));
      setGoing(undefined);
    }
  };
  return (
    <>
      {refusal && (
        <Typography role="alert" variant="body2" sx={{ mt: 2, color: "error.ink" }}>
          {refusal}
        </Typography>
      )}
      {offered.length > 0 && (
        <Box sx={{ display: "grid", gap: 1.5, mt: 3 }}>
          <Box sx={OR}>o</Box>
          {offered.map((id) => {
            const { name, Sign } = SHOWN[id];
            return (
              <Button
                key={id}
                variant="outlined"
                color="inherit"
                fullWidth
                startIcon={<Sign />}
                disabled={going !== undefined}
                onClick={() => go(id)}
              >
                {going === id ? `Abriendo ${name}…` : `Continuar con ${name}`}
              </Button>
            );
          })}
        </Box>
      )}
    </>
  );
}

const OR = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  typography: "body2",
  color: "text.secondary",
  "&::before, &::after": { content: '""', flex: 1, borderTop: "1px solid", borderColor: "divider" },
} as const;
