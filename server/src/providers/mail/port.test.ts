// The port over SMTP, with a server that speaks just enough of it, and over the mailbox of the demo.
import { createServer, type Server } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Sandbox, startSandboxProcess } from "../../../test/start-sandbox-process.ts";
import { mailboxMail } from "./mailbox.ts";
import { type Mail, MailRefused } from "./port.ts";
import { retryingMail } from "./retrying-mail.ts";
import { smtpMail } from "./smtp.ts";

const FROM = "Mostrador <hola@mostrador.test>";
const letter = {
  to: "ana@ejemplo.mx",
  subject: "Cambia tu contraseña",
  text: "Hola, Íñigo 💈:\n\nhttps://a.mx/?token=x",
};

let sandbox: Sandbox;
const open: Server[] = [];
beforeAll(async () => {
  sandbox = await startSandboxProcess({ webhookUrl: "http://127.0.0.1:9/nobody" });
});
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});
afterAll(() => sandbox.close());

/** A carrier that answers `verdict` to each recipient, and records what it received. */
async function carrier(verdict: () => string = () => "250 ok") {
  const told: string[] = [];
  const server = createServer((socket) => {
    let isLetter = false;
    socket.write("220 carrier\r\n");
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      for (const line of bytes.toString("utf8").split("\r\n").slice(0, -1)) {
        told.push(line);
        if (isLetter && line !== ".") continue;
        if (line === "DATA") isLetter = true;
        else if (line === ".") isLetter = false;
        socket.write(`${line === "DATA" ? "354 go on" : line.startsWith("RCPT") ? verdict() : "250 ok"}\r\n`);
      }
    });
  });
  const url = await listening(server);
  return { told, mail: smtpMail(url, FROM, 400) };
}

async function listening(server: Server): Promise<string> {
  open.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

const ways: [string, () => Promise<Mail>][] = [
  ["SMTP", async () => (await carrier()).mail],
  ["the mailbox", async () => mailboxMail(`${sandbox.url}/mail`, FROM)],
];

test.each(ways)("a letter is taken by %s", async (_way, open) => {
  await expect((await open()).send(letter)).resolves.toBeUndefined();
});

test("it arrives in the mailbox letter by letter", async () => {
  await mailboxMail(`${sandbox.url}/mail`, FROM).send({ ...letter, to: "eva@ejemplo.mx" });
  const { messages } = await sandbox.call("GET", "/mail/messages?to=eva@ejemplo.mx");
  expect(messages).toMatchObject([{ from: FROM, to: "eva@ejemplo.mx", subject: letter.subject, text: letter.text }]);
});

test("nothing that is written becomes a header or another recipient", async () => {
  const { mail, told } = await carrier();
  await mail.send({ ...letter, subject: "Hola\r\nBcc: otra@ejemplo.mx" });
  await mail.send({ ...letter, senderName: 'Nopal" <otra@ejemplo.mx>,\r\nBcc: otra@ejemplo.mx' });
  await mail.send({ ...letter, to: "ana@ejemplo.mx,otra@ejemplo.mx" }).catch(() => {});
  expect(told.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  expect(told.filter((line) => line.startsWith("RCPT") && line.includes("<otra@"))).toEqual([]);
  expect(told.filter((line) => line.startsWith("MAIL")).every((line) => line.includes("<hola@mostrador.test>"))).toBe(
    true,
  );
});

test.each([
  ["550 no such person", true],
  ["451 later", false],
])("the carrier says %s: is it for good? %s", async (verdict, isForGood) => {
  const { mail } = await carrier(() => verdict);
  const error = await mail.send(letter).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof MailRefused).toBe(isForGood);
  expect((error as Error).message).not.toContain("ana@");
});

test("a carrier that says nothing is not waited for", async () => {
  const url = await listening(createServer((socket) => socket.on("error", () => {})));
  const begun = Date.now();
  await expect(smtpMail(url, FROM, 300).send(letter)).rejects.toThrow();
  expect(Date.now() - begun).toBeLessThan(3_000);
});

test("a passing trouble is tried again, a refusal is not, and the last one is told", async () => {
  const answers = ["451 later", "451 later", "250 ok", "550 never", "250 ok"];
  const { mail, told } = await carrier(() => answers.shift() ?? "451 later");
  const retrying = retryingMail(mail, [1, 1]);
  await retrying.send(letter);
  await expect(retrying.send(letter)).rejects.toThrow(MailRefused);
  expect(answers).toEqual(["250 ok"]);
  await retrying.send(letter);
  const before = told.filter((line) => line.startsWith("RCPT")).length;
  await expect(retrying.send(letter)).rejects.toThrow("451");
  expect(told.filter((line) => line.startsWith("RCPT")).length - before).toBe(3);
});
