import type { FormReply } from "@mostrador/domain/conversation/inbox/details/schema.ts";
import Box from "@mui/material/Box";
import { CARD } from "./card-look.ts";

export function FormCard({ form }: { form: FormReply }) {
  return (
    <Box sx={CARD}>
      <Box sx={{ fontWeight: 500, mb: 0.5 }}>Formulario respondido</Box>
      {form.answers.length === 0 && <Box sx={{ color: "text.secondary" }}>Sin respuestas</Box>}
      <Box component="dl" sx={LIST}>
        {form.answers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || "—"}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const LIST = {
  m: 0,
  display: "grid",
  gap: 0.75,
  typography: "body2",
  // the field names are technical identifiers
  "& dt": { color: "text.secondary", "&::first-letter": { textTransform: "uppercase" } },
  "& dd": { m: 0, overflowWrap: "anywhere" },
} as const;
