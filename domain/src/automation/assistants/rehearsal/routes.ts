import * as z from "zod";
import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { named } from "../../../kit/schema.ts";
import { NewRehearsalLine, RehearsalTurn } from "./schema.ts";

named({ NewRehearsalLine, RehearsalTurn });

export const rehearseAssistant = route({
  name: "assistant.rehearse",
  method: "POST",
  path: "/api/assistant/:id/rehearsal",
  summary: "Prueba a un asistente: dice qué contestaría y qué haría, y no hace nada",
  access: access.edit(PAGE.asistentes),
  row: "assistants",
  params: z.object({ id: z.uuid("Id de asistente no encontrado").toLowerCase() }),
  body: z.object({ rehearsal: NewRehearsalLine }),
  data: RehearsalTurn,
});
