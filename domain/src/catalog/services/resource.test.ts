import { describe, expect, test } from "vitest";
import { services } from "./resource.ts";

const { New: NewService, Edit: ServiceEdit } = services;

const service = {
  businessId: "0193a5f0-0000-7000-8000-000000000001",
  name: "Corte de dama",
  description: "Corte con lavado",
  duration: 45,
  price: "$350",
};
const linkPrice = { unitPrice: 350, paymentName: "Corte" };

const problems = (value: object) =>
  NewService.safeParse({ ...service, ...value }).error?.issues.map(({ path, message }) => [path.join("."), message]) ??
  [];

describe("NewService", () => {
  test("fills what was left out", () => {
    const parsed = NewService.parse({ ...service, linkPrice });
    expect(parsed).toMatchObject({ available: true, isAlwaysAvailable: true, customId: "", images: [] });
    expect(parsed.appointmentConfig).toEqual({
      statusAfterPayment: "confirmada",
      hoursToDeleteAppointmentIfNotPaid: null,
    });
    expect(parsed.linkPrice?.currency).toBe("MXN");
    expect(parsed.linkPrice?.discount).toMatchObject({ active: false, expirationType: "always" });
  });

  test.each<[object, string, string]>([
    [{ name: 'El "bueno"' }, "name", "No se permiten comillas dobles en el nombre"],
    [{ description: "abc" }, "description", "La descripción debe tener al menos 5 caracteres"],
    [{ duration: 0 }, "duration", "La duración debe ser de al menos 1 minuto"],
    [{ duration: 481 }, "duration", "La duración puede ser de hasta 480 minutos"],
    [{ duration: 30.5 }, "duration", "La duración debe ser un número entero de minutos"],
    [{ duration: undefined }, "duration", "Este campo es requerido"],
    [{ price: "" }, "price", "Este campo es requerido"],
    [{ customId: "ABCDEFGHIJK" }, "customId", "El identificador debe tener máximo 10 caracteres"],
    [{ customId: "AB-1" }, "customId", "El identificador solo puede contener letras y números"],
    [{ linkPrice: { ...linkPrice, paymentName: "" } }, "linkPrice.paymentName", "Este campo es requerido"],
    [{ linkPrice: { paymentName: "Corte" } }, "linkPrice.unitPrice", "Este campo es requerido"],
    [{ linkPrice: { ...linkPrice, unitPrice: -1 } }, "linkPrice.unitPrice", "El precio no puede ser negativo"],
    [
      { linkPrice: { ...linkPrice, discount: { active: true, value: 101, message: "Menos" } } },
      "linkPrice.discount.value",
      "El porcentaje no puede ser mayor a 100",
    ],
    [
      { linkPrice: { ...linkPrice, discount: { timerHours: 24 } } },
      "linkPrice.discount.timerHours",
      "El número de horas llega a 23",
    ],
  ])("refuses %j", (value, path, message) => {
    expect(problems(value)).toEqual([[path, message]]);
  });
});

test("an edit carries only what it was given, and never what the server owns", () => {
  expect(ServiceEdit.parse({ price: "$400", isArchived: true, businessId: service.businessId })).toEqual({
    price: "$400",
  });
});
