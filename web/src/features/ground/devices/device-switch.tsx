import Box from "@mui/material/Box";
import Switch from "@mui/material/Switch";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useProductName } from "../../../lib/brand/brand-sign.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { DEVICES, THIS_DEVICE } from "./api.ts";
import { isTold, leaveThisDevice, mayBeTold, tellThisDevice } from "./this-device.ts";

/** Switches notices in this browser on or off, also for when Mostrador is closed. */
export function DeviceSwitch() {
  const product = useProductName();
  const id = useId();
  const client = useQueryClient();
  const toast = useToast();
  const possible = mayBeTold();
  const told = useQuery({ queryKey: [THIS_DEVICE], queryFn: isTold });
  const [isBusy, setBusy] = useState(false);
  const turn = async (isOn: boolean) => {
    setBusy(true);
    try {
      toast.success(await (isOn ? tellThisDevice() : leaveThisDevice()));
    } catch (error) {
      toast.error(sayError(error));
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: [THIS_DEVICE] });
      void client.invalidateQueries({ queryKey: [DEVICES] });
    }
  };
  return (
    <Box
      component="label"
      htmlFor={id}
      sx={{ display: "flex", gap: 2, alignItems: "flex-start", py: 0.75, cursor: "pointer" }}
    >
      <Box sx={{ flex: 1 }}>
        <Box sx={{ typography: "subtitle2" }}>Avisos en este dispositivo</Box>
        <Box id={`${id}-help`} sx={{ typography: "caption", color: "text.secondary" }}>
          {HELP[possible](product)}
        </Box>
      </Box>
      <Switch
        id={id}
        checked={told.data === true}
        disabled={possible !== "yes" || told.isPending || isBusy}
        onChange={(_, isOn) => void turn(isOn)}
        slotProps={{ input: { role: "switch", "aria-describedby": `${id}-help` } }}
      />
    </Box>
  );
}

const HELP = {
  yes: (product: string) => `Te avisa de quien espera a una persona, también con ${product} cerrado.`,
  install: (product: string) =>
    `En tu iPhone, primero agrega ${product} a la pantalla de inicio desde el botón Compartir y ábrelo ahí.`,
  no: () => "Este navegador no tiene avisos. Ábrelo en Chrome, Edge, Firefox o Safari.",
};
