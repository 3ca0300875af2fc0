// The search of Ctrl/⌘ K: opens a page, starts an action, or finds any record that this person may read.

import { useNavigate } from "react-router";
import { useBrand } from "../../lib/brand/brand.ts";
import type { MenuEntry } from "../../lib/page/menu-entry.ts";
import type { SearchHit, SearchKind } from "../../lib/search/in-search.ts";
import { useActiveBusiness, useMay, useMayCall } from "../../lib/session/active-business.ts";
import { signOut } from "../../lib/session/session.ts";
import type { Command, CommandFinder } from "../../ui/action/command.ts";
import { CommandSearch } from "../../ui/action/command-search.tsx";
import { Avatar } from "../../ui/data/avatar.tsx";
import { LogoutRounded } from "../../ui/icon/actions.ts";
import { Brightness6Outlined } from "../../ui/icon/devices.ts";
import { AddRounded } from "../../ui/icon/list-actions.ts";
import { StorefrontOutlined } from "../../ui/icon/places.ts";
import { HelpOutlineRounded } from "../../ui/icon/states.ts";
import { keyText } from "../../ui/key/key-text.ts";
import { deviceToday } from "../../ui/time/typed-day.ts";
import { ENTRIES } from "../navigation.ts";
import { useEntries } from "../shell/menu/use-entries.ts";
import { useThemeMode } from "../theme-mode.ts";
import { PAGES_BELOW, SEARCH_KINDS, STARTS } from "./search-kinds.ts";

type Props = { open: boolean; onClose: () => void; onShortcuts: () => void };

export function ProductSearch({ open, onClose, onShortcuts }: Props) {
  const navigate = useNavigate();
  const may = useMay();
  const mayCall = useMayCall();
  const { memberships, businessId, choose } = useActiveBusiness();
  const { toggle } = useThemeMode();
  const brand = useBrand();
  const pages = useEntries().filter(({ disabled }) => !disabled);
  /** The entry of this address, else the first of the page; one that follows another is never the page itself. */
  const entryOf = ({ page, path }: { page: number; path?: string }) => {
    const entries = pages.filter((entry) => entry.page === page);
    const entry = entries.find((one) => one.path === path) ?? entries.find(({ after }) => !after) ?? entries[0];
    return entry && path ? { ...entry, path } : entry;
  };
  const go = (path: string) => void navigate(path);

  const finders = SEARCH_KINDS.flatMap((kind) => {
    const entry = entryOf(kind);
    return entry && businessId && mayCall(kind.route) ? [finderOf(kind, entry, businessId, go)] : [];
  });
  const closed = ENTRIES.filter((entry) => !may(entry.page)).map(({ path }) => path);
  finders.push(helpFinder(closed, go));
  const commands: Command[] = [
    ...pages.map((entry) => ({
      id: entry.path,
      label: entry.label,
      group: "Ir a",
      icon: <entry.icon />,
      keywords: entry.group,
      onSelect: () => go(entry.path),
    })),
    ...PAGES_BELOW.flatMap(({ label, keywords = "", page, path, route }) => {
      const entry = entryOf({ page });
      if (!entry || !mayCall(route)) return [];
      return [{ id: path, label, group: "Ir a", icon: <entry.icon />, keywords, onSelect: () => go(path) }];
    }),
    ...STARTS.flatMap((start) => {
      const entry = entryOf(start);
      if (!entry || !mayCall(start.route)) return [];
      const { label, keywords = "", rest } = start;
      const onSelect = () => go(entry.path + rest);
      return [{ id: entry.path + rest, label, group: "Acciones", icon: <AddRounded />, keywords, onSelect }];
    }),
    // a brand has its own mode
    ...(brand
      ? []
      : [
          {
            id: "mode",
            label: "Cambiar entre tema claro y oscuro",
            group: "Acciones",
            icon: <Brightness6Outlined />,
            onSelect: toggle,
          },
        ]),
    {
      id: "shortcuts",
      label: "Ver los atajos del teclado",
      group: "Acciones",
      icon: <HelpOutlineRounded />,
      help: keyText("global", "sheet"),
      keywords: "ayuda teclas",
      onSelect: onShortcuts,
    },
    {
      id: "out",
      label: "Salir",
      group: "Acciones",
      icon: <LogoutRounded />,
      keywords: "cerrar sesión",
      onSelect: () => void signOut(),
    },
    ...memberships
      .filter((one) => one.businessId !== businessId)
      .map((one) => ({
        id: one.businessId,
        label: one.name,
        group: "Cambiar de negocio",
        icon: <StorefrontOutlined />,
        onSelect: () => choose(one.businessId),
      })),
  ];
  const placeholder = finders.length > 1 ? "Busca una persona, una cita o una acción" : "Busca una página o una acción";
  return (
    <CommandSearch open={open} onClose={onClose} commands={commands} finders={finders} placeholder={placeholder} />
  );
}

/**
 * The help pages, whose texts are loaded with the first search. The search says which finder failed.
 * `closed`: the pages that this person may not open.
 */
function helpFinder(closed: readonly string[], go: (path: string) => void): CommandFinder {
  const find = async (text: string) => {
    const { findLessons, lessonAddress } = await import("../../features/platform/faq/academy/lessons.ts");
    const open = findLessons(text).filter(({ path }) => !closed.includes(path));
    return open.map((lesson) => ({
      id: `help:${lesson.path}`,
      label: `Guía: ${lesson.title}`,
      group: "Ayuda",
      help: lesson.purpose,
      icon: <HelpOutlineRounded />,
      onSelect: () => go(lessonAddress(lesson)),
    }));
  };
  return { id: "help", title: "Ayuda", find };
}

function finderOf(kind: SearchKind, entry: MenuEntry, businessId: string, go: (path: string) => void): CommandFinder {
  const command = ({ id, label, help = "", rest, face }: SearchHit): Command => ({
    id: `${kind.name}:${id}`,
    label,
    group: kind.title,
    help,
    icon: face ? <Avatar {...face} size={28} /> : <entry.icon />,
    keywords: `${help} ${help.replace(/\D/g, "")}`,
    onSelect: () => go(entry.path + rest),
  });
  return {
    id: kind.name,
    title: kind.title,
    find: async (text, signal) => {
      const found = await kind.find({ text, businessId, today: deviceToday(), signal });
      return found.map(command);
    },
  };
}
