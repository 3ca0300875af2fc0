// Emoji by group, with Spanish search words.
type Emoji = { sign: string; words: string };

const LISTS: Readonly<Record<string, string>> = {
  Caras:
    "😀 feliz sonrisa|😄 risa alegre|😂 risa llorar|🤣 carcajada|😊 contento sonrojado|🙂 sonrisa leve|😉 guiño|😍 enamorado corazones|🥰 cariño amor|😘 beso|😋 rico sabroso|😎 lentes genial|🤩 emocionado estrellas|🥳 fiesta celebrar|😇 ángel|🤗 abrazo|🤔 pensar duda|🤭 ups risita|🤫 silencio|😅 nervios sudor|😬 incómodo|🙄 ojos fastidio|😏 pícaro|😴 dormir sueño|😷 cubrebocas enfermo|🤒 fiebre enfermo|🤕 lastimado|😢 triste lágrima|😭 llorar|😔 decepción triste|😞 mal triste|😟 preocupado|😕 confundido|😮 sorpresa|😲 asombro|😱 susto miedo|😳 pena vergüenza|😡 enojo|😤 molesto|🥺 por favor ojitos|🙈 pena no ver|🤯 mente explota|🥲 sonrisa lágrima|🫶 manos corazón cariño",
  "Manos y personas":
    "👍 bien de acuerdo ok|👎 mal no|👌 perfecto ok|✌️ paz victoria|🤞 suerte|🙏 gracias por favor|👏 aplauso|🙌 bravo celebrar|👋 hola adiós saludo|🤝 trato acuerdo|💪 fuerza|👉 derecha señalar|👈 izquierda señalar|👇 abajo señalar|☝️ arriba uno|✋ alto mano|🖐️ mano|✍️ escribir firma|🤙 llámame|🫡 a la orden|💁‍♀️ información|🙋‍♀️ yo pregunta|🤷‍♀️ no sé|🙆‍♀️ ok|💆‍♀️ masaje relajar|💇‍♀️ corte cabello|💅 uñas manicure|👩‍⚕️ doctora|👨‍🍳 cocinero|👶 bebé|👨‍👩‍👧 familia|🧘‍♀️ yoga",
  "Corazones y señales":
    "❤️ corazón amor rojo|🧡 corazón naranja|💛 corazón amarillo|💚 corazón verde|💙 corazón azul|💜 corazón morado|🖤 corazón negro|🤍 corazón blanco|💖 corazón brillo|💕 corazones|💯 cien perfecto|✨ brillos|⭐ estrella|🌟 estrella brillante|🔥 fuego|💥 explosión oferta|✅ listo palomita|☑️ casilla|❌ no cruz|❗ importante atención|❓ pregunta|⚠️ cuidado aviso|🚫 prohibido|🔝 arriba lo mejor|🆕 nuevo|🆓 gratis|➡️ flecha derecha|⬇️ flecha abajo|🔔 campana aviso|📌 pin importante|💬 mensaje chat|🎯 meta",
  "Negocio y agenda":
    "📅 calendario cita fecha|🗓️ agenda calendario|⏰ alarma hora|🕐 reloj hora|⌛ espera tiempo|📍 ubicación lugar|🗺️ mapa|🏠 casa|🏪 tienda local|🏥 hospital clínica|🏫 escuela|🚗 coche carro|🅿️ estacionamiento|🛵 moto entrega|📦 paquete envío|🛍️ compras bolsa|🛒 carrito|💵 dinero billete pago|💳 tarjeta pago|🧾 recibo cuenta|🏷️ precio etiqueta|💰 dinero bolsa|📞 teléfono llamar|📱 celular|💻 computadora|📧 correo|📄 documento hoja|📝 nota apuntar|📸 foto cámara|🎁 regalo|🔑 llave|✂️ tijeras corte|💈 barbería|🪒 rasurar|💄 labial maquillaje|🧴 crema|🦷 diente|💊 medicina|💉 inyección vacuna|👓 lentes|🐶 perro mascota|🐱 gato mascota",
  Celebrar:
    "🎉 fiesta felicidades|🎊 confeti|🎂 pastel cumpleaños|🥂 brindis|🎈 globo|🏆 trofeo|🥇 primer lugar|🎓 graduación|🎄 navidad|🎃 halloween|💀 calavera día de muertos|🌹 rosa|🌷 tulipán flor|🌻 girasol flor|💐 ramo flores|👑 corona|💍 anillo boda|🇲🇽 méxico bandera",
  "Comida y clima":
    "☕ café|🍵 té|🍰 postre pastel|🍕 pizza|🌮 taco|🌯 burrito|🍔 hamburguesa|🥗 ensalada|🍎 manzana|🥑 aguacate|🌶️ chile|🍹 bebida|🍺 cerveza|💧 agua gota|☀️ sol|🌤️ sol nube|☁️ nube|🌧️ lluvia|🌈 arcoíris|🌙 luna noche|❄️ frío nieve|🌵 cactus|🌴 palmera vacaciones|✈️ avión viaje",
};

export const EMOJI: readonly { title: string; emoji: readonly Emoji[] }[] = Object.entries(LISTS).map(
  ([title, list]) => ({
    title,
    emoji: list.split("|").map((one) => {
      const [sign = "", ...words] = one.split(" ");
      return { sign, words: words.join(" ") };
    }),
  }),
);
