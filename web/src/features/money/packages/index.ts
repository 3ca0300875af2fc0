// Packages of sessions on screen: those on sale, and those that were sold.
export { PackagesPage } from "./packages-page.tsx";
export { SalesPage } from "./sales/sales-page.tsx";
