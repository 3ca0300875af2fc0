// The link and the printable code of a source. A person who opens one writes the keyword, so the contact is recognized.
import type { TrafficSource } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import { LinkToShare } from "../../../ui/action/link-to-share.tsx";
import { Empty } from "../../../ui/state/empty.tsx";

export function SourceLink({ source: { source, keyword, link, _id } }: { source: TrafficSource }) {
  if (link === null)
    return (
      <Empty
        drawing="search"
        text="Conecta un número de WhatsApp, o pon el de tu negocio, y aquí estarán el enlace y el código QR."
        dense
      />
    );
  return (
    <LinkToShare
      url={link}
      alt={`Código QR de ${source}`}
      fileName={`fuente-${_id}`}
      shareTitle="Escríbenos por WhatsApp"
      hint={`Abre WhatsApp con «${keyword}» ya escrito. Pon el enlace en tus redes y el código en volantes y vitrinas.`}
    />
  );
}
