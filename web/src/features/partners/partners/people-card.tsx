// Who belongs to the partner. A person is found by their e-mail first, and then added.
import type { Partner } from "@mostrador/domain/partners/partners/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { AddUserDialog } from "./add-user-dialog.tsx";
import { useRemoveUser } from "./api.ts";

const ROLES = { user: "Usuario", partner: "Partner", admin: "Equipo" } as const;

export function PeopleCard({ partner }: { partner: Partner }) {
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Partner["users"][number] | null>(null);
  const remove = useRemoveUser();
  const toast = useToast();
  return (
    <Card title="Usuarios" action={<Button onClick={() => setAdding(true)}>Agregar usuario</Button>}>
      {partner.users.length === 0 && <Box sx={{ color: "text.secondary" }}>Todavía no hay usuarios.</Box>}
      <DividedList label="Usuarios del partner">
        {partner.users.map((person) => (
          <DividedRow key={person._id}>
            <Row
              start={<Avatar name={person.name} size={32} />}
              title={person.name}
              subtitle={person.email.email}
              aside={ROLES[person.role]}
              actions={
                <Button
                  size="small"
                  variant="text"
                  color="error"
                  aria-label={`Quitar a ${person.name}`}
                  onClick={() => setLeaving(person)}
                >
                  Quitar
                </Button>
              }
            />
          </DividedRow>
        ))}
      </DividedList>
      {adding && <AddUserDialog partnerId={partner._id} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={`¿Quitar a ${leaving?.name ?? "esta persona"}?`}
        confirmLabel="Quitar"
        danger
        onConfirm={async () => {
          if (!leaving) return;
          const body = { action: "removeUser" as const, userId: leaving._id };
          toast.success((await remove.mutateAsync({ params: { id: partner._id }, body })).message);
        }}
      >
        Deja de ver los negocios del partner en este momento, también los que registró. Los que ya tenía antes siguen
        siendo suyos.
      </ConfirmDialog>
    </Card>
  );
}
