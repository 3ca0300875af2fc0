// Packages that contacts bought, and the journal of their sessions (contract/money#packages).
import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { event } from "../../kit/event.ts";
import { defineJournal } from "../../kit/journal/define-journal.ts";
import { reference } from "../../kit/reference.ts";
import { pesos } from "../../kit/resource/pesos.ts";
import { access } from "../../kit/route.ts";
import { BusinessId, DateTime, Day, day, Id, optionalText, REQUIRED, UpdatedAt } from "../../kit/schema.ts";
import { PAYMENT_METHODS } from "../finance/payment-method.ts";
import { PURCHASE_STATUSES, SESSION_MOVES } from "./balance.ts";

export const NO_PACKAGE = "No se encontró el paquete";
export const NO_PURCHASE = "No se encontró el paquete del cliente";
export const NOT_FOR_SALE = "Este paquete no está a la venta";
export const PACKAGE_ARCHIVED = "El paquete está archivado";
export const ALREADY_CLOSED = "Este paquete ya se devolvió";
export const NOT_PAID = "Este paquete todavía no se paga en línea";
export const PAID_ONLINE =
  "Este paquete se pagó en línea. Devuelve el pago en Mercado Pago y sus sesiones se cierran solas.";
export const EXPIRES_BEFORE = "La vigencia no puede terminar antes de hoy";
export const KEY_USED = "Esa clave ya se usó para otra venta";
export const PAID_TOO_MUCH = "Lo pagado es mayor que el precio del paquete";

const YEARS = { first: 2000, last: 2100 };
const Method = z.enum(PAYMENT_METHODS, "El método de pago no es válido");
const Payment = z.object({
  paymentMethod: Method,
  amount: pesos("El importe").min(0.01, "El importe debe ser mayor a 0"),
});

/** The same key is the same sale, for any number of calls. */
const Key = z.string(REQUIRED).regex(/^[\w-]{8,64}$/, "La clave debe tener de 8 a 64 letras o números");

export const NewPackagePurchase = z.object({
  businessId: BusinessId,
  key: Key.optional(),
  packageId: reference("sessionPackage"),
  clientId: reference("client"),
  /** Where it is sold: its money and its days are those of this branch. */
  branchId: reference("branch"),
  /** Left out: that of the package. */
  price: pesos("El precio").optional(),
  /** The last day; left out: by the days of the package, null: never. */
  expiresOn: day("La vigencia", YEARS).nullable().optional(),
  /** What is paid now, as a charge with its ticket; the rest is owed. */
  payments: z.array(Payment, "Lo pagado debe ser una lista").max(6, "Puede tener hasta 6 formas de pago").default([]),
  note: optionalText(500, "La nota"),
});
export type NewPackagePurchase = z.infer<typeof NewPackagePurchase>;

export const PackagePurchaseEdit = z.object({
  /** A later day opens again what expired. */
  expiresOn: day("La vigencia", YEARS).nullable().optional(),
  note: optionalText(500, "La nota").optional(),
  updatedAt: UpdatedAt,
});
export type PackagePurchaseEdit = z.infer<typeof PackagePurchaseEdit>;

export const PackageRefund = z.object({
  /** 0 closes it and gives no money back. */
  amount: pesos("Lo que devuelves"),
  paymentMethod: Method,
  reason: optionalText(500, "El motivo"),
});
export type PackageRefund = z.infer<typeof PackageRefund>;

export const PackagePurchase = z.object({
  _id: Id,
  businessId: Id,
  packageId: Id,
  packageName: z.string(),
  clientId: Id,
  clientName: z.string(),
  branchId: Id,
  branchName: z.string(),
  services: z.array(z.object({ _id: Id, name: z.string() })),
  sessions: z.int(),
  left: z.int(),
  price: z.number(),
  paid: z.number(),
  owed: z.number(),
  expiresOn: Day.nullable(),
  status: z.enum(PURCHASE_STATUSES),
  note: z.string(),
  soldAt: DateTime,
  createdBy: z.string(),
  updatedBy: z.string(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type PackagePurchase = z.infer<typeof PackagePurchase>;

const READERS = access.view(PAGE.paquetes, PAGE.contactos, PAGE.agenda);

export const packagePurchases = defineJournal({
  name: "packagePurchase",
  table: "package_purchases",
  moment: "sold_at",
  summary: "Paquetes vendidos del negocio o de un contacto, los más nuevos primero",
  access: READERS,
  row: PackagePurchase,
  of: { row: "contacts", rowIn: "clientId" },
  filters: {
    id: Id.optional(),
    packageId: Id.optional(),
    clientId: Id.optional(),
    branchId: Id.optional(),
    status: z.enum(PURCHASE_STATUSES, "El estado no es válido").optional(),
  },
  columns: { id: "id", packageId: "package_id", clientId: "contact_id", branchId: "branch_id", status: "status" },
  whose: ["businessId", "clientId"],
  limit: 100,
  days: true,
});

/** Of what the filters find; pesos. */
export const PackagePurchaseTotals = z.object({
  count: z.int(),
  left: z.int(),
  paid: z.number(),
  owed: z.number(),
});
export type PackagePurchaseTotals = z.infer<typeof PackagePurchaseTotals>;

export const PackageMovement = z.object({
  _id: Id,
  businessId: Id,
  purchaseId: Id,
  packageName: z.string(),
  clientId: Id,
  clientName: z.string(),
  type: z.enum(SESSION_MOVES),
  /** Less than zero: they left. The sum is what is left. */
  sessions: z.int(),
  appointmentId: Id.nullable(),
  about: z.string(),
  createdBy: z.string(),
  createdAt: DateTime,
});
export type PackageMovement = z.infer<typeof PackageMovement>;

export const packageMovements = defineJournal({
  name: "packageMovement",
  table: "package_movements",
  moment: "created_at",
  summary: "Movimientos de las sesiones de los paquetes, los más nuevos primero",
  access: READERS,
  row: PackageMovement,
  of: { row: "contacts", rowIn: "clientId" },
  filters: {
    purchaseId: Id.optional(),
    clientId: Id.optional(),
    appointmentId: Id.optional(),
    type: z.enum(SESSION_MOVES, "El tipo no es válido").optional(),
  },
  columns: { purchaseId: "purchase_id", clientId: "contact_id", appointmentId: "appointment_id", type: "type" },
  whose: ["businessId", "clientId"],
  limit: 100,
});

/** What of a purchase can pay for an appointment. */
export const SessionsLeft = z.object({
  purchaseId: Id,
  packageName: z.string(),
  sessions: z.int(),
  left: z.int(),
  expiresOn: Day.nullable(),
});
export type SessionsLeft = z.infer<typeof SessionsLeft>;

/** The last day of a purchase is over. */
export const PackageDue = event<{ purchaseId: string }>("package-due");
