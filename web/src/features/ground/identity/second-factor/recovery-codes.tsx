import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { CopyButton } from "../../../../ui/action/copy-button.tsx";
import { drawIcon } from "../../../../ui/icon/draw-icon.tsx";

const Download = /* @__PURE__ */ drawIcon("Download", "M19 9h-4V3H9v6H5l7 7zM5 18v2h14v-2z");

/** The recovery codes, which are told only once: to copy or to keep as a file. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const file = [`Códigos de recuperación de Mostrador para ${email}`, "Cada uno sirve una vez.", "", ...codes].join(
    "\n",
  );
  return (
    <>
      <Typography>
        Con uno de estos códigos entras aunque pierdas tu teléfono. Guárdalos donde solo tú los encuentres: no se
        vuelven a mostrar.
      </Typography>
      <Box
        component="ul"
        aria-label="Códigos de recuperación"
        sx={{
          listStyle: "none",
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(116px, 1fr))",
          gap: 1,
          m: 0,
          my: 2,
          p: 2,
          borderRadius: 1,
          bgcolor: "primary.soft",
        }}
      >
        {codes.map((code) => (
          <Box component="li" key={code} sx={{ fontFamily: "monospace", fontSize: 16 }}>
            {code}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <CopyButton text={codes.join("\n")} label="Copiar códigos" name="Códigos" />
        <Button
          startIcon={<Download />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="mostrador-codigos-de-recuperacion.txt"
        >
          Descargar
        </Button>
      </Box>
    </>
  );
}
