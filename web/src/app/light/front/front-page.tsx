// The front page for new visitors: what the product does, shown with its own components, and how to start.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { isSignedIn } from "../../../features/ground/identity/api.ts";
import { pathOfWork } from "../../../features/ground/identity/enter.ts";
import { useTitle } from "../../../ui/layout/use-title.ts";
import { BookingScene } from "./booking-scene.tsx";
import { FrontBar } from "./front-bar.tsx";
import { FrontFoot } from "./front-foot.tsx";
import { PROMISES, Promises } from "./promises.tsx";
import { Steps } from "./steps.tsx";

export function FrontPage() {
  useTitle(HEADING);
  // A signed-in person goes on to the product: the browser had no record of the session.
  useEffect(() => {
    let here = true;
    void isSignedIn().then((signedIn) => signedIn && here && location.replace(pathOfWork()));
    return () => {
      here = false;
    };
  }, []);
  return (
    <>
      <FrontBar />
      <Box component="main" id="contenido" tabIndex={-1} sx={{ flex: 1, outline: "none" }}>
        <Box sx={[WIDTH, { pt: { xs: 4, md: 6 }, pb: { xs: 4, md: 5 } }]}>
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            La recepción de los negocios que atienden con cita
          </Typography>
          <Typography variant="h1" sx={{ ...TITLE, maxWidth: "32ch" }}>
            {HEADING}
          </Typography>
          <Typography sx={{ mt: 2, maxWidth: "62ch", fontSize: 16, lineHeight: "26px" }} color="textSecondary">
            Un asistente contesta, busca un horario libre, agenda, mueve y cancela. Tú ves cada conversación y cada cita
            en un solo lugar, y respondes tú cuando quieras.
          </Typography>
          <Begin />
        </Box>
        <Box sx={[WIDTH, { pb: { xs: 6, md: 9 } }]}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            Una conversación, una cita
          </Typography>
          <BookingScene />
        </Box>
        <Box sx={{ bgcolor: "background.paper", borderBlock: "1px solid", borderColor: "divider" }}>
          <Box component="section" aria-labelledby={PROMISES} sx={[WIDTH, { py: { xs: 6, md: 9 } }]}>
            <Promises />
          </Box>
        </Box>
        <Box sx={[WIDTH, { py: { xs: 6, md: 9 } }]}>
          <Steps />
          <Begin />
        </Box>
      </Box>
      <FrontFoot />
    </>
  );
}

function Begin() {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 3.5 }}>
      <Button component="a" href="/auth/registro" variant="contained" color="primary" size="large">
        Crear cuenta
      </Button>
      <Button component="a" href="/auth/ingresar" size="large">
        Ya tengo cuenta
      </Button>
    </Box>
  );
}

const HEADING = "Tus clientes escriben por WhatsApp y su cita queda en tu agenda";
const WIDTH = { width: 1, maxWidth: 1120, mx: "auto", px: { xs: 2, sm: 3 } } as const;
const TITLE = {
  fontSize: { xs: 28, md: 40 },
  lineHeight: { xs: "36px", md: "48px" },
  letterSpacing: "-0.02em",
  textWrap: "balance",
} as const;
