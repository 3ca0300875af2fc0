// The URL of an appointment's calendar file: it names the appointment and is signed, so that others cannot be guessed.
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

const ID_BYTES = 16;
const MAC_BYTES = 16;

export type FileName = { businessId: string; appointmentId: string };

export function linkTokens(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "mostrador", "calendar files v1", 32));
  const mac = (ids: Buffer) => createHmac("sha256", key).update(ids).digest().subarray(0, MAC_BYTES);
  return {
    write({ businessId, appointmentId }: FileName): string {
      const ids = Buffer.concat([bytesOf(businessId), bytesOf(appointmentId)]);
      return Buffer.concat([ids, mac(ids)]).toString("base64url");
    },
    /** Null for an invalid signature. */
    read(token: string): FileName | null {
      const bytes = Buffer.from(token, "base64url");
      if (bytes.length !== 2 * ID_BYTES + MAC_BYTES || bytes.toString("base64url") !== token) return null;
      const ids = bytes.subarray(0, 2 * ID_BYTES);
      if (!timingSafeEqual(mac(ids), bytes.subarray(2 * ID_BYTES))) return null;
      return { businessId: idOf(ids.subarray(0, ID_BYTES)), appointmentId: idOf(ids.subarray(ID_BYTES)) };
    },
  };
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll("-", ""), "hex");
}

function idOf(bytes: Buffer): string {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
