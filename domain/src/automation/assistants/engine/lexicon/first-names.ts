// Given names common in Mexico: they identify a name that is said alone, and a person who does not work here.

export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `lety pau mary chayo chela dany majo regi yola tere mago licha
  abigail abril abraham adan adolfo adrian adriana agustin aida alan alberto aldo alejandra alejandro alexis alfonso alfredo alicia
  alma alondra alonso alvaro amalia amanda amelia ana anabel andrea andres angel angela angelica anita antonia antonio araceli ariadna ariana
  armando arturo aurora axel azucena barbara beatriz belen benito benjamin berenice bernardo bertha beto blanca brandon braulio brenda
  bruno camila camilo carla carlos carmen carolina catalina cecilia celia cesar chuy clara claudia concepcion consuelo cristian cristina
  cristobal cynthia dalia damian daniel daniela dario david debora denisse diana diego dolores dulce edgar edith eduardo edwin efrain elena
  elias elisa elizabeth elsa emiliano emilia emilio emma emmanuel enrique erick erika ernesto esmeralda esperanza esteban estela esther
  eugenia eugenio eva evelyn fabian fabiola fatima federico felipe fernanda fernando fidel flor francisca francisco frida gabriel gabriela
  genaro gerardo german gilberto giovanni gisela gloria gonzalo graciela gregorio griselda guadalupe guillermo gustavo hector hernan hilda
  hilario horacio hugo humberto ian ignacio imelda ines ingrid irene iris irma isaac isabel isabella ismael israel itzel ivan ivonne
  jacqueline jaime javier jazmin jennifer jessica jesus jimena joaquin joel jorge jose josefina josue juan juana juanita juanito julia julian juliana
  julieta julio karen karina karla katia kevin laura leonardo leonel leonor leticia lidia liliana lilia lizbeth lorena lorenzo lourdes lucas
  lucero lucia luciana luis luisa lupita luz magdalena manuel manuela marcela marcelo marco marcos margarita maria mariana maribel
  maricela mariela mario marisol maritza marta martha martin mateo matias mauricio maximiliano melissa mercedes mia micaela miguel miranda
  miriam moises monica montserrat nadia nancy natalia nayeli nestor nicolas noe noemi nora norma octavio ofelia olga olivia omar oscar
  pablo paloma pamela paola patricia patricio paulina paula pedro perla rafael ramiro ramon raquel raul rebeca regina renata rene reyna ricardo
  rigoberto rita roberto rocio rodolfo rodrigo rogelio romina rosa rosalba rosalia rosario roxana ruben ruth salma salvador samanta samuel
  sandra santiago sara saul sebastian selena sergio silvia sofia sonia susana tadeo tania tatiana teresa tomas trinidad uriel valentina
  valeria vanessa veronica vicente victor victoria violeta virginia viviana ximena yadira yahir yesenia yolanda zaira zoe jonathan johana
  leo iker gael nico emi paco pepe pancho memo nacho lalo tono fer dani ale gaby paty lupe caro pao mari rafa santi sebas mau rodri javi manu vale sofi`.split(
    /\s+/,
  ),
);
