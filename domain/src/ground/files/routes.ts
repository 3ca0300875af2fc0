import * as z from "zod";
import { access, fileRoute, route } from "../../kit/route.ts";
import { LARGEST } from "./file-kind.ts";
import { FILE_USE, FileUrl, PublicId, StoredFile } from "./schema.ts";

/** Every person who may see a page with files may upload them (D-17.11). */
const WRITERS = access.editWhereUsed(FILE_USE);

export const uploadFile = fileRoute({
  name: "file.upload",
  method: "POST",
  path: "/api/cloudinary",
  summary: "Sube un archivo: imagen, video, audio o PDF",
  access: WRITERS,
  file: { field: "file", most: LARGEST },
  data: StoredFile,
  status: 201,
  saysError: true,
  rate: "write",
});

export const deleteFileByUrl = route({
  name: "file.deleteByUrl",
  method: "DELETE",
  path: "/api/cloudinary",
  summary: "Elimina un archivo que nada usa, por su dirección",
  access: WRITERS,
  query: FileUrl,
  data: z.null(),
  saysError: true,
});

export const deleteFile = route({
  name: "file.delete",
  method: "DELETE",
  path: "/api/upload/delete",
  summary: "Elimina un archivo que nada usa, por su public_id",
  access: WRITERS,
  body: PublicId,
  data: z.null(),
  saysError: true,
});
