// The sign-in with Facebook: a person lets the installation manage their pages, and returns with a code. The code's key
// tells which pages these are: what a browser says about them proves nothing.
import type { PageKind } from "@mostrador/domain/conversation/channels/facebook/schema.ts";
import { type FacebookLogin, type GraphSettings, graphCall } from "../graph-call.ts";
import type { Messaging, OpenedPage, SignInOutcome } from "../port.ts";
import { type Fields, fieldsOf, listOf, textOf } from "../read-json.ts";

const SCOPES = [
  "public_profile",
  "email",
  "pages_show_list",
  "pages_manage_metadata",
  "pages_messaging",
  "pages_read_engagement",
  "pages_manage_engagement",
  "pages_read_user_content",
  "instagram_basic",
  "instagram_manage_messages",
  "instagram_manage_comments",
  "business_management",
].join(",");
const PAGES = "id,name,access_token,tasks,instagram_business_account{id,username}";
const MOST_LISTS = 20;
const OVER = "El permiso de Facebook caducó o ya se usó. Empieza de nuevo desde «Iniciar sesión con Facebook».";
const NOT_REACHED = "No se pudo llegar a Facebook. Intenta de nuevo.";

export function facebookSignIn(settings: GraphSettings): Pick<Messaging, "signInUrl" | "redeemSignIn"> {
  return {
    signInUrl(kind, state) {
      const { login, version } = settings;
      if (!login) return null;
      const query = new URLSearchParams({
        client_id: login.id,
        redirect_uri: login.redirectUris[kind],
        response_type: "code",
        state,
        ...(login.configId ? { config_id: login.configId } : { scope: SCOPES }),
      });
      return `${login.dialogUrl}/${version}/dialog/oauth?${query}`;
    },

    async redeemSignIn(kind, code) {
      const { login } = settings;
      if (!login) return failed("Esta instalación todavía no tiene una aplicación en Meta");
      const short = await keyFor(settings, login, { code, redirect_uri: login.redirectUris[kind as PageKind] });
      if (typeof short !== "string") return short;
      const long = await keyFor(settings, login, { grant_type: "fb_exchange_token", fb_exchange_token: short });
      return typeof long === "string" ? pagesOf(settings, long) : long;
    },
  };
}

/** A long-lived key of a person gives long-lived keys of pages. */
async function keyFor(settings: GraphSettings, { id, secret }: FacebookLogin, asked: Record<string, string>) {
  const query = new URLSearchParams({ client_id: id, client_secret: secret, ...asked });
  const answer = await graphCall(settings, `${id}|${secret}`, "GET", `oauth/access_token?${query}`);
  if (answer.kind === "error") return failed(OVER);
  if (answer.kind !== "ok") return failed(NOT_REACHED);
  return textOf(answer.body.access_token) || failed(OVER);
}

async function pagesOf(settings: GraphSettings, userToken: string): Promise<SignInOutcome> {
  const me = await graphCall(settings, userToken, "GET", "me?fields=id");
  if (me.kind !== "ok") return failed(NOT_REACHED);
  const userId = textOf(me.body.id);
  const pages: OpenedPage[] = [];
  let after = "";
  for (let list = 0; list < MOST_LISTS; list += 1) {
    const path = `me/accounts?fields=${PAGES}&limit=100${after && `&after=${encodeURIComponent(after)}`}`;
    const answer = await graphCall(settings, userToken, "GET", path);
    if (answer.kind === "error") return failed("Facebook no dejó leer tus páginas. Da todos los permisos que pide.");
    if (answer.kind !== "ok") return failed(NOT_REACHED);
    pages.push(...listOf(answer.body.data).flatMap((page) => openedPage(page, userId)));
    const paging = fieldsOf(answer.body.paging);
    after = textOf(fieldsOf(paging.cursors).after);
    if (!after || !paging.next) break;
  }
  return { kind: "granted", pages };
}

function openedPage(page: Fields, userId: string): OpenedPage[] {
  const [pageId, accessToken] = [textOf(page.id), textOf(page.access_token)];
  if (!/^\d{5,20}$/.test(pageId) || !accessToken) return [];
  const tasks = Array.isArray(page.tasks) ? page.tasks.map(textOf) : null;
  const { id, username } = fieldsOf(page.instagram_business_account);
  const externalId = textOf(id);
  const instagram = /^\d{5,20}$/.test(externalId) ? { externalId, username: textOf(username).slice(0, 100) } : null;
  const mayMessage = tasks === null || tasks.includes("MESSAGING");
  return [{ userId, pageId, name: textOf(page.name).slice(0, 200), accessToken, mayMessage, instagram }];
}

function failed(reason: string) {
  return { kind: "failed", reason } as const;
}
