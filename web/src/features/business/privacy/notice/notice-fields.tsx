import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";

const LINES = "Uno por renglón";

export function NoticeFields() {
  return (
    <>
      <TextField name="responsible" label="Responsable" required help="La persona o empresa dueña del negocio" />
      <TextField name="address" label="Domicilio" required />
      <FormSection columns={2}>
        <TextField name="contactPerson" label="Quién atiende las solicitudes" />
        <TextField name="email" label="Correo para solicitudes" />
        <TextField name="phone" label="Teléfono para solicitudes" />
      </FormSection>
      <TextArea name="data" label="Qué datos usas" required help={LINES} max={2000} />
      <TextArea
        name="sensitive"
        label="Datos sensibles"
        help="Salud, creencias, origen… Déjalo vacío si no los pides"
        max={1000}
        minRows={2}
      />
      <TextArea name="primary" label="Para qué los necesitas" required help={LINES} max={2000} />
      <TextArea
        name="secondary"
        label="Finalidades adicionales"
        help="Promociones, encuestas… A esto se pueden oponer tus clientes"
        max={2000}
        minRows={2}
      />
      <TextArea
        name="transfers"
        label="Con quién los compartes"
        help="Déjalo vacío si con nadie"
        max={2000}
        minRows={2}
      />
      <TextArea
        name="text"
        label="Texto propio"
        help="Si lo dejas vacío, el aviso se escribe con la plantilla. «## » empieza una sección y «- » un punto"
        max={20_000}
        minRows={4}
      />
      <SwitchField
        name="sendsLink"
        label="Enviar el enlace por WhatsApp"
        help="Un mensaje corto a quien te escribe, una sola vez por versión. Queda como constancia de que se le dio a conocer"
      />
    </>
  );
}
