import { noticeBlocks } from "@mostrador/domain/business/privacy/notice-blocks.ts";
import type * as routes from "@mostrador/domain/business/privacy/routes.ts";
import { useEffect } from "react";
import { isMissing, read } from "../../lib/client.ts";
import "../booking/customer/customer.css";
import { Problem, Waiting } from "../booking/customer/parts.tsx";
import { useLoad } from "../booking/customer/use-load.ts";
import { Publisher } from "../booking/publisher.tsx";
import "./notice.css";

/** Called by address: importing the call would also load its validation, which the server does anyway. */
const getNoticePage = { method: "GET", path: "/api/aviso/:search" } as typeof routes.getNoticePage;

export function NoticeApp() {
  const search = decodeURIComponent(location.pathname.split("/")[2] ?? "");
  const version = new URLSearchParams(location.search).get("version");
  const query = version ? { version } : {};
  const loaded = useLoad(`${search} ${version}`, (signal) =>
    read(getNoticePage, { params: { search }, query, signal }),
  );
  const page = loaded.data;
  useEffect(() => {
    if (page) document.title = `Aviso de privacidad de ${page.business}`;
  }, [page]);
  if (loaded.error) {
    const isGone = isMissing(loaded.error);
    return (
      <main className="page notice">
        <h1>{isGone ? "Este aviso no está disponible" : "No se pudo abrir el aviso"}</h1>
        <Problem onRetry={isGone ? undefined : loaded.again}>
          {isGone ? `${loaded.error.message}. Revisa el enlace o pídeselo al negocio.` : loaded.error.message}
        </Problem>
      </main>
    );
  }
  if (!page)
    return (
      <main className="page notice">
        <Waiting label="Abriendo" />
      </main>
    );
  const isOld = page.version !== page.latest;
  return (
    <main className="page notice">
      <h1>Aviso de privacidad de {page.business}</h1>
      <p className="quiet">
        Versión {page.version}, publicada el {DAY.format(new Date(page.publishedAt))}.
        {isOld && (
          <>
            {" "}
            Ya no es la vigente. <a href={location.pathname}>Ver la versión {page.latest}</a>
          </>
        )}
      </p>
      {noticeBlocks(page.text).map((block, index) => {
        const key = `${index} ${block.kind}`;
        if (block.kind === "heading") return <h2 key={key}>{block.text}</h2>;
        if (block.kind === "text") return <p key={key}>{block.text}</p>;
        return (
          <ul key={key}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        );
      })}
      <p className="quiet foot-note">
        <Publisher said="Publicado con" />
      </p>
    </main>
  );
}

const DAY = new Intl.DateTimeFormat("es-MX", { day: "numeric", month: "long", year: "numeric" });
