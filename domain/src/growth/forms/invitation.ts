/** The message with which a form is sent to a contact; a person can edit it in the chat. */
export function invitationText({ name, title, url }: { name: string; title: string; url: string }): string {
  const greeting = name === "" ? "Hola" : `Hola, ${name}`;
  return `${greeting}. ¿Nos ayudas a contestar «${title}»? Te toma poco tiempo: ${url}`;
}
