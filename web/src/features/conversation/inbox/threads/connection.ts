// The state at the top of the inbox: 'Conectado' only when a customer's message would arrive here, which needs a
// connected number and a live connection.
import type { Channel } from "@mostrador/domain/conversation/channels/schema.ts";
import type { Mark } from "../../../../ui/data/status.tsx";
import type { Tone } from "../../../../ui/theme/palette-types.ts";

type Connection = { label: string; tone: Tone; mark: Mark; why: string };

/**
 * `isLive`: the live connection works. `isOnline`: the browser has a network; a lost connection is noticed later.
 * `channels` is undefined while unknown: the live connection alone never counts as connected.
 */
export function connectionOf(
  { isLive, isOnline }: { isLive: boolean; isOnline: boolean },
  channels: readonly Pick<Channel, "status">[] | undefined,
): Connection {
  const off = (why: string): Connection => ({ label: "Desconectado", tone: "neutral", mark: "ring", why });
  if (!isOnline) return off("No hay conexión a internet.");
  if (!isLive) return off("Los mensajes nuevos no llegan solos. Nos estamos reconectando.");
  if (!channels) return off("Revisando tus canales.");
  if (!channels.some(({ status }) => status === "connected")) return off("No hay ningún canal conectado.");
  return { label: "Conectado", tone: "success", mark: "dot", why: "Los mensajes nuevos llegan solos." };
}
