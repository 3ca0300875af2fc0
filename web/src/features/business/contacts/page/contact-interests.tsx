import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useMemo } from "react";
import type { ContactInterest } from "../../../../lib/contact/in-contact.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";

type Props = { contact: Contact; interests: readonly ContactInterest[]; empty: ReactNode };

export function ContactInterests({ contact, interests, empty }: Props) {
  const mayCall = useMayCall();
  const kinds = useMemo(() => interests.map((one) => ({ ...one, part: latePart(one.names) })), [interests]);
  const shown = kinds.filter(({ kind, route }) => contact.interests[kind].length > 0 && mayCall(route));
  if (shown.length === 0) return empty;
  return (
    <Stack sx={{ gap: 2.5 }}>
      {shown.map(({ kind, label, part }) => (
        <Box key={kind} component="section" aria-label={label}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {label}
          </Typography>
          <Late part={part} props={{ ids: contact.interests[kind] }} />
        </Box>
      ))}
    </Stack>
  );
}
