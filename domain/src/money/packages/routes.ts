import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { IdParams, named } from "../../kit/schema.ts";
import {
  NewPackagePurchase,
  PackageMovement,
  PackagePurchase,
  PackagePurchaseEdit,
  PackagePurchaseTotals,
  PackageRefund,
  packageMovements,
  packagePurchases,
} from "./schema.ts";

named({ NewPackagePurchase, PackagePurchase, PackageMovement });

const path = "/api/packagePurchase";
const row = { row: "package_purchases", params: IdParams };

export const { list: listPackagePurchases } = packagePurchases;
export const { list: listPackageMovements } = packageMovements;

export const totalPackagePurchases = route({
  name: "packagePurchase.totals",
  method: "GET",
  path: `${path}Totals`,
  summary: "Cuántos paquetes se vendieron, cuántas sesiones quedan, y cuánto se ha pagado y se debe",
  access: access.view(PAGE.paquetes, PAGE.contactos, PAGE.agenda),
  row: "contacts",
  rowIn: "clientId",
  query: packagePurchases.Filters,
  data: PackagePurchaseTotals,
});

export const sellPackage = route({
  name: "packagePurchase.create",
  method: "POST",
  path,
  summary: "Vende un paquete a un contacto; lo que paga en el momento queda como cobro con su folio",
  access: access.edit(PAGE.paquetes),
  body: z.object({ purchase: NewPackagePurchase }),
  data: PackagePurchase,
  status: 201,
});

export const editPackagePurchase = route({
  name: "packagePurchase.edit",
  method: "PUT",
  path: `${path}/:id`,
  summary: "Cambia la vigencia o la nota de un paquete vendido; una fecha posterior reabre lo que venció",
  access: access.edit(PAGE.paquetes),
  ...row,
  body: z.object({ purchase: PackagePurchaseEdit }),
  data: PackagePurchase,
});

export const refundPackage = route({
  name: "packagePurchase.refund",
  method: "POST",
  path: `${path}/:id/refund`,
  summary: "Devuelve dinero de un paquete vendido y cierra las sesiones que quedan",
  access: access.edit(PAGE.paquetes),
  ...row,
  body: z.object({ refund: PackageRefund }),
  data: PackagePurchase,
  status: 201,
});
