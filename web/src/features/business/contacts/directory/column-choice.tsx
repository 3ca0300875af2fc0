// The columns that the directory shows: stored in the address, and on this device as the default.
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import { useState } from "react";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { TuneRounded } from "../../../../ui/icon/list-actions.ts";
import type { DirectoryAddress } from "./directory-address.ts";

const KEPT = "mostrador.contact-columns";

type Choice = { key: string; label: string; isShown: boolean };

/** The address decides, or else the last choice on this device. */
export function useWantedColumns(address: DirectoryAddress): { written: string; choose: (keys: string[]) => void } {
  const [kept, setKept] = useState(() => localStorage.getItem(KEPT) ?? "");
  return {
    written: address.columns || kept,
    choose: (keys) => {
      // The address says so even when only the name is shown.
      const text = keys.join(",") || "name";
      localStorage.setItem(KEPT, text);
      setKept(text);
      address.set({ columnas: text });
    },
  };
}

export function ColumnChoice({
  choices,
  onChoose,
}: {
  choices: readonly Choice[];
  onChoose: (keys: string[]) => void;
}) {
  const shown = choices.filter(({ isShown }) => isShown).map(({ key }) => key);
  return (
    <MenuButton
      label="Columnas"
      trigger={(props) => (
        <Button variant="text" startIcon={<TuneRounded />} {...props}>
          Columnas
        </Button>
      )}
      actions={choices.map(({ key, label, isShown }) => ({
        label,
        icon: <Checkbox size="small" checked={isShown} tabIndex={-1} aria-hidden sx={{ p: 0 }} />,
        onSelect: () =>
          onChoose(choices.map((one) => one.key).filter((one) => (one === key ? !isShown : shown.includes(one)))),
      }))}
    />
  );
}
