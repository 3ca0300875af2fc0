import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from "node:crypto";

/** A browser with its keys. In reality only the browser has the private key. */
export type Keys = { privateKey: Buffer; publicKey: Buffer; auth: Buffer };

const LONGEST_LIFE_SECONDS = 24 * 3600;

/** The text of an `aes128gcm` body (RFC 8188, 8291). Throws what is wrong with it. */
export function decrypted(body: Buffer, { privateKey, publicKey, auth }: Keys): string {
  if (body.length < 21 + 65 + 17) throw new Error("the body is shorter than its own head");
  const [salt, idLength] = [body.subarray(0, 16), body[20] as number];
  if (idLength !== 65) throw new Error("the key id is not an uncompressed point of P-256");
  const sender = body.subarray(21, 21 + idLength);
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey);
  const shared = curve.computeSecret(sender);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
  const secret = derive(shared, auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const sealed = body.subarray(21 + idLength);
  const open = createDecipheriv("aes-128-gcm", key, nonce);
  open.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  const end = padded.lastIndexOf(2);
  if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error("the record does not end in 2");
  return padded.subarray(0, end).toString("utf8");
}

/** What is wrong with the header of RFC 8292; null when it is valid. `audience`: the origin that is called. */
export function vapidFault(authorization: string, audience: string, now: number): string | null {
  const said = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization);
  if (!said) return "the authorization is not `vapid t=…, k=…`";
  const [, head = "", claims = "", signature = "", key = ""] = said;
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return "the key is not an uncompressed point of P-256";
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(point, 1), y: coordinate(point, 33) };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) return "the signature is not of that key";
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>;
  if (aud !== audience) return `the audience is ${aud} instead of ${audience}`;
  const left = Number(exp) - now / 1000;
  if (!(left > 0 && left <= LONGEST_LIFE_SECONDS)) return "it has expired, or is good for more than a day";
  return typeof sub === "string" && /^(mailto:|https:)/.test(sub) ? null : "it does not say whom to turn to";
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));
const coordinate = (point: Buffer, from: number) => point.subarray(from, from + 32).toString("base64url");
