// The booking page of a business: a separate document for customers on a phone who make one short visit. It loads React
// and its own code, and nothing of the product.
import "../../lib/old-browser.ts";
import { createRoot } from "react-dom/client";
import { CustomerApp } from "./customer/customer-app.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<CustomerApp />);
