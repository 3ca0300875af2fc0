// The filter of the directory: applies each change after a pause in typing, and counts the result.
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { InContact } from "../../../../lib/contact/in-contact.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { FilterPanel } from "../../../../ui/dialog/filter-panel.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { FormSkeleton } from "../../../../ui/state/skeletons.tsx";
import { type DirectoryAddress, type FilterValues, NO_FILTER } from "./directory-address.ts";

const REST_MS = 300;
const fields = latePart(async () => (await import("./filter-fields.tsx")).FilterFields);

type Props = { address: DirectoryAddress; parts: Required<InContact>; total: number | undefined; isMore: boolean };

export function DirectoryFilter({ address, parts, total, isMore }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const narrow = useRef(address.narrow);
  useEffect(() => {
    narrow.current = address.narrow;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useCallback((values: FilterValues) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => narrow.current(values), REST_MS);
  }, []);
  const mayCall = useMayCall();
  const beside = useMemo(() => parts.ofFilter.map((one) => ({ ...one, part: latePart(one.load) })), [parts]);
  return (
    <>
      <FilterPanel<FilterValues>
        values={address.values}
        emptyValues={NO_FILTER}
        onChange={change}
        {...(total !== undefined && { resultLabel: resultLabel(total, isMore) })}
      >
        <Late part={fields} props={{ parts }} waiting={<FormSkeleton />} />
      </FilterPanel>
      {address.isNarrowed &&
        beside
          .filter(({ route }) => mayCall(route))
          .map(({ name, part }) => <Late key={name} part={part} props={{ filter: address.filter }} />)}
    </>
  );
}

function resultLabel(total: number, isMore: boolean): string {
  if (isMore) return `Ver más de ${count(total)} contactos`;
  return total === 1 ? "Ver 1 contacto" : `Ver ${count(total)} contactos`;
}

function count(number: number): string {
  return number.toLocaleString("es-MX");
}
