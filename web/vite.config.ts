import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

// In development the browser speaks to one origin: calls and sockets pass through to the server beside it.
const server = `http://127.0.0.1:${process.env.PORT || 3000}`;
const pass = { target: server, changeOrigin: false };

/** What every page stands on, those for customers too, and ours that they share: nothing of the product's looks. */
const GROUND =
  /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|web\/src\/lib\/(client|session\/(remembered|active-business-id))\./;

/** What both products draw with first, ours and the library's: one file instead of a dozen small ones. */
const FRAME =
  /node_modules\/(stylis|@emotion\/\w+|@mui\/(system(?!\/Stack)|styled-engine|private-theming)|@mui\/material\/(styles|Box|ButtonBase|Button|Typography|CssBaseline))\/|web\/src\/(app\/(themed|theme-mode)\.|app\/route\/(arrival|page-route)\.|ui\/theme\/|ui\/state\/(late|notice|say-error)\.|ui\/layout\/(hidden-text|use-title)\.)|vite\/preload-helper/;

/** Around every page before a session. */
const SIGN_IN = /identity\/(api|auth-frame|credentials|enter|text-link)\./;

/** In development, too, a booking page is a document of its own. */
const bookingPage: Plugin = {
  name: "booking-page",
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, _response, next) => {
      if (request.url?.startsWith("/reservar/")) request.url = "/reservar.html";
      next();
    }),
};

export default defineConfig({
  plugins: [react(), bookingPage],
  server: {
    port: 5173,
    proxy: { "/api": pass, "/healthz": pass, "/readyz": pass, "/archivos": pass, "/socket.io": { ...pass, ws: true } },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Everything stays a file: the server's content policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    // Browsers that cannot preload modules load them a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html", "reservar.html"],
      output: {
        // What every screen stands on, in one file that changes only when a part is renewed.
        codeSplitting: {
          groups: [
            { name: "ground", test: GROUND, priority: 1 },
            { name: "frame", test: FRAME },
            { name: "sign-in", test: SIGN_IN },
          ],
        },
      },
    },
  },
});
