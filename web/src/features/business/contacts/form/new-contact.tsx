// Registering contacts, as the documents have it: 'Individual' or 'Carga Masiva'. What was typed of one is still there when
// somebody comes back from the other.
import { bringContacts } from "@mostrador/domain/business/contacts/import/routes.ts";
import { useState } from "react";
import type { ContactInterest } from "../../../../lib/contact/in-contact.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Tabs } from "../../../../ui/layout/tabs.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { FormSkeleton } from "../../../../ui/state/skeletons.tsx";
import { ContactForm } from "./contact-form.tsx";

const upload = latePart(async () => (await import("../many/bulk-upload-dialog.tsx")).BulkUploadDialog);
const TITLE = "Registrar contacto";

type Props = { interests: readonly ContactInterest[]; onClose: () => void };

export function NewContact({ interests, onClose }: Props) {
  const [way, setWay] = useState<"individual" | "masiva">("individual");
  const mayBring = useMayCall()(bringContacts);
  const head = mayBring && (
    <Tabs
      label="Cómo registrar"
      value={way}
      onChange={setWay}
      tabs={[
        { value: "individual", label: "Individual" },
        { value: "masiva", label: "Carga Masiva" },
      ]}
    />
  );
  if (way === "individual") return <ContactForm contact={null} interests={interests} onClose={onClose} head={head} />;
  const waiting = (
    <Dialog open onClose={onClose} title={TITLE} size="large">
      {head}
      <FormSkeleton />
    </Dialog>
  );
  return <Late part={upload} props={{ onClose, title: TITLE, head }} waiting={waiting} />;
}
