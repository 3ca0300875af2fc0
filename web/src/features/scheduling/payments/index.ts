// Online payments, on screen. The payer's page is separate, in the light product.
export { MercadoPagoPage } from "./seller/mercado-pago-page.tsx";
