// The letters of the sign-in: to confirm an address, to choose another password, and that an address already has an
// account.
import type { Log } from "../../../../kernel/log.ts";
import type { Mail } from "../../../../providers/mail/port.ts";

type Reader = { name: string; email: string };

export function letters(mail: Mail, publicUrl: string, log: Log) {
  const page = (path: string, token?: string) =>
    `${publicUrl}${path}${token ? `?token=${encodeURIComponent(token)}` : ""}`;
  const send = ({ name, email }: Reader, subject: string, lines: string[]) => {
    // Not awaited, so that unknown and known addresses take the same time.
    mail
      .send({ to: email, subject, text: [greeting(name), ...lines].join("\n\n") })
      .catch((error: Error) => log.error({ error: error.message }, "a mail could not be sent"));
  };
  return {
    verification: (reader: Reader, token: string) =>
      send(reader, "Confirma tu correo en Mostrador", [
        "Confirma que este correo es tuyo. El enlace sirve por un día:",
        page("/auth/verificar", token),
      ]),
    reset: (reader: Reader, token: string) =>
      send(reader, "Cambia tu contraseña de Mostrador", [
        "Recibimos tu solicitud para cambiar la contraseña. Abre este enlace en la próxima hora:",
        page("/auth/restablecer", token),
        "Si no fuiste tú, no hagas nada: tu contraseña sigue igual.",
      ]),
    secondFactorIsOff: (reader: Reader) =>
      send(reader, "Desactivaste la verificación en dos pasos", [
        "Desde ahora tu contraseña basta para entrar a Mostrador.",
        "Si no fuiste tú, cambia tu contraseña y actívala otra vez en «Tu cuenta»:",
        page("/auth/recuperar"),
      ]),
    recoveryCodeUsed: (reader: Reader) =>
      send(reader, "Entraste con un código de recuperación", [
        "Alguien entró a tu cuenta de Mostrador con uno de tus códigos de recuperación. Ese código ya no sirve.",
        "Si no fuiste tú, cambia tu contraseña:",
        page("/auth/recuperar"),
      ]),
    accountExists: (reader: Reader) =>
      send(reader, "Ya tienes una cuenta en Mostrador", [
        "Recibimos una solicitud para crear una cuenta con este correo, y ya tienes una. Ingresa aquí:",
        page("/auth/ingresar"),
        "Si olvidaste tu contraseña, elige otra aquí:",
        page("/auth/recuperar"),
        "Si no fuiste tú, no hagas nada: tu cuenta sigue igual.",
      ]),
  };
}

/** The person who signs up chooses name and address: a name with a link in it must not reach others in our letters. */
function greeting(name: string): string {
  return /[/:@\\]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u.test(name) ? "Hola:" : `Hola, ${name}:`;
}
