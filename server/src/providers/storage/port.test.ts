// The port over a folder of this machine, and over a fake Cloudinary server.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mp4, PDF, png, wav } from "../../../test/sample-files.ts";
import { type Sandbox, startSandboxProcess } from "../../../test/start-sandbox-process.ts";
import { cloudinaryStorage, readAccount, signatureOf } from "./cloudinary.ts";
import { diskStorage } from "./disk.ts";
import { type FileKey, type Storage, StorageAway, StorageRefused } from "./port.ts";

const ACCOUNT = { cloud: "nube", key: "123456789012345", secret: "sandbox-cloudinary-secret" };

let sandbox: Sandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ webhookUrl: "http://127.0.0.1:9/nobody" });
  folder = mkdtempSync(join(tmpdir(), "mostrador-storage-"));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const cloudinary = (account = ACCOUNT, baseUrl = `${sandbox.url}/cloudinary`) =>
  cloudinaryStorage({ account, baseUrl, timeoutMs: 5_000, clock: Date.now });
const disk = () => diskStorage(join(folder, "files"));

type Place = { storage: Storage; read: (url: string) => Promise<Buffer | null> };
const places: [string, () => Place][] = [
  [
    "a folder",
    () => ({
      storage: disk(),
      read: async (url) => {
        const name = url.replace("/archivos/", "");
        const path = join(folder, "files", name.slice(0, 2), name);
        return existsSync(path) ? readFileSync(path) : null;
      },
    }),
  ],
  [
    "Cloudinary",
    () => ({
      storage: cloudinary(),
      read: async (url) => {
        const answer = await fetch(url);
        return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
      },
    }),
  ],
];

const files: [FileKey["kind"], string, Buffer][] = [
  ["image", "png", png()],
  ["video", "mp4", mp4()],
  ["audio", "wav", wav()],
  ["document", "pdf", PDF],
];

function incoming(bytes: Buffer): string {
  const path = join(folder, `incoming-${Math.random()}`);
  writeFileSync(path, bytes);
  return path;
}

test.each(
  places.flatMap(([place, open]) =>
    files.map(([kind, extension, bytes]) => [place, kind, extension, bytes, open] as const),
  ),
)(
  "%s keeps a file that is %s until it is removed, and removing it again does no harm",
  async (_place, kind, extension, bytes, open) => {
    const { storage, read } = open();
    const kept = { name: `unNombreDeVeinticuatro${kind}`, kind, extension };
    const { url } = await storage.put(incoming(bytes), kept);
    expect(await read(url)).toEqual(bytes);
    expect((await storage.put(incoming(bytes), kept)).url).toBe(url);
    await storage.remove(kept);
    expect(await read(url)).toBeNull();
    await storage.remove(kept);
  },
);

test("a folder that cannot be written is away, and leaves the file where it was", async () => {
  const path = incoming(png());
  // a file in the place of the folder
  const blocked = diskStorage(incoming(png()));
  await expect(blocked.put(path, { name: "x".repeat(24), kind: "image", extension: "png" })).rejects.toThrow(
    StorageAway,
  );
  expect(existsSync(path)).toBe(true);
});

test("a file stands under its name whole, and nothing else beside it", async () => {
  const { url } = await disk().put(incoming(png()), { name: "zz".repeat(12), kind: "image", extension: "png" });
  expect(url).toBe(`/archivos/${"zz".repeat(12)}.png`);
  expect(readdirSync(join(folder, "files", "zz"))).toEqual([`${"zz".repeat(12)}.png`]);
});

test("Cloudinary: what it will never take is refused, everything else may work later, and nothing tells the secret", async () => {
  const kept = { name: "a".repeat(24), kind: "image", extension: "png" } as const;
  const errorOf = (storage: Storage, bytes = png()) =>
    storage.put(incoming(bytes), kept).catch((error: Error) => error) as Promise<Error>;
  expect(await errorOf(cloudinary(), Buffer.from("<svg/>"))).toBeInstanceOf(StorageRefused);
  const wrong = await errorOf(cloudinary({ ...ACCOUNT, secret: "otro-secreto" }));
  expect(wrong).toBeInstanceOf(StorageAway);
  expect(wrong.message).not.toContain("otro-secreto");
  expect(await errorOf(cloudinary(ACCOUNT, "http://127.0.0.1:9"))).toBeInstanceOf(StorageAway);
  await sandbox.fail({ cloudinary: { status: 500, times: 2 } });
  expect(await errorOf(cloudinary())).toBeInstanceOf(StorageAway);
  await expect(cloudinary().remove(kept)).rejects.toThrow(StorageAway);
});

test("signatures are those that Cloudinary publishes", () => {
  const timestamp = "1315060510";
  expect(signatureOf({ timestamp, public_id: "sample", folder: "a&b" }, "abcd")).toBe(
    "394ee3e3db5f3429f6dc66b53a3b1db3bd43eee2",
  );
  expect(
    signatureOf({ timestamp, public_id: "sample_image", eager: "w_400,h_300,c_pad|w_260,h_200,c_crop" }, "abcd"),
  ).toBe("bfd09f95f331f558cbd1320e67aa8d488770583e");
});

test.each([
  ["cloudinary://123:a-b_C@nube-1", { key: "123", secret: "a-b_C", cloud: "nube-1" }],
  ["cloudinary://123@nube", null],
  ["https://123:abc@nube", null],
])("%s is read as %o", (url, account) => expect(readAccount(url)).toEqual(account));
