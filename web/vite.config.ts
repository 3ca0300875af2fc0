import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// In development the browser speaks to one origin: calls and sockets pass through to the server beside it.
const server = `http://127.0.0.1:${process.env.PORT || 3000}`;
const pass = { target: server, changeOrigin: false };

const BASE =
  /node_modules\/(react|react-dom|scheduler|stylis|@emotion\/\w+|@mui\/(system(?!\/Stack)|styled-engine|private-theming)|@mui\/material\/(styles|Box|ButtonBase|Button|Typography|CssBaseline))\//;

/** Our own that both products draw with first: one file instead of a dozen small ones. */
const FRAME =
  /web\/src\/(app\/(themed|theme-mode)\.|app\/route\/(arrival|page-route)\.|ui\/theme\/|ui\/state\/(late|notice|say-error)\.|ui\/layout\/(hidden-text|use-title)\.|lib\/(client|session\/(remembered|active-business-id))\.)|vite\/preload-helper/;

/** Around every page before a session. */
const SIGN_IN = /identity\/(api|auth-frame|credentials|enter|text-link)\./;

export default defineConfig({
  plugins: [react()],
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
      output: {
        // What every screen stands on, in one file that changes only when a part is renewed.
        codeSplitting: {
          groups: [
            { name: "base", test: BASE },
            { name: "frame", test: FRAME },
            { name: "sign-in", test: SIGN_IN },
          ],
        },
      },
    },
  },
});
