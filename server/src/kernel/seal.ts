// Encrypts secrets at rest: AES-256-GCM, bound to the row they belong to, so that a ciphertext moved to another row
// does not open (D-15.4).
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** The place of a secret; part of what is authenticated. */
export type SealPlace = { businessId: string; table: string; column: string; id: string };

/** Set explicitly: otherwise shorter tags, which are easier to guess, would be accepted. */
const TAG_BYTES = 16;

export type Seal = ReturnType<typeof createSeal>;

export function createSeal(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "mostrador", "secrets at rest v1", 32));
  return {
    seal(plain: string, place: SealPlace): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(placeBytes(place));
      const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
    },
    /** Throws when the text was changed, moved to another row, or sealed with another key. */
    open(sealed: string, place: SealPlace): string {
      const bytes = Buffer.from(sealed.replace(/^v1\./, ""), "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12), { authTagLength: TAG_BYTES });
      decipher.setAAD(placeBytes(place));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return decipher.update(bytes.subarray(28), undefined, "utf8") + decipher.final("utf8");
    },
  };
}

function placeBytes(place: SealPlace): Buffer {
  return Buffer.from(JSON.stringify([place.businessId, place.table, place.column, place.id]));
}
