// The people who attend customers, on screen.
export { readSpecialists, useCreateSpecialist, useSpecialists } from "./api.ts";
export { SpecialistFields, SpecialistForm } from "./specialist-form.tsx";
export { specialistShape, specialistValues } from "./specialist-values.ts";
export { SpecialistsPage } from "./specialists-page.tsx";
