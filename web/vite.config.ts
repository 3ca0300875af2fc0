import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { brandFonts } from "./brand-fonts.ts";
import { builtFiles } from "./built-files.ts";
import { codeFileOf } from "./code-files.ts";
import { openingScript } from "./opening-script.ts";
import { packedFiles } from "./packed-files.ts";
import { pageLinks } from "./page-links.ts";
import { usedShapes } from "./used-shapes.ts";

// In development the browser uses one origin: calls and sockets are passed to the server.
const server = `http://127.0.0.1:${process.env.PORT || 3000}`;
const pass = { target: server, changeOrigin: false };

/** In development, too, customer pages are separate documents. */
const customerPages: Plugin = {
  name: "customer-pages",
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, _response, next) => {
      if (request.url?.startsWith("/reservar/")) request.url = "/reservar.html";
      if (request.url?.startsWith("/aviso/")) request.url = "/aviso.html";
      if (request.url?.startsWith("/f/")) request.url = "/formulario.html";
      if (request.url?.startsWith("/kiosco/")) request.url = "/kiosco.html";
      next();
    }),
};

/** A part that is meant to load later, and that something else imports at once, would load with every page unnoticed. */
function refuseUselessImports(level: Rolldown.LogLevel, log: Rolldown.RolldownLog, say: Rolldown.LogOrStringHandler) {
  say(log.code === "INEFFECTIVE_DYNAMIC_IMPORT" ? "error" : level, log);
}

export default defineConfig({
  plugins: [
    react(),
    usedShapes(),
    customerPages,
    brandFonts(),
    openingScript(),
    builtFiles(),
    pageLinks(),
    packedFiles(),
  ],
  worker: { format: "es" },
  resolve: {
    alias: [
      { find: /^temporal-polyfill$/, replacement: fileURLToPath(new URL("src/lib/temporal.ts", import.meta.url)) },
    ],
  },
  server: {
    port: 5173,
    proxy: {
      "/api": pass,
      "/healthz": pass,
      "/readyz": pass,
      "/archivos": pass,
      "/c/": pass,
      "^/directorio(/|\\?|$)": pass,
      "/socket.io": { ...pass, ws: true },
    },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // Assets stay files: the server's content policy forbids data: scripts and styles.
    assetsInlineLimit: 0,
    // Browsers without module preload load them a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog: refuseUselessImports,
      input: ["index.html", "reservar.html", "aviso.html", "formulario.html", "kiosco.html"],
      output: {
        // Groups what many screens share into a few files that change only with their parts: small files weigh more,
        // and each late page lists all it needs. More widely shared groups have a higher priority, so that other groups
        // do not absorb their modules.
        codeSplitting: {
          groups: [{ name: codeFileOf, debugName: "code files", includeDependenciesRecursively: false }],
        },
      },
    },
  },
});
