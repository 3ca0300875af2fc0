// The pages of sales funnels: the list, one funnel, and its form at `nuevo` and `{id}/editar`.
import type { SalesFunnel } from "@mostrador/domain/growth/sales-funnels/resource.ts";
import { useState } from "react";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { ResourceDetail } from "../../../ui/resource/resource-detail.tsx";
import { RowMenu } from "../../../ui/resource/row-menu.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { useResourceActions } from "../../../ui/resource/use-resource-actions.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { salesFunnels } from "./api.ts";
import { CheckpointLine } from "./checkpoint-line.tsx";
import { SalesFunnelEditor } from "./sales-funnel-editor.tsx";
import { SalesFunnelList } from "./sales-funnel-list.tsx";

const HOME = "/sales-funnels";
const labelOf = ({ name }: SalesFunnel) => name;

export function SalesFunnelsPage() {
  const [id = "", rest] = (useParams()["*"] ?? "").split("/");
  const isBegun = useSearchParams()[0].get("nuevo") !== null;
  if (id === "nuevo") return <SalesFunnelEditor key="new" id={null} />;
  if (id && rest === "editar") return <SalesFunnelEditor key={id} id={id} />;
  return isBegun ? <Navigate replace to={`${HOME}/nuevo`} /> : <Overview />;
}

function Overview() {
  const navigate = useNavigate();
  const [goneId, setGoneId] = useState<string | null>(null);
  const listed = useListAddress();
  // a deleted one is not read again while its page closes
  const address = listed.openId !== null && listed.openId === goneId ? { ...listed, openId: null } : listed;
  const data = salesFunnels.usePage(address);
  const actions = useResourceActions(data, labelOf);
  const [removed, setRemoved] = useState<SalesFunnel | null>(null);
  const remove = useConfirmedRemoval();
  const edit = ({ _id }: SalesFunnel) => void navigate(`${HOME}/${_id}/editar`);
  const menu = (funnel: SalesFunnel, isListed = true) => (
    <RowMenu
      name={funnel.name}
      isArchived={funnel.isArchived}
      {...(isListed && { onView: () => address.open(funnel._id) })}
      {...(isListed && data.mayEdit && { onEdit: () => edit(funnel) })}
      {...(data.mayEdit && { onArchive: (archive: boolean) => void actions.archive([funnel], archive) })}
      {...(data.mayRemove && { onRemove: () => setRemoved(funnel) })}
    />
  );
  return (
    <>
      {address.openId ? (
        <ResourceDetail<SalesFunnel>
          address={address}
          data={data}
          labelOf={labelOf}
          tabs={(funnel) => [{ value: "puntos", label: "Puntos", content: <Described funnel={funnel} /> }]}
          menu={(funnel) => menu(funnel, false)}
          onEdit={edit}
          onAdd={() => void navigate(`${HOME}/nuevo`)}
        />
      ) : (
        <SalesFunnelList
          address={address}
          data={data}
          labelOf={labelOf}
          actions={actions}
          menu={menu}
          onAdd={() => void navigate(`${HOME}/nuevo`)}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        title={`Are you sure you want to delete the funnel "${removed?.name ?? ""}"?`}
        confirmLabel="Eliminar"
        danger
        onConfirm={async () => {
          if (!removed) return;
          setGoneId(removed._id);
          await remove(removed._id).catch((reason) => {
            setGoneId(null);
            throw reason;
          });
          if (listed.openId) listed.open(null);
        }}
      >
        This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}

/** Throws with the server's message when it could not be deleted. */
function useConfirmedRemoval() {
  const remove = salesFunnels.useRemove();
  const toast = useToast();
  return async (id: string) => {
    const [outcome] = await remove([id]);
    if (outcome?.error) throw outcome.error;
    if (outcome?.message) toast.success(outcome.message);
  };
}

function Described({ funnel: { description, checkpoints } }: { funnel: SalesFunnel }) {
  return <CheckpointLine level="h2" description={description} checkpoints={checkpoints} />;
}
