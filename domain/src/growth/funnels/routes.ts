import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { Id, IdParams, named } from "../../kit/schema.ts";
import { funnels } from "./resource.ts";
import {
  Board,
  BoardClient,
  BoardQuery,
  BulkMove,
  BulkMoveResult,
  ClientMove,
  ConversionQuery,
  FunnelClient,
  FunnelConversion,
  PlaceInFunnel,
  ScenarioQuery,
  UndoResult,
} from "./schema.ts";

named({ Board, BoardClient, FunnelConversion, BulkMoveResult, PlaceInFunnel });

const row = { row: "funnels", params: IdParams };

/** Deletes a funnel of either model (D-17.3). */
export const removeFunnel = route({ ...funnels.routes.remove, rowOr: "sales_funnels" });

export const readBoard = route({
  name: "funnel.board",
  method: "GET",
  path: "/api/funnel/:id/board",
  summary: "El tablero de un funnel: cuántos contactos hay en cada fase y los primeros de cada escenario",
  access: access.view(PAGE.funnels),
  ...row,
  query: BoardQuery,
  data: Board,
});

export const readConversion = route({
  name: "funnel.conversion",
  method: "GET",
  path: "/api/funnel/:id/conversion",
  summary: "Cuántos contactos entraron a cada fase de un funnel, cuántos avanzaron y cuánto tiempo estuvieron en ella",
  access: access.view(PAGE.funnels),
  ...row,
  query: ConversionQuery,
  data: FunnelConversion,
});

export const listScenario = route({
  name: "funnel.clients",
  method: "GET",
  path: "/api/funnel/:id/client",
  summary: "Los contactos de un escenario, los últimos en llegar primero",
  access: access.view(PAGE.funnels),
  ...row,
  query: ScenarioQuery,
  data: z.array(BoardClient),
  paged: true,
});

export const moveClient = route({
  name: "funnel.move",
  method: "PUT",
  path: "/api/funnel/:id/client/:clientId",
  summary: "Mueve a un contacto a un escenario del funnel, lo agrega o lo saca",
  access: access.edit(PAGE.funnels),
  row: "funnels",
  params: FunnelClient,
  body: ClientMove,
  data: PlaceInFunnel,
});

export const moveMany = route({
  name: "funnel.moveMany",
  method: "PUT",
  path: "/api/funnel/:id/client",
  summary:
    "Mueve a muchos contactos a un escenario del funnel, los agrega o los saca: una lista, o todos los de un escenario",
  access: access.edit(PAGE.funnels),
  ...row,
  body: BulkMove,
  data: BulkMoveResult,
});

export const undoMoves = route({
  name: "funnel.undoMoves",
  method: "POST",
  path: "/api/funnel/:id/moves/:batchId/undo",
  summary: "Regresa a donde estaban los contactos que se movieron juntos; quien se movió después se queda",
  access: access.edit(PAGE.funnels),
  row: "funnels",
  params: z.object({ id: Id, batchId: Id }),
  data: UndoResult,
});

export const readPlaces = route({
  name: "funnel.places",
  method: "GET",
  path: "/api/funnel/place",
  summary: "En qué lugar de cada funnel está un contacto, y cómo llegó",
  access: access.view(PAGE.funnels),
  row: "contacts",
  rowIn: "clientId",
  query: z.object({ businessId: Id.optional(), clientId: Id }),
  data: z.array(PlaceInFunnel),
});
