// What is said of an act that is not wanted, and a yes that agrees to something else.
export const NOT_MEANT = `
salonWithOne ## no quiero cancelar nada
salonWithOne ## cancela mi cita > no quiero cancelar
salonWithOne ## cancela mi cita > ¿si cancelo me cobran? > sí ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## cancela mi cita > sí, si me regresan el anticipo
salonWithOne ## si no llego a las 5 cancélala
salonWithOne ## ¿puedo cancelar? > no
salonWithOne ## ¿puedo cancelar? > sí ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## ¿cómo cancelo? > cancela mi cita > sí ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## no quiero cancelar, quiero cambiarla al viernes > sí ## move corte-dama 11-27 17:00 marta
salonWithOne ## no la canceles, mejor muévela al viernes > sí ## move corte-dama 11-27 17:00 marta
salonWithOne ## no la muevas
salonWithOne ## mañana te confirmo
salonWithOne ## ¿puedo confirmar mi cita? > sí ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## si no llueve confirmo mi cita
salonWithOne ## no quiero hablar con una persona
salon ## corte de dama viernes 10 > sí, pero gratis
salon ## corte de dama viernes 10 > sí, pero gratis > bueno, sí ## book corte-dama 11-27 10:00 marta
salon ## corte de dama viernes 10 > sí pero mejor a las 5
salon ## corte de dama viernes 10 > sí pero mejor a las 5 > sí ## book corte-dama 11-27 17:00 marta
salon ## corte de dama viernes 10 > claro, ¿y cuánto cuesta?
salon ## corte de dama viernes 10 > sí si me hacen descuento
salon ## corte de dama viernes 10 > 🙏
salon ## corte de dama viernes 10 > 👍 ## book corte-dama 11-27 10:00 marta
salon ## corte de dama viernes 10 > ...
salonWithOne ## si > sí, si me da tiempo
salonWithOne ## si > sí, pero llego 10 minutos tarde
salonWithOne ## cancela mi cita > ok pero me regresan mi anticipo
salon ## corte de dama viernes 10 > ok, pero aceptan tarjeta?
salon ## corte de dama viernes 10 > perfecto, muchas gracias por su atención ## book corte-dama 11-27 10:00 marta
salon ## no quiero agendar corte de dama
salon ## quiero un tatuaje > sí > sí
salon ## tinte y tatuaje el viernes a las 10 > sí ## book tinte 11-27 10:00 fernanda
salon ## me quemaron con el tinte, quiero cita mañana a las 5 ## person
salon ## me cobraron dos veces el corte y quiero agendar otro ## person
`;
