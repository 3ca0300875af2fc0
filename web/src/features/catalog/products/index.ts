// Products on screen.
export { useProducts } from "./api.ts";
export { ProductLinesField } from "./product-lines-field.tsx";
