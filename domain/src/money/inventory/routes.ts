import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { named } from "../../kit/schema.ts";
import { NewStockMovement, StockMovement, StockMovementBody, StockMovementQuery, WrittenMovements } from "./schema.ts";

named({ NewStockMovement, StockMovement });

const path = "/api/stockMovement";

export const listStockMovements = route({
  name: "stockMovement.list",
  method: "GET",
  path,
  summary: "Movimientos de inventario: unos cuantos por id, o los del negocio; los más nuevos primero",
  access: access.view(PAGE.inventario),
  query: StockMovementQuery,
  data: z.array(StockMovement),
  paged: true,
});

export const createStockMovements = route({
  name: "stockMovement.create",
  method: "POST",
  path,
  summary: "Registra entradas y salidas de productos, o lo que consumió una cita",
  access: access.edit(PAGE.inventario),
  body: StockMovementBody,
  data: WrittenMovements,
  status: 201,
});
