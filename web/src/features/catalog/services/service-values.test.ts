import type { Service } from "@mostrador/domain/catalog/services/resource.ts";
import { WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";
import { expect, test } from "vitest";
import { serviceFormShape, serviceValues } from "./service-values.ts";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const week = (day: object[]) => Object.fromEntries(WEEKDAYS.map((name) => [name, day]));
type Values = { service: object; hours: Record<string, object[]> };
const NEW = serviceValues(null, ID, { branches: [], specialists: [] }) as Values;
const written = { name: "Corte", description: "Corte de pelo", price: "$200", isAlwaysAvailable: false };

test("a service is given from 06:00 to 23:00 unless told, and its other hours are stored as rests", () => {
  expect(NEW.hours).toEqual(week([{ from: "06:00", to: "23:00" }]));
  const values = { ...NEW, service: { ...NEW.service, ...written } };
  expect(serviceFormShape(null).parse(values).service.restSchedules).toEqual(week([]));
  const hours = { ...NEW.hours, monday: [{ from: "09:00", to: "12:00" }], sunday: [{ from: "00:00", to: "00:00" }] };
  const { restSchedules } = serviceFormShape(null).parse({ ...values, hours }).service;
  expect(restSchedules.monday).toEqual([
    { from: "00:00", to: "08:59" },
    { from: "12:01", to: "23:59" },
  ]);
  expect(restSchedules.sunday).toEqual([{ from: "00:02", to: "23:58" }]);
  const again = serviceValues({ ...values.service, restSchedules } as unknown as Service, ID, {
    branches: [],
    specialists: [],
  }) as Values;
  expect(again.hours).toEqual(hours);
});

test("hours that are not asked for keep nobody from saving", () => {
  const hours = { ...NEW.hours, monday: [{ from: "12:00", to: "09:00" }] };
  const service = { ...NEW.service, ...written, isAlwaysAvailable: true };
  expect(serviceFormShape(null).safeParse({ ...NEW, service, hours }).success).toBe(true);
  const asked = { ...service, isAlwaysAvailable: false };
  expect(serviceFormShape(null).safeParse({ ...NEW, service: asked, hours }).error?.issues[0]?.path).toEqual([
    ...["hours", "monday", "0", "to"],
  ]);
});

test("nothing is saved while a picture is on its way", () => {
  const values = { ...NEW, service: { ...NEW.service, ...written, isAlwaysAvailable: true } };
  const wait = serviceFormShape(null).safeParse({ ...values, uploading: 1 });
  expect(wait.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["service.images", "Espera a que terminen de subir las imágenes"],
  ]);
  expect(serviceFormShape(null).parse({ ...values, uploading: 0 }).service.images).toEqual([]);
});

test("a price that is a number alone is in pesos, and any other text stays as it is", () => {
  const priced = (price: string) => {
    const service = { ...NEW.service, ...written, price, isAlwaysAvailable: true };
    return serviceFormShape(null).parse({ ...NEW, service }).service.price;
  };
  const texts = ["350", " 1,250.5 ", "0", "$200", "desde 300", "350 USD"].map(priced);
  expect(texts).toEqual(["$350", "$1,250.50", "0", "$200", "desde 300", "350 USD"]);
});
