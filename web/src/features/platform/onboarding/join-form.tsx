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
type JoinFormProps = { userId: string; onBack: () => void; onJoined: () => void };

/** The code says which business it is and what one may do there. */
export function JoinForm({ userId, onBack, onJoined }: JoinFormProps) {
  const join = useCall(joinBusiness, ["session"]);
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <Stage title="Unirme a un negocio" text="Pide el código a quien es dueño: lo crea en Negocio, Personas con acceso.">
      <Form<{ code: string }>
        schema={Code}
        defaultValues={{ code: "" }}
        aria-label="Unirme a un negocio"
        actions={<FormActions submitLabel="Unirme" savingLabel="Uniéndote..." cancelLabel="Atrás" onCancel={onBack} />}
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
            toast.error("Error al unirte al negocio. Por favor, intentalo de nuevo.");
            throw error;
          }
        }}
      >
        <TextField name="code" label="Código de invitación" autoFocus clean={(text) => text.trim()} />
      </Form>
    </Stage>
  );
}
