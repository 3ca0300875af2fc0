// Pedidos, on screen.
export { OrdersPage } from "./orders-page.tsx";
