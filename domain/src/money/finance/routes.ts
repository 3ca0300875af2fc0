import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { reference } from "../../kit/reference.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, IdParams, Nothing, named } from "../../kit/schema.ts";
import {
  CategoryQuery,
  MoneyMovement,
  MoneyMovementEdit,
  MoneyTotals,
  moneyMovements,
  NewCategory,
  NewMoneyMovement,
  OwnCategories,
} from "./schema.ts";

named({ MoneyMovement, MoneyMovementEdit, MoneyTotals, NewMoneyMovement });

const path = "/api/moneyMovement";
const row = { row: "money_movements", params: IdParams };
const ofClient = { row: "contacts", rowIn: "clientId" };

export const { list: listMoneyMovements } = moneyMovements;

export const totalMoneyMovements = route({
  name: "moneyMovement.totals",
  method: "GET",
  path: `${path}Totals`,
  summary: "Entradas, salidas y neto de los mismos movimientos",
  access: access.view(PAGE.finanzas),
  ...ofClient,
  query: moneyMovements.Filters,
  data: MoneyTotals,
});

export const createMoneyMovement = route({
  name: "moneyMovement.create",
  method: "POST",
  path,
  summary: "Registra un movimiento de dinero, o el pago de una cita",
  access: access.edit(PAGE.finanzas),
  body: z.object({ moneyMovement: NewMoneyMovement, appointmentId: reference("appointment").nullish() }),
  data: MoneyMovement,
  status: 201,
});

export const editMoneyMovement = route({
  name: "moneyMovement.edit",
  method: "PUT",
  path: `${path}/:id`,
  summary: "Edita un movimiento de dinero",
  access: access.edit(PAGE.finanzas),
  ...row,
  body: MoneyMovementEdit,
  data: MoneyMovement,
});

export const deleteMoneyMovement = route({
  name: "moneyMovement.delete",
  method: "DELETE",
  path: `${path}/:id`,
  summary: "Elimina un movimiento de dinero",
  access: access.remove(PAGE.finanzas),
  ...row,
  data: Nothing,
});

const categories = "/api/moneyMovementCategory";

export const listCategories = route({
  name: "moneyMovementCategory.list",
  method: "GET",
  path: categories,
  summary: "Categorías propias del negocio",
  access: access.view(PAGE.finanzas),
  query: BusinessQuery,
  data: OwnCategories,
});

export const addCategory = route({
  name: "moneyMovementCategory.create",
  method: "POST",
  path: categories,
  summary: "Agrega una categoría de movimientos",
  access: access.edit(PAGE.finanzas),
  body: NewCategory,
  data: OwnCategories,
  status: 201,
});

export const deleteCategory = route({
  name: "moneyMovementCategory.delete",
  method: "DELETE",
  path: categories,
  summary: "Elimina una categoría propia; sus movimientos conservan el nombre",
  access: access.edit(PAGE.finanzas),
  query: CategoryQuery,
  data: OwnCategories,
});
