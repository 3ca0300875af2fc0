// With which key the installation proves itself to push services: of the settings, or made from its own secret, so that all
// of its processes have the same and nothing else must be kept.
import { createECDH, hkdfSync } from "node:crypto";

export type VapidKeys = { publicKey: string; privateKey: string };

const MOST_TRIES = 8;

/** As web-push takes them. The same secret gives the same keys. */
export function vapidKeysOf(secret: string): VapidKeys {
  const curve = createECDH("prime256v1");
  for (let number = 0; number < MOST_TRIES; number += 1) {
    const bytes = Buffer.from(hkdfSync("sha256", secret, "", `mostrador web push ${number}`, 32));
    try {
      curve.setPrivateKey(bytes);
      return { publicKey: curve.getPublicKey("base64url"), privateKey: bytes.toString("base64url") };
    } catch {
      // One in some four thousand million is no number of the curve.
    }
  }
  throw new Error("No key for push services could be made.");
}
