// Registers contacts in two ways, as documented: 'Individual' or 'Carga Masiva'.
import { bringContacts } from "@mostrador/domain/business/contacts/import/routes.ts";
import type { ContactInterest } from "../../../../lib/contact/in-contact.ts";
import { latePart } from "../../../../ui/state/late.tsx";
import { OneOrMany } from "../../../ground/imports/index.ts";
import { ContactForm } from "./contact-form.tsx";

const upload = latePart(async () => (await import("../spreadsheet/bulk-upload-dialog.tsx")).BulkUploadDialog);

type Props = { interests: readonly ContactInterest[]; onClose: () => void };

export function NewContact({ interests, onClose }: Props) {
  return (
    <OneOrMany
      title="Registrar contacto"
      bring={bringContacts}
      one={(head) => <ContactForm contact={null} interests={interests} onClose={onClose} head={head} />}
      many={upload}
      onClose={onClose}
    />
  );
}
