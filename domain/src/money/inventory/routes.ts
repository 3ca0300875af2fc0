import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { named } from "../../kit/schema.ts";
import {
  NewStockMovement,
  StockMovement,
  StockMovementBody,
  stockMovementJournal,
  WrittenMovements,
} from "./schema.ts";

named({ NewStockMovement, StockMovement });

const path = "/api/stockMovement";

export const { list: listStockMovements } = stockMovementJournal;

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
