/** Spanish words, each beside the English word that it is read as. Accents and plurals are left out. */
export const SPANISH_WORDS = `
  fridge: nevera refrigerador refrigeradora heladera frigorifico
  stove: estufa
  computer: computadora ordenador computacion
  laptop: portatil
  phone: telefono celular
  screen: pantalla
  battery: bateria
  car: carro coche
  tyre: llanta caucho neumatico
  motorcycle: moto motocicleta
  boat: bote lancha barco
  house: casa hogar vivienda casita
  roof: techo
  wall: pared
  floor: piso suelo
  door: puerta
  window: ventana ventanal
  bathroom: bano
  kitchen: cocina
  toilet: poceta inodoro sanitario
  water: agua aguas
  pipe: tuberia tubo caneria
  leak: fuga gotera
  paint: pintar pintura pintor pinten pinte pinta
  clean: limpiar limpieza limpiadora limpien limpie limpia
  wash: lavar lavado lave laven
  dig: excavar
  garden: jardin
  grass: grama cesped pasto
  tree: arbol
  light: luz luces
  wire: cableado
  air: aire
  dog: perro perra perrito
  cat: gato gata
  bird: pajaro
  fish: pescado pez peces
  cow: vaca
  food: comida
  cake: torta pastel
  bread: panaderia
  wedding: boda
  birthday: cumpleanos
  music: musica
  hair: cabello pelo
  massage: masaje
  dress: vestido
  clothes: ropa
  shoe: zapato
  ring: anillo
  gold: oro
  furniture: mueble
  chair: silla
  bed: cama
  mattress: colchon
  lesson: clase leccion
  teacher: profesor profesora maestro maestra
  english: ingles
  math: matematica
  school: escuela colegio
  child: nino nina hijo hija
  baby: bebe
  doctor: medico doctora
  nurse: enfermera enfermero
  tooth: diente muela
  pain: dolor
  blood: sangre sangrado
  pregnancy: embarazo embarazada
  lawyer: abogado abogada
  permit: permiso
  visa: visado
  passport: pasaporte
  document: documento
  translate: traducir traduccion traductor traductora
  company: empresa compania
  accountant: contador contadora
  tax: impuesto
  transport: transporte
  rent: alquilar alquiler arriendo
  room: habitacion cuarto
  land: terreno
  seed: semilla
  honey: miel
  wood: madera
  steel: acero
  iron: hierro planchar plancha planche
  weld: soldar soldadura soldador
  tile: baldosa ceramica
  bricklayer: albanil
  plumber: plomero plomera fontanero
  electrician: electricista
  carpenter: carpintero
  barber: barbero
  hairdresser: peluquero peluquera peluqueria estilista
  photographer: fotografo fotografa
  driver: chofer conductor
  tailor: sastre
  seamstress: costurera modista
  baker: panadero
  cook: cocinero cocinera cocinar
  butcher: carnicero
  gardener: jardinero
  guard: vigilante guardia
  shop: tienda
  key: llave
  lock: cerradura
  box: caja
  parcel: paquete
  funeral: funeraria
  blessing: bendicion
  prayer: oracion
  sell: vender vendo vendan
  rat: raton rata
  carpet: alfombra
  rain: lluvia llueve
  photo: foto fotos
  logo: logotipo
  website: pagina
  sink: lavamanos lavaplatos fregadero
  tap: grifo canilla
  shower: ducha regadera
  bulb: bombillo
  socket: enchufe tomacorriente
  switch: interruptor
  lamp: lampara
  fan: ventilador
  stair: escalera
  cabinet: gabinete
  drawer: gaveta cajon
  table: mesa
  shelf: repisa estante
  curtain: cortina
  gate: porton
  fence: cercar
  block: bloque
  brick: ladrillo
  cement: cemento
  concrete: concreto hormigon
  sand: arena
  stone: piedra
  glass: vidrio
  mirror: espejo
  aluminium: aluminio
  plaster: frisar friso
  break: roto rota rompio quebrado danado danada dano
  stick: trancada trancado atascada atascado
  dirty: sucio sucia
  smell: olor
  noise: ruido
  cool: enfria enfriar
  burn: quemado quema quemo
  drip: gotea goteando gotear
  clog: tapado tapada destapar
  install: instalar instala instalacion poner colocar instalen instale
  change: cambiar cambio
  hang: colgar
  build: construir construccion
  cut: cortar corta corte
  move: mudar mudarme mudarnos
  carry: llevar lleven lleve
  tow: remolcar remolque
  drive: manejar conducir
  learn: aprender
  swim: nadar natacion
  dance: bailar baile
  draw: dibujo dibujar
  guitar: guitarra
  exam: examen
  homework: tarea
  chemistry: quimica
  physics: fisica
  biology: biologia
  sick: enfermo enferma
  fever: fiebre
  hurt: duele
  back: espalda
  knee: rodilla
  eye: ojo
  injection: inyeccion inyectar
  vaccine: vacuna vacunar
  train: entrenar entrenamiento
  bathe: banar
  grandmother: abuela
  grandfather: abuelo
  mother: mama madre
  father: papa padre
  party: fiesta
  band: banda
  balloon: globo
  decorate: decorar decoracion
  beard: barba
  hairstyle: peinado
  graduation: graduacion
  pants: pantalon
  skirt: falda
  uniform: uniforme
  hem: ruedo dobladillo
  sole: suela
  watch: reloj
  tv: televisor television
  antenna: antena
  camera: camara
  alarm: alarma
  print: imprimir
  card: tarjeta
  flyer: volante
  design: diseno disenar
  truck: camion
  pickup: camioneta
  brake: freno
  oil: aceite
  wheel: rueda
  road: carretera
  airport: aeropuerto
  bus: autobus
  river: rio
  barrel: barril
  customs: aduana
  insurance: seguro
  loan: prestamo
  money: dinero
  divorce: divorcio divorciarme divorciar divorciarnos
  residence: residencia
  immigration: inmigracion
  apartment: apartamento
  buy: comprar
  trench: zanja
  borehole: pozo
  pump: bomba
  pressure: presion
  drain: cloaca desague alcantarilla
  pool: piscina
  roach: cucaracha
  ant: hormiga
  mosquito: zancudo
  termite: comejen termita
  bee: abeja
  wasp: avispa
  bat: murcielago
  kill: matar
  fumigate: fumigar fumigacion
  weed: desmalezar maleza monte
  branch: rama
  trim: podar poda
  material: materiales
  care: cuidar cuide cuiden cuida
  hundred: cien
  person: persona
  outside: afuera
  new: nuevo nueva
  old: viejo vieja
  family: familia
  night: noche
  birth: nacimiento
  business: negocio
  alignment: alineacion
  prepare: preparar
  damp: humedad
  coconut: coco
  urine: orina
  record: grabar
  overheat: recalienta recalentado
  app: aplicacion
  zipper: cierre
  signal: senal
  day: dia
  heater: calentador
  meter: medidor
  current: corriente
  electrical: electricidad
  beam: viga
  rotten: podrido podrida
  step: escalon peldano
  railing: baranda barandal pasamano
  formwork: encofrado
  granite: granito
  snake: serpiente culebra
  workshop: taller
  clutch: embrague
  radiator: radiador
  gas: gasolina
  spark: chispa
  polish: pulir pulido
  braces: ortodoncia
  ultrasound: ecografia ultrasonido
  hack: hackeado hackearon hackear
  printer: impresora
  drink: bebida
  labourer: obrero
  chicken: pollo
  rice: arroz
  plant: mata sembrar siembra
  office: oficina
  consultant: asesor asesoria
  course: curso
  entertainer: animador animadora
  trainer: entrenador entrenadora
  wet: mojado moja
  lose: perdi perdido perdida
  full: lleno llena
  heavy: pesado pesada
  straighten: alisar alisado enderezar
  shave: afeitar
  colour: tinte tenir
  wax: cera
  eyebrow: ceja
  eyelash: pestana
  skin: piel
  face: rostro
  heart: corazon
  sugar: azucar diabetico diabetica
  diet: dieta
  weight: peso
  bone: hueso
  hearing: oido
  twin: gemelo gemela
  son: hijito
  read: leer
  write: escribir
  piano: teclado
  letter: carta
  contract: contrato
  will: testamento
  heir: herencia
  debt: deuda
  account: cuenta
  salary: nomina sueldo
  invoice: factura
  advertisement: anuncio publicidad
  sign: letrero rotulo
  tshirt: playera
  clown: payaso
  toy: juguete
  flower: flor
  gift: regalo
  grocery: viveres
  vegetable: verdura vegetal
  fruit: fruta
  egg: huevo
  milk: leche
  cheese: queso
  goat: chivo cabra
  sheep: oveja
  pig: cerdo puerco
  horse: caballo
  hen: gallina
  hive: colmena
  field: campo
  harvest: cosechar cosecha
  plough: arar
  fertiliser: abono fertilizante
  pest: plaga
  screw: tornillo
  hammer: martillo
  elderly: anciano anciana viejito viejita
  sing: cantar canto
  container: contenedor
  email: correo
  delete: borrar borre borro
  vomit: vomitar vomitando vomita
  burial: enterrar enterrarlo enterrarla entierro
  technician: tecnico tecnica
  crash: chocaron choque
  lift: levantar levanta
  university: universidad
  study: estudiar
  test: prueba
  cassava: yuca
  church: iglesia
  sew: coser
  boot: bota
  mine: minero mineria
  dredge: draga
  bartender: coctelero
  hot: caliente
  cold: frio fria
  hand: mano
  arm: brazo
  keyboard: tecla
  nail: unas
  christmas: navidad
  stain: mancha
  belly: barriga
  start: prende prender arranca arrancar enciende encender
`;
