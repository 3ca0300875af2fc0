// Public API of products: their calls and form parts, for other screens and the first steps.
export { useCreateProduct, useProducts } from "./api.ts";
export { ProductFields } from "./product-fields.tsx";
export { ProductForm } from "./product-form.tsx";
export { ProductLinesField } from "./product-lines-field.tsx";
export { productShape, productValues } from "./product-values.ts";
