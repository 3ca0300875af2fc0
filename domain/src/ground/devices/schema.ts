// Push notifications while the product is closed: the browsers of a person that allow them (docs/decisions/0006).
import * as z from "zod";
import { DateTime, Id, text } from "../../kit/schema.ts";

const key = (bytes: number, what: string) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/, `${what} no es válida`)
    .refine((value) => Math.floor((value.replaceAll("=", "").length * 3) / 4) === bytes, `${what} no es válida`);

/** As the browser gives it, with a name that the person recognizes. */
export const NewDevice = z.object({
  endpoint: z.url("La dirección de avisos no es válida").max(1000, "La dirección de avisos es demasiado larga"),
  keys: z.object({ p256dh: key(65, "La clave del navegador"), auth: key(16, "La clave de los avisos") }),
  name: text(1, 80, "El nombre del dispositivo"),
});
export type NewDevice = z.infer<typeof NewDevice>;

export const Device = z.object({ _id: Id, name: z.string(), createdAt: DateTime });
export type Device = z.infer<typeof Device>;

/** `publicKey`: the key that the browser accepts messages from. */
export const Devices = z.object({ publicKey: z.string(), devices: z.array(Device) });

export const MOST_DEVICES = 20;
