import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Notice } from "../../../ui/state/notice.tsx";

const META_APPS = "https://developers.facebook.com/apps";
const META_USERS = "https://business.facebook.com/settings/system-users";

/** Where to find the three values that Meta provides. */
export function WhereToFind() {
  return (
    <Notice>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5 }}>
        <li>
          Abre tu app en <Out to={META_APPS}>Meta for Developers</Out> y entra a WhatsApp › Configuración de la API: ahí
          están los dos identificadores.
        </li>
        <li>
          En <Out to={META_USERS}>Usuarios del sistema</Out> genera la clave con los permisos
          whatsapp_business_messaging y whatsapp_business_management.
        </li>
      </Box>
    </Notice>
  );
}

function Out({ to, children }: { to: string; children: string }) {
  return (
    <Link href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </Link>
  );
}
