import * as z from "zod";
import { access, fileRoute, route } from "../../kit/route.ts";
import { PAGE } from "../identity/pages.ts";
import { LARGEST } from "./file-kind.ts";
import { FileUrl, PublicId, StoredFile } from "./schema.ts";

/** Whose pages have files. */
const WRITERS = access.edit(PAGE.recursos, PAGE.productos);

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
