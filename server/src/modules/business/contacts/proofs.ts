// What the proofs need to know of the contacts.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { firstOf, made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import { bulkUpload, contact } from "../../../../../proofs/world/bodies.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "client.create": ({ businessId, mark, serviceId, make }) => ({
      body: { client: { ...contact(businessId, mark, make.digits()), interests: { services: [serviceId] } } },
    }),
    "client.edit": async ({ businessId, mark, make }) => {
      const whatsapp = make.digits();
      return { params: { id: await make.contact(whatsapp) }, body: { client: contact(businessId, mark, whatsapp) } };
    },
    "client.search": ({ businessId }) => ({ query: { businessId, search: "perfil" } }),
    "client.list": ({ businessId, contactId }) => ({ query: { businessId, before: contactId } }),
    "client.get": ({ contactId }) => ({ params: { id: contactId } }),
    "client.delete": async ({ make }) => ({ params: { id: await make.contact() } }),
    "client.history": ({ contactId }) => ({ params: { id: contactId } }),
    "client.duplicates": ofBusiness,
    "client.keepApart": async ({ businessId, make }) => ({
      body: { businessId, oneId: await make.contact(), otherId: await make.contact(), apart: true },
    }),
    "client.merge": async ({ businessId, make }) => ({
      body: {
        merge: { businessId, keptId: await make.contact(), goneId: await make.contact(), take: ["name", "email"] },
      },
    }),
    "client.undoMerge": async ({ make }) => ({ params: { id: await make.merge() } }),
    "client.merges": ({ contactId }) => ({ params: { id: contactId } }),
    "client.massive": async ({ businessId, mark, make }) => ({
      body: {
        bussinessId: businessId,
        newClients: [{ name: `Cargada ${mark}`, whatsapp: make.digits(), countryCode: "52", type: "lead" }],
        batchSize: 100,
        importId: await make.import(),
        batch: 1,
      },
    }),
    "client.export": ({ businessId, contactId }) => ({ body: { businessId, ids: [contactId] } }),
    "clientImport.begin": ({ businessId, mark }) => ({ body: { import: { businessId, ...bulkUpload(mark) } } }),
    "clientImport.list": ofBusiness,
    "clientImport.columns": ofBusiness,
    "clientImport.get": ({ importId }) => ({ params: { id: importId } }),
    "clientImport.end": async ({ make }) => ({ params: { id: await make.import() }, body: { state: "done" } }),
    "clientImport.report": ({ importId }) => ({ params: { id: importId } }),
    "clientImport.undo": async ({ make }) => ({ params: { id: await make.import("done") } }),
    "client.directory": ({ businessId, serviceId, mark }) => ({
      query: { businessId, search: mark, type: "lead,client", interestService: serviceId, sort: "-name" },
    }),
    "client.found": ({ businessId, serviceId, mark }) => ({
      query: { businessId, search: mark, type: "lead,client", interestService: serviceId },
    }),
    "client.changeMany": async ({ businessId, make }) => ({
      body: { businessId, ids: [await make.contact()], change: { type: "client", noRespond: true } },
    }),
    "client.deleteMany": async ({ businessId, make }) => ({ body: { businessId, ids: [await make.contact()] } }),
    "clientView.list": ofBusiness,
    "clientView.save": ({ businessId, mark }) => ({
      body: { view: { businessId, name: `Vista ${mark}`, address: `tipo=lead&buscar=${mark}` } },
    }),
    "clientView.delete": async ({ make }) => ({ params: { id: await make.contactView() } }),
  },
  writes: {
    "client.create": made("contacts"),
    "client.massive": (_call, { body }) => ({ table: "imports", column: "id", value: body.data.importId }),
    "client.merge": ({ body }) => ({
      table: "contacts",
      column: "id",
      value: (body as { merge: { keptId: string } }).merge.keptId,
    }),
    "client.keepApart": ({ body }) => ({
      table: "contact_pairs_apart",
      column: "business_id",
      value: String(body?.businessId),
    }),
    "client.changeMany": firstOf("contacts"),
    "client.export": firstOf("contacts"),
    "clientImport.begin": made("imports"),
    "clientView.save": made("contact_views"),
  },
  questions: ["client.deleteMany"],
  money: {
    sent: {
      "filter.paymentMethod": { notMoney: "how those who are exported have paid" },
    },
  },
  edits: {
    "client.edit": { fields: [text("lastname"), text("secondLastname", "second_lastname")] },
  },
  exceptions: {
    "client.directory query.interestService": FILTERED,
    "client.found query.interestService": FILTERED,
  },
  idsWithoutRow: {
    "client.export filter.audience": "narrows the export to nobody where there is no such list, as in the directory",
    "client.export before": "where the next part begins, whether or not that contact is still there",
  },
  entryPoints: {
    file: {
      "client.export": "gives rows, not a file; the browser writes cells as text, sheet.test.ts (G21)",
      "clientImport.begin": "names a file, and sends none; contact-imports.test.ts",
      "clientImport.columns": "the columns remembered of a business, and no file; contact-imports.test.ts",
      "clientImport.end": "closes an upload; contact-imports.test.ts",
      "clientImport.get": "counts; contact-imports.test.ts",
      "clientImport.list": "counts; contact-imports.test.ts",
      "clientImport.report": "gives rows, not a file; the browser writes cells as text, sheet.test.ts (G21)",
      "clientImport.undo": "takes away what an upload created; contact-imports.test.ts",
    },
  },
};
