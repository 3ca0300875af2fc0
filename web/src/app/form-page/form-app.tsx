// /f/{code}: a form for everyone who has its address, without a session (contract/growth#forms).
import type { PublicForm } from "@mostrador/domain/growth/forms/schema.ts";
import { useEffect, useState } from "react";
import "../booking/customer/customer.css";
import { currentBrand } from "../../lib/brand/brand.ts";
import { Problem, Waiting } from "../booking/customer/parts.tsx";
import { useLoad } from "../booking/customer/use-load.ts";
import { paint } from "../booking/paint.ts";
import { Publisher } from "../booking/publisher.tsx";
import { readForm } from "./form-calls.ts";
import "./form-page.css";
import { isMissing } from "../../lib/client.ts";
import { Questionnaire } from "./questionnaire.tsx";

export function FormApp() {
  const loaded = useLoad(location.pathname + location.search, readForm);
  const [isSent, setIsSent] = useState(false);
  /** A form that is read again stays on screen meanwhile. */
  const [form, setForm] = useState<PublicForm | null>(null);
  const { data, error } = loaded;
  useEffect(() => {
    if (!data) return;
    setForm(data);
    document.title = `${data.title} · ${data.business.name}`;
    paint(data.business.color);
  }, [data]);
  if (error) {
    const isGone = isMissing(error);
    return (
      <main className="page form-page">
        <h1>{isGone ? "Este formulario no está disponible" : "No se pudo abrir el formulario"}</h1>
        <Problem onRetry={isGone ? undefined : loaded.again}>{error.message}</Problem>
      </main>
    );
  }
  if (!form)
    return (
      <main className="page form-page">
        <Waiting label="Abriendo" />
      </main>
    );
  const { business, notice } = form;
  return (
    <main className="page form-page">
      <header>
        {business.logo && <img src={business.logo} alt="" width={56} height={56} />}
        <p className="quiet">{business.name}</p>
        <h1>{form.title}</h1>
      </header>
      {isSent ? <Thanks form={form} /> : <Open form={form} onReload={loaded.again} onSent={() => setIsSent(true)} />}
      {notice && (
        <p className="quiet">
          <a href={notice} target="_blank" rel="noreferrer">
            Aviso de privacidad
          </a>
        </p>
      )}
      {currentBrand() && (
        <p>
          <Publisher said="Formulario con" />
        </p>
      )}
    </main>
  );
}

function Open({ form, onReload, onSent }: { form: PublicForm; onReload: () => void; onSent: () => void }) {
  return (
    <>
      {form.person && <p>{`Hola, ${form.person}.`}</p>}
      {form.description && <p className="form-description">{form.description}</p>}
      {form.answeredAt && (
        <p role="status" className="form-said">
          {`Ya lo contestaste el ${DAY.format(new Date(form.answeredAt))}. Puedes contestarlo otra vez.`}
        </p>
      )}
      <Questionnaire form={form} onReload={onReload} onSent={onSent} />
    </>
  );
}

function Thanks({ form: { thanks, business } }: { form: PublicForm }) {
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <>
      <p role="status" className="form-said">
        {thanks || "Gracias: recibimos tus respuestas."}
      </p>
      {business.whatsapp && (
        <a
          className="second form-whatsapp"
          href={`https://wa.me/${business.whatsapp}`}
          target="_blank"
          rel="noreferrer"
        >
          Escribir al negocio por WhatsApp
        </a>
      )}
    </>
  );
}

const DAY = new Intl.DateTimeFormat("es-MX", { day: "numeric", month: "long", year: "numeric" });
