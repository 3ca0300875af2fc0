// The letters of the sign-in: to confirm an address, to choose another password, that an address already has an account,
// and that the second factor changed.
import type { Log } from "../../../../../kernel/log.ts";
import type { Mail } from "../../../../../providers/mail/port.ts";
import type { FindLetterhead, LetterReader } from "./find-letterhead.ts";

/** The reader, and the host of the call that caused the letter. */
type Addressee = LetterReader & { host: string };
/** A page of the product, with a key in its address. */
type PageLink = (path: string, token?: string) => string;
type Draft = { subject: string; lines: string[] };

export function letters(mail: Mail, findHead: FindLetterhead, log: Log) {
  const send = async (to: Addressee, isKey: boolean, write: (product: string, page: PageLink) => Draft) => {
    const head = await findHead(to, to.host, isKey);
    const { subject, lines } = write(
      head.name,
      (path, token) => `${head.url}${path}${token ? `?token=${encodeURIComponent(token)}` : ""}`,
    );
    await mail.send(head.dress({ to: to.email, subject, text: [greeting(to.name), ...lines].join("\n\n") }));
  };
  // Not awaited, so that unknown and known addresses take the same time.
  const start = (...letter: Parameters<typeof send>) => {
    send(...letter).catch((error: Error) => log.error({ error: error.message }, "a mail could not be sent"));
  };
  return {
    // its key confirms an address and opens nothing
    verification: (to: Addressee, token: string) =>
      start(to, false, (product, page) => ({
        subject: `Confirma tu correo en ${product}`,
        lines: [
          "Confirma que este correo es tuyo. El enlace sirve por un día.",
          `Confirmar mi correo: ${page("/auth/verificar", token)}`,
        ],
      })),
    reset: (to: Addressee, token: string) =>
      start(to, true, (product, page) => ({
        subject: `Cambia tu contraseña de ${product}`,
        lines: [
          "Recibimos tu solicitud para cambiar la contraseña. El enlace sirve por una hora.",
          `Elegir otra contraseña: ${page("/auth/restablecer", token)}`,
          "Si no fuiste tú, no hagas nada: tu contraseña sigue igual.",
        ],
      })),
    secondFactorIsOff: (to: Addressee) =>
      start(to, true, (product, page) => ({
        subject: "Desactivaste la verificación en dos pasos",
        lines: [
          `Desde ahora tu contraseña basta para entrar a ${product}.`,
          "Si no fuiste tú, cambia tu contraseña y actívala otra vez en «Tu cuenta».",
          `Cambiar contraseña: ${page("/auth/recuperar")}`,
        ],
      })),
    recoveryCodeUsed: (to: Addressee) =>
      start(to, true, (product, page) => ({
        subject: "Entraste con un código de recuperación",
        lines: [
          `Alguien entró a tu cuenta de ${product} con uno de tus códigos de recuperación. Ese código ya no sirve.`,
          "Si no fuiste tú, cambia tu contraseña.",
          `Cambiar contraseña: ${page("/auth/recuperar")}`,
        ],
      })),
    accountExists: (to: Addressee) =>
      start(to, true, (product, page) => ({
        subject: `Ya tienes una cuenta en ${product}`,
        lines: [
          "Recibimos una solicitud para crear una cuenta con este correo, y ya tienes una.",
          `Ingresar: ${page("/auth/ingresar")}`,
          `Si olvidaste tu contraseña, elige otra en ${page("/auth/recuperar")}`,
          "Si no fuiste tú, no hagas nada: tu cuenta sigue igual.",
        ],
      })),
  };
}

/** The person who signs up chooses name and address: a name with a link in it must not reach others in our letters. */
function greeting(name: string): string {
  return /[/:@\\]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u.test(name) ? "Hola:" : `Hola, ${name}:`;
}
