// In one's account: whether one is told in this browser, and in which others.
import type { Device } from "@mostrador/domain/ground/devices/schema.ts";
import Box from "@mui/material/Box";
import { IconAction } from "../../../ui/action/icon-action.tsx";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { DeleteOutlineRounded } from "../../../ui/icon/actions.ts";
import { DevicesRounded } from "../../../ui/icon/devices.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { useDevices, useRemoveDevice } from "./api.ts";
import { DeviceSwitch } from "./device-switch.tsx";

export function DeviceCard() {
  const { devices } = useDevices().data ?? { devices: [] };
  return (
    <Card title="Avisos">
      <DeviceSwitch />
      {devices.length > 0 && (
        <Box component="ul" aria-label="Dispositivos con avisos" sx={{ listStyle: "none", m: 0, mt: 1.5, p: 0 }}>
          {devices.map((device) => (
            <Line key={device._id} device={device} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function Line({ device }: { device: Device }) {
  const remove = useRemoveDevice();
  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "center", gap: 1.5, py: 0.5, borderTop: "1px solid", borderColor: "divider" }}
    >
      <DevicesRounded sx={{ fontSize: 20, color: "text.secondary" }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: "body2" }}>{device.name}</Box>
        <Box sx={{ typography: "caption", color: "text.secondary" }}>
          {`Desde el ${dateTimeText(device.createdAt, { time: false })}`}
        </Box>
      </Box>
      <IconAction label={`Quitar avisos de ${device.name}`} onClick={() => remove(device)}>
        <DeleteOutlineRounded />
      </IconAction>
    </Box>
  );
}
