// Words without a topic of their own: the other words of a question must be understood, or the question counts as
// unknown.

export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a al algo alguien algun alguna algunas alguno algunos alla ahi ahora ahorita ahi ajam ante antes aparte aqui asi aun aunque ay bien bueno buena buenas buenos cada casi caso claro
  como con conmigo contigo contra cosa cosas cual cuales cualquier cuando cuanta cuantas cuanto cuantos da dan das dar darme de deben debe debo decir del dejar desde despues dia dias
  dice digo dime disculpa disculpe donde dos e el ella ellas ellos en entonces entre era es esa esas ese eso esos esta estaba estan estar estas este esto estos estoy favor fue
  ha hablar hace hacen hacer hacerme haces hacia han has hasta hay haber habra he hola hora horas hoy iba igual info informacion ir jaja jajaja joven la las le les lo los luego llevar
  mas me media mejor mi mia mio mis misma mismo momento mucha muchas mucho muchos muy nada necesito ni ningun ninguna no nos nosotros nuestra nuestro nueva nuevo o oiga oigan ok otra otras otro
  otros oye para pero perdon podria podrian podrias podra por porfavor porque pues puede pueden puedes puedo que quien quienes quiera quiere quieren quieres quiero quisiera rato saber
  sabes saben sale se sea senor senora senorita ser seria si sido siempre sigue siguen sin sobre solo son soy su sus tal tambien tan tanto te tenemos tenga tengan tengo tiempo tiene tienen
  tienes tipo toda todas todavia todo todos tu tus u un una uno unos unas usted ustedes va vale vamos van vas veces ver verdad vez voy y ya yo gracias pregunta duda molestia ayuda amable
  gusto tarde tardes noche noches manana persona personas lugar lugares espacio horario horarios cita citas turno servicio servicios negocio salon local sucursal precio costo mande
  pronto consulta consultar preguntar quisieramos queria quise gustaria interesa interesada interesado busco buscando ando ocupo urge manejan maneja manejas ofrecen ofrece realizan trabajan
  atienden atiende dan cobran cobra cuesta cuestan vale valen tardan tarda dura duran abren abre cierran cierra estan queda quedan seguro segura primera primer segunda hijo hija esposo
  esposa mama papa hermana hermano nino nina ninos amiga amigo novio novia hombre hombres mujer mujeres senores adulto adultos chico chica joven jovenes familia mas menos nomas
  fecha fechas semana mes ano proximo proxima siguiente fin viene entra pasado pasada libre libres disponible disponibles disponibilidad chance hueco huecos cupo
  llego llegar llega vengo venir venga paso pasar ustedes aca alli mientras segun cerca lejos junto juntos juntas aparten apartar agendar agenda reservar mandar manda mandas pasas pasan
  centro norte sur ensena ensenas muestra muestras rollo onda mira haya wola bro manches queremos hago fui dijeron traigo viendo compa platico neta verla prenden opcion opciones cliente anotas apuntas espera pensando atenderme usar poner ponerme pasa alcanza recibir conocer
  dicen digan dices creo cree parece minutos minuto hrs am pm numero telefono whatsapp nombre apellido ademas mero hey x q d k
  posible imposible estaria estare habia habian hubo crees creen pienso piensas piensan supongo parece parecen necesita necesitan necesitas
  hacerlo hacerla hacerse haria harian hizo hicieron llevo llevas lleva llevamos llevan traer trae traes vean vea vemos
  vean viste vieron saben dijo decia comento sirvo sirven sirve atender atiendan atiendes recibe reciben toca
  tocan tomar toma toman tomas gusta gustan queria quiera quieran pense pensar avisar aviso avisas ayudar ayudas ayudan
  ayudarme indicar indicas indiquen indica explicas explicar informar informen informes orientar apoyar apoyan apoyo
  fijate fijese oie oyes oe uy ay chin enserio vdd tranza ey caro cara
  adelantar adelantas apartas apartan anotan confirmar confirmarme confirmarte confirmas acomoda acomodar modo forma manera motivo
  razon resulta paso pasaria llevarlo llevarla verla verlo vernos verme ponen pones ponga hagan haga hagas sean haya
  hayan fuera fueran ira iran iria iban vaya vayan vienen vienes vendria vendrian regresa regreso regresar regresara empezar
  empieza empiezan acaba acaban termina terminan sigo quede quedan quedo quedas quedara quedaria dejar dejan deja
  dejas piden pide pedir pedirte platicar platica sola solito solita grande grandes chico chica chiquito mayor menor nuevo
  nueva ultimo ultima llaman`.split(/\s+/),
);

/** Words of service names that do not identify a service when they are alone. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  "arreglo diseno evento retoque sencillo basico normal general profesional nuevo spa curso terapia cambio ajuste "
    .concat("servicio clase sesion consulta visita paquete tratamiento completo especial cabello pelo dental")
    .split(" "),
);
