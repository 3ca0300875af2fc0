import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { IdParams, named } from "../../kit/schema.ts";
import { NewOrder, Order, OrderEdit, orderJournal } from "./schema.ts";

named({ NewOrder, Order, OrderEdit });

const path = "/api/order";

export const { list: listOrders } = orderJournal;

export const createOrder = route({
  name: "order.create",
  method: "POST",
  path,
  summary: "Registra un pedido de un contacto, con los precios de ahora",
  access: access.edit(PAGE.pedidos),
  body: z.object({ order: NewOrder }),
  data: Order,
  status: 201,
});

export const editOrder = route({
  name: "order.edit",
  method: "PUT",
  path: `${path}/:id`,
  summary: "Entrega o cancela un pedido pendiente, o cambia su entrega",
  access: access.edit(PAGE.pedidos),
  row: "orders",
  params: IdParams,
  body: OrderEdit,
  data: Order,
});
