/** Portuguese words, each beside the English word that it is read as, unless the Spanish ones have it. Accents and plurals are left out. */
export const PORTUGUESE_WORDS = `
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
  leak: vazamento goteira infiltracao vazando vaza
  renovation: reforma
  clean: limpeza limpar
  tree: arvore
  dog: cachorro cao
  bird: passaro
  fish: peixe pescar
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
  child: crianca filho filha
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
  sink: pia
  tap: torneira
  toilet: vaso privada
  shower: chuveiro
  bulb: lampada
  socket: tomada
  breaker: disjuntor
  wire: fio fiacao
  drip: pingando pinga
  clog: entupido entupida entupiu desentupir entupimento
  door: porta
  gate: portao
  iron: ferro
  glass: vidro
  mirror: espelho
  stair: escada
  cabinet: armario
  plaster: reboco rebocar
  ceiling: forro
  brick: tijolo
  block: bloco
  cement: cimento
  sand: areia
  stone: pedra
  pavement: calcada
  break: quebrada quebrou quebrar
  stick: travado travada emperrada
  smell: cheiro fedendo fede fedor
  noise: barulho barulhento
  cool: gela gelar
  change: trocar troca
  build: construcao
  carry: levar
  tow: reboque
  drive: dirigir direcao
  swim: natacao
  dance: danca dancar
  guitar: violao
  exam: prova exame
  homework: dever
  sick: doente
  fever: febre
  back: costas
  knee: joelho
  eye: olho
  glasses: oculos
  injection: injecao
  vaccine: vacina vacinar
  train: adestrar treinar
  bathe: banho
  mother: mae
  father: pai
  party: festa
  balloon: balao baloes
  decorate: decoracao
  hairstyle: penteado
  graduation: formatura
  pants: calca
  skirt: saia
  hem: bainha
  watch: relogio
  tv: televisao
  screen: tela
  camera: cameras
  print: impressao
  card: cartao
  truck: caminhao
  pickup: caminhonete
  brake: freio
  oil: oleo
  wheel: roda
  road: estrada
  airport: aeroporto
  bus: onibus
  money: dinheiro
  trench: vala
  borehole: poco
  drain: ralo bueiro esgoto
  ant: formiga
  termite: cupim
  rat: rato
  weed: mato capinar rocar
  branch: galho
  meat: carne
  light: luzes
  alignment: alinhamento
  charge: carrega
  outside: fora
  new: novo nova
  person: pessoa
  night: noite
  hundred: cem
  damp: umidade
  coconut: coqueiro
  urine: urina
  record: gravar
  overheat: esquentando superaquecendo
  app: aplicativo
  zipper: ziper
  guard: vigia
  signal: sinal
  blender: liquidificador
  heater: aquecedor
  electrical: eletricidade
  beam: viga
  rotten: podre
  step: degrau degraus
  railing: corrimao
  waterproof: impermeabilizar impermeabilizacao
  clutch: embreagem
  office: escritorio
  polish: polir polimento
  caregiver: cuidadora cuidador
  printer: impressora
  plate: placa
  plane: aviao
  worker: trabalhadores trabalhador
  consultant: consultor consultoria
  trainer: treinador
  gym: academia
  fumigate: dedetizador dedetizacao
  wet: molhado molhou
  lose: perdi perdido
  full: cheio cheia
  heavy: pesado
  straighten: alisar alisamento
  colour: tintura
  eyebrow: sobrancelha
  eyelash: cilio cilios
  skin: pele
  face: rosto
  foot: pes
  heart: coracao
  sugar: acucar
  bone: osso
  read: ler
  write: escrever
  letter: carta
  debt: divida
  account: conta
  salary: salario
  invoice: nota
  advertisement: propaganda anuncio
  sign: letreiro
  clown: palhaco
  toy: brinquedo
  flower: flor flores
  gift: presente
  grocery: mercearia
  vegetable: legume legumes verdura
  egg: ovo ovos
  milk: leite
  cheese: queijo
  goat: cabra bode
  sheep: ovelha
  pig: porco
  horse: cavalo
  hen: galinha
  chicken: frango
  hive: colmeia
  harvest: colher colheita
  fertiliser: adubo
  pest: praga
  screw: parafuso
  elderly: idoso idosa
  generator: gerador
  study: estudar
  university: universidade
  tractor: trator
  cassava: mandioca macaxeira
  crop: plantacao lavoura
  pepper: pimenta
  labourer: peao peoes
  church: igreja
  sew: costurar
  mine: garimpo garimpeiro
  mobile: celulares
  sole: solado
  glue: colar
  test: teste
  port: porto
  vomit: vomitou
  burial: enterro enterrar
  hot: quente
  cold: frio fria
  hand: mao
  arm: braco
  container: conteiner
  goods: mercadoria
  christmas: natal
`;
