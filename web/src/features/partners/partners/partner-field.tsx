// A field of the team that finds a partner by name or code.
import { SearchSelectField } from "../../../ui/pick/search-select.tsx";
import { findPartners, readPartner } from "./api.ts";

type Props = {
  name: string;
  /** What it means when it is empty. */
  placeholder: string;
  /** The partner that the form begins with. */
  selected: { _id: string; name: string; partnerCode: string } | undefined;
};

export function PartnerField({ name, placeholder, selected }: Props) {
  return (
    <SearchSelectField
      name={name}
      label="Partner"
      placeholder={placeholder}
      required={false}
      minChars={0}
      selected={selected ? matchOf(selected) : null}
      resolve={async (id, signal) => matchOf(await readPartner(id, signal))}
      search={async (text, signal) => (await findPartners(text, signal)).map(matchOf)}
    />
  );
}

function matchOf({ _id, name, partnerCode }: NonNullable<Props["selected"]>) {
  return { id: _id, label: name, help: partnerCode };
}
