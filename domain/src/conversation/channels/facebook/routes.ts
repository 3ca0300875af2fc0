import * as z from "zod";
import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { BusinessQuery, named } from "../../../kit/schema.ts";
import { Channel } from "../schema.ts";
import { FacebookBegin, FacebookChoice, FacebookFound, FacebookOffer, FacebookReturn } from "./schema.ts";

named({ FacebookFound });

export const offerFacebook = route({
  name: "channel.offerFacebook",
  method: "GET",
  path: "/api/channel/facebook",
  summary: "Si la instalación puede conectar Messenger e Instagram, y qué le falta",
  access: access.view(PAGE.integraciones),
  query: BusinessQuery,
  data: FacebookOffer,
});

export const beginFacebook = route({
  name: "channel.beginFacebook",
  method: "POST",
  path: "/api/channel/facebook/begin",
  summary: "La dirección donde se inicia sesión con Facebook; vale diez minutos y una vez",
  access: access.edit(PAGE.integraciones),
  body: FacebookBegin,
  data: z.object({ url: z.string() }),
});

export const endFacebook = route({
  name: "channel.endFacebook",
  method: "POST",
  path: "/api/channel/facebook",
  summary: "Las páginas y cuentas de Instagram de quien volvió de Facebook; se eligen en diez minutos",
  access: access.edit(PAGE.integraciones),
  body: z.object({ signIn: FacebookReturn }),
  data: FacebookFound,
  rate: "heavy",
});

export const connectFacebook = route({
  name: "channel.connectFacebook",
  method: "POST",
  path: "/api/channel/facebook/connect",
  summary: "Conecta las páginas y cuentas elegidas; otra vez renueva su permiso",
  access: access.edit(PAGE.integraciones),
  body: z.object({ choice: FacebookChoice }),
  data: z.array(Channel),
  status: 201,
  rate: "heavy",
});
