// What customers pay online, on screen. The page of the payer stands by itself, in the light product.
export { MercadoPagoPage } from "./seller/mercado-pago-page.tsx";
