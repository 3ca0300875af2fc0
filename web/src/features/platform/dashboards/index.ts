// The dashboards on screen: one page for each area.
export {
  AgendaDashboardPage,
  ContactsDashboardPage,
  FinancePage,
  InventoryPage,
  OrdersDashboardPage,
} from "./pages.tsx";
