// The key that proves the installation to push services: from the settings, or derived from its secret, so that all of
// its processes share it and nothing else must be stored.
import { createECDH, hkdfSync } from "node:crypto";

export type VapidKeys = { publicKey: string; privateKey: string };

const MOST_TRIES = 8;

/** In web-push's form. The same secret gives the same keys. */
export function vapidKeysOf(secret: string): VapidKeys {
  const curve = createECDH("prime256v1");
  for (let number = 0; number < MOST_TRIES; number += 1) {
    const bytes = Buffer.from(hkdfSync("sha256", secret, "", `mostrador web push ${number}`, 32));
    try {
      curve.setPrivateKey(bytes);
      return { publicKey: curve.getPublicKey("base64url"), privateKey: bytes.toString("base64url") };
    } catch {
      // About one in four thousand million is not a valid key of the curve.
    }
  }
  throw new Error("No key for push services could be made.");
}
