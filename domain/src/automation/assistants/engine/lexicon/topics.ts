// What customers ask about beyond services and hours, one topic a line: words for the same thing, in a question or in
// the texts of the business. "~" marks a word that has other meanings elsewhere. Data only: `parse/written.ts`
// compares their stems.

export const TOPICS = `
tarjeta efectivo transferencia ~pago ~pagar ~cobrar debito credito visa mastercard amex terminal spei oxxo ~clip abonos mensualidades ~meses dolares
estacionamiento estacionar parking cajon ~coche ~carro ~auto ~camioneta valet parquimetro ~vehiculo
mascota ~perro ~gato ~perrito ~gatito ~animal
~nino ~menores ~bebe ~hijos ~carriola
wifi ~internet ~clave contrasena
promocion promo descuento oferta cupon rebaja 2x1 ~paquete
festivo asueto ~puente ~vacaciones feriado ~navidad ~diciembre
~navidad nochebuena navideno
cancelacion ~cancelar penalizacion politica
tolerancia retraso retrasado impuntual ~tarde ~minutos
anticipo deposito ~apartado ~adelanto
factura facturar cfdi rfc fiscal
garantia ~retocar ~retoque
devolucion reembolso devolver
preparacion ~preparar ~traer ~llevar recomendacion ayuno
rampa elevador silla ruedas discapacidad accesible escaleras
~regalo certificado
domicilio ~casa
instagram facebook ~pagina redes tiktok ~correo
~marca ~producto amoniaco vegano
alergia alergico embarazo embarazada contraindicacion
fotos galeria ~catalogo
~bano sanitario
acompanante acompanar compania
lealtad puntos frecuente
vacante empleo contratar
higiene esterilizar desinfectar ~limpio
edad ~mayor ~anos
~bebida ~cafe
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));
