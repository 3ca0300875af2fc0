// Especialistas: the people who attend customers.
import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import { groupedPhone, readPhone } from "@mostrador/domain/kit/phone.ts";
import type { ReactNode } from "react";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { GivenServices, useBranches, WeekFacts } from "../branches/index.ts";
import { AgendaName } from "./agenda-name.tsx";
import { specialists } from "./api.ts";
import { SpecialistForm } from "./specialist-form.tsx";

/** `besides`: more data about one, below the registered data. */
export function SpecialistsPage({ besides }: { besides?: (specialist: Specialist) => ReactNode }) {
  const address = useListAddress();
  const branches = useBranches().data ?? [];
  const branchOf = ({ branchId }: Specialist) => branches.find((branch) => branch._id === branchId);
  const branchName = (specialist: Specialist) => branchOf(specialist)?.name ?? "";
  return (
    <ResourcePage<Specialist>
      address={address}
      data={specialists.usePage(address)}
      labelOf={(specialist) => specialist.name}
      columns={[
        {
          key: "name",
          label: "Nombre",
          render: (specialist) => <AgendaName specialist={specialist} />,
          sortable: true,
        },
        { key: "branch", label: "Sucursal", render: branchName },
        { key: "phone", label: "WhatsApp", render: phone, wideOnly: true },
        {
          key: "services",
          label: "Servicios",
          render: (specialist) => specialist.services.length,
          align: "right",
          width: 120,
        },
      ]}
      renderRow={(specialist, actions) => (
        <Row
          start={<Avatar name={specialist.name} color={specialist.colorHex} />}
          title={specialist.name}
          subtitle={branchName(specialist)}
          actions={actions}
        />
      )}
      empty={{ drawing: "people", text: "Registra a quienes atienden para llevar su agenda." }}
      tabs={(specialist) => [
        {
          value: "datos",
          label: "Datos",
          content: (
            <>
              <Facts
                facts={[
                  { label: "Sucursal", value: branchName(specialist) },
                  { label: "WhatsApp", value: phone(specialist) },
                  { label: "Correo", value: specialist.email },
                  { label: "Identificador", value: specialist.customId },
                  { label: "Información de pago", value: specialist.paymentInfo },
                ]}
              />
              {besides?.(specialist)}
            </>
          ),
        },
        {
          value: "horario",
          label: "Horarios",
          content: (
            <WeekFacts
              hours={branchOf(specialist)?.schedules ?? {}}
              rests={specialist.restSchedules}
              off="No se trabaja"
            />
          ),
        },
        {
          value: "servicios",
          label: "Servicios",
          content: <GivenServices ids={specialist.services} none="Todavía no da ningún servicio." />,
        },
      ]}
      form={(specialist, onClose) => <SpecialistForm specialist={specialist} onClose={onClose} />}
    />
  );
}

function phone({ countryCode, whatsapp }: Specialist): string {
  return `+${countryCode} ${groupedPhone(readPhone(countryCode, whatsapp))}`;
}
