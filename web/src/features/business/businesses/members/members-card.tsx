// Personas con acceso: who can open the business and what each may do. Only the owner sees it.
import type { Member } from "@mostrador/domain/ground/identity/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "react-router";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { useSession } from "../../../../lib/session/session.ts";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { useBegun } from "../../../../ui/dialog/use-begun.ts";
import { PersonAddAltOutlined, PersonRemoveOutlined } from "../../../../ui/icon/contact-actions.ts";
import { EditOutlined } from "../../../../ui/icon/list-actions.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { List } from "../../../../ui/list/list.tsx";
import { Row } from "../../../../ui/list/row.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { GrantFields } from "./grant-fields.tsx";
import { GrantForm, grantOf, grantText, grantValues } from "./grant-values.ts";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { limitsText, type ReachChoices } from "./limit-values.ts";
import { useGrantMember, useMembers, useRemoveMember } from "./members-api.ts";
import { TeamRuleLine } from "./team-rule-line.tsx";

type OpenDialog = { member: Member; to: "edit" | "remove" } | null;

export function MembersCard({ useReach }: { useReach: () => ReachChoices }) {
  const { businessId } = useActiveBusiness();
  const members = useMembers();
  const reach = useReach();
  const grant = useGrantMember();
  const remove = useRemoveMember();
  const toast = useToast();
  const session = useSession();
  // people who prepare businesses for others
  const isTeam = session.status === "in" && session.user.role !== "user";
  const [who, setOpen] = useState<OpenDialog>(null);
  const { begun, begin, end } = useBegun();
  const close = () => setOpen(null);
  const params = { userId: who?.member.userId ?? "" };
  const business = { businessId: businessId ?? "" };
  return (
    <Card
      flush
      title="Personas con acceso"
      action={
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button component={Link} to="/negocio/bitacora" variant="text">
            Bitácora
          </Button>
          {isTeam && <Button onClick={() => begin("entrega")}>Entregar</Button>}
          <Button startIcon={<PersonAddAltOutlined />} onClick={() => begin("invitacion")}>
            Invitar
          </Button>
        </Box>
      }
    >
      <List<Member>
        label="Personas con acceso"
        items={members.data ?? []}
        itemId={(member) => member.userId}
        loading={members.isPending}
        error={members.error}
        onRetry={() => void members.refetch()}
        empty={null}
        renderItem={(member) => (
          <Row
            start={<Avatar name={member.name} />}
            title={member.name}
            subtitle={<MemberLines member={member} reach={reach} />}
            {...(member.role === "owner"
              ? { aside: <StatusChip tone="primary" mark="check" label="Dueño" /> }
              : {
                  actions: (
                    <MenuButton
                      label={`Acciones de ${member.name}`}
                      actions={[
                        {
                          label: "Cambiar permisos",
                          icon: <EditOutlined />,
                          onSelect: () => setOpen({ member, to: "edit" }),
                        },
                        {
                          label: "Quitar acceso",
                          icon: <PersonRemoveOutlined />,
                          danger: true,
                          onSelect: () => setOpen({ member, to: "remove" }),
                        },
                      ]}
                    />
                  ),
                })}
          />
        )}
      />
      <TeamRuleLine />
      {begun === "invitacion" && <InviteDialog reach={reach} onClose={end} />}
      {begun === "entrega" && isTeam && <HandOverDialog onClose={end} />}
      {who?.to === "edit" && (
        <FormDialog<GrantForm>
          open
          onClose={close}
          title={`Permisos de ${who.member.name}`}
          schema={GrantForm}
          defaultValues={grantValues(who.member)}
          onSubmit={async (values) => {
            const { message } = await grant.mutateAsync({ params, body: { ...business, member: grantOf(values) } });
            toast.success(message);
          }}
        >
          <GrantFields reach={reach} name={who.member.name} />
        </FormDialog>
      )}
      {who?.to === "remove" && (
        <ConfirmDialog
          open
          onClose={close}
          title={`¿Quitar el acceso a ${who.member.name}?`}
          confirmLabel="Quitar acceso"
          danger
          onConfirm={async () => {
            const { message } = await remove.mutateAsync({ params, query: business });
            toast.success(message);
          }}
        >
          Deja de ver este negocio en este momento. Para volver necesita una invitación nueva.
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** What the person may open; below it, in full, what they do not reach. */
function MemberLines({ member, reach }: { member: Member; reach: ReachChoices }) {
  const limits = limitsText(member.limits, reach);
  return (
    <>
      <Box sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
        {[grantText(member), member.secondFactor && "dos pasos", member.email].filter(Boolean).join(" · ")}
      </Box>
      {limits && <Box sx={{ whiteSpace: "normal" }}>Solo {limits}</Box>}
    </>
  );
}
