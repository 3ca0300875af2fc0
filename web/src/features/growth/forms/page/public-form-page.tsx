// /f/{code}: a form for everyone who has its address, without a session (contract/growth#forms).
import type { PublicForm } from "@mostrador/domain/growth/forms/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { CardPage } from "../../../../ui/layout/card-page.tsx";
import { useTitle } from "../../../../ui/layout/use-title.ts";
import { Notice } from "../../../../ui/state/notice.tsx";
import { FormSkeleton } from "../../../../ui/state/skeletons.tsx";
import { type FormRefusal, readPublicForm } from "./form-call.ts";
import { Questionnaire } from "./questionnaire.tsx";

export function PublicFormPage() {
  const [form, setForm] = useState<PublicForm | null>(null);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const [isSent, setIsSent] = useState(false);
  const load = useCallback(async () => {
    setRefusal(null);
    try {
      setForm(await readPublicForm());
    } catch (reason) {
      setRefusal(reason as FormRefusal);
    }
  }, []);
  useEffect(() => void load(), [load]);
  useTitle(form?.title ?? "Formulario");
  if (refusal && !form)
    return (
      <Frame form={null}>
        <Notice tone="warning" role="alert">
          {refusal.message}
        </Notice>
        {refusal.status !== 404 && (
          <Button
            variant="contained"
            color="primary"
            onClick={() => void load()}
            fullWidth
            sx={{ mt: 2, minHeight: 48 }}
          >
            Reintentar
          </Button>
        )}
      </Frame>
    );
  if (!form)
    return (
      <Frame form={null}>
        <FormSkeleton />
      </Frame>
    );
  return (
    <Frame form={form}>
      {isSent ? <Thanks form={form} /> : <Open form={form} onReload={load} onSent={() => setIsSent(true)} />}
    </Frame>
  );
}

type OpenProps = { form: PublicForm; onReload: () => Promise<void>; onSent: () => void };

function Open({ form, onReload, onSent }: OpenProps) {
  return (
    <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {form.person && <Typography>{`Hola, ${form.person}.`}</Typography>}
      {form.description && (
        <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{form.description}</Typography>
      )}
      {form.answeredAt && (
        <Notice role="status">{`Ya lo contestaste el ${dateTimeText(form.answeredAt)}. Puedes contestarlo otra vez.`}</Notice>
      )}
      <Questionnaire form={form} onReload={onReload} onSent={onSent} />
    </Box>
  );
}

function Thanks({ form: { thanks, business } }: { form: PublicForm }) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Notice tone="success" role="status">
        {thanks || "Gracias: recibimos tus respuestas."}
      </Notice>
      {business.whatsapp && (
        <Button href={`https://wa.me/${business.whatsapp}`} target="_blank" rel="noreferrer" sx={{ minHeight: 48 }}>
          Escribir al negocio por WhatsApp
        </Button>
      )}
    </Box>
  );
}

function Frame({ form, children }: { form: PublicForm | null; children: ReactNode }) {
  return (
    <CardPage
      width={600}
      foot={
        form?.notice && (
          <Link href={form.notice} target="_blank" rel="noreferrer">
            Aviso de privacidad
          </Link>
        )
      }
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, mb: 2.5, minHeight: 44 }}>
        {form?.business.logo && <Box component="img" src={form.business.logo} alt="" sx={LOGO} />}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: "anywhere" }}>
            {form?.title ?? "Formulario"}
          </Typography>
          {form && (
            <Typography color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
              {form.business.name}
            </Typography>
          )}
        </Box>
      </Box>
      {children}
    </CardPage>
  );
}

const LOGO = { width: 44, height: 44, borderRadius: 1, objectFit: "cover", flexShrink: 0 } as const;
