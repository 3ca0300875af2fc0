import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// In development the browser speaks to one origin: calls and sockets pass through to the server beside it.
const server = `http://127.0.0.1:${process.env.PORT || 3000}`;
const pass = { target: server, changeOrigin: false };

const BASE =
  /node_modules\/(react|react-dom|scheduler|stylis|@emotion\/\w+|@mui\/(system|styled-engine|private-theming)|@mui\/material\/(styles|Box|ButtonBase|Button|Typography|CssBaseline))\//;

export default defineConfig({
  plugins: [react()],
  server: {
    port: 5173,
    proxy: { "/api": pass, "/healthz": pass, "/readyz": pass, "/socket.io": { ...pass, ws: true } },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Everything stays a file: the server's content policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every screen stands on, in one file that changes only when a part is renewed.
        codeSplitting: { groups: [{ name: "base", test: BASE }] },
      },
    },
  },
});
