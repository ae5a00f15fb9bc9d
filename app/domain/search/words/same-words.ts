/**
 * Words that mean the same as another word: as they are spoken, in the past tense, shortened, in Spanish and in Portuguese.
 * They are read as that word in what people type, in the lexicon and in the texts of services. A word that is also another
 * English word, as "pan" is, has no place here.
 */
const LIST = `
spoken
  car: cyar kyar
  plumbing: plumin
  painter: panter
  physio: fizio
  concrete: concreet
  wash: wosh
  tyre: tyer
  watch: wach
  solar: soler
  mason: masson
  massage: masage
  tuition: tution
  tractor: tracta
  water: wata wahta
  trouble: trubble
  take: tek took taken tekking
  break: bruk brok broke broken brukup
  spoil: spwile spile
  boy: bwoy
  small: likkle
  garden: gyarden
  yard: yaad
  cart: kyart
  hurt: hurtin
  child: pickney pickny children kid chirren chirrun
  girl: gyal
  burst: buss bussup
  catch: ketch caught
  steal: tief teef stole stolen stealing
  dirty: dutty durty
  mother: mudda mommy mummy mum mom
  father: fadda daddy
  brother: budda bredda
  grandmother: granny grandma granmudda nani aji
  grandfather: granfather grandpa granpa granfadda nana aja
  grandchild: grandchildren
  sew: sewn
  fall: fell fallen
  drive: drove driven
  write: written wrote
  teach: taught
  build: built
  buy: bought
  sell: sold
  bring: brought
  send: sent
  keep: kept
  lose: lost
  sink: sank sunk
  swell: swollen
  tear: tore torn
  foot: feet
  tooth: teeth
  mouse: mice
  paddy: padi
  bathe: bade
  picture: pic pics pitcha
  lash: eyelash
  brow: eyebrow
  braid: plait
  vet: veterinarian veterinary vetenarian
  lawyer: attorney solicitor barrister
  sofa: couch settee
  curtain: drape
  phone: cellphone smartphone
  exercise: workout
  lesson: class
  rubbish: garbage trash
  weedicide: herbicide

shortened
  refrigerator: refrig
  translation: transl
  driving: drv
  building: bldg bldgs
  bathroom: bathrm bthrm
  bedroom: bdrm bdrms bedrm
  room: rm rms
  apartment: apt apts aptmt
  kitchen: kitch
  renovation: reno renos renov
  electric: elec elect electr
  inspection: insp inspec
  generator: gen gens genny
  installation: instl instal
  parcel: pkg pkgs
  delivery: deliv delv dlvry
  certificate: cert certs
  maintenance: maint
  mechanic: mech
  vehicle: veh
  motorcycle: mcycle
  teacher: tchr
  school: sch skl
  registration: regis registr
  account: acct accts
  management: mgmt
  government: govt gov
  hospital: hosp
  business: biz bizness
  birthday: bday
  appointment: appt
  weekly: wkly
  monthly: mthly
  furnished: furn
  equipment: equip eqpt
  computer: comp comps
  document: docs
  doctor: doc dr
  medicine: meds
  photographer: photog
  photo: pix
  christmas: xmas
  year: yr yrs
  month: mth mths
  week: wk wks
  hour: hrs

spanish
  fridge: nevera refrigerador refrigeradora heladera frigorifico
  stove: estufa
  computer: computadora ordenador
  laptop: portatil
  phone: telefono celular
  screen: pantalla
  battery: bateria
  car: carro coche
  tyre: llanta caucho neumatico
  motorcycle: moto motocicleta
  boat: bote lancha barco
  house: casa hogar vivienda
  roof: techo
  wall: pared
  floor: piso suelo
  door: puerta
  window: ventana
  bathroom: bano
  kitchen: cocina
  toilet: poceta inodoro sanitario
  water: agua
  pipe: tuberia tubo caneria
  leak: fuga gotera
  paint: pintar pintura pintor
  clean: limpiar limpieza limpiadora
  wash: lavar lavado
  dig: excavar
  garden: jardin
  grass: grama cesped pasto
  tree: arbol
  light: luz
  wire: cableado
  air: aire
  dog: perro perra perrito
  cat: gato gata
  bird: pajaro
  fish: pescado
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
  child: nino nina
  baby: bebe
  doctor: medico doctora
  nurse: enfermera enfermero
  tooth: diente muela
  pain: dolor
  blood: sangre
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
  iron: hierro
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
  guard: vigilante
  shop: tienda
  key: llave
  lock: cerradura
  box: caja
  parcel: paquete
  funeral: funeraria
  blessing: bendicion
  prayer: oracion
  sell: vender vendo
  rat: raton rata
  carpet: alfombra
  rain: lluvia llueve
  photo: foto fotos
  logo: logotipo
  website: pagina

portuguese
  fridge: geladeira
  stove: fogao
  computer: computador
  phone: telefone
  tyre: pneu
  boat: canoa
  roof: telhado
  wall: parede
  floor: chao
  window: janela
  bathroom: banheiro
  kitchen: cozinha
  pipe: cano
  leak: vazamento goteira infiltracao
  renovation: reforma
  clean: limpeza limpar
  tree: arvore
  dog: cachorro cao
  bird: passaro
  fish: peixe
  cake: bolo
  wedding: casamento
  birthday: aniversario

  hair: cabelo
  nail: unha
  massage: massagem
  clothes: roupa
  shoe: sapato
  ring: anel
  gold: ouro
  furniture: movel moveis
  chair: cadeira
  lesson: aula licao
  teacher: professora
  school: escola
  child: crianca
  tooth: dente
  pain: dor
  pregnancy: gravidez gravida
  lawyer: advogado advogada
  permit: autorizacao
  passport: passaporte
  translate: traduzir traducao tradutor
  tax: imposto
  rent: alugar aluguel
  room: quarto
  land: terra
  seed: semente
  honey: mel
  wood: madeira
  steel: aco
  fence: muro
  weld: solda
  tile: azulejo
  bricklayer: pedreiro
  plumber: encanador
  electrician: eletricista
  carpenter: carpinteiro marceneiro
  hairdresser: cabeleireiro cabeleireira
  driver: motorista
  tailor: alfaiate
  seamstress: costureira
  baker: padeiro
  cook: cozinheiro cozinheira
  butcher: acougueiro
  gardener: jardineiro
  shop: loja
  key: chave
  lock: fechadura
  box: caixa
  parcel: encomenda pacote
  sell: vende
  rain: chuva chove
  carpet: carpete
`;

const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  LIST.split("\n")
    .map((line) => line.split(": "))
    .flatMap(([word = "", same = ""]) =>
      same
        .split(" ")
        .filter(Boolean)
        .map((other) => [other, word.trim()] as const),
    ),
);

/** The English word that a folded word, or the singular of a Spanish or Portuguese plural, is read as; null for any other. */
export function sameWord(word: string): string | null {
  const singulars = [word, word.replace(/s$/, ""), word.replace(/es$/, "")];
  return singulars.map((one) => SAME_WORDS.get(one)).find((one) => one !== undefined) ?? null;
}
