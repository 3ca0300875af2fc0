// What the proofs need to know of the forms.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

export const proofs: CapabilityProofs = {
  calls: {
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
  },
  writes: {
    "form.send": ({ body }) => ({ table: "threads", column: "contact_id", value: String(body?.clientId) }),
    "publicForm.answer": made("form_answers"),
  },
  exceptions: {
    "formAnswer.list query.clientId": FILTERED,
    "formAnswer.list query.formId": FILTERED,
  },
  entryPoints: {
    public: {
      "publicForm.answer":
        "opened by a code that nobody can guess; a link's mark is bound to contact and form; floods in public-form.test.ts",
      "publicForm.get": "the same; forged links in public-form.test.ts",
    },
  },
};

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
