import Button from "@mui/material/Button";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { ExpandMoreRounded } from "../../../../ui/icon/arrows.ts";
import { ariaKeys } from "../../../../ui/key/key-text.ts";
import { useWide } from "../../../../ui/layout/use-screen.ts";
import { VIEW_WORDS, VIEWS, type View } from "../view/views.ts";

type Props = { view: View; onChange: (view: View) => void; isWhole?: boolean };

/** Buttons side by side if there is room, else a list. */
export function ViewSwitch({ view, onChange, isWhole = false }: Props) {
  const wide = useWide();
  if (!wide && !isWhole) {
    return (
      <MenuButton
        label="Vista"
        trigger={(trigger) => (
          <Button {...trigger} endIcon={<ExpandMoreRounded />}>
            {VIEW_WORDS[view].label}
          </Button>
        )}
        actions={VIEWS.map((one) => ({
          label: VIEW_WORDS[one].label,
          selected: one === view,
          onSelect: () => onChange(one),
        }))}
      />
    );
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      onChange={(_, chosen: View | null) => chosen && onChange(chosen)}
      aria-label="Vista"
      sx={{ "& .MuiToggleButton-root": { whiteSpace: "nowrap" } }}
    >
      {VIEWS.map((one) => (
        <ToggleButton key={one} value={one} aria-keyshortcuts={ariaKeys("agenda", one)}>
          {VIEW_WORDS[one].label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
