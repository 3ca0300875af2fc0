import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { Id, IdParams, named } from "../../kit/schema.ts";
import { SearchParams } from "../reservations/schema.ts";
import { OwnOrder, PlacedOrder, PublicProduct } from "./public-product/schema.ts";
import { NewOrder, Notify, Order, OrderEdit, OrderPaymentLink, OrderTotals, orderJournal } from "./schema.ts";

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

export const payOrder = route({
  name: "order.payment",
  method: "POST",
  path: `${path}/:id/payment`,
  summary: "La liga de Mercado Pago con lo que falta por pagar de un pedido; si se pide, se le manda al cliente",
  access: access.edit(PAGE.pedidos),
  row: "orders",
  params: IdParams,
  body: z.object({ notify: Notify }),
  data: OrderPaymentLink,
  rate: "heavy",
});

const PublicParams = SearchParams.extend({ id: Id });

export const getPublicProduct = route({
  name: "publicProduct.get",
  method: "GET",
  path: "/api/reservar/:search/product/:id",
  summary: "Un producto, para quien tiene su enlace: qué es, cuánto cuesta y si hay",
  access: access.public,
  params: PublicParams,
  data: PublicProduct,
});

export const orderOneself = route({
  name: "publicProduct.order",
  method: "POST",
  path: "/api/reservar/:search/product/:id/order",
  summary: "Registra el pedido de quien tiene el enlace de un producto; queda pendiente",
  access: access.public,
  params: PublicParams,
  body: z.object({ order: OwnOrder }),
  data: PlacedOrder,
  status: 201,
});
