import { afterAll, beforeAll, expect, test } from "vitest";
import { PDF, png, upload } from "../../../../test/sample-files.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const linkPrice = { unitPrice: 350, currency: "MXN", paymentName: "Manicure" };

test("a service is made with its places and people, edited and read", async () => {
  const { owner, businessId, branchId, specialistIds } = await makeShop(product);
  const discount = {
    active: true,
    type: "percentage",
    value: 10,
    message: "Solo hoy",
    expirationType: "timer",
    discountKey: "HOY",
    timerMinutes: 15,
  };
  const service = { businessId, name: "Manicure", description: "Manos cuidadas", duration: 60, price: "$350" };
  const made = await owner.post("/api/service", {
    service: { ...service, linkPrice: { ...linkPrice, discount } },
    branches: [branchId],
    specialists: [specialistIds[0]],
  });
  expect(made.status).toBe(201);
  expect(made.body.message).toBe("Servicio creado correctamente");
  const { _id } = made.body.data;
  const read = await owner.get(`/api/service/${_id}`);
  expect(read.body.data).toMatchObject({ branches: [branchId], specialists: [specialistIds[0]], isArchived: false });
  expect(read.body.data.linkPrice.discount.duration).toBe(900);
  const off = { isAlwaysAvailable: false, restSchedules: { sunday: [{ from: "00:00", to: "00:00" }] } };
  const edited = await owner.put(`/api/service/${_id}`, { service: off, specialists: specialistIds });
  expect(edited.body.message).toBe("Servicio actualizado correctamente");
  expect(edited.body.data.restSchedules.sunday).toEqual([{ from: "00:02", to: "23:58" }]);
  expect(edited.body.data.specialists.sort()).toEqual([...specialistIds].sort());
});

test("the appointment's settings are read beside the payment link, or else within it", async () => {
  const { owner, businessId } = await makeShop(product);
  const service = { businessId, name: "Manicure", description: "Manos cuidadas", duration: 60, price: "$350" };
  const nested = { statusAfterPayment: "agendada", hoursToDeleteAppointmentIfNotPaid: 2 };
  const within = { ...linkPrice, appointmentConfig: nested };
  const made = await owner.post("/api/service", { service: { ...service, linkPrice: within } });
  expect(made.body.data.appointmentConfig).toEqual(nested);
  expect(made.body.data.linkPrice).not.toHaveProperty("appointmentConfig");
  const put = async (edit: object) =>
    (await owner.put(`/api/service/${made.body.data._id}`, { service: edit })).body.data.appointmentConfig;
  const beside = { statusAfterPayment: "confirmada", hoursToDeleteAppointmentIfNotPaid: 5 };
  expect(await put({ linkPrice: within, appointmentConfig: beside })).toEqual(beside);
  expect(await put({ linkPrice })).toEqual(beside);
  expect(await put({ linkPrice: within })).toEqual(nested);
  const wrong = { ...linkPrice, appointmentConfig: { statusAfterPayment: "pagada" } };
  const refused = await owner.put(`/api/service/${made.body.data._id}`, { service: { linkPrice: wrong } });
  const errors = [{ path: "service.appointmentConfig.statusAfterPayment", message: "El estado no es válido" }];
  expect([refused.status, refused.body.errors]).toEqual([400, errors]);
});

test("its pictures are files of the business, kept as long as it shows them, or lie elsewhere over https", async () => {
  const { owner, businessId } = await makeShop(product);
  const other = await makeShop(product);
  const urlOf = async (who: typeof owner, bytes: Buffer) => (await upload(who, bytes, "foto")).body.data.url as string;
  const [first, second] = [await urlOf(owner, png()), await urlOf(owner, png(7))];
  const drop = async (url: string) => (await owner.delete(`/api/cloudinary?url=${encodeURIComponent(url)}`)).status;
  const service = { businessId, name: "Manicure", description: "Manos cuidadas", duration: 60, price: "$350" };
  const made = await owner.post("/api/service", {
    service: { ...service, images: [first, "https://sitio.mx/uñas.jpg"] },
  });
  expect([made.status, made.body.data.images[1]]).toEqual([201, "https://sitio.mx/uñas.jpg"]);
  expect(made.body.data.images[0]).toMatch(/^\/archivos\//);
  expect(await drop(first)).toBe(409);
  const put = (edit: object) => owner.put(`/api/service/${made.body.data._id}`, { service: edit });
  // an edit without them keeps them; sent back unchanged they stay; a removed one is free
  await put({ price: "$400" });
  expect((await put({ images: [...made.body.data.images, second] })).body.data.images).toHaveLength(3);
  expect(await drop(first)).toBe(409);
  expect((await put({ images: [second] })).body.data.images).toHaveLength(1);
  expect([await drop(first), await drop(second)]).toEqual([200, 409]);
  const refused = async (url: string) => {
    const { status, body } = await put({ images: [second, url] });
    return [status, body.errors[0].path, body.message];
  };
  expect(await refused(await urlOf(other.owner, png()))).toEqual([
    404,
    "service.images.1",
    "No se encontró el archivo",
  ]);
  expect(await refused(await urlOf(owner, PDF))).toEqual([400, "service.images.1", "El archivo debe ser una imagen"]);
  expect((await refused("http://sitio.mx/foto.jpg")).slice(0, 2)).toEqual([400, "service.images.1"]);
  expect((await refused("javascript:alert(1)")).slice(0, 2)).toEqual([400, "service.images.1"]);
  await owner.delete(`/api/service/${made.body.data._id}`);
  expect(await drop(second)).toBe(200);
});

test.each([
  [{ duration: 481 }, "service.duration"],
  [{ duration: 0 }, "service.duration"],
  [{ name: 'Con "comillas"' }, "service.name"],
  [{ price: "" }, "service.price"],
  [{ description: "abc" }, "service.description"],
  [
    { linkPrice: { ...linkPrice, discount: { active: true, type: "percentage", value: 101, message: "x" } } },
    "service.linkPrice.discount.value",
  ],
  [
    { linkPrice: { ...linkPrice, discount: { active: true, type: "fixed", value: 351, message: "x" } } },
    "service.linkPrice.discount.value",
  ],
])("%o is refused by name", async (wrong, path) => {
  const { owner, businessId } = await makeShop(product);
  const service = { businessId, name: "Manicure", description: "Manos cuidadas", duration: 60, price: "$350" };
  const answer = await owner.post("/api/service", { service: { ...service, ...wrong } });
  expect(answer.status).toBe(400);
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
});

test("a branch or a person of another business cannot be named", async () => {
  const mine = await makeShop(product);
  const other = await makeShop(product);
  const service = {
    businessId: mine.businessId,
    name: "Manicure",
    description: "Manos cuidadas",
    duration: 60,
    price: "$1",
  };
  for (const links of [{ branches: [other.branchId] }, { specialists: [other.specialistIds[0]] }]) {
    expect((await mine.owner.post("/api/service", { service, ...links })).status).toBe(404);
  }
  const specialist = { businessId: mine.businessId, branchId: other.branchId, name: "Eva", whatsapp: "2223334455" };
  expect((await mine.owner.post("/api/specialist", { specialist })).status).toBe(404);
  expect((await mine.owner.get(`/api/service?businessId=${mine.businessId}`)).body.data).toHaveLength(2);
});
