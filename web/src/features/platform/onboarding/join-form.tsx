import { joinBusiness } from "@mostrador/domain/ground/identity/routes.ts";
import { JoinBusiness } from "@mostrador/domain/ground/identity/schema.ts";
import { useNavigate } from "react-router";
import { useCall } from "../../../lib/query.ts";
import { setActiveBusinessId } from "../../../lib/session/active-business-id.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { Stage } from "./frame.tsx";

const Code = JoinBusiness.pick({ code: true });
type JoinFormProps = { way: "join" | "claim"; userId: string; onBack: () => void; onJoined: () => void };

const WAYS = {
  join: {
    title: "Unirme a un negocio",
    text: "Pide el código a quien es dueño: lo crea en Negocio, Personas con acceso.",
    label: "Código de invitación",
    submit: "Unirme",
    saving: "Uniéndote...",
    failed: "Error al unirte al negocio. Por favor, intentalo de nuevo.",
  },
  claim: {
    title: "Reclamar un negocio",
    text: "Con el identificador que te dio el equipo que preparó tu negocio quedas como su dueño.",
    label: "Identificador del negocio",
    submit: "Reclamar",
    saving: "Reclamando...",
    failed: "Error al reclamar el negocio. Por favor, intentalo de nuevo.",
  },
} as const;

/** The code identifies the business and the permissions in it. */
export function JoinForm({ way, userId, onBack, onJoined }: JoinFormProps) {
  const { title, text, label, submit, saving, failed } = WAYS[way];
  const join = useCall(joinBusiness, ["session"]);
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <Stage title={title} text={text}>
      <Form<{ code: string }>
        schema={Code}
        defaultValues={{ code: "" }}
        aria-label={title}
        actions={<FormActions submitLabel={submit} savingLabel={saving} cancelLabel="Atrás" onCancel={onBack} />}
        onSubmit={async ({ code }) => {
          try {
            const { data, message } = await join.mutateAsync({
              params: { id: userId },
              body: { code, permissions: [] },
            });
            setActiveBusinessId(data.businessId);
            onJoined();
            toast.success(message);
            void navigate("/principal", { replace: true });
          } catch (error) {
            toast.error(failed);
            throw error;
          }
        }}
      >
        <TextField name="code" label={label} autoFocus clean={(text) => text.trim()} />
      </Form>
    </Stage>
  );
}
