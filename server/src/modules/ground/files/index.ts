// Files of a business: where they are stored, who may read them, which rows show them, and when they are deleted.
import * as routes from "@mostrador/domain/ground/files/routes.ts";
import { bind, bindAsking } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { deleteById, deleteByUrl } from "./drop-file.ts";
import type { FileDeps } from "./file-deps.ts";
import { onFileUnused } from "./on-file-unused.ts";
import { serveFile } from "./serve-file.ts";
import { unusedFiles } from "./unused-files.ts";
import { putAway, writeDown } from "./upload-file.ts";

export type { FileDeps } from "./file-deps.ts";
export { createPrivateFiles, type PrivateFiles, type ReadFile } from "./private/private-files.ts";
export { sendFile } from "./private/send-file.ts";
export { readUpload } from "./read-upload.ts";
export { resourceActions } from "./resource-actions.ts";
export { keepFile } from "./upload-file.ts";
export { createUseFiles, fileUses, type UseFiles } from "./use-files.ts";

export function filesModule(deps: FileDeps): Module {
  return {
    routes: [
      bindAsking(
        routes.uploadFile,
        (ctx, call) => putAway(deps, ctx, call),
        (ctx, heard) => writeDown(deps, ctx, heard),
      ),
      bind(routes.deleteFileByUrl, deleteByUrl),
      bind(routes.deleteFile, deleteById),
    ],
    rawRoutes: [serveFile(deps.folder)],
    subscribers: [onFileUnused(deps)],
    sweeps: [unusedFiles],
  };
}
