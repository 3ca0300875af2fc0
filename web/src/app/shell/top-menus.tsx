// What the shell shows after its first picture: the menus at the end of the top bar (the colour mode, which a brand has
// already, and the person), and the foot of the brand or of the installation at the end of the page.

import { createPortal } from "react-dom";
import { useBrand } from "../../lib/brand/brand.ts";
import { useProductName } from "../../lib/brand/brand-sign.tsx";
import { ownFootLinks } from "../../lib/brand/own-foot-links.ts";
import { IconAction } from "../../ui/action/icon-action.tsx";
import { MenuButton } from "../../ui/action/menu-button.tsx";
import { DarkModeOutlined, LightModeOutlined } from "../../ui/icon/devices.ts";
import { useTitleProduct } from "../../ui/layout/use-title.ts";
import { MODES, useThemeMode } from "../theme-mode.ts";
import { PersonMenu } from "./person-menu.tsx";
import { ShellFoot } from "./shell-foot.tsx";

export function TopMenus() {
  const brand = useBrand();
  useTitleProduct(useProductName());
  const main = document.getElementById("contenido");
  return (
    <>
      {!brand && <ModeMenu />}
      <PersonMenu />
      {(brand || ownFootLinks().length > 0) && main && createPortal(<ShellFoot />, main)}
    </>
  );
}

function ModeMenu() {
  const { mode, chosen, choose } = useThemeMode();
  return (
    <MenuButton
      label="Tema"
      actions={MODES.map(({ mode: one, label }) => ({
        label,
        selected: one === chosen,
        onSelect: () => choose(one),
      }))}
      trigger={(props) => (
        <IconAction label="Tema" {...props}>
          {mode === "light" ? <LightModeOutlined /> : <DarkModeOutlined />}
        </IconAction>
      )}
    />
  );
}
