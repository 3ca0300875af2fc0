// The members of a fixed list, found by name, number or address. The form holds ids; names come with the search, and
// are read for a draft.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import type { ContactSummary } from "@mostrador/domain/business/contacts/schema.ts";
import { MOST_MEMBERS } from "@mostrador/domain/growth/audiences/resource.ts";
import Autocomplete from "@mui/material/Autocomplete";
import Chip from "@mui/material/Chip";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FieldFrame } from "../../../ui/field/field-frame.tsx";
import { useField } from "../../../ui/field/use-field.ts";
import { useUnsettled } from "../../../ui/form/unsettled.ts";
import { UNCHOSEN } from "../../../ui/pick/search-select.tsx";
import { useDebounced } from "../../../ui/pick/use-debounced.ts";
import { findContacts, foundContact, useContact } from "../../business/contacts/index.ts";

/** More than this are shown as a count. */
const MOST_SHOWN = 30;
const NOBODY: readonly string[] = [];

export function ClientsField({ name }: { name: string }) {
  const { businessId } = useActiveBusiness();
  const field = useField<readonly string[]>(name);
  const [text, setText] = useState("");
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const typed = useDebounced(text.trim());
  const isAsked = typed.length >= 2;
  const { data, isFetching, error } = useQuery({
    queryKey: ["client.search", businessId, "audience", typed],
    enabled: businessId !== null && isAsked,
    queryFn: ({ signal }) => findContacts(businessId as string, typed, signal),
  });
  const input = useRef<HTMLInputElement>(null);
  const isUnchosen = text.trim() !== "";
  const { isShown, show } = useUnsettled(isUnchosen, () => input.current?.focus());
  const chosen = field.value ?? NOBODY;
  const found = isAsked ? (data ?? []) : [];
  const byId = new Map(found.map((contact) => [contact._id, contact]));
  const add = (ids: readonly string[]) => {
    const told = ids.flatMap((id): [string, string][] => {
      const contact = byId.get(id);
      return contact ? [[id, contactName(contact)]] : [];
    });
    setNames(new Map([...names, ...told]));
    field.change(ids);
    setText("");
  };
  return (
    <FieldFrame
      label="Contactos"
      required={false}
      id={field.id}
      error={isShown ? UNCHOSEN : field.error}
      several
      help={helpOf(chosen.length)}
    >
      <Autocomplete
        id={field.id}
        multiple
        filterSelectedOptions
        autoHighlight
        clearOnBlur={false}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !isUnchosen) return;
          event.preventDefault();
          if (typed !== text.trim() || isFetching) event.defaultMuiPrevented = true;
        }}
        options={[...new Set([...chosen, ...found.map(({ _id }) => _id)])]}
        value={chosen as string[]}
        onChange={(_, ids) => add(ids)}
        inputValue={text}
        onInputChange={(_, next, reason) => reason === "input" && setText(next)}
        onBlur={() => {
          show();
          field.blur();
        }}
        filterOptions={(options) => options.filter((id) => byId.has(id) && !chosen.includes(id))}
        loading={isFetching}
        loadingText="Buscando…"
        noOptionsText={
          error ? "No se pudo buscar. Vuelve a escribir." : isAsked ? "Sin resultados" : "Ingresa al menos 2 caracteres"
        }
        getOptionLabel={(id) => names.get(id) ?? id}
        getOptionKey={(id) => id}
        renderOption={(props, id) => {
          const { key, ...rest } = props as typeof props & { key: string };
          return (
            <li key={key} {...rest}>
              {optionText(byId.get(id), typed)}
            </li>
          );
        }}
        renderValue={(ids, itemProps) => [
          ...ids.slice(0, MOST_SHOWN).map((id, index) => {
            const { key, ...rest } = itemProps({ index });
            return <Chosen key={key} id={id} name={names.get(id)} {...rest} />;
          }),
          ids.length > MOST_SHOWN && <Chip key="more" size="small" label={`y ${ids.length - MOST_SHOWN} más`} />,
        ]}
        renderInput={(params) => <TextField {...params} inputRef={input} placeholder="Nombre, número o correo" />}
      />
    </FieldFrame>
  );
}

type ChosenProps = { id: string; name: string | undefined; onDelete: (event: unknown) => void };

function Chosen({ id, name, ...rest }: ChosenProps) {
  const { data } = useContact(name === undefined ? id : null);
  return <Chip size="small" label={name ?? (data ? contactName(data) : "Contacto")} {...rest} />;
}

function optionText(contact: ContactSummary | undefined, search: string): string {
  if (!contact) return "";
  const { name, phone, why } = foundContact(contact, search);
  return [name, phone, why].filter(Boolean).join(" · ");
}

function helpOf(count: number): string {
  if (count === 0)
    return `Hasta ${MOST_MEMBERS.toLocaleString("es-MX")}. También puedes agregarlos después desde el directorio.`;
  return count === 1 ? "1 contacto elegido" : `${count} contactos elegidos`;
}
