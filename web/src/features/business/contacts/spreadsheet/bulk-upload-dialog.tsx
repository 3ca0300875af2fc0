import { contactImport } from "@mostrador/domain/business/contacts/import/contact-import.ts";
import * as routes from "@mostrador/domain/business/contacts/import/routes.ts";
import { MOST_ROWS } from "@mostrador/domain/kit/import/import-schema.ts";
import type { ReactNode } from "react";
import { call } from "../../../../lib/client.ts";
import { ImportDialog, type ImportOf, importFields } from "../../../ground/imports/index.ts";
import { contactsWorker } from "./contacts-worker.ts";

const contacts: ImportOf = {
  name: "contactos",
  fields: importFields(contactImport),
  mostRows: MOST_ROWS,
  routes,
  worker: contactsWorker,
  async send({ businessId, importId, batch, batchSize, rows }) {
    const body = { newClients: rows, bussinessId: businessId, batchSize, importId, batch };
    return (await call(routes.bringContacts, { body })).data.stats;
  },
  stales: ["client.list", "client.search", "client.directory", "client.duplicates"],
};

type Props = { onClose: () => void; title?: string; head?: ReactNode };

export function BulkUploadDialog(props: Props) {
  return <ImportDialog of={contacts} {...props} />;
}
