// Surnames common in Mexico: with the given names they tell a name from any other word.

export const SURNAMES: ReadonlySet<string> = new Set(
  `hernandez garcia martinez lopez gonzalez perez rodriguez sanchez ramirez cruz flores gomez morales vazquez jimenez reyes diaz torres gutierrez ruiz mendoza aguilar ortiz
  moreno castillo romero alvarez mendez chavez rivera juarez ramos dominguez herrera medina castro vargas guzman velazquez munoz rojas contreras salazar luna ortega santiago
  guerrero estrada bautista cortes soto alvarado espinoza lara avila rios cervantes silva delgado vega marquez sandoval fernandez leon carrillo solis ibarra mejia nava rosales
  campos valdez padilla santos navarro camacho molina pena acosta maldonado robles rosas cabrera cardenas fuentes mora miranda orozco escobar olvera trejo serrano salas zavala
  pacheco barrera villanueva montes macias galvan trevino garza cantu elizondo lozano arellano zamora ponce tapia franco meza ayala valencia suarez rangel montoya duran bravo paredes
  cuautle tlapale xochitl lugo montiel arroyo beltran bonilla bustos cano carmona corona cordova escamilla esquivel figueroa gallegos huerta ledesma leyva magana marin mata medrano`.split(
    /\s+/,
  ),
);
