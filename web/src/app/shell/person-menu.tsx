import Box from "@mui/material/Box";
import { useNavigate } from "react-router";
import { CallError } from "../../lib/client.ts";
import { signOut, signOutEverywhere, useSession } from "../../lib/session/session.ts";
import { IconAction } from "../../ui/action/icon-action.tsx";
import { type MenuAction, MenuButton } from "../../ui/action/menu-button.tsx";
import { Avatar } from "../../ui/data/avatar.tsx";
import { LogoutRounded } from "../../ui/icon/actions.ts";
import { PersonOutlineRounded } from "../../ui/icon/contact-actions.ts";
import { DevicesRounded } from "../../ui/icon/devices.ts";
import { MarkEmailReadOutlined } from "../../ui/icon/notes.ts";
import { useToast } from "../../ui/state/toast.ts";

/**
 * Shows the signed-in person, the account and sign-out. People with an unconfirmed address can request the mail again.
 */
export function PersonMenu() {
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  if (session.status !== "in") return null;
  const { name, email, emailVerified } = session.user;
  const leave = (by: () => Promise<void>) =>
    by().catch(() => toast.error("No se pudo cerrar la sesión. Revisa tu conexión y vuelve a intentarlo."));
  const confirm = async () => {
    const { sendVerification } = await import("../../features/ground/identity/index.ts");
    await sendVerification(email);
    toast.success(`Enviamos un enlace a ${email}. Ábrelo para confirmar tu correo.`);
  };
  const failed = (error: unknown) =>
    toast.error(error instanceof CallError ? error.message : "No se pudo enviar. Vuelve a intentarlo.");
  const actions: MenuAction[] = [
    { label: "Tu cuenta", icon: <PersonOutlineRounded />, onSelect: () => void navigate("/cuenta") },
    { label: "Salir", icon: <LogoutRounded />, onSelect: () => void leave(signOut) },
    {
      label: "Salir de todos los dispositivos",
      icon: <DevicesRounded />,
      onSelect: () => void leave(signOutEverywhere),
    },
  ];
  if (!emailVerified)
    actions.unshift({
      label: "Confirmar mi correo",
      icon: <MarkEmailReadOutlined />,
      onSelect: () => void confirm().catch(failed),
    });
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
      actions={actions}
      trigger={(props) => (
        <IconAction label={`Tu cuenta: ${name}`} {...props}>
          <Avatar name={name} size={28} />
        </IconAction>
      )}
    />
  );
}
