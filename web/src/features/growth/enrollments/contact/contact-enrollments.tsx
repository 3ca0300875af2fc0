// A contact's enrollments on its page, newest first; nothing is shown for one without any.
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import type { OfContact } from "../../../../lib/contact/in-contact.ts";
import { moneyText } from "../../../../ui/data/money.tsx";
import { DividedList, DividedRow } from "../../../../ui/list/divided-list.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { useEnrollmentsOf } from "../api.ts";
import { EnrollmentState } from "../enrollment-parts.tsx";

const MOST = 20;

export function ContactEnrollments({ contact: { _id: clientId } }: OfContact) {
  const { data = [], error, refetch } = useEnrollmentsOf(clientId, MOST);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <Stack component="section" aria-label="Inscripciones" sx={{ gap: 1 }}>
      <Typography variant="h3">Inscripciones</Typography>
      <DividedList label="Inscripciones">
        {data.map(({ _id, courseId, courseName, order, status, totalPaid, remainingBalance }) => (
          <DividedRow key={_id}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={`/cursos/inscripciones?curso=${courseId}&cliente=${clientId}`}
                variant="body2"
                sx={{ fontWeight: 500, overflowWrap: "anywhere" }}
              >
                {courseName}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {`Boleto ${order} · Pagado ${moneyText(totalPaid, null)} · Saldo ${moneyText(remainingBalance, null)}`}
              </Typography>
            </Box>
            <EnrollmentState status={status} />
          </DividedRow>
        ))}
      </DividedList>
    </Stack>
  );
}
