// Meta: all that is connected with an account of Facebook (D-17.13).
import type { Channel } from "@mostrador/domain/conversation/channels/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useMay } from "../../../../lib/session/active-business.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useChannels } from "../api.ts";

const PARTS = [
  { kind: "messenger", title: "Messenger", path: "/integraciones/messenger", text: "Los mensajes de tu página." },
  {
    kind: "instagram",
    title: "Instagram",
    path: "/integraciones/instagram",
    text: "Los mensajes directos de tu cuenta.",
  },
] as const;

export function MetaPage() {
  const read = useChannels();
  const may = useMay();
  return (
    <Page title="Meta" subtitle="Lo que conectas con tu cuenta de Facebook" narrow>
      {read.isPending ? (
        <Card>
          <RowsSkeleton />
        </Card>
      ) : (
        <Box sx={{ display: "grid", gap: 2 }}>
          {PARTS.map(({ kind, title, path, text }) => (
            <Part key={kind} title={title} path={path} text={text} count={connected(read.data, kind)} />
          ))}
          {may(PAGE.comentarios) && (
            <Part
              title="Comentarios"
              path="/integraciones/comentarios-meta"
              text="Los comentarios de tus publicaciones de Facebook e Instagram."
            />
          )}
        </Box>
      )}
    </Page>
  );
}

/** Undefined while it could not be read. */
function connected(channels: readonly Channel[] | undefined, kind: Channel["kind"]): number | undefined {
  return channels?.filter((one) => one.kind === kind && one.status === "connected").length;
}

type PartProps = { title: string; path: string; text: string; count?: number | undefined };

function Part({ title, path, text, count }: PartProps) {
  const state = count === undefined ? "" : count === 0 ? " Sin conectar." : ` ${count} en uso.`;
  const action = count === 0 ? "Conectar" : "Abrir";
  return (
    <Card
      title={title}
      description={`${text}${state}`}
      action={
        <Button component={Link} to={path} aria-label={`${action} ${title}`}>
          {action}
        </Button>
      }
    />
  );
}
