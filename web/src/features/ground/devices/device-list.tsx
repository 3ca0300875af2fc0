// The other browsers with notices; each can be removed, such as a sold phone.
import type { Device } from "@mostrador/domain/ground/devices/schema.ts";
import Box from "@mui/material/Box";
import { IconAction } from "../../../ui/action/icon-action.tsx";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { DevicesRounded } from "../../../ui/icon/devices.ts";
import { DeleteOutlineRounded } from "../../../ui/icon/list-actions.ts";
import { useDevices, useRemoveDevice } from "./api.ts";
import { isOwnDevice } from "./this-device.ts";

export function DeviceList() {
  const others = (useDevices().data?.devices ?? []).filter(({ _id }) => !isOwnDevice(_id));
  if (others.length === 0) return null;
  return (
    <Box component="ul" aria-label="Otros dispositivos con avisos" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {others.map((device) => (
        <Line key={device._id} device={device} />
      ))}
    </Box>
  );
}

function Line({ device }: { device: Device }) {
  const remove = useRemoveDevice();
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1.5, py: 0.5 }}>
      <DevicesRounded sx={{ fontSize: 20, color: "text.secondary" }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: "body2" }}>{device.name}</Box>
        <Box sx={{ typography: "caption", color: "text.secondary" }}>
          {`Avisos desde el ${dateTimeText(device.createdAt, { time: false })}`}
        </Box>
      </Box>
      <IconAction label={`Quitar los avisos de ${device.name}`} onClick={() => void remove(device)}>
        <DeleteOutlineRounded />
      </IconAction>
    </Box>
  );
}
