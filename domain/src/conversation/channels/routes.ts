import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessId, BusinessQuery, IdParams, named } from "../../kit/schema.ts";
import { AnsweringChoice } from "./answering/schema.ts";
import { Channel, ChannelEdit, NewChannel, SignUpReturn, TestMessage, TestSent } from "./schema.ts";

named({ Channel, ChannelEdit, NewChannel, AnsweringChoice });

export const connectChannel = route({
  name: "channel.connect",
  method: "POST",
  path: "/api/channel",
  summary: "Conecta un número de WhatsApp; el mismo número otra vez renueva su clave",
  access: access.edit(PAGE.integraciones),
  body: z.object({ channel: NewChannel }),
  data: Channel,
  status: 201,
  rate: "heavy",
});

export const offerSignUp = route({
  name: "channel.offerSignUp",
  method: "GET",
  path: "/api/channel/sign-up",
  summary: "Si la instalación puede conectar números con el registro de Meta",
  access: access.view(PAGE.integraciones),
  query: BusinessQuery,
  data: z.object({ isOffered: z.boolean() }),
});

export const beginSignUp = route({
  name: "channel.beginSignUp",
  method: "POST",
  path: "/api/channel/sign-up/begin",
  summary: "La dirección de Meta donde se elige el número; vale diez minutos y una vez",
  access: access.edit(PAGE.integraciones),
  body: z.object({ businessId: BusinessId }),
  data: z.object({ url: z.string() }),
});

export const endSignUp = route({
  name: "channel.endSignUp",
  method: "POST",
  path: "/api/channel/sign-up",
  summary: "Conecta el número con el que Meta mandó de vuelta",
  access: access.edit(PAGE.integraciones),
  body: z.object({ signUp: SignUpReturn }),
  data: Channel,
  status: 201,
  rate: "heavy",
});

/** A word, never the token (D-15.4). */
export const readSocialLogin = route({
  name: "business.data",
  method: "GET",
  path: "/api/business/data/:id",
  summary: "Si el negocio inició sesión con Facebook",
  access: access.view(PAGE.integraciones, PAGE.chat, PAGE.comentarios),
  row: "businesses",
  params: IdParams,
  data: z.object({ meta: z.object({ login: z.object({ accessToken: z.literal("conectado").nullable() }) }) }),
});

export const listChannels = route({
  name: "channel.list",
  method: "GET",
  path: "/api/channel",
  summary: "Los canales del negocio y si están conectados",
  access: access.view(PAGE.integraciones, PAGE.chat, PAGE.asistentes),
  query: BusinessQuery,
  data: z.array(Channel),
});

export const editChannel = route({
  name: "channel.edit",
  method: "PUT",
  path: "/api/channel/:id",
  summary: "Cambia la cuenta o la clave de acceso de un canal",
  access: access.edit(PAGE.integraciones),
  row: "channels",
  params: IdParams,
  body: z.object({ channel: ChannelEdit }),
  data: Channel,
  rate: "heavy",
});

export const checkChannel = route({
  name: "channel.check",
  method: "POST",
  path: "/api/channel/:id/check",
  summary: "Revisa ahora si el canal está conectado",
  access: access.edit(PAGE.integraciones),
  row: "channels",
  params: IdParams,
  data: Channel,
  rate: "heavy",
});

export const chooseAnswering = route({
  name: "channel.chooseAnswering",
  method: "PUT",
  path: "/api/channel/:id/answering",
  summary: "Elige quién contesta en el canal: un asistente, o solo el equipo",
  access: access.edit(PAGE.integraciones),
  row: "channels",
  params: IdParams,
  body: z.object({ answering: AnsweringChoice }),
  data: Channel,
});

export const sendTestMessage = route({
  name: "channel.sendTest",
  method: "POST",
  path: "/api/channel/:id/test",
  summary: "Envía un mensaje de prueba con este número, para ver si llega",
  access: access.edit(PAGE.integraciones),
  row: "channels",
  params: IdParams,
  body: z.object({ test: TestMessage }),
  data: TestSent,
  status: 201,
  rate: "heavy",
});

export const readTestMessage = route({
  name: "channel.readTest",
  method: "GET",
  path: "/api/channel/test/:id",
  summary: "Hasta dónde llegó un mensaje de prueba",
  access: access.edit(PAGE.integraciones),
  row: "messages",
  params: IdParams,
  data: TestSent,
});

export const disconnectChannel = route({
  name: "channel.disconnect",
  method: "DELETE",
  path: "/api/channel/:id",
  summary: "Desconecta un canal; sus conversaciones se conservan",
  access: access.remove(PAGE.integraciones),
  row: "channels",
  params: IdParams,
  data: Channel,
});
