// A row id and its signature in one word of a URL: 16 bytes of the id and 16 of the signature.

const TOKEN = /^[\w-]{22}[\w-]{22}$/;

export function tokenOf(id: string, mark: string): string {
  return Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url") + mark;
}

export function idOfToken(token: string): { id: string; mark: string } | undefined {
  if (!TOKEN.test(token)) return undefined;
  const hex = Buffer.from(token.slice(0, 22), "base64url").toString("hex");
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  return { id, mark: token.slice(22) };
}
