import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link, useNavigate } from "react-router";
import { useBrand } from "../../../lib/brand/brand.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { signOut, useSession } from "../../../lib/session/session.ts";
import { GroupAddOutlined } from "../../../ui/icon/contact-actions.ts";
import { AddBusinessOutlined, StorefrontOutlined } from "../../../ui/icon/places.ts";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { Stage } from "./frame.tsx";
import { Way } from "./way.tsx";

type ChoiceProps = { onCreate: () => void; onClaim: () => void; onJoin: () => void };

/** The three ways to start, and sign-out. */
export function Choice({ onCreate, onClaim, onJoin }: ChoiceProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { memberships } = useActiveBusiness();
  const session = useSession();
  // at a partner's name no other partner begins
  const mayResell = useBrand() === null && session.status === "in" && session.user.role === "user";
  const leave = () => signOut().catch((error: unknown) => toast.error(sayError(error)));
  return (
    <Stage title="¿Cómo quieres empezar?">
      <Box sx={{ display: "grid", gap: 1.5 }}>
        <Way
          icon={<AddBusinessOutlined />}
          title="Registra tu negocio"
          text="En unos pasos queda listo para agendar."
          onSelect={onCreate}
        />
        <Way
          icon={<StorefrontOutlined />}
          title="Reclamar un negocio"
          text="Con el identificador que te dio el equipo que lo preparó."
          onSelect={onClaim}
        />
        <Way
          icon={<GroupAddOutlined />}
          title="Unirme a un negocio"
          text="Con el código de invitación que te dio quien es dueño."
          onSelect={onJoin}
        />
      </Box>
      <Box sx={{ mt: 3, ml: -2, display: "flex", flexWrap: "wrap" }}>
        {session.status === "in" && session.user.role !== "user" ? (
          <Button variant="text" component={Link} to="/negocios">
            Volver a Negocios
          </Button>
        ) : memberships.length > 0 ? (
          <Button variant="text" onClick={() => void navigate("/agenda")}>
            Volver a {memberships[0]?.name}
          </Button>
        ) : (
          <Button variant="text" onClick={() => void leave()}>
            Salir
          </Button>
        )}
        {mayResell && (
          <Button variant="text" component={Link} to="/precios-partner">
            Quiero ser partner
          </Button>
        )}
      </Box>
    </Stage>
  );
}
