import { contactImport } from "@mostrador/domain/business/contacts/import/contact-import.ts";
import { serveImports } from "../../../../lib/import/import-worker.ts";

serveImports(contactImport);
