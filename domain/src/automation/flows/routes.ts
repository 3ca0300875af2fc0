import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { reference } from "../../kit/reference.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, Id, IdParams, named, optionalText } from "../../kit/schema.ts";
import {
  Flow,
  FlowChoices,
  FlowReplay,
  FlowRun,
  FlowStep,
  FlowSummary,
  FlowVersion,
  NodeFigures,
  RunQuery,
} from "./answers/schema.ts";
import { FlowEdit, NewFlow } from "./schema.ts";

named({ FlowChoices, Flow, NewFlow, FlowEdit, FlowSummary, FlowVersion, FlowRun, FlowReplay });

const ONE = { access: access.edit(PAGE.flujos), row: "flows", params: IdParams } as const;
const RUN = { access: access.edit(PAGE.flujos), row: "flow_runs", params: IdParams } as const;

export const listFlows = route({
  name: "flow.list",
  method: "GET",
  path: "/api/flow",
  summary: "Los flujos del negocio, con cuántos contactos están en cada uno",
  access: access.view(PAGE.flujos),
  query: BusinessQuery.extend({ archived: z.enum(["true", "false"], "El filtro debe ser true o false").optional() }),
  data: z.array(FlowSummary),
});

export const getFlow = route({
  ...ONE,
  name: "flow.get",
  method: "GET",
  path: "/api/flow/:id",
  summary: "Un flujo con sus nodos, y lo que le falta",
  access: access.view(PAGE.flujos),
  data: Flow,
});

export const createFlow = route({
  name: "flow.create",
  method: "POST",
  path: "/api/flow",
  summary: "Crea un flujo",
  access: access.edit(PAGE.flujos),
  body: z.object({ flow: NewFlow }),
  data: Flow,
  status: 201,
});

export const editFlow = route({
  ...ONE,
  name: "flow.edit",
  method: "PUT",
  path: "/api/flow/:id",
  summary: "Cambia un flujo; cada cambio es una versión, y lo que está en curso termina en la suya",
  body: z.object({ flow: FlowEdit }),
  data: Flow,
});

export const archiveFlow = route({
  ...ONE,
  name: "flow.archive",
  method: "PATCH",
  path: "/api/flow/:id/archive",
  summary: "Archiva un flujo y lo apaga, o lo recupera",
  query: z.object({ archived: z.enum(["true", "false"], "El valor debe ser true o false").default("true") }),
  data: Flow,
});

export const deleteFlow = route({
  ...ONE,
  name: "flow.delete",
  method: "DELETE",
  path: "/api/flow/:id",
  summary: "Elimina un flujo con sus ejecuciones; a quien estaba en él le contesta quien siga",
  access: access.remove(PAGE.flujos),
  data: z.object({ _id: z.string() }),
});

export const stopFlow = route({
  ...ONE,
  name: "flow.stop",
  method: "POST",
  path: "/api/flow/:id/stop",
  summary: "Apaga un flujo y detiene a todos los que están en él",
  data: z.object({ stopped: z.int() }),
});

export const stopAllFlows = route({
  name: "flow.stopAll",
  method: "POST",
  path: "/api/flow-stop",
  summary: "Apaga los flujos que tienen a alguien dentro y detiene a todos",
  access: access.edit(PAGE.flujos),
  body: z.object({ businessId: Id }),
  data: z.object({ flows: z.int(), stopped: z.int() }),
});

export const flowChoices = route({
  name: "flow.choices",
  method: "GET",
  path: "/api/flow-choices",
  summary: "Los nombres de los asistentes, recursos y formularios que un flujo puede usar",
  access: access.view(PAGE.flujos),
  query: BusinessQuery,
  data: FlowChoices,
});

export const listFlowVersions = route({
  ...ONE,
  name: "flow.versions",
  method: "GET",
  path: "/api/flow/:id/versions",
  summary: "Las versiones de un flujo, con quién cambió cada una; las últimas 50",
  access: access.view(PAGE.flujos),
  data: z.array(FlowVersion),
});

export const restoreFlow = route({
  ...ONE,
  name: "flow.restore",
  method: "POST",
  path: "/api/flow/:id/restore",
  summary: "Vuelve a una versión anterior, como una versión nueva",
  body: z.object({ version: z.int("La versión debe ser un número entero").min(1, "La versión debe ser al menos 1") }),
  data: Flow,
});

export const flowFigures = route({
  ...ONE,
  name: "flow.figures",
  method: "GET",
  path: "/api/flow/:id/figures",
  summary: "Cuántos esperan en cada nodo, cuántos pasaron y cuántos fallaron",
  access: access.view(PAGE.flujos),
  data: z.array(NodeFigures),
});

export const tryFlow = route({
  ...ONE,
  name: "flow.try",
  method: "POST",
  path: "/api/flow/:id/try",
  summary: "Ensaya un flujo con un contacto inventado: no envía nada ni deja rastro",
  body: z.object({
    trial: z.object({
      text: z.string("Escribe el mensaje").max(4000, "El mensaje puede tener hasta 4000 caracteres").default("Hola"),
      /** Of the contact who is made up for it. */
      name: optionalText(60, "El nombre").prefault(""),
      /** What the contact answers at each wait for an answer, in order; without more of them it does not answer. */
      answers: z
        .array(z.string().max(4000, "La respuesta puede tener hasta 4000 caracteres"), "Las respuestas son una lista")
        .max(20, "Puedes escribir hasta 20 respuestas")
        .default([]),
      /** The graph of the screen, before it is saved; without it the stored one. */
      draft: NewFlow.pick({ nodes: true, edges: true, triggerNodeId: true, settings: true }).optional(),
    }),
  }),
  data: z.object({ steps: z.array(FlowStep), reason: z.string() }),
});

export const startFlow = route({
  ...ONE,
  name: "flow.start",
  method: "POST",
  path: "/api/flow/:id/start",
  summary: "Mete a un contacto en un flujo de mensajes o de temporizador",
  body: z.object({ start: z.object({ clientId: reference("client") }) }),
  data: FlowRun,
  status: 201,
});

export const listRuns = route({
  name: "flow.runs",
  method: "GET",
  path: "/api/flow-run",
  summary: "Las ejecuciones de los flujos, las más nuevas primero",
  access: access.view(PAGE.flujos),
  query: RunQuery,
  data: z.array(FlowRun),
  paged: true,
});

export const getRun = route({
  ...RUN,
  name: "flow.run.get",
  method: "GET",
  path: "/api/flow-run/:id",
  summary: "Una ejecución, nodo por nodo, con sus datos y tiempos",
  access: access.view(PAGE.flujos),
  data: FlowReplay,
});

export const stopRun = route({
  ...RUN,
  name: "flow.run.stop",
  method: "POST",
  path: "/api/flow-run/:id/stop",
  summary: "Detiene una ejecución; de una que ya terminó no cambia nada",
  data: FlowRun,
});

export const repeatRun = route({
  ...RUN,
  name: "flow.run.repeat",
  method: "POST",
  path: "/api/flow-run/:id/repeat",
  summary: "Repite una ejecución que terminó, desde un nodo y con los datos que tenía ahí",
  body: z.object({
    repeat: z.object({
      nodeId: z.string("Elige el nodo").max(64, "El nodo no es válido"),
      /** That of the run, or the latest one. */
      version: z.enum(["same", "current"], "Elige la misma versión o la de hoy").default("same"),
    }),
  }),
  data: FlowRun,
  status: 201,
});
