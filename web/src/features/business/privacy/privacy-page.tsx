// Privacidad: data requests of contacts, the notice, retention periods and legal holds.
import Box from "@mui/material/Box";
import { useAddress } from "../../../lib/address/address.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { usePrivacyLive } from "./api.ts";
import { HoldsTab } from "./hold/holds-tab.tsx";
import { NoticeTab } from "./notice/notice-tab.tsx";
import { RequestsTab } from "./request/requests-tab.tsx";
import { RetentionTab } from "./retention-tab.tsx";

const VIEWS = [
  { value: "solicitudes", label: "Solicitudes", View: RequestsTab },
  { value: "aviso", label: "Aviso de privacidad", View: NoticeTab },
  { value: "conservacion", label: "Conservación", View: RetentionTab },
  { value: "resguardos", label: "Resguardos legales", View: HoldsTab },
] as const;
const NOTHING_OPEN = { solicitud: null, editar: null, nuevo: null, pagina: null };
type ViewName = (typeof VIEWS)[number]["value"];

export function PrivacyPage() {
  usePrivacyLive();
  const { params, change } = useAddress();
  const asked = params.get("ver");
  const view = VIEWS.some(({ value }) => value === asked) ? (asked as ViewName) : "solicitudes";
  const show = (name: ViewName) => change({ ...NOTHING_OPEN, ver: name === "solicitudes" ? null : name });
  return (
    <Page title="Privacidad" subtitle="Los datos de tus clientes, como lo pide la ley" narrow>
      <Tabs
        label="Partes de privacidad"
        value={view}
        onChange={show}
        tabs={VIEWS.map(({ value, label, View }) => ({
          value,
          label,
          content: (
            <Box sx={{ pt: 2 }}>
              <View />
            </Box>
          ),
        }))}
      />
    </Page>
  );
}
