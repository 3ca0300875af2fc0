// The seven tabs of a contact (contract/contacts#the-page-of-a-contact). Each capability provides its own content; a
// tab without any says that nothing is recorded.
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { useMemo } from "react";
import type { InContact } from "../../../../lib/contact/in-contact.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { Tabs } from "../../../../ui/layout/tabs.tsx";
import type { DrawingName } from "../../../../ui/state/drawings.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { ContactInterests } from "./contact-interests.tsx";

const VIEWS: readonly { name: string; label: string; empty: string; drawing: DrawingName }[] = [
  { name: "citas", label: "Citas", empty: "Sin citas registradas", drawing: "agenda" },
  { name: "dinero", label: "Movimientos de dinero", empty: "Sin movimientos de dinero", drawing: "money" },
  { name: "conversion", label: "Conversión", empty: "Sin datos de conversión", drawing: "chart" },
  { name: "formularios", label: "Formularios", empty: "Sin formularios", drawing: "file" },
  { name: "fuentes", label: "Fuentes de tráfico", empty: "Sin fuentes de tráfico", drawing: "search" },
  { name: "chat", label: "Chat", empty: "Sin conversaciones registradas", drawing: "chat" },
  { name: "intereses", label: "Intereses", empty: "Sin intereses registrados", drawing: "service" },
];

type Props = { contact: Contact; parts: Required<InContact>; tab: string | null; onTab: (name: string) => void };

export function ContactTabs({ contact, parts, tab, onTab }: Props) {
  const mayCall = useMayCall();
  const known = useMemo(() => parts.tabs.map((one) => ({ ...one, part: latePart(one.load) })), [parts]);
  const shown = VIEWS.filter(({ name }) => {
    const own = known.filter((one) => one.name === name);
    return own.length === 0 || own.some(({ route }) => mayCall(route));
  });
  const first = shown[0]?.name ?? "";
  const content = ({ name, empty, drawing }: (typeof VIEWS)[number]) => {
    const own = known.filter((one) => one.name === name && mayCall(one.route));
    if (own.length > 0)
      return (
        <Stack sx={{ gap: 3 }}>
          {own.map(({ route, part }) => (
            <Late key={route.name} part={part} props={{ contact }} waiting={<RowsSkeleton rows={4} avatar={false} />} />
          ))}
        </Stack>
      );
    const nothing = <Empty drawing={drawing} text={empty} dense />;
    return name === "intereses" ? (
      <ContactInterests contact={contact} interests={parts.interests} empty={nothing} />
    ) : (
      nothing
    );
  };
  return (
    <Tabs
      label="Vistas del contacto"
      value={shown.some(({ name }) => name === tab) ? (tab as string) : first}
      onChange={(name) => onTab(name === first ? "" : name)}
      tabs={shown.map((view) => ({
        value: view.name,
        label: view.label,
        content: (
          <Box sx={{ pt: 2 }}>
            <Card>{content(view)}</Card>
          </Box>
        ),
      }))}
    />
  );
}
