// Key words that typos are corrected to, and common words that are never typos of another word.

import { lookup } from "../../../../kit/words/lookup.ts";

export const KEY_WORDS: ReadonlySet<string> = new Set(
  `confirmamela confirmamelo confirmemela confirmenmela confirmala adelantar atrasar posponer borrar adelanta adelante atrasa cambiamela cambiamelo muevemelo pasamela pasamelo recorremela recorrela cancelamela quitamela quitala borrala reagendamela adelantala adelantamela atrasala posponla hola buenos buenas quiero quisiera necesito agendar agendame reservar apartar cita citas turno cancelar cancela confirmas confirmame confirmar confirma confirmado confirmada confirmamos agendado agendada agenda agendo agende agenden agendalo
  agendala agendamelo agendamela cancelado cancelada cancelo cancele cancelen canceles cancelala cancelarla cancelame apartado apartada aparta apartame apartalo apartala apartamela reserva reservado reservala
  reservame cambia cambiame cambiarla cambiala cambie muevela muevemela mueve muevo moverla pasame pasala recorrer recorrerla reprogramarla reagendarla cambiar cambio mover reagendar
  reprogramar confirmar confirmo lunes martes miercoles jueves viernes sabado domingo manana pasado semana proximo proxima
  siguiente enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre tarde tardes noche
  mediodia temprano gracias cuanto cuesta precio precios costo horario horarios ubicacion direccion donde sucursal
  servicio servicios disponible disponibilidad lugar persona humano asesor perfecto claro adelante despues antes cualquiera
  ultimo primero segundo tercero primera segunda tercera ultima hora horas media cuarto porfavor mejor quincena
  tres cinco cuatro seis siete ocho nueve diez once doce trece quince veinte treinta domicilio ninguno ninguna correcto`.split(
    /\s+/,
  ),
);

export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `seguido seguida seguidos seguidas enseguida pegado pegada pegadito juntito para como pero cuando donde quien quienes cual cuales porque aunque hasta desde sobre entre tengo tiene tienen tienes tenia
  tendra tendran tendras puedo puede puedes pueden podria podrias podra quieres quiere quieren queria quise quiera estoy esta estan estas
  estaba este estos esos esas esto todo toda todos todas nada algo alguien mucho mucha muchos muchas muchisimas muchisimo poco poca otra otro otros
  otras mismo misma tambien solo sola bien mal aqui alla ahi hace hacen haces hacer hago hizo vamos voy van vienes viene
  venir vine fuera fue soy eres somos seria sera ser son era eran sido hay haber habra hubo dice dijo digo decir dime
  saber saben sabes llego llega llegar llegan llegue salir salgo sale salen paso pasa pasar pase pasan queda quedo quedar quedan quede
  quedaria gustaria gusta gusto parece parecio hijo hija hijos hijas mama papa esposo esposa novio novia amigo amiga hermana hermano
  senor senora senorita nino nina ninos ninas hombre mujer casa trabajo chamba escuela oficina dinero pesos cosa cosas tipo
  vez veces dia dias mes meses ano anos rato momento tiempo semanas cerca lejos junto juntos nuevo nueva nombre numero
  cuantos cuantas cuantas mando manda mandar mandas mande llama llamo llamar llame espera espero esperar perdon disculpa
  disculpe favor molestia duda pregunta preguntar verdad bueno buena rico lindo bonito bonita barato caro cara caros
  mucha dado dame darme dar doy das hecho hice menos siempre nunca jamas luego entonces pronto listo lista ahora
  ahorita urge urgente caso parte porte corto corta largo larga grande chico chica gente persona mano manos cabeza cara
  nosotros ustedes ellos ellas usted mios mias suyo suya nuestro aunque mientras segun contra bajo ante tras mediante
  cada ambos ambas cierto cierta tanto tanta igual tener puse pues jaja jajaja jeje sino salon cafe pizza pizzas vende venden vendes
  compra compro comprar carro auto coche moto perro gato clima musica viaje vacaciones fiesta boda comer comida cena
  desayuno dormir vida mundo pais ciudad calle plaza centro norte oriente poniente colonia madre padre anda ando andas
  habia fuimos iban iria iremos vaya vayan llevo lleva llevar llevan traigo trae traer pongo pone poner ponme pon vean veas vemos
  veo verme vernos viste visto mira miren oiga oigan oye escucha escuche cierra cierran cierre abre abren abrir abierto abiertos
  alto alta altos tarda tardan tardo tardar dura duran durar duele dolor mire quita quitar quito medio entro entra entramos salimos salida carta tardan corta santo busco
  buscar busca jugar llamada pagar pensar gracia primo prima cuenta cuento cuantas cubre hambre siento cinta frente fuerte suerte puerta
  personas pasada pasadas entrada reviso revisar acabo acaba hablo hablar habla conozco conocer quedarme molesto molesta marca llamen
  verde color colores largo larga mitad media negro rubio claros oscuro banco barrio hotel metro parque tienda fiel feliz serio cierta
  cuida cuidado sentir creo creer llave clave parada parado mover vivir vivo vivimos donde venta renta rentar barba labio
  arre fierro jalo simon orale andale dale vale sale camara late chido chida neta guey bro ponle mero simona nombre mente fecha fechas`.split(
    /\s+/,
  ),
);

/** Whom a word in the name of a service is for: "corte de dama". */
export const KIND_OF_WORD: Readonly<Record<string, "woman" | "man" | "child">> = lookup({
  dama: "woman",
  mujer: "woman",
  caballero: "man",
  hombre: "man",
  infantil: "child",
  nino: "child",
  nina: "child",
  ninos: "child",
  ninas: "child",
});
