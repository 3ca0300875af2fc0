// Uploads files to the server with progress, which `fetch` does not report.
import { deleteFileByUrl, uploadFile } from "@mostrador/domain/ground/files/routes.ts";
import type { StoredFile } from "@mostrador/domain/ground/files/schema.ts";
import type { DataOf, ParamsInput, Route, TakenFile } from "@mostrador/domain/kit/route.ts";
import { CallError, call, pathWith, UNKNOWN_FAILURE } from "./client.ts";

export type UploadOptions = {
  businessId: string;
  /** From 0 to 1. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
};

/** Throws `CallError`; after an abort it never settles. */
export function upload(file: File, following: UploadOptions): Promise<StoredFile> {
  return uploadTo(uploadFile, file, following);
}

/** The same for another call that takes a file; `businessId` "" where it is about no business. */
export function uploadTo<R extends Route & { file: TakenFile }>(
  route: R,
  file: File,
  { businessId, params, onProgress, signal }: UploadOptions & { params?: ParamsInput<R> },
): Promise<DataOf<R>> {
  const form = new FormData();
  form.set(route.file.field, file);
  const request = new XMLHttpRequest();
  request.open(route.method, pathWith(route, params));
  request.responseType = "json";
  if (businessId) request.setRequestHeader("x-business-id", businessId);
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  signal.addEventListener("abort", () => request.abort());
  return new Promise((resolve, reject) => {
    request.addEventListener("load", () => {
      const { data, message } = (request.response ?? {}) as { message?: string; data?: DataOf<R> };
      if (request.status < 300 && data) resolve(data);
      else reject(new CallError(request.status, message || UNKNOWN_FAILURE));
    });
    request.addEventListener("error", () => reject(new CallError(0, NO_ANSWER)));
    request.send(form);
  });
}

const NO_ANSWER = "No se recibió respuesta del servidor. Verifica tu conexión a internet.";

/** Deletes an uploaded file that is no longer needed. If that fails, the server removes it later. */
export async function takeBack(url: string, businessId: string): Promise<void> {
  await call(deleteFileByUrl, { query: { url }, businessId }).catch(() => undefined);
}
