// Especialistas, each with the linked calendar and its light.
import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router";
import { Facts } from "../../../ui/data/facts.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { SpecialistsPage } from "../../business/specialists/index.ts";
import { useGoogleOverview } from "./api.ts";
import { HEALTH_LOOK } from "./health-look.ts";

const PATH = "/integraciones/google-calendar";

export function SpecialistsWithCalendars() {
  return <SpecialistsPage besides={(specialist) => <CalendarOf specialist={specialist} />} />;
}

function CalendarOf({ specialist }: { specialist: Specialist }) {
  const { data } = useGoogleOverview();
  const linked = data?.calendars.find(({ specialistId }) => specialistId === specialist._id);
  const name = linked?.googleCalendarName ?? specialist.googleCalendarName;
  if (!name) return null;
  return (
    <Box sx={{ display: "grid", gap: 1.5, mt: 2 }}>
      <Facts
        facts={[
          {
            label: "Google Calendar",
            value: (
              <Box sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap" }}>
                <span>{name}</span>
                {linked && <StatusChip {...HEALTH_LOOK[linked.health]} />}
              </Box>
            ),
          },
        ]}
      />
      {linked?.reason && (
        <Notice
          tone={linked.health === "broken" ? "error" : "warning"}
          action={
            <Link component={RouterLink} to={PATH}>
              {linked.health === "broken" ? "Volver a conectar" : "Ver"}
            </Link>
          }
        >
          {linked.reason}
        </Notice>
      )}
    </Box>
  );
}
