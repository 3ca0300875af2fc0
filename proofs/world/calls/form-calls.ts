// The good calls of forms and of their answers; the usual ones come from the example.
import type { MakeCall } from "../call.ts";
import type { Side } from "../side.ts";

async function pageOf({ owner, rows }: Side) {
  const { url, questions } = (await owner.get(`/api/form/${rows.form}`)).body.data;
  return { code: String(url).slice(-12), questionId: String(questions[0].id) };
}

/** The first question of the example is a rating. */
async function answered(side: Side) {
  const { code, questionId } = await pageOf(side);
  const answer = { key: `clave-${side.mark}-${side.make.digits()}`, answers: [{ questionId, value: 3 }] };
  return { params: { code }, body: { answer } };
}

export const formCalls: Record<string, MakeCall> = {
  "formAnswer.list": ({ businessId, contactId, rows }) => ({
    query: { businessId, clientId: contactId, formId: rows.form as string },
  }),
  "formAnswer.delete": async (side) => {
    const { params, body } = await answered(side);
    const made = await side.owner.post(`/api/f/${params.code}/answer`, body);
    return { params: { id: made.body.data._id } };
  },
  "form.results": ({ rows }) => ({ params: { id: rows.form as string } }),
  "form.link": ({ rows, contactId }) => ({ params: { id: rows.form as string }, body: { clientId: contactId } }),
  "form.send": ({ rows, contactId }) => ({ params: { id: rows.form as string }, body: { clientId: contactId } }),
  "publicForm.get": async (side) => ({ params: { code: (await pageOf(side)).code } }),
  "publicForm.answer": answered,
};
