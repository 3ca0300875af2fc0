// Services sold by appointment, on screen.
export { readServices, useCreateService, useServices } from "./api.ts";
export { ServiceFields, ServiceForm } from "./service-form.tsx";
export { type ServiceFormValues, serviceFormShape, serviceValues } from "./service-values.ts";
