import Button from "@mui/material/Button";
import { useState } from "react";
import type { OfContact } from "../../../../lib/contact/in-contact.ts";
import { SendForm } from "./send-form.tsx";

/** On the page of a contact. */
export function SendFormButton({ contact: { _id } }: OfContact) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Compartir formulario</Button>
      {isOpen && <SendForm contactId={_id} onClose={() => setIsOpen(false)} />}
    </>
  );
}
