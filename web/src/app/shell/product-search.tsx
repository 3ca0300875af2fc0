// Ctrl/⌘ K from anywhere: go to a page, or do one of the few things that belong to no page.
import Brightness6Outlined from "@mui/icons-material/Brightness6Outlined";
import LogoutRounded from "@mui/icons-material/LogoutRounded";
import StorefrontOutlined from "@mui/icons-material/StorefrontOutlined";
import { useNavigate } from "react-router";
import { useActiveBusiness, useMay } from "../../lib/session/active-business.ts";
import { signOut } from "../../lib/session/session.ts";
import type { Command } from "../../ui/action/command.ts";
import { CommandSearch } from "../../ui/action/command-search.tsx";
import { ENTRIES } from "../navigation.tsx";
import { useThemeMode } from "../theme-mode.ts";
import { useContactFinder } from "./use-contact-finder.tsx";

export function ProductSearch({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const may = useMay();
  const { memberships, businessId, choose } = useActiveBusiness();
  const { toggle } = useThemeMode();
  const finder = useContactFinder();

  const commands: Command[] = [
    ...ENTRIES.filter((entry) => may(entry.page)).map((entry) => ({
      id: entry.path,
      label: entry.label,
      group: "Ir a",
      icon: entry.icon,
      keywords: entry.group,
      onSelect: () => void navigate(entry.path),
    })),
    ...memberships
      .filter((one) => one.businessId !== businessId)
      .map((one) => ({
        id: one.businessId,
        label: one.name,
        group: "Cambiar de negocio",
        icon: <StorefrontOutlined />,
        onSelect: () => choose(one.businessId),
      })),
    {
      id: "mode",
      label: "Cambiar entre tema claro y oscuro",
      group: "Acciones",
      icon: <Brightness6Outlined />,
      onSelect: toggle,
    },
    {
      id: "out",
      label: "Salir",
      group: "Acciones",
      icon: <LogoutRounded />,
      keywords: "cerrar sesión",
      onSelect: () => void signOut(),
    },
  ];
  return (
    <CommandSearch
      open={open}
      onClose={onClose}
      commands={commands}
      search={finder}
      placeholder={finder ? "Busca una página, un contacto o una acción" : "Busca una página o una acción"}
    />
  );
}
