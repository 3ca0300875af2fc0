// Who may know whom. The plan of the floors is `floors.cjs`; what is written here is how it is read.
const floors = require("./floors.cjs");

const domain = "^domain/src";
const modules = "^server/src/modules";
const features = "^web/src/features";
/** What a capability tells the proofs about itself: no part of the product. */
const proofs = "^server/src/modules/.+/proofs\\.ts$";
const test = `\\.test\\.tsx?$|${proofs}`;
const home = "[^/]+/[^/]+/";

/** What may see every module: the composition, the demo story and the tests' own server. */
const composition = ["^server/src/(adapters|compose)\\.ts$", "^server/src/seed/", "^server/test/"];
/** One process of what was composed. */
const opening = "^server/src/open-product\\.ts$";
/** What starts things, the outside world in small among them. */
const entries = ["^server/src/(main|start|migrate|prepare-database|read-webhooks)\\.ts$"];

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const wings = [
  rule("sandbox-is-alone", "An honest outside world cannot know the inside.", { path: "^sandbox/" }, ours("sandbox")),
  rule("domain-knows-nobody", "The domain is what the others are about.", { path: "^domain/" }, ours("domain")),
  rule("web-meets-server-in-domain", "The web knows the domain only.", { path: "^web/" }, ours("domain|web")),
  rule(
    "server-meets-web-in-domain",
    "The server knows the domain only.",
    { path: "^server/", pathNot: proofs },
    ours("domain|server|sandbox"),
  ),
  rule("capability-proofs", "Its own proofs know the proofs.", { path: proofs }, ours("domain|server|proofs")),
  rule(
    "sandbox-is-outside",
    "Only what starts the product, and tests, may start the sandbox beside it.",
    { path: "^server/", pathNot: [...entries, "^server/test/", test] },
    { path: "^sandbox/" },
  ),
];

const pure = [
  rule("domain-is-pure", "No I/O in the domain.", { path: domain, pathNot: test }, { dependencyTypes: ["core"] }),
  rule(
    "domain-zod",
    "Shapes stand in schema.ts or resource.ts, calls in routes.ts.",
    { path: domain, pathNot: [test, `${domain}/kit/`, "/(schema|resource|routes)\\.ts$"] },
    { path: "node_modules/zod/" },
  ),
  rule(
    "domain-packages",
    "The domain knows zod, and its kit one more for time and one for telephone numbers.",
    { path: domain, pathNot: test },
    {
      path: "node_modules/",
      pathNot: ["node_modules/(zod|libphonenumber-js)/", "node_modules/(temporal|@js-temporal)"],
    },
  ),
  rule(
    "domain-time",
    "Time zones are read in the kit.",
    { path: domain, pathNot: [test, `${domain}/kit/`] },
    { path: "node_modules/(temporal|@js-temporal)" },
  ),
  rule(
    "phones",
    "How countries write telephone numbers is known to one file.",
    { path: ".", pathNot: [test, `${domain}/kit/phone\\.ts$`] },
    { path: "node_modules/libphonenumber-js/" },
  ),
  rule("domain-kit", "The kit lies under every floor.", { path: `${domain}/kit/` }, { path: `${domain}/(?!kit/)` }),
];

const publicApis = [
  rule(
    "module-public-api",
    "Another capability is entered by its index.ts.",
    { path: `${modules}/([^/]+)/([^/]+)/` },
    { path: `${modules}/`, pathNot: [`${modules}/$1/$2/`, `${modules}/${home}index\\.ts$`] },
  ),
  rule(
    "module-public-api-from-outside",
    "Modules are entered by their index.ts.",
    { path: "^(server|bench|proofs)/", pathNot: modules },
    { path: `${modules}/`, pathNot: `${modules}/${home}index\\.ts$` },
  ),
  rule(
    "feature-public-api",
    "Another feature is entered by its index.ts.",
    { path: `${features}/([^/]+)/([^/]+)/` },
    { path: `${features}/`, pathNot: [`${features}/$1/$2/`, `${features}/${home}index\\.ts$`] },
  ),
  rule(
    "stores-stay-home",
    "The SQL of a table is known to its capability alone.",
    { path: `${modules}/([^/]+)/([^/]+)/` },
    { path: "\\.store\\.ts$", pathNot: `${modules}/$1/$2/` },
  ),
];

const server = [
  rule(
    "kernel-is-below",
    "The kernel knows no module, no provider and no composition.",
    { path: "^server/src/kernel/", pathNot: test },
    { path: "^server/", pathNot: "^server/src/kernel/" },
  ),
  rule(
    "operations-stand-apart",
    "What keeps an installation knows the kernel and nothing else of the product.",
    { path: "^server/src/operations/", pathNot: test },
    { path: "^server/", pathNot: "^server/src/(operations|kernel)/" },
  ),
  rule(
    "operations-are-for-commands",
    "Only what a person runs, and tests, may use operations.",
    {
      path: "^server/",
      pathNot: [
        "^server/src/operations/",
        "^server/src/(start|backup|restore|read-webhooks)\\.ts$",
        "^server/test/",
        test,
      ],
    },
    { path: "^server/src/operations/" },
  ),
  rule(
    "providers-know-their-port",
    "An adapter knows the domain and its own port.",
    { path: "^server/src/providers/([^/]+)/", pathNot: test },
    { path: "^server/", pathNot: "^server/src/providers/$1/" },
  ),
  rule(
    "modules-know-the-kernel",
    "A module knows the kernel, ports, its own files and public APIs below.",
    { path: modules, pathNot: test },
    { path: "^server/", pathNot: ["^server/src/kernel/", modules, "^server/src/providers/.+/port\\.ts$"] },
  ),
  rule(
    "adapters-are-composed",
    "Only the composition sees adapters.",
    { path: ".", pathNot: ["^server/src/providers/", ...composition] },
    { path: "^server/src/providers/", pathNot: "^server/src/providers/.+/port\\.ts$" },
  ),
  rule(
    "modules-are-composed",
    "Only the composition sees every module.",
    { path: "^server/src/", pathNot: [modules, ...composition, test] },
    { path: modules },
  ),
  rule(
    "composition-is-on-top",
    "Nothing below knows how it is composed.",
    { path: "^server/src/", pathNot: [...composition, opening, ...entries, test] },
    { path: [...composition, opening] },
  ),
];

const web = [
  rule(
    "ui-knows-no-business",
    "Parts know nothing of ours but the kit.",
    { path: "^web/src/ui/" },
    ours("web/src/ui|domain/src/kit"),
  ),
  rule("lib-knows-domain", "lib knows the domain only.", { path: "^web/src/lib/" }, ours("domain|web/src/lib")),
  rule(
    "features-are-below-app",
    "A feature knows ui, lib, the domain and public APIs below.",
    { path: `${features}/` },
    { path: "^web/src/", pathNot: "^web/src/(ui|lib|features)/" },
  ),
];

const hygiene = [
  rule("no-cycles", "No cycles, anywhere, ever.", {}, { circular: true }),
  rule("no-tests-in-sources", "Nothing lives on a test.", { pathNot: test }, { path: test }),
  rule("no-broken-imports", "What is imported must exist.", {}, { couldNotResolve: true }),
];

module.exports = {
  forbidden: [...wings, ...pure, ...floorRules(), ...publicApis, ...server, ...web, ...hygiene],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.cache)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".cjs", ".js", ".json"],
    },
  },
};

/** Everything of ours but these paths. */
function ours(known) {
  return { path: "^(domain|server|web|sandbox|bench|proofs|corpus|tools)/", pathNot: `^(${known})/` };
}

/** One rule for each capability: it sees lower floors, its own area's earlier ones, and the areas that `sees` names. */
function floorRules() {
  return floors.flatMap(({ floor, area, capabilities, sees = [] }) =>
    capabilities.flatMap((capability, index) => {
      const seen = floors.flatMap((other) => {
        if (other.floor < floor || sees.includes(other.area)) return paths(other.area, other.capabilities);
        return other.area === area ? paths(area, capabilities.slice(0, index + 1)) : [];
      });
      const from = inWings(paths(area, [capability]));
      const above = { path: inWings(["(?!kit/)[^/]+/[^/]+"]), pathNot: inWings(seen) };
      const reaction = `${from}on-[^/]+\\.ts$`;
      const schema = `${domain}/.*/schema\\.ts$`;
      return [
        rule(`floor-${capability}`, "Import goes down only.", { path: from, pathNot: reaction }, above),
        rule(
          `floor-${capability}-event`,
          "A reaction knows what is above it by its event only.",
          { path: reaction },
          { path: above.path, pathNot: [above.pathNot, schema] },
        ),
        rule(
          `floor-${capability}-event-type`,
          "A reaction knows the type of an event, not its schema.",
          { path: reaction },
          { path: schema, pathNot: above.pathNot, dependencyTypesNot: ["type-only"] },
        ),
      ];
    }),
  );
}

function paths(area, capabilities) {
  return capabilities.map((capability) => `${area}/${capability}`);
}

/** The same capabilities in the three wings that have them. */
function inWings(capabilities) {
  return `^(domain/src|server/src/modules|web/src/features)/(${capabilities.join("|")})/`;
}
