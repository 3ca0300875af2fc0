import { createHash } from "node:crypto";

/** One account for every cloud name: every client of this sandbox uses it. */
export const API_KEY = "123456789012345";
export const API_SECRET = "sandbox-cloudinary-secret";

const UNSIGNED = new Set(["file", "api_key", "resource_type", "cloud_name", "signature"]);

/** Accepts both of Cloudinary's ways of signing with SHA-1; the newer one escapes '&'. */
export function isSigned(params: ReadonlyMap<string, string>): boolean {
  const names = [...params.keys()].filter((name) => !UNSIGNED.has(name)).sort();
  const digest = (parts: string[]) =>
    createHash("sha1")
      .update(parts.join("&") + API_SECRET)
      .digest("hex");
  const plain = names.map((name) => `${name}=${params.get(name)}`);
  const signature = params.get("signature");
  return signature === digest(plain.map((part) => part.replaceAll("&", "%26"))) || signature === digest(plain);
}
