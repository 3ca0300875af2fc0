import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useNavigate } from "react-router";
import { useActiveBusiness } from "../../lib/session/active-business.ts";
import { type MenuAction, MenuButton } from "../../ui/action/menu-button.tsx";
import { Avatar } from "../../ui/data/avatar.tsx";
import { UnfoldMoreRounded } from "../../ui/icon/arrows.ts";
import { Late, latePart } from "../../ui/state/late.tsx";

const GUEST_NAME = latePart(async () => (await import("./guest-name.tsx")).GuestName);

/** The name of the business on screen; opens the list of one's businesses. */
export function BusinessSwitcher() {
  const navigate = useNavigate();
  const { businessId, membership, memberships, choose } = useActiveBusiness();
  const name = membership?.name ?? (businessId ? "Negocio" : "Sin negocio");
  const actions: MenuAction[] = memberships.map((one) => ({
    label: one.name,
    icon: <Avatar name={one.name} size={24} square />,
    selected: one.businessId === businessId,
    onSelect: () => choose(one.businessId),
  }));
  actions.push({
    label: "Agregar negocio",
    divided: actions.length > 0,
    onSelect: () => void navigate("/new-onboarding"),
  });
  return (
    <MenuButton
      label="Cambiar de negocio"
      align="left"
      actions={actions}
      trigger={(props) => (
        <Button
          {...props}
          variant="text"
          aria-label={`${name}: cambiar de negocio`}
          endIcon={<UnfoldMoreRounded sx={{ color: "text.secondary" }} />}
          sx={{ minWidth: 0, px: 1, gap: 0.5, maxWidth: { xs: 200, sm: 320 } }}
        >
          <Avatar name={name} size={24} square />
          <Box component="span" sx={{ ml: 0.75, overflow: "hidden", textOverflow: "ellipsis", fontWeight: 500 }}>
            {membership || !businessId ? name : <Late part={GUEST_NAME} props={{}} />}
          </Box>
        </Button>
      )}
    />
  );
}
