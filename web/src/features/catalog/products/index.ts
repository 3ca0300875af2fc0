// Productos, on screen.
export { ProductsPage } from "./products-page.tsx";
