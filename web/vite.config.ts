import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { openingScript } from "./opening-script.ts";
import { packedFiles } from "./packed-files.ts";
import { pageLinks } from "./page-links.ts";

// In development the browser speaks to one origin: calls and sockets pass through to the server beside it.
const server = `http://127.0.0.1:${process.env.PORT || 3000}`;
const pass = { target: server, changeOrigin: false };

/** What every page stands on, those for customers too, and ours that they share: nothing of the product's looks. */
const GROUND =
  /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|web\/src\/lib\/(client|session\/(remembered|active-business-id))\./;

/** What both products draw with first, ours and the library's: one file instead of a dozen small ones. */
const FRAME =
  /node_modules\/(stylis|@emotion\/\w+|@mui\/(system(?!\/Stack)|styled-engine|private-theming)|@mui\/material\/(styles|Box|ButtonBase|Button|Typography|CssBaseline))\/|@mui\/(material\/)?utils\/(debounce|getActiveElement|isMuiElement|owner\w+|setRef|use(Slot|Controlled|EnhancedEffect))\b|web\/src\/(app\/(themed|theme-mode)\.|app\/route\/(arrival|page-route)\.|ui\/theme\/|ui\/state\/(late|notice|say-error)\.|ui\/layout\/(hidden-text|use-title)\.|ui\/key\/(form-shortcuts|take-key)\.)|vite\/preload-helper/;

/** Around every page before a session. */
const SIGN_IN = /identity\/(api|auth-frame|credentials|enter|text-link)\.|identity\/sign-in\/credential\./;

/** What is typed into; a list's search has it too. */
const INPUTS = /node_modules\/@mui\/material\/(FormControl|FormHelperText|FormLabel|InputBase|OutlinedInput)\//;

/** What a form is made of, before a session and after. */
const FORM =
  /node_modules\/react-hook-form\/|web\/src\/ui\/(form\/(form|form-actions)|field\/(field-frame|field-side|use-field|text-field))\./;

/** What lies over a page or stands in for it; whoever pays for an appointment has it too. */
const OVERLAY =
  /node_modules\/@mui\/material\/(Tooltip|Popper|Grow|Portal|Skeleton)\/|web\/src\/ui\/state\/skeletons\./;

/** What the front page draws as the product does. */
const ICONS = /@mui\/material\/SvgIcon\/|web\/src\/ui\/icon\/(draw-icon|devices|messages|places|states)\./;

/** Where each page is: asked for ahead, before anything of the product has come. */
const PAGES = /web\/src\/(app\/(pages|shell-route)|(app|features)\/([\w-]+\/)+page|lib\/page\/page)\./;

/** What every page of the product is drawn with, whatever it shows, and its shell; their own parts come along. */
const PRODUCT =
  /node_modules\/(react-router|@tanstack|@mui\/material\/(Collapse|Divider|Drawer|IconButton|ListItemIcon|Menu|MenuItem|Paper))\/|web\/src\/(lib\/(session\/|(query|use-now)\.)|(app\/(navigation|query-client|router)|(app|features)\/([\w-]+\/)+menu|lib\/page\/menu-entry|ui\/(action\/(icon-action|menu-button)|icon\/(actions|arrows)|key\/(key-text|press)|layout\/(page|page-header|use-screen)|state\/(page-skeletons|toast-place)))\.)/;

/** What the agenda asks by and its rules, which other pages share: dozens of small files otherwise. */
const RULES =
  /domain\/src\/(kit\/resource(\/\w+(-\w+)*)?|scheduling\/(appointments\/(live|times|schema|routes|repeat\/schema|visit\/(visit-lines|schema|change\/routes))|calendars\/(schema|routes|live)|payments\/(link-state|payment-status|schema|routes))|business\/(branches\/(weekly-ranges|schema|resource)|specialists\/resource|businesses\/schema)|catalog\/(resources\/schema|products\/resource|services\/(discount|schema|resource|routes))|money\/finance\/(amount|category|movement-origin|payment-method|schema)|growth\/outreach\/(kinds|schema|routes)|ground\/files\/(file-address|schema))\.ts/;

/** The rules that the light pages go by as well. */
const FEW_RULES =
  /domain\/src\/(kit\/(calendar|phone-countries)|business\/branches\/(hours|spans)|scheduling\/appointments\/(attendee|status)|growth\/waiting-list\/wish)\./;

/** What most pages draw lists, dialogs and choices with. */
const SCREENS =
  /node_modules\/@mui\/material\/(Dialog\w*|LinearProgress|ToggleButton\w*)\/|web\/src\/(lib\/address\/address|ui\/resource\/removal-queue|ui\/dialog\/(dialog|confirm-dialog|drawer))\./;

/** In development, too, the pages for customers are documents of their own. */
const customerPages: Plugin = {
  name: "customer-pages",
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, _response, next) => {
      if (request.url?.startsWith("/reservar/")) request.url = "/reservar.html";
      if (request.url?.startsWith("/aviso/")) request.url = "/aviso.html";
      next();
    }),
};

export default defineConfig({
  plugins: [react(), customerPages, openingScript(), pageLinks(), packedFiles()],
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
      "/socket.io": { ...pass, ws: true },
    },
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
      input: ["index.html", "reservar.html", "aviso.html"],
      output: {
        // What many screens stand on, in a few files that change only when a part is renewed: many small ones weigh more,
        // and each page that comes late names all it needs. What more screens share has a higher priority, so that a group
        // that takes along what its parts need leaves it where it is.
        codeSplitting: {
          groups: [
            { name: "ground", test: GROUND, priority: 3 },
            { name: "frame", test: FRAME, priority: 2 },
            { name: "overlay", test: OVERLAY, priority: 1 },
            { name: "icons", test: ICONS, priority: 1 },
            { name: "inputs", test: INPUTS, priority: 1 },
            { name: "pages", test: PAGES, priority: 1 },
            { name: "form", test: FORM },
            { name: "sign-in", test: SIGN_IN },
            { name: "product", test: PRODUCT },
            { name: "screens", test: SCREENS },
            { name: "few-rules", test: FEW_RULES, priority: 1 },
            { name: "zod", test: /node_modules\/zod\//, priority: 1 },
            { name: "rules", test: RULES },
          ],
        },
      },
    },
  },
});
