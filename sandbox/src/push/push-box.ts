import { createECDH, randomBytes } from "node:crypto";
import type { Keys } from "./read-push.ts";

export type Device = Keys & { id: string; isGone: boolean };
export type Notice = { id: string; device: string; topic: string; note: unknown; at: string };

export type PushBox = {
  add(id: string): Device;
  device(id: string): Device | undefined;
  /** Like a push service: a notice replaces an earlier one with the same topic. */
  keep(notice: Notice): void;
  list(): Notice[];
  clear(): void;
};

const KEPT = 200;

/** Browsers with a push subscription, and the notices that they got. */
export function createPushBox(): PushBox {
  const devices = new Map<string, Device>();
  let notices: Notice[] = [];
  return {
    add: (id) => {
      const curve = createECDH("prime256v1");
      const publicKey = curve.generateKeys();
      const device = { id, publicKey, privateKey: curve.getPrivateKey(), auth: randomBytes(16), isGone: false };
      devices.set(id, device);
      return device;
    },
    device: (id) => devices.get(id),
    keep: (notice) => {
      const others = notices.filter(
        (one) => one.topic === "" || one.topic !== notice.topic || one.device !== notice.device,
      );
      notices = [...others, notice].slice(-KEPT);
    },
    list: () => notices,
    clear: () => {
      devices.clear();
      notices = [];
    },
  };
}
