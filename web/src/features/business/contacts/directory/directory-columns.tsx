// The columns of the directory, and which of them are shown.

import type { DirectoryContact } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { canonicalPhone, displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { Money } from "../../../../ui/data/money.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import type { Column } from "../../../../ui/list/data-list.tsx";
import { typeOf } from "../contact-type.ts";

type DirectoryColumn = Column<DirectoryContact> & {
  isUsual?: boolean;
  isMoney?: boolean;
  /** Few contacts have it: left out where no row has it, unless the person chose it. */
  isRare?: boolean;
};
const NO_BIRTHDAY = "2000-01-01";
const BIRTHDAY = new Intl.DateTimeFormat("es-MX", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

const ALL: readonly DirectoryColumn[] = [
  { key: "phone", label: "WhatsApp", render: phoneCell, width: 190, isUsual: true },
  {
    ...{ key: "email", label: "Correo", render: ({ email }) => email, width: 230, sortable: true },
    ...{ wideOnly: true, isUsual: true, isRare: true },
  },
  { key: "type", label: "Tipo de Cliente", render: typeChip, width: 170, sortable: true, isUsual: true },
  {
    key: "totalRevenue",
    label: "Ingresos Totales",
    render: ({ totalRevenue }) => totalRevenue !== null && revenueCell(totalRevenue),
    align: "right",
    width: 180,
    sortable: true,
    isUsual: true,
    isMoney: true,
  },
  {
    key: "lastInteraction",
    label: "Última interacción",
    render: ({ lastInteraction }) => lastInteraction && <DateTime value={lastInteraction} relative />,
    width: 200,
    sortable: true,
    isUsual: true,
  },
  {
    key: "createdAt",
    label: "Primer contacto",
    render: ({ createdAt }) => <DateTime value={createdAt} relative />,
    width: 180,
    sortable: true,
  },
  { key: "gender", label: "Género", render: ({ gender }) => gender, width: 130 },
  {
    key: "birthdate",
    label: "Nacimiento",
    render: ({ birthdate }) => (birthdate === NO_BIRTHDAY ? "" : BIRTHDAY.format(Date.parse(`${birthdate}T00:00Z`))),
    width: 150,
    sortable: true,
  },
  { key: "customId", label: "Identificador", render: ({ customId }) => customId, width: 150, sortable: true },
  {
    key: "noRespond",
    label: "Asistente",
    render: ({ noRespond }) => (noRespond ? "No responde" : "Responde"),
    width: 140,
  },
];

type ColumnSettings = {
  seesMoney: boolean;
  name: (contact: DirectoryContact) => ReactNode;
  rows: readonly DirectoryContact[];
};

/** `written`: comma-separated keys; the default columns when empty. */
export function shownColumns(
  written: string,
  { seesMoney, name, rows }: ColumnSettings,
): { columns: Column<DirectoryContact>[]; choices: { key: string; label: string; isShown: boolean }[] } {
  const wanted = written.split(",");
  const there = ALL.filter(({ isMoney }) => seesMoney || !isMoney);
  const isShown = ({ key, isUsual }: DirectoryColumn) => (written ? wanted.includes(key) : isUsual === true);
  const isEmpty = ({ isRare, render }: DirectoryColumn) => isRare && !written && rows.length > 0 && !rows.some(render);
  const first = { key: "name", label: "Nombre", sortable: true };
  return {
    columns: [
      { ...first, render: (contact) => <Box sx={{ minWidth: 180 }}>{name(contact)}</Box> },
      ...there.filter((column) => isShown(column) && !isEmpty(column)),
    ],
    choices: there.map((column) => ({ key: column.key, label: column.label, isShown: isShown(column) })),
  };
}

/** The fields that can order the directory. */
export function sortableColumns(seesMoney: boolean): readonly { key: string; label: string }[] {
  const others = ALL.filter(({ sortable, isMoney }) => sortable && (seesMoney || !isMoney));
  return [{ key: "name", label: "Nombre" }, ...others];
}

export function phoneText({ countryCode, whatsapp }: Pick<DirectoryContact, "countryCode" | "whatsapp">): string {
  return whatsapp ? displayPhone(canonicalPhone(countryCode, whatsapp)) : "";
}

function phoneCell(contact: DirectoryContact) {
  return <Box sx={{ whiteSpace: "nowrap" }}>{phoneText(contact)}</Box>;
}

/** Of those who paid nothing yet it is quiet, so that the eye finds the others. */
function revenueCell(amount: number) {
  return (
    <Box component="span" sx={{ color: amount === 0 ? "text.secondary" : "inherit" }}>
      <Money amount={amount} />
    </Box>
  );
}

function typeChip({ type }: DirectoryContact) {
  const { tone, mark, label } = typeOf(type);
  return <StatusChip tone={tone} mark={mark} label={label} />;
}
