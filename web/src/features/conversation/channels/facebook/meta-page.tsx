// Meta: all that is connected with an account of Facebook (D-17.13).
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useMay } from "../../../../lib/session/active-business.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
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
  const channels = useChannels().data;
  const may = useMay();
  return (
    <Page title="Meta" subtitle="Lo que conectas con tu cuenta de Facebook" narrow>
      <Box sx={{ display: "grid", gap: 2 }}>
        {PARTS.map(({ kind, title, path, text }) => {
          const count = channels?.filter((one) => one.kind === kind && one.status === "connected").length ?? 0;
          const state = count === 0 ? "Sin conectar." : count === 1 ? "1 conectado." : `${count} conectados.`;
          return (
            <Card
              key={kind}
              title={title}
              description={`${text}${channels ? ` ${state}` : ""}`}
              action={
                <Button component={Link} to={path} aria-label={`Abrir ${title}`}>
                  {channels && count === 0 ? "Conectar" : "Abrir"}
                </Button>
              }
            />
          );
        })}
        {may(PAGE.comentarios) && (
          <Card
            title="Comentarios"
            description="Los comentarios de tus publicaciones de Facebook e Instagram."
            action={
              <Button component={Link} to="/integraciones/comentarios-meta" aria-label="Abrir Comentarios">
                Abrir
              </Button>
            }
          />
        )}
      </Box>
    </Page>
  );
}
