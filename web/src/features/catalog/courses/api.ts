// The server calls about courses.
import { courses as resource } from "@mostrador/domain/catalog/courses/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

export const courses = resourceHooks(resource, "Error al registrar el curso");
