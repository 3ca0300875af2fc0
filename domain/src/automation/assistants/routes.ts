import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, Id, named, optionalText } from "../../kit/schema.ts";
import { Assistant, AssistantEdit, NewAssistant } from "./schema.ts";

named({ Assistant, AssistantEdit, NewAssistant });

/** The screens send `undefined` where they have no id (contract/assistants#fields). */
const AssistantParams = z.object({ id: z.uuid("Id de asistente no encontrado").toLowerCase() });

export const listAssistants = route({
  name: "assistant.list",
  method: "GET",
  path: "/api/assistant",
  summary: "Asistentes del negocio",
  access: access.view(PAGE.asistentes, PAGE.principal, PAGE.chat, PAGE.directorio, PAGE.campanas),
  query: BusinessQuery,
  data: z.array(Assistant),
});

export const getAssistant = route({
  name: "assistant.get",
  method: "GET",
  path: "/api/assistant/:id",
  summary: "Un asistente",
  access: access.view(PAGE.asistentes),
  row: "assistants",
  params: AssistantParams,
  data: Assistant,
});

export const createAssistant = route({
  name: "assistant.create",
  method: "POST",
  path: "/api/assistant",
  summary: "Crea un asistente",
  access: access.edit(PAGE.asistentes),
  body: z.object({
    assistant: NewAssistant,
    /** The facts for the default instructions. */
    businessName: optionalText(100, "El nombre del negocio"),
    branchName: optionalText(100, "El nombre de la sucursal"),
  }),
  data: Assistant,
  status: 201,
});

export const editAssistant = route({
  name: "assistant.edit",
  method: "PUT",
  path: "/api/assistant/:id",
  summary: "Guarda los cambios de un asistente",
  access: access.edit(PAGE.asistentes),
  row: "assistants",
  params: AssistantParams,
  body: z.object({ assistant: AssistantEdit }),
  data: Assistant,
});

export const switchAssistant = route({
  name: "assistant.switch",
  method: "PATCH",
  path: "/api/assistant/:id",
  summary: "Activa o desactiva un asistente",
  access: access.edit(PAGE.asistentes),
  row: "assistants",
  params: AssistantParams,
  body: z.object({ isWorking: z.boolean("Di si el asistente está activo") }),
  data: Assistant,
});

export const deleteAssistant = route({
  name: "assistant.delete",
  method: "DELETE",
  path: "/api/assistant/:id",
  summary: "Elimina un asistente",
  access: access.remove(PAGE.asistentes),
  row: "assistants",
  params: AssistantParams,
  data: z.object({ _id: Id }),
});
