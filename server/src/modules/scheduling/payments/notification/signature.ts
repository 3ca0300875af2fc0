// Whether a notification has a recent signature of Mercado Pago: `x-signature: ts=…,v1=…` over the payment's number in
// the URL, the request's id and the time (D-6.3).
import { createHmac, timingSafeEqual } from "node:crypto";

export type SignedRequest = { signature: unknown; requestId: unknown; dataId: string };

const PAST_MS = 60 * 60_000;
const AHEAD_MS = 5 * 60_000;

export function isSigned({ signature, requestId, dataId }: SignedRequest, secret: string, now: number): boolean {
  if (typeof signature !== "string" || signature.length > 300) return false;
  const parts = new Map(
    signature.split(",").map((part): [string, string] => {
      const at = part.indexOf("=");
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );
  const [ts = "", v1 = ""] = [parts.get("ts"), parts.get("v1")];
  if (!/^\d{10,13}$/.test(ts) || !isRecent(ts, now)) return false;
  const manifest = [
    dataId && `id:${dataId};`,
    typeof requestId === "string" && requestId && `request-id:${requestId};`,
    `ts:${ts};`,
  ]
    .filter(Boolean)
    .join("");
  const expected = createHmac("sha256", secret).update(manifest).digest("hex");
  const [left, right] = [Buffer.from(v1), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** In seconds or in milliseconds: both occur. */
function isRecent(ts: string, now: number): boolean {
  const at = ts.length > 11 ? Number(ts) : Number(ts) * 1000;
  return at > now - PAST_MS && at < now + AHEAD_MS;
}
