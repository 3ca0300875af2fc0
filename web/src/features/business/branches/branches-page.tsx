// Sucursales: where and when the business attends.
import type { Branch } from "@mostrador/domain/business/branches/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { useState } from "react";
import { useMay } from "../../../lib/session/active-business.ts";
import { ItemActions } from "../../../ui/list/item-actions.tsx";
import { ItemPage } from "../../../ui/list/item-page.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { useArchiveBranch, useBranches, useDeleteBranch } from "./api.ts";
import { BranchForm } from "./branch-form.tsx";
import { hoursText } from "./hours-text.ts";

export function BranchesPage() {
  const branches = useBranches();
  const archive = useArchiveBranch();
  const remove = useDeleteBranch();
  const may = useMay();
  const [open, setOpen] = useState<Branch | "new" | null>(null);
  const mayEdit = may(PAGE.sucursales, "edit");
  const actions = (branch: Branch) => (
    <ItemActions
      name={branch.name}
      isArchived={branch.isArchived}
      {...(mayEdit && {
        onEdit: () => setOpen(branch),
        onArchive: (archived: boolean) =>
          archive.mutateAsync({ params: { id: branch._id }, query: { archive: archived ? "true" : "false" } }),
      })}
      {...(may(PAGE.sucursales, "delete") && { onDelete: () => remove.mutateAsync({ params: { id: branch._id } }) })}
      deleteText="Si tiene citas o productos, se archiva en lugar de eliminarse."
    />
  );
  return (
    <>
      <ItemPage<Branch>
        title="Sucursales"
        archivedTitle="Sucursales Archivadas"
        items={branches.data ?? []}
        loading={branches.isPending}
        error={branches.error}
        onRetry={() => void branches.refetch()}
        itemId={(branch) => branch._id}
        textOf={(branch) => `${branch.name} ${branch.address.description} ${branch.city}`}
        searchLabel="Buscar sucursal"
        addLabel="Registrar sucursal"
        {...(mayEdit && { onAdd: () => setOpen("new"), onOpen: setOpen })}
        columns={[
          { key: "name", label: "Nombre", render: (branch) => branch.name },
          { key: "address", label: "Dirección", render: (branch) => `${branch.address.description}, ${branch.city}` },
          { key: "hours", label: "Horario", render: (branch) => hoursText(branch.schedules), wideOnly: true },
        ]}
        renderRow={(branch) => (
          <Row
            title={branch.name}
            subtitle={`${branch.address.description}, ${branch.city}`}
            actions={actions(branch)}
          />
        )}
        rowActions={actions}
        empty={{ drawing: "place", text: "Registra dónde y a qué horas atiendes para ofrecer horarios." }}
      />
      {open && <BranchForm branch={open === "new" ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}
