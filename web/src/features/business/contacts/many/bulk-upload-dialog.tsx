import * as routes from "@mostrador/domain/business/contacts/import/routes.ts";
import { call } from "../../../../lib/client.ts";
import { ImportDialog, type ImportOf } from "../../../ground/imports/index.ts";
import { contactsWorker } from "./contacts-worker.ts";

const contacts: ImportOf = {
  name: "contactos",
  routes,
  worker: contactsWorker,
  async send({ businessId, importId, batch, batchSize, rows }) {
    const body = { newClients: rows, bussinessId: businessId, batchSize, importId, batch };
    return (await call(routes.bringContacts, { body })).data.stats;
  },
  stales: ["client.list", "client.search"],
};

export function BulkUploadDialog({ onClose }: { onClose: () => void }) {
  return <ImportDialog of={contacts} onClose={onClose} />;
}
