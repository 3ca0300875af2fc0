import { createHmac } from "node:crypto";

/** `X-Hub-Signature-256`: HMAC-SHA256 of the raw bytes with the app's secret. */
export function signature(body: string | Buffer, appSecret: string): string {
  return `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;
}
