// Especialistas: the people who attend.
import type { Specialist } from "@mostrador/domain/business/specialists/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { useState } from "react";
import { useMay } from "../../../lib/session/active-business.ts";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { phoneDigits } from "../../../ui/data/phone-digits.ts";
import { ItemActions } from "../../../ui/list/item-actions.tsx";
import { ItemPage } from "../../../ui/list/item-page.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { useBranches } from "../branches/index.ts";
import { AgendaName } from "./agenda-name.tsx";
import { useArchiveSpecialist, useDeleteSpecialist, useSpecialists } from "./api.ts";
import { SpecialistForm } from "./specialist-form.tsx";

export function SpecialistsPage() {
  const specialists = useSpecialists();
  const branches = useBranches();
  const archive = useArchiveSpecialist();
  const remove = useDeleteSpecialist();
  const may = useMay();
  const [open, setOpen] = useState<Specialist | "new" | null>(null);
  const mayEdit = may(PAGE.especialistas, "edit");
  const branchName = (id: string) => branches.data?.find((branch) => branch._id === id)?.name ?? "";
  const phone = ({ countryCode, whatsapp }: Specialist) => `+${countryCode} ${phoneDigits(whatsapp)}`;
  const actions = (specialist: Specialist) => (
    <ItemActions
      name={specialist.name}
      isArchived={specialist.isArchived}
      {...(mayEdit && {
        onEdit: () => setOpen(specialist),
        onArchive: (archived: boolean) =>
          archive.mutateAsync({ params: { id: specialist._id }, query: { archive: archived ? "true" : "false" } }),
      })}
      {...(may(PAGE.especialistas, "delete") && {
        onDelete: () => remove.mutateAsync({ params: { id: specialist._id } }),
      })}
      deleteText="Si tiene citas, se archiva en lugar de eliminarse, para que el historial conserve su nombre."
    />
  );
  return (
    <>
      <ItemPage<Specialist>
        title="Especialistas"
        archivedTitle="Especialistas Archivados"
        items={specialists.data ?? []}
        loading={specialists.isPending}
        error={specialists.error}
        onRetry={() => void specialists.refetch()}
        itemId={(specialist) => specialist._id}
        textOf={(specialist) => `${specialist.name} ${specialist.whatsapp} ${branchName(specialist.branchId)}`}
        searchLabel="Buscar especialista"
        addLabel="Registrar especialista"
        {...(mayEdit && { onAdd: () => setOpen("new"), onOpen: setOpen })}
        columns={[
          { key: "name", label: "Nombre", render: (specialist) => <AgendaName specialist={specialist} /> },
          { key: "branch", label: "Sucursal", render: (specialist) => branchName(specialist.branchId) },
          { key: "phone", label: "WhatsApp", render: phone, wideOnly: true },
          {
            key: "services",
            label: "Servicios",
            render: (specialist) => specialist.services.length,
            align: "right",
            width: 120,
          },
        ]}
        renderRow={(specialist) => (
          <Row
            start={<Avatar name={specialist.name} />}
            title={specialist.name}
            subtitle={branchName(specialist.branchId)}
            actions={actions(specialist)}
          />
        )}
        rowActions={actions}
        empty={{ drawing: "people", text: "Registra a quienes atienden para llevar su agenda." }}
      />
      {open && <SpecialistForm specialist={open === "new" ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}
