// The privacy notice of a business: a document of its own, for anybody who follows its link. It carries React and what the
// pages for customers look like, and nothing of the product.
import { createRoot } from "react-dom/client";
import { NoticeApp } from "./notice-app.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<NoticeApp />);
