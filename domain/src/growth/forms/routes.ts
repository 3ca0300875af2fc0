import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { IdParams, named } from "../../kit/schema.ts";
import {
  AnswerList,
  AnswerQuery,
  FormAnswer,
  FormCode,
  FormLink,
  FormResults,
  FormSend,
  FormSent,
  NewFormAnswer,
  OwnLink,
  PublicForm,
  ResultQuery,
} from "./schema.ts";

named({ FormAnswer, FormResults, PublicForm, NewFormAnswer });

export const listFormAnswers = route({
  name: "formAnswer.list",
  method: "GET",
  path: "/api/formAnswer",
  summary: "Respuestas de un contacto, de un formulario o del negocio, con sus formularios",
  access: access.view(PAGE.formularios, PAGE.contactos),
  row: "contacts",
  rowIn: "clientId",
  query: AnswerQuery,
  data: AnswerList,
  paged: true,
});

export const deleteFormAnswer = route({
  name: "formAnswer.delete",
  method: "DELETE",
  path: "/api/formAnswer/:id",
  summary: "Elimina una respuesta",
  access: access.remove(PAGE.formularios),
  row: "form_answers",
  params: IdParams,
  data: z.null(),
});

export const readFormResults = route({
  name: "form.results",
  method: "GET",
  path: "/api/form/:id/results",
  summary: "Los resultados de un formulario: respuestas en el tiempo y por pregunta",
  access: access.view(PAGE.formularios),
  row: "forms",
  params: IdParams,
  query: ResultQuery,
  data: FormResults,
});

export const makeFormLink = route({
  name: "form.link",
  method: "POST",
  path: "/api/form/:id/link",
  summary: "El enlace de un formulario para un contacto, con un mensaje para mandarlo",
  access: access.edit(PAGE.chat),
  row: "forms",
  params: IdParams,
  body: FormSend,
  data: FormLink,
});

export const sendForm = route({
  name: "form.send",
  method: "POST",
  path: "/api/form/:id/send",
  summary: "Manda un formulario a un contacto en su conversación",
  access: access.edit(PAGE.chat),
  row: "forms",
  params: IdParams,
  body: FormSend,
  data: FormSent,
});

export const getPublicForm = route({
  name: "publicForm.get",
  method: "GET",
  path: "/api/f/:code",
  summary: "Un formulario, para quien tiene su enlace",
  access: access.public,
  params: FormCode,
  query: OwnLink,
  data: PublicForm,
});

export const answerForm = route({
  name: "publicForm.answer",
  method: "POST",
  path: "/api/f/:code/answer",
  summary: "Recibe las respuestas de quien tiene el enlace de un formulario",
  access: access.public,
  params: FormCode,
  query: OwnLink,
  body: z.object({ answer: NewFormAnswer }),
  data: z.object({ _id: z.string() }),
  status: 201,
});
