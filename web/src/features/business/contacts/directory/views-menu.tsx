// The saved views of the directory: chosen from a menu, saved and deleted in a dialog.
import { saveContactView } from "@mostrador/domain/business/contacts/routes.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { KeyboardArrowDownRounded } from "../../../../ui/icon/steps.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { useContactViews } from "./directory-api.ts";

const dialog = latePart(async () => (await import("./views-dialog.tsx")).ViewsDialog);

export function ViewsMenu({ query }: { query: string }) {
  const views = useContactViews().data ?? [];
  const navigate = useNavigate();
  const mayKeep = useMayCall()(saveContactView);
  const [isOpen, setOpen] = useState(false);
  if (views.length === 0 && !mayKeep) return null;
  const current = views.find((view) => view.address === query);
  const go = (wanted: string) => void navigate({ search: wanted });
  return (
    <>
      <MenuButton
        label="Vistas"
        trigger={(props) => (
          <Button variant="text" endIcon={<KeyboardArrowDownRounded />} {...props}>
            {current?.name ?? "Vistas"}
          </Button>
        )}
        actions={[
          { label: "Todos los contactos", selected: query === "", onSelect: () => go("") },
          ...views.map((view) => ({ label: view.name, selected: view === current, onSelect: () => go(view.address) })),
          ...(mayKeep ? [{ label: "Guardar o quitar vistas", divided: true, onSelect: () => setOpen(true) }] : []),
        ]}
      />
      {isOpen && <Late part={dialog} props={{ query, views, onClose: () => setOpen(false) }} />}
    </>
  );
}
