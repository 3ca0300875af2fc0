// Public API of orders: the page 'Pedidos'.
export { OrdersPage } from "./orders-page.tsx";
