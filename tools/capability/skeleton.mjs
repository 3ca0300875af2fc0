// Writes the files of a new capability: a resource with a name and notes, its module, its migration, its page.
import { capital } from "./names.mjs";

/** The files by their paths from the root. `hasWeb`: also the parts of a resource's page. */
export function skeleton(names, { now, hasWeb, references }) {
  const { domain, server, web, name, singular, table } = names;
  const isNamed = new RegExp(`^ {2}${singular}: "`, "m").test(references);
  return {
    [`${domain}/resource.ts`]: resource(names),
    [`${domain}/manifest.ts`]: manifest(names),
    [`${server}/index.ts`]: publicApi(names, isNamed),
    [`${server}/${kebab(names)}.ts`]: actions(names),
    [`${server}/demo.ts`]: demo(names),
    [`server/migrations/${stamp(now)}_${table}.sql`]: migration(names),
    ...(hasWeb
      ? {
          [`${web}/api.ts`]: api(names),
          [`${web}/${kebab(names)}-form.tsx`]: form(names),
          [`${web}/${name}-page.tsx`]: page(names),
          [`${web}/page.ts`]: pageFile(names),
          [`${web}/menu.ts`]: menuFile(names),
        }
      : {}),
  };
}

function pageName({ plural }) {
  return `${capital(plural)}Page`;
}

/** The file name of its singular. */
function kebab({ singular }) {
  return singular.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function stamp(now) {
  return now.toISOString().replace(/\D/g, "").slice(0, 14);
}

function resource({ singular, plural, table, one, many, gender, page, type }) {
  return `// ${capital(many)}.
import type * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { defineResource } from "../../kit/resource.ts";
import { optionalText, text } from "../../kit/schema.ts";

export const ${plural} = defineResource({
  name: "${singular}",
  table: "${table}",
  noun: { one: "${one}", many: "${many}", gender: "${gender}" },
  page: PAGE.${page},
  fields: {
    name: text(2, 60, "El nombre"),
    notes: optionalText(500, "Las notas"),
  },
  sorts: ["createdAt", "name"],
  searched: ["name", "notes"],
  example: ({ mark, next }) => ({ name: \`${capital(one)} \${mark} \${next()}\`, notes: \`Nota \${mark}\` }),
});

export type ${type} = z.output<typeof ${plural}.Row>;
export type New${type} = z.output<typeof ${plural}.New>;
`;
}

function manifest({ area, name, plural }) {
  return `import type { Manifest } from "../../kit/manifest.ts";
import { ${plural} } from "./resource.ts";

export const manifest: Manifest = {
  capability: "${area}/${name}",
  resources: [${plural}],
};
`;
}

function publicApi(names, isNamed) {
  const { area, name, singular, plural, many, table } = names;
  const known = isNamed ? `import { knownIn } from "../../../kernel/db/known-in.ts";\n` : "";
  const references = isNamed ? `    references: { ${singular}: knownIn("${table}") },\n` : "";
  return `// ${capital(many)}.
import { ${plural} } from "@mostrador/domain/${area}/${name}/resource.ts";
${known}import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { seed${capital(plural)} } from "./demo.ts";
import { ${singular}Actions } from "./${kebab(names)}.ts";

export function ${plural}Module(): Module {
  return {
${references}    routes: bindResource(${plural}, ${singular}Actions),
    demo: seed${capital(plural)},
  };
}
`;
}

function actions({ area, name, singular, plural, many }) {
  return `// The actions of ${many}.
import { ${plural} } from "@mostrador/domain/${area}/${name}/resource.ts";
import { resourceActions } from "../../ground/files/index.ts";

export const ${singular}Actions = resourceActions(${plural});
`;
}

function demo(names) {
  const { area, name, singular, plural, many, one } = names;
  return `// The salon's ${many}.
import { ${plural} } from "@mostrador/domain/${area}/${name}/resource.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { ${singular}Actions } from "./${kebab(names)}.ts";

const STORY = [{ name: "${capital(one)} de ejemplo" }];

export async function seed${capital(plural)}(ctx: TenantCtx): Promise<void> {
  for (const row of STORY) {
    const ${singular} = ${plural}.New.parse({ ...row, businessId: ctx.businessId });
    await ${singular}Actions.create(ctx, { body: { ${singular} } });
  }
}
`;
}

function migration({ area, name, table, many }) {
  return `-- ${capital(many)}.

create table ${table} (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  name text collate "es-x-icu" not null,
  notes text not null default '',
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table ${table} is '${area}/${name}';
call tenant_table('${table}');
create index on ${table} (business_id, created_at, id);
`;
}

function api({ area, name, plural, many }) {
  return `// What the screens ask about ${many}.
import { ${plural} as resource } from "@mostrador/domain/${area}/${name}/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

export const ${plural} = resourceHooks(resource);
`;
}

function form({ area, name, type, singular, plural }) {
  return `// The form: what people write of each.
import { type New${type}, type ${type}, ${plural} as resource } from "@mostrador/domain/${area}/${name}/resource.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { ${plural} } from "./api.ts";

export function ${type}Form({ ${singular}, onClose }: { ${singular}: ${type} | null; onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = ${plural}.useSave();
  return (
    <ResourceDialog<New${type}>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={${singular}}
      schema={resource.New}
      values={{ name: "", notes: "", ...(${singular} && ${plural}.values(${singular})), businessId }}
      save={(values) => save(${singular}, values)}
      onClose={onClose}
    >
      <FormSection title="Datos">
        <TextField name="name" label="Nombre" autoFocus />
        <TextField name="notes" label="Notas" required={false} />
      </FormSection>
    </ResourceDialog>
  );
}
`;
}

function page(names) {
  const { area, name, type, singular, plural, many } = names;
  return `// ${capital(many)}.
import type { ${type} } from "@mostrador/domain/${area}/${name}/resource.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { ${plural} } from "./api.ts";
import { ${type}Form } from "./${kebab(names)}-form.tsx";

export function ${pageName(names)}() {
  const address = useListAddress();
  return (
    <ResourcePage<${type}>
      address={address}
      data={${plural}.usePage(address)}
      labelOf={(${singular}) => ${singular}.name}
      columns={[
        { key: "name", label: "Nombre", render: ({ name }) => name, sortable: true },
        { key: "notes", label: "Notas", render: ({ notes }) => notes, wideOnly: true },
      ]}
      renderRow={(${singular}, actions) => <Row title={${singular}.name} subtitle={${singular}.notes} actions={actions} />}
      empty={{ drawing: "list", text: "Aún no hay ${many}." }}
      tabs={(${singular}) => [
        { value: "datos", label: "Datos", content: <Facts facts={[{ label: "Notas", value: ${singular}.notes }]} /> },
      ]}
      form={(${singular}, onClose) => <${type}Form ${singular}={${singular}} onClose={onClose} />}
    />
  );
}
`;
}

/** The file where the router finds its page. */
function pageFile(names) {
  return `import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({ path: "/${names.address}", shape: "list", load: () => import("./${names.name}-page.tsx"), name: "${pageName(names)}", detail: "detail" }),
];
`;
}

/**
 * Its entry in the menu, with the icon of a list; `after` says after which address it comes, else it is the last of the
 * group.
 */
function menuFile({ address, page, many }) {
  return `import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { DescriptionOutlined } from "../../../ui/icon/messages.ts";

export const entries: readonly MenuEntry[] = [
  { group: "Conocimiento", label: "${capital(many)}", path: "/${address}", icon: DescriptionOutlined, page: PAGE.${page} },
];
`;
}
