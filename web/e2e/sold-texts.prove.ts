// The texts of what is sold that only an unusual moment shows: a save that fails, a row that is gone.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESK, OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("says which save did not work: a course, an enrollment, a property, a resource", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/cursos");
  await page.getByRole("button", { name: "Registrar curso" }).click();
  const course = page.getByRole("dialog", { name: "Registrar curso" });
  await course.getByLabel("Nombre").fill("Trenzas");
  await course.getByLabel("Sesiones").fill("2");
  await course.getByLabel("Lugar", { exact: true }).fill("Sucursal Centro");
  await course.getByLabel("Descripción").fill("Trenzas de fiesta");
  await failing(page, "**/api/course", async () => {
    await course.getByRole("button", { name: "Guardar" }).click();
    await says(course, "Error al registrar el curso");
  });

  await page.goto("/cursos/inscripciones");
  await page.getByRole("button", { name: "Inscribir" }).click();
  const enrollment = page.getByRole("dialog", { name: "Registrar inscripción" });
  await enrollment.getByRole("combobox", { name: "Curso" }).click();
  await page.getByRole("option", { name: /Automaquillaje/ }).click();
  await enrollment.getByRole("combobox", { name: "Cliente" }).fill("Daniela");
  await page
    .getByRole("option", { name: /Daniela/ })
    .first()
    .click();
  await enrollment.getByLabel("Saldo pendiente").fill("300");
  await failing(page, "**/api/enrollment", async () => {
    await enrollment.getByRole("button", { name: "Guardar" }).click();
    await says(enrollment, "Error al guardar la inscripción");
  });

  await page.goto("/inmuebles");
  await page.getByRole("button", { name: "Registrar inmueble" }).click();
  const property = page.getByRole("dialog", { name: "Registrar inmueble" });
  await property.getByLabel("Nombre").fill("Bodega");
  await property.getByLabel("Precio").fill("$3,000 MXN");
  await property.getByRole("textbox", { name: "Ubicación" }).fill("Calle 3 Sur 12");
  await failing(page, "**/api/property", async () => {
    await property.getByRole("button", { name: "Guardar" }).click();
    await says(property, "Error al gestionar el inmueble");
  });

  await page.goto("/recursos");
  await page.getByRole("button", { name: "Registrar recurso" }).click();
  const resource = page.getByRole("dialog", { name: "Registrar recurso" });
  await resource.getByLabel("Nombre").fill("Menú de temporada");
  await resource.getByRole("combobox", { name: "Se usa en" }).click();
  await page.getByRole("option", { name: /\S/, disabled: false }).last().click();
  await failing(page, "**/api/resource", async () => {
    await resource.getByRole("button", { name: "Guardar" }).click();
    await says(resource, "Error al registrar el recurso");
  });
});

it("names the ticket of an enrollment, and the form of a business of the directory", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/cursos/inscripciones");
  await page.getByRole("columnheader", { name: "Boleto" }).waitFor();
  // who is in the course already is said before and at the save
  await page.getByRole("button", { name: "Inscribir" }).click();
  const again = page.getByRole("dialog", { name: "Registrar inscripción" });
  await again.getByRole("combobox", { name: "Curso" }).click();
  await page.getByRole("option", { name: /Colorimetría/ }).click();
  await again.getByRole("combobox", { name: "Cliente" }).fill("Mónica Flores Castillo");
  await page.getByRole("option", { name: /Mónica Flores Castillo/ }).click();
  await again.getByText("Mónica Flores Castillo ya está en este curso: boleto 1, confirmada.").waitFor();
  await again.getByRole("button", { name: "Guardar" }).click();
  const question = page.getByRole("dialog", { name: "¿Darle otro lugar?" });
  await question.getByRole("button", { name: "Seguir editando" }).click();
  await again.getByRole("button", { name: "Ver inscripción" }).click();
  await page
    .getByRole("dialog", { name: "Inscripción de Mónica Flores Castillo" })
    .getByRole("button", { name: "Cancelar" })
    .click();
  await page.goto("/cursos");
  await page.getByRole("button", { name: "Registrar curso" }).click();
  const course = page.getByRole("dialog", { name: "Registrar curso" });
  await course.getByLabel("Sesiones").fill("3");
  await course.getByText("Recurrente", { exact: true }).click();
  await course.getByRole("button", { name: "Agregar la primera sesión" }).click();
  await course.getByRole("textbox", { name: "Fecha" }).fill("15/01/2030");
  await page.keyboard.press("Tab");
  await course.getByText(/^3 sesiones: .* · .* · /).waitFor();
  await course.getByRole("button", { name: "Cancelar" }).click();
  await page.goto("/negocios-directorio");
  await page.getByRole("button", { name: "Registrar negocio" }).click();
  await page.getByRole("dialog", { name: "Registrar nuevo negocio" }).getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("button", { name: "Acciones de Nutrióloga Inés Robles" }).click();
  await page.getByRole("menuitem", { name: "Editar" }).click();
  await page.getByRole("dialog", { name: "Editar negocio" }).waitFor();
  expect(complaints.filter((line) => !/409/.test(line))).toEqual([]);
});

it("says of an interest whose course or property is gone that it is not known", async () => {
  const { page } = await screen({ as: OWNER });
  const { data } = await (await page.request.get("/api/me")).json();
  const { businessId } = data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const get = async (path: string) => (await (await page.request.get(path)).json()).data;
  const [{ _id }] = await get(`/api/client/search?businessId=${businessId}&search=Andrea%20Cuautle`);
  const [[course], [property]] = [
    await get(`/api/course?businessId=${businessId}`),
    await get(`/api/property?businessId=${businessId}`),
  ];
  const interests = { courses: [course._id], properties: [property._id] };
  const saved = await page.request.put(`/api/client/${_id}`, { data: { client: { interests } } });
  expect(saved.status()).toBe(200);
  await page.route(/\/api\/(course|property)\?/, (route) =>
    route.fulfill({ json: { success: true, message: "", data: [], next: null } }),
  );
  await page.goto(`/contactos/${_id}?ver=intereses`);
  await page.getByText("Curso desconocido").waitFor();
  await page.getByText("Propiedad desconocida").waitFor();
});

it("says which call of a partner did not work, and what it needs before", async () => {
  const { page } = await screen({ as: "socio@demo.mx" });
  // while the promotion of partners ran
  await page.clock.setFixedTime(new Date("2025-08-15T12:00:00-06:00"));
  await page.route("**/api/partnerLeaderboard**", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), data: [] } });
  });
  await page.goto("/partner/dashboard");
  await page.getByText("MULTIPLICA TU RECARGA DE CREDITOS").waitFor();
  await page.getByRole("navigation", { name: "Ruta" }).getByRole("link", { name: "Panel de Control" }).waitFor();
  await page.getByRole("link", { name: "Volver al Dashboard" }).waitFor();
  await page.getByText("Sin suscripción").waitFor();
  await page.getByText("No hay datos de transferencias aún").waitFor();
  await page.unroute("**/api/partnerLeaderboard**");
  await failing(
    page,
    "**/api/partnerLeaderboard**",
    async () => {
      await page.goto("/partner/dashboard");
      await page.getByText("Cargando leaderboard...").waitFor();
      await page.getByText("Error al cargar los datos del leaderboard").waitFor({ timeout: 30_000 });
    },
    true,
  );
  await failing(
    page,
    "**/api/portfolio**",
    async () => {
      await page.goto("/negocios");
      await page.getByText("Error al cargar los datos", { exact: true }).waitFor({ timeout: 30_000 });
    },
    true,
  );

  await page.goto("/partner/dashboard");
  await page.getByRole("link", { name: "Editar información" }).click();
  await page.getByRole("button", { name: "Agregar usuario" }).click();
  const user = page.getByRole("dialog", { name: "Agregar usuario" });
  const [find, add] = ["Buscar", "Agregar"].map((name) => user.getByRole("button", { name, exact: true }));
  await add?.click();
  await page.getByText("Primero debes buscar y encontrar un usuario válido").waitFor();
  await user.getByLabel("Correo").fill("nadie@prueba.mx");
  await find?.click();
  await user.getByText("No se encontró ningún usuario con ese email").waitFor();
  await failing(page, "**/api/user", async () => {
    await find?.click();
    await says(user, "Error al buscar usuario");
  });
  await user.getByLabel("Correo").fill(DESK);
  await find?.click();
  await user.getByRole("status").getByText(DESK).waitFor();
  await failing(page, "**/api/partner/*", async () => {
    await add?.click();
    await page.getByText(/Error al agregar el usuario/).waitFor();
  });
  await user.getByRole("button", { name: "Cancelar" }).click();

  await page.getByRole("region", { name: "Datos" }).getByRole("button", { name: "Editar" }).click();
  const partner = page.getByRole("dialog", { name: "Editar partner" });
  await failing(page, "**/api/partner/*", async () => {
    await partner.getByRole("button", { name: "Guardar" }).click();
    await says(partner, "Error al procesar el partner");
  });
  await partner.getByRole("button", { name: "Cancelar" }).click();

  const brand = page.getByRole("form", { name: "Marca" });
  for (const [label, text] of [
    ["Nombre de la empresa", "Estudio Nopal"],
    ["Descripción", "Agencia de Puebla"],
    ["Teléfono", "222 555 0140"],
  ] as const)
    await brand.getByLabel(label).fill(text);
  await brand.getByLabel("Correo").fill("hola");
  await brand.getByRole("button", { name: "Guardar" }).click();
  await brand.getByText("Email inválido").waitFor();
  await brand.getByLabel("Correo").fill("hola@nopal.mx");
  await failing(page, "**/api/partner/*", async () => {
    await brand.getByRole("button", { name: "Guardar" }).click();
    await says(brand, "Error al actualizar el branding");
  });

  await page.getByRole("button", { name: "Agregar dominio" }).click();
  const domain = page.getByRole("dialog", { name: "Agregar dominio" });
  await domain.getByRole("textbox", { name: "Dominio" }).fill("citas.nopal-prueba.mx");
  await failing(page, "**/api/heroku", async () => {
    await domain.getByRole("button", { name: "Agregar", exact: true }).click();
    await says(domain, "No se pudo agregar el dominio");
  });
  await failing(
    page,
    "**/api/heroku?**",
    async () => {
      // its state opens at once
      await domain.getByRole("button", { name: "Agregar", exact: true }).click();
      await page.getByText("No se pudo obtener el estado del dominio").waitFor({ timeout: 30_000 });
      await page.getByRole("dialog").getByRole("button", { name: "Cerrar", exact: true }).last().click();
    },
    true,
  );
  const removing = async () => {
    await page.getByRole("button", { name: "Eliminar citas.nopal-prueba.mx" }).click();
    await page.getByRole("alertdialog").or(page.getByRole("dialog")).getByRole("button", { name: "Eliminar" }).click();
  };
  await failing(page, "**/api/heroku/**", async () => {
    await removing();
    await page.getByText(/No se pudo eliminar el dominio/).waitFor();
  });
  await page.reload();
  await removing();
  await page.getByRole("button", { name: "Eliminar citas.nopal-prueba.mx" }).waitFor({ state: "detached" });
});

it("says which call of the team did not work", async () => {
  const { page } = await screen({ as: "admin@demo.mx" });
  await failing(
    page,
    "**/api/partner?**",
    async () => {
      await page.goto("/admin?ver=partners");
      await page.getByText("No se pudieron cargar los partners").waitFor({ timeout: 30_000 });
    },
    true,
  );
  await page.goto("/admin?buscar=Sonríe");
  const open = async (name: string) => {
    await page.getByRole("button", { name: /Más acciones de Clínica/ }).click();
    await page.getByRole("menuitem", { name }).click();
    return page.getByRole("dialog", { name });
  };
  const customer = await open("Stripe Customer ID");
  await customer.getByRole("textbox", { name: "Stripe Customer ID" }).fill(" ");
  await customer.getByRole("button", { name: "Guardar" }).click();
  await customer.getByText("El Stripe Customer ID no puede estar vacío").waitFor();
  await customer.getByRole("textbox", { name: "Stripe Customer ID" }).fill("cus_prueba1234");
  await failing(page, "**/api/business/*", async () => {
    await customer.getByRole("button", { name: "Guardar" }).click();
    await says(customer, "Error al actualizar el Stripe Customer ID");
  });
  await customer.getByRole("button", { name: "Cancelar" }).click();
  const owner = await open("Cambiar usuario");
  await owner.getByLabel("Correo del nuevo dueño").fill(OWNER);
  await failing(page, "**/api/business/*", async () => {
    await owner.getByRole("button", { name: "Cambiar usuario" }).click();
    await says(owner, "Error al cambiar el usuario");
  });
  await owner.getByRole("button", { name: "Cancelar" }).click();

  const credits = await open("Enviar créditos");
  await credits.getByRole("button", { name: "Sin fee" }).waitFor();
  await credits.getByLabel("Cantidad").fill("1");
  await credits.getByRole("button", { name: "Guardar" }).click();
  await credits.getByText("Este campo es requerido").waitFor();
  await credits.getByLabel("Total de la venta").fill("0");
  await failing(page, "**/api/creditMovement", async () => {
    await credits.getByRole("button", { name: "Guardar" }).click();
    await says(credits, "Error al enviar créditos");
  });
  await page.route("**/api/creditMovement", async (route) => {
    const channelRenewalStatus = { success: false, message: "Google no respondió" };
    await route.fulfill({ status: 201, json: { success: true, message: "", data: { channelRenewalStatus } } });
  });
  await credits.getByRole("button", { name: "Guardar" }).click();
  const text = "Créditos enviados exitosamente, pero hubo problemas al renovar los canales de Google Calendar";
  await page.getByText(`${text}: Google no respondió`).waitFor();
  await page.getByRole("button", { name: "Abrir Clínica Dental Sonríe" }).click();
  await page.getByRole("link", { name: "Volver a Negocios" }).waitFor();
  await failing(
    page,
    "**/api/business/*",
    async () => {
      await page.goto("/negocio");
      await page.getByText("Error al cargar el negocio").waitFor({ timeout: 30_000 });
    },
    true,
  );
  // the server refused it, which is another text than no answer
  const gone = { status: 404, json: { success: false, message: "No se encontró el negocio" } };
  await page.route("**/api/business/*", (route) => route.fulfill(gone));
  await page.goto("/negocio");
  await page.getByText("No se pudo cargar el negocio").waitFor({ timeout: 30_000 });
  await page.unroute("**/api/business/*");

  // as if there were more than one page of businesses
  let answerMore: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answerMore = resolve;
  });
  await page.route("**/api/portfolio?*", async (route) => {
    if (/page=2/.test(route.request().url())) await asked;
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), next: "2" } });
  });
  await page.goto("/admin");
  await page.getByRole("button", { name: "Ver más" }).click();
  await page.getByRole("button", { name: "Cargando..." }).waitFor();
  answerMore();
  await page.unrouteAll({ behavior: "wait" });
  await page.goto("/admin");
  await page.getByRole("button", { name: "Más acciones de Clínica Dental Sonríe" }).click();
  await page.getByRole("menuitem", { name: "Partner y vigencia" }).click();
  const partner = page.getByRole("dialog", { name: "Partner y vigencia" }).getByRole("combobox", { name: "Partner" });
  await partner.fill("nopal");
  await page.getByRole("option", { name: /Estudio Nopal/ }).waitFor();
  await partner.fill("");
  expect(await partner.getAttribute("placeholder")).toBe("Sin partner");

  // no partner is the team's own: nothing is bought for one from here
  for (const path of ["/partner", "/partner/recargar-creditos"]) {
    await page.goto(path);
    await page.getByText("El equipo no tiene un partner propio. Abre uno desde Administración.").waitFor();
  }
  await page.goto("/precios-partner");
  await page.getByText("Tu marca y tu dominio").first().waitFor();
  expect(await page.getByRole("button", { name: /^(Elegir|Cambiar a|Empezar con) / }).count()).toBe(0);

  const { data } = await (await page.request.get("/api/partner?search=Nopal")).json();
  await page.goto(`/partner/${data[0]._id}`);
  await page.getByRole("button", { name: "Editar suscripción" }).click();
  const subscription = page.getByRole("dialog", { name: "Editar suscripción" });
  await failing(page, "**/api/partner/*", async () => {
    await subscription.getByRole("button", { name: "Guardar" }).click();
    await says(subscription, "Error al actualizar la suscripción");
  });
});

it("says which save of the credits' warnings did not work", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/creditos/movimientos");
  await page.getByRole("button", { name: "Editar" }).click();
  const form = page.getByRole("dialog", { name: "Avisos de créditos" });
  await failing(page, "**/api/business/*", async () => {
    await form.getByRole("button", { name: "Guardar" }).click();
    await says(form, "Error al actualizar la configuración de créditos");
  });
  const refusal = { status: 422, json: { success: false, message: "Este negocio ya no cambia" } };
  await page.route("**/api/business/*", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill(refusal),
  );
  await form.getByRole("button", { name: "Guardar" }).click();
  await says(form, "No se pudo actualizar la configuración de créditos");
  await page.unroute("**/api/business/*");
  // the first of her businesses, which she never chose on this device
  expect(await page.evaluate(() => localStorage.getItem("mostrador.business"))).toBeNull();
  await page.goto("/recargar");
  await page.getByRole("button", { name: "Recargar 1,000", exact: true }).click();
  await page.getByRole("button", { name: "Pagar con tarjeta" }).waitFor();
});

/** Calls to the address get no answer during this; `reads`: those that only read, too. */
async function failing(page: Page, path: string, act: () => Promise<void>, reads = false): Promise<void> {
  await page.route(path, (route) => (reads || route.request().method() !== "GET" ? route.abort() : route.fallback()));
  await act();
  await page.unroute(path);
}

async function says(dialog: ReturnType<Page["getByRole"]>, text: string): Promise<void> {
  await expect.poll(async () => (await dialog.getByRole("alert").first().textContent())?.split("\n")[0]).toBe(text);
}
