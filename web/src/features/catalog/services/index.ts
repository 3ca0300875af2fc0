// What is sold by appointment, on screen.
export { useCreateService, useServices } from "./api.ts";
export { ServiceFields } from "./service-form.tsx";
export { ServiceFormShape, type ServiceFormValues, serviceValues } from "./service-values.ts";
export { ServicesPage } from "./services-page.tsx";
