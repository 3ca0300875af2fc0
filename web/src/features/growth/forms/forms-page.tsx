// Formularios: what a business asks its contacts, with the results.
import { QUESTION_LABELS } from "@mostrador/domain/growth/forms/questions.ts";
import type { Form } from "@mostrador/domain/growth/forms/resource.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { ShareButton } from "../../../ui/action/share-button.tsx";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { forms, useLiveAnswers } from "./api.ts";
import { FormForm } from "./editor/form-form.tsx";
import { ExportForms } from "./export-forms.tsx";
import { Preview } from "./preview.tsx";
import { ClientAnswers } from "./results/client-answers.tsx";
import { FormResultsView } from "./results/form-results.tsx";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const lastOf = ({ lastAnswerAt }: Form) => (lastAnswerAt ? dateTimeText(lastAnswerAt) : "");

export function FormsPage() {
  const address = useListAddress();
  const data = forms.usePage(address);
  useLiveAnswers();
  return (
    <ResourcePage<Form>
      address={address}
      data={data}
      labelOf={(form) => form.title}
      columns={[
        { key: "title", label: "Título", render: ({ title }) => title, sortable: true },
        {
          key: "questions",
          label: "Preguntas",
          render: ({ questions }) => questions.length,
          width: 110,
          align: "right",
        },
        { key: "answers", label: "Respuestas", render: ({ answers }) => answers, width: 120, align: "right" },
        { key: "last", label: "Última respuesta", render: lastOf, width: 190, wideOnly: true },
      ]}
      renderRow={(form, actions) => (
        <Row
          title={form.title}
          subtitle={`${counted(form.questions.length, "pregunta", "preguntas")} · ${counted(form.answers, "respuesta", "respuestas")}`}
          actions={actions}
        />
      )}
      tools={(data.list.loading || data.list.items.length > 0) && <ExportForms given={address.given} />}
      empty={{
        drawing: "list",
        text: "Pregunta a tus clientes cómo les fue o qué necesitan: arma un formulario y mándalo en su conversación.",
      }}
      tabs={(form) => [
        { value: "resultados", label: "Resultados", content: <FormResultsView form={form} /> },
        { value: "respuestas", label: "Por cliente", content: <ClientAnswers form={form} /> },
        { value: "preguntas", label: "Preguntas", content: <Asked form={form} /> },
      ]}
      form={(form, onClose) => <FormForm form={form} onClose={onClose} />}
    />
  );
}

function Asked({ form }: { form: Form }) {
  const types = [...new Set(form.questions.map(({ questionType }) => QUESTION_LABELS[questionType]))];
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {!form.isArchived && (
        <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
          <Typography variant="body2" color="textSecondary">
            Su enlace, para quien lo tenga. A un contacto mándaselo desde su conversación: así sabes que contestó.
          </Typography>
          <Link href={form.url} target="_blank" rel="noreferrer" sx={{ overflowWrap: "anywhere" }}>
            {form.url}
          </Link>
          <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
            <ShareButton url={form.url} title={form.title} />
            <Button href={form.url} target="_blank" rel="noreferrer">
              Abrir
            </Button>
          </Box>
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        {`${counted(form.questions.length, "pregunta", "preguntas")}: ${types.join(", ").toLowerCase()}`}
      </Typography>
      <Preview description={form.description} questions={form.questions} />
    </Box>
  );
}
