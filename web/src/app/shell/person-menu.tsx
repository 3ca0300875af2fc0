import LogoutRounded from "@mui/icons-material/LogoutRounded";
import Box from "@mui/material/Box";
import { signOut, useSession } from "../../lib/session/session.ts";
import { IconAction } from "../../ui/action/icon-action.tsx";
import { MenuButton } from "../../ui/action/menu-button.tsx";
import { Avatar } from "../../ui/data/avatar.tsx";
import { useToast } from "../../ui/state/toast.ts";

/** Who is signed in, and the way out. */
export function PersonMenu() {
  const session = useSession();
  const toast = useToast();
  if (session.status !== "in") return null;
  const { name, email } = session.user;
  const leave = async () => {
    try {
      await signOut();
    } catch {
      toast.error("No se pudo cerrar la sesión. Revisa tu conexión y vuelve a intentarlo.");
    }
  };
  return (
    <MenuButton
      label="Tu cuenta"
      header={
        <Box
          component="li"
          role="presentation"
          sx={{ px: 1.25, pt: 0.5, pb: 1, mb: 0.75, borderBottom: "1px solid", borderColor: "divider" }}
        >
          <Box sx={{ typography: "subtitle2" }}>{name}</Box>
          <Box sx={{ typography: "caption", color: "text.secondary" }}>{email}</Box>
        </Box>
      }
      actions={[{ label: "Salir", icon: <LogoutRounded />, onSelect: () => void leave() }]}
      trigger={(props) => (
        <IconAction label={`Tu cuenta: ${name}`} {...props}>
          <Avatar name={name} size={28} />
        </IconAction>
      )}
    />
  );
}
