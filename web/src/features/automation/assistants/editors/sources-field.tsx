// The traffic sources of the customers that an assistant attends.
import type { CorrespondTo } from "@mostrador/domain/automation/assistants/schema.ts";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import { RowsField } from "../../../../ui/pick/rows-field.tsx";
import { useTrafficSources } from "../../../growth/traffic-sources/index.ts";

export function SourcesField({ correspondTo }: { correspondTo: CorrespondTo }) {
  const sources = useTrafficSources();
  // Staff and test numbers have no source.
  if (correspondTo === "business" || correspondTo === "test_numbers") return null;
  if (sources?.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        Atiende a quien llegue por cualquier lado. Para que solo atienda a quien llega por un anuncio, crea primero sus{" "}
        <Link component={RouterLink} to="/fuentes-trafico">
          fuentes de tráfico
        </Link>
        .
      </Typography>
    );
  return (
    <>
      <RowsField name="trafficSources" label="Fuentes de tráfico" rows={sources} />
      <Typography variant="body2" color="textSecondary">
        Con alguna elegida, solo atiende a quien llegó por ella, y antes que los demás asistentes.
      </Typography>
    </>
  );
}
