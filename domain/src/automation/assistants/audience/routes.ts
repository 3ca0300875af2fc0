import * as z from "zod";
import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { BusinessQuery, Id, IdParams, named } from "../../../kit/schema.ts";
import { NewStaffNumber, NewTestNumber, OwnStaffNumber, StaffCode, StaffNumber, TestNumber } from "./schema.ts";

named({ NewStaffNumber, NewTestNumber, OwnStaffNumber, StaffNumber, TestNumber });

/** People who manage the agenda or the assistants can prove their own number. */
const OWN = access.view(PAGE.agenda, PAGE.asistentes);

export const listTestNumbers = route({
  name: "testNumber.list",
  method: "GET",
  path: "/api/testNumber",
  summary: "Números que prueban a los asistentes",
  access: access.view(PAGE.asistentes),
  query: BusinessQuery,
  data: z.array(TestNumber),
});

export const createTestNumber = route({
  name: "testNumber.create",
  method: "POST",
  path: "/api/testNumber",
  summary: "Agrega un número de prueba",
  access: access.edit(PAGE.asistentes),
  body: z.object({ testNumber: NewTestNumber }),
  data: TestNumber,
  status: 201,
});

export const deleteTestNumber = route({
  name: "testNumber.delete",
  method: "DELETE",
  path: "/api/testNumber/:id",
  summary: "Quita un número de prueba",
  access: access.edit(PAGE.asistentes),
  row: "test_numbers",
  params: IdParams,
  data: z.object({ _id: Id }),
});

export const listStaffNumbers = route({
  name: "staffNumber.list",
  method: "GET",
  path: "/api/staffNumber",
  summary: "Números comprobados de la gente del negocio",
  access: access.view(PAGE.asistentes),
  query: BusinessQuery,
  data: z.array(StaffNumber),
});

export const getOwnStaffNumber = route({
  name: "staffNumber.own",
  method: "GET",
  path: "/api/staffNumber/own",
  summary: "Mi número en este negocio",
  access: OWN,
  query: BusinessQuery,
  data: OwnStaffNumber,
});

export const askStaffCode = route({
  name: "staffNumber.ask",
  method: "POST",
  path: "/api/staffNumber/code",
  summary: "Envía por WhatsApp un código al número que quiero comprobar",
  access: OWN,
  body: z.object({ staffNumber: NewStaffNumber }),
  data: OwnStaffNumber,
});

export const proveStaffNumber = route({
  name: "staffNumber.prove",
  method: "POST",
  path: "/api/staffNumber",
  summary: "Comprueba mi número con el código que llegó",
  access: OWN,
  body: z.object({ staffNumber: StaffCode }),
  data: OwnStaffNumber,
});

export const forgetOwnStaffNumber = route({
  name: "staffNumber.forget",
  method: "DELETE",
  path: "/api/staffNumber/own",
  summary: "Quita mi número de este negocio",
  access: OWN,
  query: BusinessQuery,
  data: OwnStaffNumber,
});

export const revokeStaffNumber = route({
  name: "staffNumber.revoke",
  method: "DELETE",
  path: "/api/staffNumber/person/:userId",
  summary: "Quita el número de alguien del negocio",
  access: access.owner,
  params: z.object({ userId: Id }),
  query: BusinessQuery,
  data: z.object({ userId: Id }),
});
