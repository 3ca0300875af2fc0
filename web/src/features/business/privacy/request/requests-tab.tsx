// The requests, earliest due date first; one of them opens next to the list.
import { createRequest } from "@mostrador/domain/business/privacy/routes.ts";
import { KIND_NAMES, type PrivacyRequest } from "@mostrador/domain/business/privacy/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type AddressParts, useAddress } from "../../../../lib/address/address.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { useBegun } from "../../../../ui/dialog/use-begun.ts";
import { Row } from "../../../../ui/list/row.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { PAGE_SIZE, useRequests } from "../api.ts";
import { PrivacyList } from "../privacy-list.tsx";
import { dueText, RequestState } from "./request-words.tsx";

const FORM = latePart(async () => (await import("./request-form.tsx")).RequestForm);
const DETAIL = latePart(async () => (await import("./request-detail.tsx")).RequestDetail);

export function RequestsTab() {
  const { params, change } = useAddress();
  const page = Math.max(1, Number(params.get("pagina")) || 1);
  const list = useRequests(page);
  const mayCreate = useMayCall()(createRequest);
  const { begun, begin, end } = useBegun();
  const show = (parts: AddressParts) => change(parts, { isStep: true });
  const openId = params.get("solicitud");
  const { requests = [], total = 0 } = list.data ?? {};
  return (
    <>
      <PrivacyList<PrivacyRequest>
        title="Solicitudes de derechos ARCO"
        label="Solicitudes"
        items={requests}
        read={list}
        add={mayCreate ? { label: "Registrar solicitud", onSelect: () => begin() } : null}
        emptyText="Cuando un cliente pida ver, corregir o eliminar sus datos, o se oponga a su uso, regístralo aquí: te decimos cuándo vence y llevamos la bitácora."
        onOpen={({ _id }) => show({ solicitud: _id })}
        openId={openId}
        renderItem={(request) => (
          <Row
            title={`${KIND_NAMES[request.kind]} · ${request.client.name}`}
            subtitle={dueText(request)}
            aside={<RequestState request={request} />}
          />
        )}
      >
        {total > PAGE_SIZE && (
          <Box sx={{ display: "flex", gap: 1, p: 2, justifyContent: "center" }}>
            <Button disabled={page === 1} onClick={() => show({ pagina: page > 2 ? String(page - 1) : null })}>
              Anteriores
            </Button>
            <Button disabled={page * PAGE_SIZE >= total} onClick={() => show({ pagina: String(page + 1) })}>
              Siguientes
            </Button>
          </Box>
        )}
      </PrivacyList>
      {begun && <Late part={FORM} props={{ onClose: end, onMade: (id: string) => show({ solicitud: id }) }} />}
      {openId && <Late part={DETAIL} props={{ id: openId, onClose: () => show({ solicitud: null }) }} />}
    </>
  );
}
