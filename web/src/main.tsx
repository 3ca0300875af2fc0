// The first lines that run: the pages before a session and those for customers are a light product of their own,
// without router, cache and shell; everything else is the full one.
import "@fontsource-variable/heebo/wght.css";
import { createRoot } from "react-dom/client";
import { isLightPath } from "./app/light/light-paths.ts";

const root = document.getElementById("root");
if (root) {
  const place = createRoot(root);
  const loaded = isLightPath(location.pathname)
    ? import("./app/light/light-app.tsx").then(({ LightApp }) => <LightApp />)
    : import("./app/app.tsx").then(({ App }) => <App />);
  void loaded.then((app) => place.render(app));
}
