import { expect, it } from "vitest";
import { andreaBooked } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("registers an order, changes its delivery, delivers it, and shows it on the contact's page", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await andreaBooked();
  await page.goto("/pedidos");
  await page
    .getByRole("row", { name: /Crema para peinar/ })
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Registrar pedido" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar pedido" });
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.getByText("Este campo es requerido").first().waitFor();
  await dialog.getByRole("combobox", { name: "Cliente" }).fill("Andrea");
  await page.getByRole("option", { name: /Andrea Cuautle/ }).click();
  await dialog.getByRole("combobox", { name: "Producto" }).click();
  await page.getByRole("option", { name: /Crema para peinar/ }).click();
  await dialog.getByLabel("Cantidad").fill("2");
  await dialog.getByText("Total: $390.00 MXN").waitFor();
  await dialog.getByRole("button", { name: "Entrega a domicilio" }).click();
  await dialog.getByLabel("Dirección de entrega").fill("Calle 5 de Mayo 12");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Pedido registrado correctamente").waitFor();

  await page.goto("/pedidos?estado=pending");
  await page.getByRole("row", { name: /Andrea Cuautle/ }).click();
  const open = page.getByRole("dialog", { name: "Pedido de Andrea Cuautle" });
  await open.getByRole("button", { name: "Editar entrega" }).click();
  const delivery = page.getByRole("dialog", { name: "Editar entrega" });
  await delivery.getByLabel("Detalles").fill("Tocar el timbre");
  await delivery.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Pedido actualizado correctamente").waitFor();
  await open.getByText("Tocar el timbre").waitFor();
  await open.getByRole("button", { name: "Va en camino" }).click();
  await open.getByText("En camino", { exact: true }).waitFor();
  await open.getByRole("button", { name: "Entregar" }).click();
  await page.getByText("Pedido entregado").waitFor();
  await open.getByText("Entregado", { exact: true }).waitFor();
  expect(await open.getByRole("button", { name: "Cancelar pedido" }).count()).toBe(0);
  const { data } = await page.evaluate(async () => (await fetch("/api/me")).json());
  const { businessId } = data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const found = await page.request.get(`/api/client/search?businessId=${businessId}&search=Andrea%20Cuautle`);
  await page.goto(`/contactos/${(await found.json()).data[0]._id}?ver=dinero`);
  await page.getByRole("region", { name: "Pedidos" }).getByRole("link", { name: "2 × Crema para peinar" }).click();
  await page.getByRole("dialog", { name: "Pedido de Andrea Cuautle" }).waitFor();
  expect(complaints.filter((line) => !/400/.test(line))).toEqual([]);
});

it("finds what is late by its address, with its sums, and saves it as a sheet", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/pedidos?estado=tarde");
  const row = page.getByRole("row", { name: /Va tarde/ });
  await row.first().waitFor();
  expect(await page.getByRole("row", { name: /Entregado|Cancelado/ }).count()).toBe(0);
  const sums = page.getByLabel("Totales de lo que se muestra");
  await sums.getByText("Van tarde").waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar a Excel" }).click();
  expect((await download).suggestedFilename()).toBe("pedidos.xlsx");
  await page.getByText(/Se descargó el archivo con \d+ pedidos?\./).waitFor();
  expect(complaints).toEqual([]);
});

it("cancels an order after a question, and leaves the others as they are", async () => {
  const { page, complaints } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/pedidos?estado=pending");
  await page
    .getByText(/Champú reparador/)
    .first()
    .click();
  const open = page.getByRole("dialog", { name: /^Pedido de/ });
  await open.getByRole("button", { name: "Cancelar pedido" }).click();
  const sure = page.getByRole("dialog", { name: /¿Cancelar el pedido/ });
  await sure.getByRole("button", { name: "Cancelar pedido" }).click();
  await page.getByText("Pedido cancelado").waitFor();
  await open.getByText("Cancelado", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

it("offers to be paid online with a connected account, and else a way to connect one", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  const openLate = async () => {
    await page.goto("/pedidos?estado=tarde");
    await page
      .getByRole("row", { name: /Va tarde/ })
      .first()
      .click();
    return page.getByRole("dialog", { name: /^Pedido de/ });
  };
  await (await openLate()).getByRole("button", { name: "Cobrar en línea" }).waitFor();
  await page.route(/\/api\/business\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, mercadoPagoAccessToken: null } } });
  });
  const dialog = await openLate();
  await dialog.getByText("Para cobrar este pedido en línea, conecta Mercado Pago.").waitFor();
  expect(await dialog.getByRole("button", { name: "Cobrar en línea" }).count()).toBe(0);
  await dialog.getByRole("link", { name: "Conectar" }).click();
  await page.waitForURL(/\/integraciones\/mercado-pago/);
  expect(complaints).toEqual([]);
});
