// Abbreviations that people type, one word a line: the intended word, then how it is typed. Data only: read by
// `parse/words`.

export const SHORTHAND = `
que: q k ke qe
ahorita: orita aorita
tarde: tardecito tard tardecita tardesita
a las: alas
a la: ala
sabado: sabadito sab
viernes: viernesito vie vier
jueves: juevesito jue juev
lunes: lunesito lun
martes: martesito
miercoles: miercolitos mie mier mierc
domingo: dominguito dom
porque: xq pq porq
por: x
porfavor: xfa xfavor xfis porfa porfas porfis porfi plis pliss pls plz please pf
tambien: tmb tb tbn tmbn tambn
bien: bn
buenos: bns
buenas: wenas
viene: biene
viendo: biendo
veces: beces
hombre: ombre
hermana: ermana
para: pa
para el: pal
estoy: toy
de: d
del: dl
quiero: qro kiero kero quero
quisiera: qisiera
cita: sita zita cta citita
manana: mnn mna mnna manna mannana maniana mana mnana mananita
horas: hrs hr hs oras
pues: ps pos pus pss
donde: dnd onde
como: cm kmo cmo
cuanto: kuanto cto qnto cuant cuanto
hola: ola oli holi holis hello hi
hoy: oy oi
hasta: asta
hora: ora horita
esperame: perame perate
gracias: grax grcs grs thx thanks ty
fin de semana: finde
proximo: prox
siguiente: sig
minutos: min mins
a ver: aver
entonces: tons ntons
ok: oc oks okis okas oki oka okei okey okay okok
si: sii sip sipi sep seep zi zii chi yes yep
no: noo nop nope nel nanais nah
ubicacion: ubi
sucursal: suc
informacion: info
telefono: tlf tel
cuanto antes: asap
doctor: dr
doctora: dra
licenciada: lic
maestra: mtra
maestro: mtro profe
agendar: agendenme
temprano: tempra tempranito tempranillo
noche: noc nochecita
departamento: depa
`;
