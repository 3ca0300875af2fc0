import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { IdParams, named } from "../../kit/schema.ts";
import { NewOrder, Notify, Order, OrderEdit, OrderTotals, orderJournal } from "./schema.ts";

named({ NewOrder, Order, OrderEdit });

const path = "/api/order";

export const { list: listOrders } = orderJournal;

export const totalOrders = route({
  name: "order.totals",
  method: "GET",
  path: `${path}Totals`,
  summary: "Cuántos pedidos hay, cuántos esperan, cuántos van tarde y cuánto suman",
  access: access.view(PAGE.pedidos),
  row: "contacts",
  rowIn: "clientId",
  query: orderJournal.Filters,
  data: OrderTotals,
});

export const createOrder = route({
  name: "order.create",
  method: "POST",
  path,
  summary: "Registra un pedido de un contacto, con los precios de ahora",
  access: access.edit(PAGE.pedidos),
  body: z.object({ order: NewOrder, notify: Notify }),
  data: Order,
  status: 201,
});

export const editOrder = route({
  name: "order.edit",
  method: "PUT",
  path: `${path}/:id`,
  summary: "Entrega o cancela un pedido pendiente, o cambia su entrega; si se pide, se le avisa al cliente",
  access: access.edit(PAGE.pedidos),
  row: "orders",
  params: IdParams,
  body: OrderEdit,
  data: Order,
});
