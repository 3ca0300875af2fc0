// A business that asks its people for a second factor.
import { it } from "vitest";
import { newcomer } from "./newcomer.ts";
import { stage } from "./stage.ts";
import { turnOn } from "./turn-on-second-factor.ts";

const { screen } = stage();

it("closes a business that asks for it to a member without it, who sees how to turn it on", async () => {
  const { page: owner } = await newcomer(screen, "Olga Dueña");
  const business = {
    name: "Taller de Olga",
    description: "Arregla lo que se pueda",
    whatsapp: "2221230010",
    whatsappOwner: "2221230011",
    timezone: { name: "America/Mexico_City" },
  };
  const made = await (await owner.request.post("/api/business", { data: { business } })).json();
  const businessId = made.data._id;
  const invitation = { businessId, access: "full", permissions: [] };
  const { code } = (await (await owner.request.post("/api/invitation", { data: { invitation } })).json()).data;
  const { page: member } = await newcomer(screen, "Mario Equipo");
  const { user } = (await (await member.request.get("/api/me")).json()).data;
  await member.request.put(`/api/user/${user._id}`, { data: { code } });

  await owner.goto("/negocio");
  const rule = owner.getByRole("switch", { name: /Pedir verificación en dos pasos/ });
  await rule.click();
  const question = owner.getByRole("dialog");
  await question.getByText(/hasta que la activen en su cuenta: .*Mario Equipo/).waitFor();
  await question.getByRole("button", { name: "Pedirla" }).click();
  await question.getByText("Activa primero la verificación en dos pasos en «Tu cuenta»").waitFor();
  await owner.goto("/cuenta?nuevo=pasos");
  await turnOn(owner);
  await owner.goto("/negocio");
  await rule.click();
  await question.getByRole("button", { name: "Pedirla" }).click();
  await owner.getByText("Tu equipo entra desde ahora con verificación en dos pasos").waitFor();

  await member.goto("/agenda");
  await member.getByText("Taller de Olga pide a su equipo la verificación en dos pasos").waitFor();
  await member.getByRole("link", { name: "Activar verificación en dos pasos" }).click();
  await turnOn(member);
  await member
    .getByRole("region", { name: "Verificación en dos pasos" })
    .getByText("Activa", { exact: true })
    .waitFor();
  await member.goto("/negocio");
  await member.getByRole("region", { name: "Datos del negocio" }).waitFor();
});
