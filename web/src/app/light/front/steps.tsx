import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

const STEPS = [
  ["Crea tu cuenta", "Con tu nombre, tu correo y una contraseña. Después registras tu negocio."],
  [
    "Di cómo atiendes",
    "Tus sucursales y sus horarios, quién atiende, y qué servicios das con su duración y su precio.",
  ],
  ["Conecta tu WhatsApp", "Con el número de tu negocio. Desde ese momento el asistente contesta y tu agenda se llena."],
] as const;

/** How to start. */
export function Steps() {
  return (
    <Box component="section" aria-labelledby="como-empiezas">
      <Typography variant="h2" id="como-empiezas" sx={{ mb: 3 }}>
        Empiezas en tres pasos
      </Typography>
      <Box component="ol" sx={LIST}>
        {STEPS.map(([title, text], index) => (
          <Box component="li" key={title} sx={{ display: "flex", gap: 2, listStyle: "none" }}>
            <Box aria-hidden sx={NUMBER}>
              {index + 1}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h3" sx={{ mb: 0.5, lineHeight: "32px" }}>
                {title}
              </Typography>
              <Typography color="textSecondary">{text}</Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const LIST = {
  display: "grid",
  gap: 3,
  m: 0,
  p: 0,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
} as const;
const NUMBER = {
  flexShrink: 0,
  width: 32,
  height: 32,
  display: "grid",
  placeItems: "center",
  borderRadius: "50%",
  bgcolor: "primary.soft",
  color: "primary.ink",
  fontWeight: 700,
} as const;
