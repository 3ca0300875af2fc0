// Surnames common in Mexico: with the given names they tell a name from other words. Surnames that are also everyday
// words ('paz', 'casas', 'mayo') are left out: the engine repeats such a name back.

export const SURNAMES: ReadonlySet<string> = new Set(
  `acosta aguilar aguirre alcantara alfaro alonso alvarado alvarez anaya andrade angeles aranda arce arellano arenas arias armenta arredondo
  arriaga arroyo arteaga avalos avendano avila aviles ayala ayon baez balam balderas ballesteros banuelos barajas barragan barrera barrios
  barron bautista becerra becerril beltran benavides benitez bermudez bernal bonilla bravo briones brito burgos bustamante bustos caamal
  cabrera calderon calvillo camacho camarena campos canales cano cantero cantu canul carbajal cardenas carmona carranza carrasco carreon
  carrillo castaneda castellanos castillo castrejon castro cauich cazares ceballos centeno cepeda cerda cervantes chacon chan chavez
  cisneros cocom colin collado colunga contreras cordova corona coronado coronel correa cortes covarrubias cruz cuautle cuellar cuevas
  davila delacruz delatorre delgado diaz dimas dominguez dorantes duran dzul echeverria elizondo enriquez escalante escalona escamilla
  escobar escobedo esparza espino espinosa espinoza esqueda esquivel estevez estrada euan fajardo farias felix fernandez ferrer fierro
  figueroa flores fonseca franco frias fuentes galicia galindo gallardo gallegos galvan gamboa gamez garay garcia garduno garrido garza gil
  godinez gomez gonzalez granados grijalva guajardo guerra guerrero guevara gurrola gutierrez guzman haro heredia hernandez herrera hinojosa
  huerta hurtado ibarra iglesias islas izquierdo jaimes jaramillo jasso jauregui jimenez juarez lagunas landeros lara leal ledesma lemus
  leon lerma leyva licona longoria lopez lozano lugo lujan luna machado macias madrid madrigal magana malagon maldonado manriquez marin
  marquez marroquin martinez mascorro mata maya mayorga medina medrano mejia melendez melgoza mena mendez mendoza mercado merino meza millan
  miranda mireles moctezuma molina mondragon monreal monroy montalvo montano montemayor monterrubio montes montiel montoya mora morales
  moreno moya munguia munoz murguia murillo najera naranjo narvaez nava navarrete navarro negrete neri nolasco noriega novelo nunez obregon
  ocampo ochoa ojeda oliva olivares olmos olvera ontiveros ordonez oropeza orozco orta ortega ortiz osorio otero ovalle pacheco padilla
  pantoja pardo paredes parra patino pech pedraza pena perales peralta perez pineda pinon pizarro plascencia ponce poot portillo posadas
  prado preciado prieto puga quetzal quezada quintana quintero quiroz ramirez ramos rangel rebolledo renteria resendiz reyes reynoso
  ricardez rincon riojas rios rivas rivera roa robles rocha rodarte rodriguez rojas roldan roman romero romo rosales rosario rosas rueda
  ruelas ruiz saavedra saenz salas salazar salcedo salcido saldana saldivar salgado salinas samaniego sanchez sandoval santana santiago
  santillan santos santoyo saucedo segovia sepulveda serrano sierra sifuentes silva solano solis solorzano sosa soto suarez tamayo tamez
  tapia tejeda tellez tello tenorio tinoco tlapale toledo tolentino torres tovar trejo trevino trujillo ulloa urbina uribe urrutia valadez
  valdes valdez valdivia valencia valenzuela vallejo varela vargas vazquez vega vela velasco velazquez velez venegas verduzco vidal vieyra
  villa villalobos villalpando villanueva villarreal villasenor villegas xochitl xool yanez zamora zaragoza zarate zavala zepeda zuniga`.split(
    /\s+/,
  ),
);
