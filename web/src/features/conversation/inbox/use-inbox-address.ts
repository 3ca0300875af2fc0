// The address of the inbox: `/chat?cliente={contactId}`, the message searched for, filter, search, and whether the
// facts are open. Back returns from a conversation to the list.

import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { type AddressParts, addressWith } from "../../../lib/address/address.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useStepBack } from "../../../ui/dialog/use-step-back.ts";
import type { ThreadFilter } from "./threads/thread-cache.ts";

const FILTERS: Readonly<Record<string, ThreadFilter>> = {
  instagram: "Instagram",
  messenger: "Messenger",
  whatsapp: "WhatsApp",
  "no-leidos": "unread",
  esperando: "waiting",
  mias: "mine",
};
const OPENED_HERE = { openedHere: true };

/** A notice names its business: opens that business when the person belongs to it. */
export function useBusinessOfAddress(): void {
  const [params, setParams] = useSearchParams();
  const { memberships, businessId, choose } = useActiveBusiness();
  const named = params.get("negocio");
  useEffect(() => {
    if (!named) return;
    if (named !== businessId && memberships.some((one) => one.businessId === named)) choose(named);
    setParams(addressWith({ negocio: null }), { replace: true });
  }, [named, businessId, memberships, choose, setParams]);
}

export type InboxAddress = ReturnType<typeof useInboxAddress>;

export function useInboxAddress() {
  const [params, setParams] = useSearchParams();
  const stepBack = useStepBack("openedHere");
  const { state } = useLocation();
  const isOpenedHere = state?.openedHere === true;
  const clientId = params.get("cliente");
  const set = (parts: AddressParts, options?: { replace?: boolean; state?: unknown }) =>
    setParams(addressWith(parts), options);
  const leave = (parts: AddressParts) => (isOpenedHere ? stepBack() : set(parts, { replace: true }));

  return {
    clientId,
    filter: FILTERS[params.get("filtro") ?? ""] ?? ("all" as const),
    search: params.get("buscar") ?? "",
    /** The message that a search opened. */
    messageId: params.get("mensaje"),
    /** The action started next to the conversation. */
    begun: clientId && params.get("nuevo"),
    isDetailOpen: clientId !== null && params.get("detalle") === "1",
    /** Going from one conversation to the next keeps a single Back step to the list. */
    open: (id: string, messageId: string | null = null) =>
      set(
        { cliente: id, mensaje: messageId, detalle: null, nuevo: null },
        { replace: clientId !== null, state: clientId ? state : OPENED_HERE },
      ),
    /** From the searched message to the conversation's end. */
    leaveMessage: () => set({ mensaje: null }, { replace: true, state: keep(state) }),
    close: () => leave({ cliente: null, mensaje: null, detalle: null, nuevo: null }),
    begin: (name: string) =>
      set({ nuevo: name, detalle: null }, { replace: params.has("detalle"), state: OPENED_HERE }),
    leaveBegun: () => leave({ nuevo: null }),
    openDetail: () => set({ detalle: "1" }, { state: OPENED_HERE }),
    closeDetail: () => leave({ detalle: null }),
    setFilter: (filter: ThreadFilter) =>
      set({ filtro: nameOf(filter), buscar: null }, { replace: true, state: keep(state) }),
    /** A search covers all conversations (contract/conversation#the-inbox). */
    setSearch: (search: string) =>
      set({ buscar: search || null, ...(search && { filtro: null }) }, { replace: true, state: keep(state) }),
  };
}

const keep = (state: unknown) => state ?? undefined;

function nameOf(filter: ThreadFilter): string | null {
  return Object.entries(FILTERS).find(([, value]) => value === filter)?.[0] ?? null;
}
