import * as z from "zod";
import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { BusinessId, BusinessQuery, Id, IdParams, named } from "../../../kit/schema.ts";
import {
  NewTestConversation,
  NewTestRun,
  TakenConversation,
  TestConversation,
  TestConversationEdit,
  TestResult,
  TestRun,
} from "./schema.ts";

named({ NewTestConversation, NewTestRun, TestConversation, TestConversationEdit, TestResult, TestRun });

const ofAssistant = z.object({ id: z.uuid("Id de asistente no encontrado") });

export const listTestConversations = route({
  name: "testConversation.list",
  method: "GET",
  path: "/api/testConversation",
  summary: "Conversaciones de prueba del negocio",
  access: access.view(PAGE.asistentes),
  query: BusinessQuery,
  data: z.array(TestConversation),
});

export const createTestConversation = route({
  name: "testConversation.create",
  method: "POST",
  path: "/api/testConversation",
  summary: "Agrega una conversación de prueba",
  access: access.edit(PAGE.asistentes),
  body: z.object({ testConversation: NewTestConversation }),
  data: TestConversation,
  status: 201,
});

export const editTestConversation = route({
  name: "testConversation.edit",
  method: "PUT",
  path: "/api/testConversation/:id",
  summary: "Guarda los cambios de una conversación de prueba",
  access: access.edit(PAGE.asistentes),
  row: "test_conversations",
  params: IdParams,
  body: z.object({ testConversation: TestConversationEdit }),
  data: TestConversation,
});

export const deleteTestConversation = route({
  name: "testConversation.delete",
  method: "DELETE",
  path: "/api/testConversation/:id",
  summary: "Elimina una conversación de prueba, con lo que se probó de ella",
  access: access.edit(PAGE.asistentes),
  row: "test_conversations",
  params: IdParams,
  data: z.object({ _id: Id }),
});

/** Taking a conversation needs the permission to read it. */
export const takeTestConversation = route({
  name: "testConversation.take",
  method: "GET",
  path: "/api/testConversation/taken",
  summary: "Lo que escribió un contacto, sin nombres ni números, para una conversación de prueba",
  // the words of a conversation need the permission to read it
  access: access.view(PAGE.chat),
  query: z.object({ businessId: BusinessId, clientId: Id }),
  data: TakenConversation,
});

export const startTestRun = route({
  name: "testRun.start",
  method: "POST",
  path: "/api/assistant/:id/testRun",
  summary: "Prueba a un asistente con las conversaciones de prueba",
  access: access.edit(PAGE.asistentes),
  row: "assistants",
  params: ofAssistant,
  body: z.object({ testRun: NewTestRun }),
  data: TestRun,
  status: 201,
});

export const listTestRuns = route({
  name: "testRun.list",
  method: "GET",
  path: "/api/assistant/:id/testRun",
  summary: "Las últimas veces que se probó a un asistente",
  access: access.view(PAGE.asistentes),
  row: "assistants",
  params: ofAssistant,
  data: z.array(TestRun),
});

export const getTestRun = route({
  name: "testRun.get",
  method: "GET",
  path: "/api/testRun/:id",
  summary: "Lo que contestó el asistente en una prueba, junto a lo de la anterior",
  access: access.view(PAGE.asistentes),
  row: "test_runs",
  params: IdParams,
  data: z.object({ run: TestRun, results: z.array(TestResult) }),
});
