// Paquetes: sessions that are sold together.
import type { SessionPackage } from "@mostrador/domain/money/packages/resource.ts";
import { sellPackage } from "@mostrador/domain/money/packages/routes.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "react-router";
import { useChoices } from "../../../lib/resource/choices.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { moneyText } from "../../../ui/data/money.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { packages } from "./api.ts";
import { SessionPackageForm } from "./session-package-form.tsx";
import { countText, validText } from "./sessions-text.ts";

const SELL = latePart(async () => (await import("./sales/sell-form.tsx")).SellForm);
function saleText({ available, soldOnline }: SessionPackage): string {
  if (!available) return "No se vende";
  return soldOnline ? "También en línea" : "A la venta";
}

export function PackagesPage() {
  const address = useListAddress();
  return (
    <ResourcePage<SessionPackage>
      address={address}
      data={packages.usePage(address)}
      labelOf={(sessionPackage) => sessionPackage.name}
      columns={[
        { key: "name", label: "Nombre", render: ({ name }) => name, sortable: true },
        { key: "sessions", label: "Sesiones", render: ({ sessions }) => sessions, width: 140, sortable: true },
        { key: "price", label: "Precio", render: ({ price }) => moneyText(price), align: "right", width: 150 },
        { key: "validDays", label: "Vigencia", render: ({ validDays }) => validText(validDays), width: 170 },
        { key: "available", label: "Venta", render: saleText, width: 170, wideOnly: true },
      ]}
      renderRow={(sessionPackage, actions) => (
        <Row
          title={sessionPackage.name}
          subtitle={[
            countText(sessionPackage.sessions),
            ...(sessionPackage.available && !sessionPackage.soldOnline ? [] : [saleText(sessionPackage)]),
          ].join(" · ")}
          amount={moneyText(sessionPackage.price, null)}
          actions={actions}
        />
      )}
      tools={
        <Button component={Link} to="/paquetes/vendidos">
          Vendidos
        </Button>
      }
      empty={{
        drawing: "service",
        text: "Vende varias sesiones juntas, como «5 masajes»: cada cita toma una y siempre sabes cuántas quedan.",
      }}
      tabs={(sessionPackage) => [
        { value: "datos", label: "Datos", content: <PackageFacts sessionPackage={sessionPackage} /> },
      ]}
      form={(sessionPackage, onClose) => <SessionPackageForm sessionPackage={sessionPackage} onClose={onClose} />}
    />
  );
}

function PackageFacts({ sessionPackage }: { sessionPackage: SessionPackage }) {
  const { _id, services, sessions, price, validDays, description, customId, available, isArchived } = sessionPackage;
  const named = useChoices("service", services).options.filter(({ value }) => services.includes(value));
  const maySell = useMayCall()(sellPackage) && available && !isArchived;
  const [isSelling, setSelling] = useState(false);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Facts
        facts={[
          { label: "Servicios", value: named.map(({ label }) => label).join(", ") },
          { label: "Sesiones", value: sessions },
          { label: "Precio", value: `${moneyText(price)}, ${moneyText(price / sessions)} cada sesión` },
          { label: "Vigencia", value: validText(validDays) },
          { label: "Venta", value: saleText(sessionPackage) },
          { label: "Descripción", value: description },
          { label: "Identificador", value: customId },
        ]}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {maySell && (
          <Button variant="contained" color="primary" onClick={() => setSelling(true)}>
            Vender a un cliente
          </Button>
        )}
        <Button component={Link} to={`/paquetes/vendidos?paquete=${_id}`}>
          Ver vendidos
        </Button>
      </Box>
      {isSelling && <Late part={SELL} props={{ packageId: _id, onClose: () => setSelling(false) }} />}
    </Box>
  );
}
