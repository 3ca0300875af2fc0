// The entry point: sign-in and customer pages start the light product, without router, cache and shell; all others
// start the full one.
import "@fontsource-variable/heebo/wght.css";
import { createRoot } from "react-dom/client";
import { isLightPath } from "./app/light/light-paths.ts";
import { currentBrand } from "./lib/brand/brand.ts";
import { whenOpened } from "./lib/opening.ts";

/** The product's code did not load: plain text that needs no other file. */
function NotOpened() {
  return (
    <main role="alert" style={{ fontFamily: "sans-serif", maxWidth: 420, margin: "20vh auto", padding: 16 }}>
      <p>No se pudo abrir {currentBrand()?.companyName ?? "Mostrador"}. Verifica tu conexión a internet.</p>
      <button type="button" onClick={() => location.reload()}>
        Reintentar
      </button>
    </main>
  );
}

const FONT = `16px "${currentBrand()?.fontFamily ?? "Heebo Variable"}"`;
const MOST_FONT_MS = 500;

/** The font loads in parallel with the code: text drawn before it would move when it arrives. */
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
