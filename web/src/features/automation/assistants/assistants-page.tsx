// Asistentes: the list, and behind each card its editors. The page owns what follows its address.
import { Route, Routes } from "react-router";
import { useAssistantsLive } from "./api.ts";
import { AssistantPage } from "./assistant-page.tsx";
import { AssistantsList } from "./assistants-list.tsx";

export function AssistantsPage() {
  useAssistantsLive();
  return (
    <Routes>
      <Route index element={<AssistantsList />} />
      <Route path=":id" element={<AssistantPage />} />
    </Routes>
  );
}
