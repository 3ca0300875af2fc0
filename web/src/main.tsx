// The first lines that run: the pages before a session and those for customers are a light product of their own,
// without router, cache and shell; everything else is the full one.
import "@fontsource-variable/heebo/wght.css";
import { createRoot } from "react-dom/client";
import { isLightPath } from "./app/light/light-paths.ts";
import { whenOpened } from "./lib/opening.ts";

/** Not even the frame of the product came: plain words, without anything that would have to be loaded. */
function NotOpened() {
  return (
    <main role="alert" style={{ fontFamily: "sans-serif", maxWidth: 420, margin: "20vh auto", padding: 16 }}>
      <p>No se pudo abrir Mostrador. Verifica tu conexión a internet.</p>
      <button type="button" onClick={() => location.reload()}>
        Reintentar
      </button>
    </main>
  );
}

const FONT = '16px "Heebo Variable"';
const MOST_FONT_MS = 500;

/** The font comes beside the code: words that are first drawn in another one move when it arrives. */
async function withItsFont<Loaded>(code: Promise<Loaded>): Promise<Loaded> {
  const font = document.fonts.load(FONT).catch(() => undefined);
  const loaded = await code;
  await Promise.race([font, new Promise((resolve) => setTimeout(resolve, MOST_FONT_MS))]);
  return loaded;
}

async function openProduct() {
  await whenOpened();
  void import("./app/fetch-ahead.ts").then(({ fetchAhead }) => fetchAhead(location.pathname)).catch(() => undefined);
  const { App, ready } = await import("./app/app.tsx");
  await ready;
  return <App />;
}

const root = document.getElementById("root");
if (root) {
  const place = createRoot(root);
  const isLight = isLightPath(location.pathname);
  const loaded = isLight
    ? withItsFont(
        import("./app/light/light-app.tsx").then(({ LightApp, ready }) => ready?.then(() => LightApp) ?? LightApp),
      ).then((LightApp) => <LightApp />)
    : openProduct();
  loaded.then(
    (app) => place.render(app),
    () => place.render(<NotOpened />),
  );
}
