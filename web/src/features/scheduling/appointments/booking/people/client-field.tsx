// The client: found after two letters or digits, or registered without leaving the appointment.
import { contactWords } from "@mostrador/domain/business/contacts/contact-search.ts";
import type { ContactSummary } from "@mostrador/domain/business/contacts/schema.ts";
import { readPhone } from "@mostrador/domain/kit/phone.ts";
import { bareNumber } from "@mostrador/domain/kit/phone-digits.ts";
import { NO_CLIENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { useActiveBusiness } from "../../../../../lib/session/active-business.ts";
import { TextField } from "../../../../../ui/field/text-field.tsx";
import { useFormError, useFormValue, useSetFormList } from "../../../../../ui/form/use-form-values.ts";
import { PhoneField } from "../../../../../ui/pick/phone-field.tsx";
import { type SearchMatch, SearchSelectField } from "../../../../../ui/pick/search-select.tsx";
import { findContacts, foundContact, Marked, readContact } from "../../../../business/contacts/index.ts";

type Props = { registered: SearchMatch | null; autoFocus: boolean; mayBeWalkIn: boolean };

export function ClientField({ registered, autoFocus, mayBeWalkIn }: Props) {
  const { businessId } = useActiveBusiness();
  const newClient = useFormValue<object | null>("newClient");
  const set = useSetFormList();
  const isWalkIn = useFormValue<string | null>("clientId") === NO_CLIENT;
  if (isWalkIn) return <WalkInFields onSearch={() => set("clientId", null)} />;
  if (newClient) return <NewClientFields onSearch={() => set("newClient", null)} />;
  return (
    <Box ref={autoFocus ? focusInput : undefined}>
      <SearchSelectField
        name="clientId"
        label="Cliente"
        placeholder="Nombre o número"
        selected={registered}
        resolve={async (id, signal) => optionOf(await readContact(id, signal), "")}
        minChars={2}
        search={async (text, signal) => {
          const found = await findContacts(businessId ?? "", text, signal);
          return found.map((contact) => optionOf(contact, text));
        }}
        createLabel={(text) => `Registrar cliente nuevo «${text}»`}
        onCreate={(text) => {
          set("newClient", readTyped(text));
          set("clientId", null);
        }}
      />
      {mayBeWalkIn && (
        <Button size="small" variant="text" color="primary" sx={{ mt: 0.5 }} onClick={() => set("clientId", NO_CLIENT)}>
          Sin cliente
        </Button>
      )}
    </Box>
  );
}

/** A walk-in client: the title holds the name (D-17.7). */
function WalkInFields({ onSearch }: { onSearch: () => void }) {
  const error = useFormError("clientId");
  return (
    <Box role="group" aria-label="Sin cliente" sx={{ display: "grid", gap: 1 }}>
      <TextField name="title" label="Título" placeholder="Señora de paso" help="La cita queda sin cliente" autoFocus />
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      <Button size="small" variant="text" color="primary" sx={{ justifySelf: "start" }} onClick={onSearch}>
        Buscar a un cliente
      </Button>
    </Box>
  );
}

function NewClientFields({ onSearch }: { onSearch: () => void }) {
  return (
    <Box
      role="group"
      aria-label="Cliente nuevo"
      sx={{ border: "1px solid", borderColor: "divider", borderRadius: "10px", p: 2, display: "grid", gap: 2 }}
    >
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", my: -0.5 }}>
        <Typography sx={{ fontWeight: 500 }}>Registrar cliente nuevo</Typography>
        <Button size="small" variant="text" color="primary" onClick={onSearch}>
          Buscar a un cliente
        </Button>
      </Box>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: "repeat(auto-fit, minmax(min(260px, 100%), 1fr))",
          alignItems: "start",
        }}
      >
        <TextField name="newClient.name" label="Nombre" autoFocus />
        <PhoneField name="newClient.whatsapp" codeName="newClient.countryCode" label="WhatsApp" />
      </Box>
    </Box>
  );
}

/** Uses the searched text as a name, a number, or a name with its number at the end. */
function readTyped(text: string): { name: string; whatsapp: string; countryCode: string } {
  const [, before = "", digits = ""] = /^(.*?\p{L}\.?)[\s,:]+(\+?\d[\d\s().-]{6,})$/u.exec(text.trim()) ?? [];
  if (before) return { ...readTyped(digits), name: before };
  const bare = bareNumber(text) ?? "";
  if (!/^\+?\d{4,}$/.test(bare)) return { name: text, whatsapp: "", countryCode: "52" };
  const { code, number } = readPhone("52", bare);
  return { name: "", whatsapp: number, countryCode: code };
}

function optionOf(contact: ContactSummary, search: string): SearchMatch {
  const { name, phone, why } = foundContact(contact, search);
  const face = <Marked text={name} words={contactWords(search)} />;
  return { id: contact._id, label: name, face, help: [phone, why].filter(Boolean).join(" · ") };
}

/** After the dialog has taken the focus. */
function focusInput(box: HTMLElement | null): void {
  if (box) setTimeout(() => box.querySelector("input")?.focus(), 0);
}
