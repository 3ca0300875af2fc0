// A product for people with its link: pictures, price, what is left, and the order with name and number.
import type { PublicProduct } from "@mostrador/domain/growth/orders/public-product/schema.ts";
import type { ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import { useEffect, useState } from "react";
import { call, isMissing, read } from "../../../../lib/client.ts";
import { getPublicProduct, newKey, orderOneself } from "../calls.ts";
import { Field, Problem, Waiting } from "../parts.tsx";
import { PersonForm } from "../person/person-form.tsx";
import { Gallery } from "../pictures/gallery.tsx";
import { useLoad } from "../use-load.ts";

const PESOS = new Intl.NumberFormat("es-MX", { style: "currency", currency: "MXN" });

type Props = { page: ReservationPage; id: string; onTitle: (title: string) => void };

export function ProductView({ page, id, onTitle }: Props) {
  const { search } = page;
  const loaded = useLoad(`${search} ${id}`, (signal) => read(getPublicProduct, { params: { search, id }, signal }));
  const [placed, setPlaced] = useState<string | null>(null);
  const product = loaded.data;
  useEffect(() => {
    if (product) onTitle(`${product.name} · ${page.name}`);
  }, [product, page.name, onTitle]);
  if (loaded.error) {
    const isGone = isMissing(loaded.error);
    return (
      <Problem onRetry={isGone ? undefined : loaded.again}>
        {isGone ? "Este producto ya no está disponible. Pregúntale al negocio." : loaded.error.message}
      </Problem>
    );
  }
  if (!product) return <Waiting label="Abriendo" />;
  const { name, description, price, unit, images, left } = product;
  return (
    <section className="question">
      <h2>{name}</h2>
      {price > 0 && (
        <p>
          <strong>{PESOS.format(price)}</strong>
          {unit && ` por ${unit}`}
        </p>
      )}
      <Gallery of={name} urls={images} />
      <p style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{description}</p>
      {placed ? (
        <p role="status">{placed}</p>
      ) : left === 0 ? (
        <p role="status">Por ahora está agotado. Escríbele al negocio para saber cuándo vuelve a haber.</p>
      ) : price === 0 ? (
        <p role="status">Escríbele al negocio para preguntar el precio y pedirlo.</p>
      ) : (
        <OrderForm page={page} product={product} onPlaced={setPlaced} />
      )}
    </section>
  );
}

type FormProps = { page: ReservationPage; product: PublicProduct; onPlaced: (text: string) => void };

function OrderForm({ page, product, onPlaced }: FormProps) {
  const { _id: id, price, left } = product;
  const { search } = page;
  const [key] = useState(newKey);
  const [quantity, setQuantity] = useState("1");
  const [isDelivery, setDelivery] = useState(false);
  const [place, setPlace] = useState({ deliveryAddress: "", deliveryDate: "", deliveryTime: "", details: "" });
  const write = (part: Partial<typeof place>) => setPlace({ ...place, ...part });
  const total = Number(quantity) * price;
  return (
    <>
      <h2>Haz tu pedido</h2>
      <PersonForm
        search={search}
        action="Pedir"
        onReady={async (person) => {
          const order = {
            ...{ ...person, key, quantity: Number(quantity), ...place },
            ...{ deliveryMethod: isDelivery ? ("delivery" as const) : ("pickup" as const) },
            ...(!isDelivery && { deliveryAddress: "" }),
          };
          const { data } = await call(orderOneself, { params: { search, id }, body: { order } });
          const sum = PESOS.format(data.total);
          onPlaced(
            `Recibimos tu pedido: ${data.quantity} × ${data.productName}, ${sum}. ${page.name} te lo confirmará.`,
          );
        }}
      >
        <Field
          label="Cantidad"
          name="quantity"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={left ?? 1000}
          value={quantity}
          onChange={({ target }) => setQuantity(target.value)}
          {...(left !== null && { help: left === 1 ? "Queda 1" : `Quedan ${left}` })}
        />
        <fieldset className="part">
          <legend>¿Cómo lo recibes?</legend>
          <label>
            <input type="radio" name="way" checked={!isDelivery} onChange={() => setDelivery(false)} />
            Paso a recogerlo
          </label>
          <label>
            <input type="radio" name="way" checked={isDelivery} onChange={() => setDelivery(true)} /> Entrega a
            domicilio
          </label>
        </fieldset>
        {isDelivery && (
          <Field
            label="Dirección de entrega"
            name="deliveryAddress"
            autoComplete="street-address"
            required
            maxLength={200}
            value={place.deliveryAddress}
            onChange={({ target }) => write({ deliveryAddress: target.value })}
          />
        )}
        <div className="row">
          <Field
            label="Día (opcional)"
            name="deliveryDate"
            type="date"
            value={place.deliveryDate}
            onChange={({ target }) => write({ deliveryDate: target.value })}
          />
          <Field
            label="Hora (opcional)"
            name="deliveryTime"
            type="time"
            value={place.deliveryTime}
            onChange={({ target }) => write({ deliveryTime: target.value })}
          />
        </div>
        <Field
          label="Nota (opcional)"
          name="details"
          maxLength={300}
          value={place.details}
          onChange={({ target }) => write({ details: target.value })}
        />
        <p role="status">{total > 0 ? `Total: ${PESOS.format(total)}` : ""}</p>
      </PersonForm>
    </>
  );
}
