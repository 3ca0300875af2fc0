import { listDevices, removeDevice } from "@mostrador/domain/ground/devices/routes.ts";
import type { Device } from "@mostrador/domain/ground/devices/schema.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, read } from "../../../lib/client.ts";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { isOwnDevice, leaveThisDevice } from "./this-device.ts";

export const DEVICES = listDevices.name;
export const THIS_DEVICE = "device.this";

export function useDevices() {
  return useQuery({ queryKey: [DEVICES], queryFn: ({ signal }) => read(listDevices, { signal }) });
}

export function useRemoveDevice() {
  const client = useQueryClient();
  const toast = useToast();
  return async ({ _id: id }: Device) => {
    try {
      if (isOwnDevice(id)) await leaveThisDevice();
      else await call(removeDevice, { params: { id } });
      toast.success("Avisos desactivados en ese dispositivo");
    } catch (error) {
      toast.error(sayError(error));
    }
    void client.invalidateQueries({ queryKey: [DEVICES] });
    void client.invalidateQueries({ queryKey: [THIS_DEVICE] });
  };
}
