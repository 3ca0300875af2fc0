import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { IdParams, named } from "../../kit/schema.ts";
import {
  NewStockCount,
  NewStockMovement,
  NewStockTransfer,
  StockMovement,
  StockMovementBody,
  StockSheet,
  StockSheetLine,
  StockTotals,
  stockMovementJournal,
  stockSheetJournal,
  WrittenMovements,
} from "./schema.ts";

named({ NewStockCount, NewStockMovement, NewStockTransfer, StockMovement, StockSheet, StockSheetLine });

const path = "/api/stockMovement";

export const { list: listStockMovements } = stockMovementJournal;
export const totalStockMovements = route({
  name: "stockMovement.totals",
  method: "GET",
  path: `${path}Totals`,
  summary: "Cuántos movimientos hay, cuántas unidades entraron y cuántas salieron, con los mismos filtros",
  access: access.view(PAGE.inventario),
  query: stockMovementJournal.Filters,
  data: StockTotals,
});

export const { list: listStockSheets } = stockSheetJournal;

export const readStockSheet = route({
  name: "stockSheet.lines",
  method: "GET",
  path: "/api/stockSheet/:id/lines",
  summary: "Lo que dijo un conteo de cada producto, o lo que llevó un traspaso; primero lo que difiere",
  access: access.view(PAGE.inventario),
  row: "stock_sheets",
  params: IdParams,
  data: z.array(StockSheetLine),
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

export const countStock = route({
  name: "stockCount.create",
  method: "POST",
  path: "/api/stockCount",
  summary:
    "Registra un inventario físico: cada diferencia es un movimiento; se rechaza si algo cambió mientras se contaba",
  access: access.edit(PAGE.inventario),
  body: z.object({ count: NewStockCount }),
  data: WrittenMovements,
  status: 201,
});

export const transferStock = route({
  name: "stockTransfer.create",
  method: "POST",
  path: "/api/stockTransfer",
  summary: "Traspasa productos de una sucursal a otra",
  access: access.edit(PAGE.inventario),
  body: z.object({ transfer: NewStockTransfer }),
  data: WrittenMovements,
  status: 201,
});
