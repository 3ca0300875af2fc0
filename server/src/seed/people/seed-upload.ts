// A sheet that the demo's owner imported: some rows new, some known, one repaired, one refused. One of them is a person
// with two numbers.
import type { TenantCtx } from "../../kernel/context.ts";
import { bringSheet } from "../../modules/business/contacts/index.ts";
import type { DemoPerson } from "./people.ts";

const HASH = "5eed".repeat(16);

export async function seedUpload(ctx: TenantCtx, people: readonly DemoPerson[], prefix: string): Promise<void> {
  const known = people.slice(20, 24);
  const twice = people.find(({ email }) => email !== "");
  const row = (name: string, lastname: string, at: number) => ({
    ...{ name, lastname, whatsapp: `${prefix}90012${String(at).padStart(2, "0")}`, countryCode: "52" },
  });
  const rows = [
    { ...row("Eréndira", "Zacarías", 1), type: "lead", email: "erendira.zacarias@correo.mx" },
    { ...row("Wenceslao", "Ubaldo", 2), type: "lead", notes: "Dejó su número en la feria." },
    { ...row("Quetzalli", "Yáñez", 3), type: "conocida" },
    ...known.map(({ name, lastname, whatsapp }) => ({
      ...{ name, lastname, whatsapp, countryCode: "52", type: "lead" },
      notes: "Estaba en la libreta.",
    })),
    ...(twice ? [{ ...row(twice.name, twice.lastname, 4), type: "lead", email: twice.email }] : []),
    { ...row("Sin número", "", 5), whatsapp: "pendiente", type: "lead" },
  ];
  await bringSheet(ctx, { fileName: "libreta-de-clientes.xlsx", fileHash: HASH, rows });
}
