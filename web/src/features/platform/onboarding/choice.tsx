import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { signOut } from "../../../lib/session/session.ts";
import { ChevronRightRounded } from "../../../ui/icon/arrows.ts";
import { GroupAddOutlined } from "../../../ui/icon/people.ts";
import { AddBusinessOutlined } from "../../../ui/icon/places.ts";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { Stage } from "./frame.tsx";

/** The two ways into the product, and the way out. */
export function Choice({ onCreate, onJoin }: { onCreate: () => void; onJoin: () => void }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { memberships } = useActiveBusiness();
  const leave = () => signOut().catch((error: unknown) => toast.error(sayError(error)));
  return (
    <Stage title="¿Cómo quieres empezar?">
      <Box sx={{ display: "grid", gap: 1.5 }}>
        <Way
          icon={<AddBusinessOutlined />}
          title="Registra tu negocio"
          text="En cinco pasos queda listo para agendar."
          onSelect={onCreate}
        />
        <Way
          icon={<GroupAddOutlined />}
          title="Unirme a un negocio"
          text="Con el código de invitación que te dio quien es dueño."
          onSelect={onJoin}
        />
      </Box>
      <Box sx={{ mt: 3, ml: -2, display: "flex" }}>
        {memberships.length > 0 ? (
          <Button variant="text" onClick={() => void navigate("/agenda")}>
            Volver a {memberships[0]?.name}
          </Button>
        ) : (
          <Button variant="text" onClick={() => void leave()}>
            Salir
          </Button>
        )}
      </Box>
    </Stage>
  );
}

type WayProps = { icon: ReactNode; title: string; text: string; onSelect: () => void };

function Way({ icon, title, text, onSelect }: WayProps) {
  return (
    <ButtonBase
      onClick={onSelect}
      sx={{
        display: "flex",
        gap: 2,
        p: 2,
        width: 1,
        textAlign: "left",
        border: "1px solid",
        borderColor: "outline",
        borderRadius: 1,
        "&:hover": { borderColor: "primary.main", bgcolor: "primary.soft" },
      }}
    >
      <Box sx={{ display: "grid", placeItems: "center", color: "primary.ink" }}>{icon}</Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: "subtitle1", fontWeight: 500 }}>{title}</Box>
        <Box sx={{ typography: "body2", color: "text.secondary" }}>{text}</Box>
      </Box>
      <ChevronRightRounded sx={{ color: "text.secondary" }} />
    </ButtonBase>
  );
}
