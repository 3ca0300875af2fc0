// Servicios: what is sold by appointment.
import type { Service } from "@mostrador/domain/catalog/services/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import { useState } from "react";
import { useMay } from "../../../lib/session/active-business.ts";
import { StatusChip } from "../../../ui/data/status.tsx";
import { ItemActions } from "../../../ui/list/item-actions.tsx";
import { ItemPage } from "../../../ui/list/item-page.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { durationText } from "../../../ui/time/duration-field.tsx";
import { useBranches } from "../../business/branches/index.ts";
import { useSpecialists } from "../../business/specialists/index.ts";
import { useArchiveService, useDeleteService, useServices } from "./api.ts";
import { ServiceForm } from "./service-form.tsx";

export function ServicesPage() {
  const services = useServices();
  const specialists = useSpecialists();
  // The form asks for them: it opens at once.
  useBranches();
  const archive = useArchiveService();
  const remove = useDeleteService();
  const may = useMay();
  const [open, setOpen] = useState<Service | "new" | null>(null);
  const mayEdit = may(PAGE.servicios, "edit");
  const names = (service: Service) =>
    service.specialists
      .flatMap((id) => specialists.data?.find((specialist) => specialist._id === id)?.name.split(" ")[0] ?? [])
      .join(", ");
  const actions = (service: Service) => (
    <ItemActions
      name={service.name}
      isArchived={service.isArchived}
      {...(mayEdit && {
        onEdit: () => setOpen(service),
        onArchive: (archived: boolean) =>
          archive.mutateAsync({ params: { id: service._id }, query: { archive: archived ? "true" : "false" } }),
      })}
      {...(may(PAGE.servicios, "delete") && { onDelete: () => remove.mutateAsync({ params: { id: service._id } }) })}
      deleteText="Si tiene citas, se archiva en lugar de eliminarse."
    />
  );
  return (
    <>
      <ItemPage<Service>
        title="Servicios"
        archivedTitle="Servicios Archivados"
        items={services.data ?? []}
        loading={services.isPending}
        error={services.error}
        onRetry={() => void services.refetch()}
        itemId={(service) => service._id}
        textOf={(service) => `${service.name} ${service.description} ${service.customId}`}
        searchLabel="Buscar servicio"
        addLabel="Registrar servicio"
        {...(mayEdit && { onAdd: () => setOpen("new"), onOpen: setOpen })}
        columns={[
          { key: "name", label: "Nombre", render: (service) => service.name },
          { key: "duration", label: "Duración", render: (service) => durationText(service.duration), width: 140 },
          { key: "price", label: "Precio", render: (service) => <Price text={service.price} />, width: 220 },
          { key: "people", label: "Especialistas", render: names, wideOnly: true },
          {
            key: "available",
            label: "Asistente",
            width: 160,
            render: (service) =>
              service.available ? (
                <StatusChip tone="success" mark="check" label="Lo agenda" />
              ) : (
                <StatusChip tone="neutral" mark="dash" label="No lo agenda" />
              ),
          },
        ]}
        renderRow={(service) => (
          <Row
            title={service.name}
            subtitle={`${durationText(service.duration)} · ${service.price}`}
            actions={actions(service)}
          />
        )}
        rowActions={actions}
        empty={{ drawing: "service", text: "Registra lo que vendes por cita, con su duración y su precio." }}
      />
      {open && <ServiceForm service={open === "new" ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** A price is a text of up to 200 characters: the list shows how it begins. */
function Price({ text }: { text: string }) {
  return (
    <Box sx={{ display: "-webkit-box", WebkitLineClamp: 2, WebkitBoxOrient: "vertical", overflow: "hidden" }}>
      {text}
    </Box>
  );
}
