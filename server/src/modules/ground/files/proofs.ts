// What the proofs need to know of the files.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { png } from "../../../../../server/test/sample-files.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "file.upload": ({ businessId, mark }) => ({
      query: { businessId },
      body: { name: `foto ${mark}.png`, file: png().toString("base64") },
    }),
    "file.delete": async ({ businessId, make }) => ({
      query: { businessId },
      body: { public_id: (await make.file()).public_id },
    }),
    "file.deleteByUrl": async ({ businessId, make }) => ({ query: { businessId, url: (await make.file()).url } }),
  },
  writes: {
    "file.upload": (_call, { body }) => ({ table: "files", column: "public_id", value: body.data.public_id }),
  },
  entryPoints: {
    raw: {
      "GET /archivos/:name": "a name of over 128 bits, and nothing of its path but that; files.test.ts",
    },
    address: {
      "file.deleteByUrl url": "compared with the addresses of the business's own files, fetched by nobody",
    },
    file: {
      "file.delete": "deletes a file of the business that nothing uses; files.test.ts",
      "modules/ground/files/private/send-file.ts":
        "the type that the bytes had, nosniff, sandboxed; shown only when a picture, a sound or a film",
      "modules/ground/files/serve-file.ts": "types of our own table, nosniff, sandboxed; a PDF is saved, not shown",
    },
  },
  refusedAddresses: {
    "file.deleteByUrl": 404,
  },
};
