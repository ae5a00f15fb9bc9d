/** What people call the trades of Sports & Fitness. How to read it: `lexicon.ts`. */
export const SPORTS_FITNESS = `
personal-trainers
  called: personal trainer, gym trainer, gym instructor, strength coach, body builder coach, home trainer, online fitness coach
  work: weight training, strength training, lose weight, bootcamp, bodybuilding coaching, muscle building, group training
  things: workout, exercise, fitness, six pack, calisthenics, weight loss programme, boot camp
  troubles: belly fat, lose belly, out of shape, flabby arms, bring down weight, baby fat after birth, skinny want muscle, get fit for wedding, build bigger glutes, PT sessions, trainer at seawall, lose weight exercise
  local: big belly, get back in shape, bring down belly, mek muscle, tone up
  short: HIIT
  brands: P90X, Beachbody, Peloton, TRX, Creatine, Fitbod, Muscle Milk, C4 preworkout
  spanish: entrenador personal, entrenador físico, perder peso, ejercicio en casa, rebajar la barriga
  portuguese: treinador particular, perder barriga, treino em casa, musculação
  titles: strength and conditioning, corporate wellness
  tasks: weight fat slim belly stomach lose obese tummy burn, muscle bulk mass bodybuilding skinny size gain physique, postnatal pregnancy baby mommy birth prenatal postpartum, senior elderly old mobility balance grandma, police army fitness test recruit gdf obstacle pushups bootcamp, home house online virtual zoom video private, rehab injury pain knee recovery diabetic pressure heart, wedding bride event carnival vacation deadline shape, glute butt toned squat thighs abs arms
  hints: train trainer fit fitness weight lose gym muscle belly exercise workout body slim abs tone strong shape run test army police GDF fat squat strength pushups stamina unfit
  some do: boxing, postnatal prenatal
  related: gyms, yoga-pilates, dance-fitness

cricket-coaches
  called: cricket coach, batting coach, bowling coach, cricket academy, cricket club, fielding coach, wicketkeeping coach
  work: cricket lessons, batting practice, bowling practice, fast bowling training, wicketkeeping training, cricket nets practice, junior cricket training, umpire cricket match, cricket summer camp, cricket trials preparation, kids cricket, girls cricket, fielding drills
  things: cricket, bowling machine, hardball cricket, softball cricket, tapeball cricket, T20, batting technique, leg spin, spin bowling, fast bowling, bowling help
  troubles: son love cricket, child want to play cricket, can't face fast bowling, improve batting, get on cricket team, son want to bat better, cricket for child, GCB, cricket on Saturday, bats good, make the team
  local: bat and ball, teach bat, teach bowl
  brands: CPL, Amazon Warriors, West Indies cricket, CricHeroes, DCC cricket, KiddyCricket, CricHQ, Everest Cricket, IPL cricket
  spanish: entrenador de críquet, clases de críquet
  portuguese: treinador de críquete, aulas de críquete
  titles: youth cricket development, level one cricket coach
  tasks: batting bat batsman technique stroke footwork drive helmet, fast bowling pace seam swing bouncer bowler yorker, spin leg off spinner googly turn, wicketkeeping keeper gloves stumping catch fielding throw dive, kids child junior youth academy boys son beginner camp, girls women female daughter ladies, trials selection national team scout inter, umpire scorer match referee official tournament, nets machine indoor practice pitch softball tapeball
  hints: cricket bat batting bowl bowling coach ball wicket pads nets spin pace keeper runs fielding
  some do: umpire umpiring
  related: sports-equipment, football-coaches, cycling-athletics

football-coaches
  called: football coach, soccer coach, basketball coach, goalkeeper coach, football academy, football club
  work: kids football, girls football, goalkeeping training, dribbling drills, football trials preparation, referee football match, football summer camp, shooting practice football, ball control drills
  things: football, soccer, futsal, football league, football team, basketball, volleyball, netball
  troubles: child want to play football, improve ball skills, son love football, get football scholarship, need referee for tournament, GFF
  local: small goal, ball skills for boys
  brands: FIFA, Golden Jaguars, Concacaf, Slingerz, Fruta Conquerors, Santos FC, NBA, Premier League, Lady Jags, Ravens basketball, Western Tigers, Alpha United
  spanish: entrenador de fútbol, fútbol, escuela de fútbol
  portuguese: futebol, escolinha de futebol, treinador de futebol, goleiro
  titles: youth football development, football skills clinic, licensed football coach
  tasks: goalkeeper goalie keeper saves gloves, kids children child boys academy junior youth grassroots tiny son, girls women female ladies daughter, basketball hoop dunk court dribble rebound, volleyball spike netball shooter, trials scholarship college recruit professional scout overseas, striker shooting finishing score goal forward kick penalty, referee tournament league match official linesman, speed agility fitness stamina conditioning endurance
  hints: football soccer ball kick kicking goal coach team goalkeeper play boots field dribble striker academy boys girls serious tackle club
  some do: basketball, volleyball, netball, football soccer futsal goalkeeper goalkeeping, rugby, hockey, referee
  related: cycling-athletics, cricket-coaches, personal-trainers

swimming-instructors
  called: swimming instructor, swimming coach, swim teacher, lifeguard, swimming club, swim school, diving instructor
  work: swimming lessons, learn to swim, swim, baby swim class, aqua aerobics, competitive swim training, water safety training, private swimming lesson, swim stroke correction, ladies swimming class, floating lesson, swim test preparation, water confidence
  things: swimming pool class, freestyle stroke, backstroke, butterfly stroke, swimming goggles, aqua fitness, water polo
  troubles: afraid of water, child fear water, fear of drowning, kid nearly drown, adult never learn to swim, frighten of water, learn swim big people, scared of water
  brands: Speedo, Dorado Speed, Silver Sharks, Aquatic Centre, Scubapro, SwimFin, Splash About, NAUI
  spanish: natación, clases de natación, profesor de natación, aprender a nadar
  portuguese: natação, aula de natação, professor de natação, nadar
  titles: learn-to-swim programme, aquatics coaching
  tasks: adult beginner big grown never learn, baby toddler infant parent mommy, child kids children school after camp son, afraid fear phobia nervous frighten panic drown confidence, competitive race stroke technique freestyle butterfly backstroke speed squad, lifeguard rescue safety cpr certification pool party hire, aqua aerobics arthritis senior therapy exercise rehab, ladies women female private muslim, dive diving scuba snorkel deep
  hints: swim swimming pool water drown drowning float lesson afraid strokes dive breath child sea river deep
  some do: diving dive scuba, lifeguard, polo, baby toddler infant, children child kids kid, surf surfing, clean cleaning, construction
  related: personal-trainers, cycling-athletics

yoga-pilates
  called: yoga teacher, yoga instructor, yoga studio, breathing coach, stretch coach
  work: yoga class, yoga, pilates, prenatal yoga, meditation, stretching class, breathing exercise, chair yoga, hot yoga, kids yoga, home yoga session, flexibility training, beach yoga, office yoga, mindfulness class, beginner yoga, couples yoga, yoga for back pain
  things: yoga mat, hatha yoga, vinyasa, reformer pilates, yoga retreat
  troubles: can't touch toes, need to calm mind, improve flexibility, bad posture exercise, gentle exercise for seniors, stiff back stretching
  local: stretch out body, loosen up meh body
  brands: Bikram, Iyengar, Kundalini, Art of Living, Sudarshan Kriya, Lululemon, Isha yoga, Sahaja, Stott Pilates, Headspace, Yin yoga, Balanced Body
  spanish: clases de yoga, meditación, estiramiento
  portuguese: aula de ioga, ioga, meditação, alongamento
  titles: yoga therapy, mind and body wellness, guided meditation, core strength class
  tasks: prenatal pregnant pregnancy mommy postnatal birth, meditation mindfulness stress anxiety calm relax mind breathing sleep, back pain therapy posture neck sciatica stiff, pilates core reformer abs strength toning, chair senior elderly gentle arthritis old, kids children school child teen, hot power vinyasa ashtanga advanced, flexibility stretch stretching flexible split hamstring toes, office corporate staff workplace home private online
  hints: yoga stretch stretching pilates breathe meditation flexible calm mat relax posture pose stress mindfulness core
  some do: yoga, pilates, meditation, prenatal, tai
  related: dance-fitness, personal-trainers, gyms

martial-arts-boxing
  called: karate teacher, boxing coach, martial arts instructor, karate school, dojo
  work: self-defence class, kickboxing class, karate class, boxing lessons, kids karate, boxing fitness, fight training, wrestling training, sparring
  things: karate, martial arts, taekwondo, judo, kickboxing, jiu-jitsu, kung fu, Muay Thai, self-defence, self-defense, punching bag training, black belt, mixed martial arts, wing chun, capoeira, tae kwon do
  troubles: learn to fight, child getting bullied fight back, learn to protect myself, child need discipline, teach son to defend himself, son learn boxing, learn to defend myself, boxing for child
  local: stick fight, teach fighting
  short: MMA, BJJ
  brands: Goju-ryu, Kyokushin, Wado-ryu, Gracie jiu-jitsu, UFC, Krav Maga, Aikido, Hapkido, Everlast, Venum, WBC boxing, Ninjutsu, Wushu, Tang Soo Do, ISKF, Cobra Kai, Jeet Kune
  spanish: artes marciales, boxeo, defensa personal, clases de karate, entrenador de boxeo
  portuguese: lutas marciais, boxe, defesa pessoal
  titles: youth boxing programme, combat sports
  tasks: karate shotokan kata dojo belt grading, boxing boxer punch gloves ring jab amateur bag, kickboxing muay thai kick cardio, defence defense protect attack women rape robber safety ladies, kids child children bully bullied discipline son confidence, taekwondo tkd kung fu wing chun capoeira tai, judo jiu jitsu bjj grappling wrestling throw, mma mixed cage fighter sparring competition, fitness weight burn conditioning
  hints: karate boxing kickboxing judo self defence fight fighting bully bullied taekwondo punch gloves belt MMA ring defend discipline attack kick bullying
  some do: karate, taekwondo, judo, kung, boxing kickboxing box boxer, jiu capoeira, wrestling, fencing
  related: personal-trainers, gyms

dance-fitness
  called: zumba instructor, aerobics instructor, soca fitness coach, dancercise teacher
  work: zumba class, zumba, aerobics, dance fitness, dance workout, dancehall fitness, chutney fitness, Bollywood fitness, step aerobics, kids zumba, online zumba, pole fitness, twerk class, wellness day aerobics, dance cardio, aerobics for seniors
  things: soca workout, twerk fitness, dance exercise, afrobeats workout, Zumba party, reggaeton fitness, hip hop fitness
  troubles: fun way to lose weight, bored with gym, exercise with music, exercise class for ladies, get fit for carnival, dance to lose weight
  local: soca sweat, wine and exercise
  brands: Les Mills, BodyCombat, Jazzercise, Strong Nation, Piloxing, Bokwa, Tae Bo, BodyPump
  spanish: clases de zumba, baile fitness, aeróbicos, bailoterapia
  portuguese: aula de zumba, dança fitness, ginástica aeróbica
  titles: licensed zumba instructor, group fitness class, carnival ready fitness
  tasks: zumba latin salsa reggaeton, soca carnival chutney wine caribbean, aerobics step cardio low impact, bollywood indian bhangra, hiphop afrobeat dancehall twerk, kids children child school summer, senior elderly gentle old chair, online zoom home virtual, corporate party wellness event staff birthday hen
  hints: zumba aerobics dance fitness class music sweat soca workout ladies burn fun calories moves
  some do: zumba, pole, aerobics, belly, ballet, line
  related: yoga-pilates, gyms, dance-art-lessons

gyms
  called: gym, fitness centre, fitness center, health club, weight room, fitness club
  work: gym membership, join gym, monthly gym fee, gym day pass, spin class, CrossFit, lift weights, circuit class, group gym class, powerlifting, student gym rate, couples gym membership
  things: bench press, squat rack, weight machine, gym with AC, gym shower, gym locker, gym with parking, stationary bike, cardio machine, 24 hour gym, leg press, weights and treadmill
  troubles: place to exercise, somewhere to lift weights, gym open late, gym open early morning, gym for beginners, quiet gym for ladies, lift weights monthly
  local: pump iron, lift iron, hit the gym, bottom house gym
  brands: Planet Fitness, Gold's Gym, Anytime Fitness, Genesis Fitness, Space Gym, Fitness Express, Life Fitness, Technogym, Hammer Strength, Precor, Hyrox, Concept2, Smith machine, Hard Knocks Gym, F45, Buddy's Gym
  spanish: gimnasio, sala de pesas
  portuguese: academia de ginástica, mensalidade da academia
  titles: full equipped gym, fitness facility, weightlifting facility
  tasks: membership monthly month fee join annual contract subscription, day pass visitor walkin open 24hr early late morning, lift powerlifting barbell squat bench rack deadlift iron heavy, treadmill cardio bike elliptical stairmaster run, women ladies female private quiet, spin class circuit group hiit bootcamp, crossfit wod functional kettlebell, student youth teen discount school couple family, sauna steam shower locker massage parking ac
  hints: gym weights treadmill workout membership machine exercise bench dumbbell lift month equipment barbell sauna
  some do: sauna, crossfit, climbing, spin spinning, basketball
  related: personal-trainers, dance-fitness, martial-arts-boxing

cycling-athletics
  called: athletics coach, cycling coach, running coach, track coach, running club, triathlon coach
  work: running training, long jump coaching, high jump coaching, javelin coaching, school sports training, triathlon training, hurdles training, relay training, group ride, learn to ride bicycle, jogging group, speed training, endurance training, fix bicycle
  things: athletics, track and field, cycling, marathon, sprinter, hundred metres race, inter-school sports, long distance running, cross country, discus throw, spikes for track, running group, bicycle riding lesson, racing bike, bicycle repair, racing bicycle
  troubles: run faster, child fast runner, prepare for school sports, get track scholarship, train for road race, can't ride bicycle, improve running time, pass police fitness test, fitness test army, fitness for police test, join the police run, can't run far, pass the police run, police fitness test, army fitness test
  local: run race, sports day training
  brands: Strava, Parkrun, Zwift, Carifta, Team Evolution, Ironman race, Penn Relays, Nike Run, AAG athletics, Garmin Edge
  spanish: atletismo, ciclismo, correr maratón
  portuguese: corrida de rua, treinador de corrida
  titles: speed and agility
  tasks: sprint sprinter 100m 200m speed fast start block, marathon distance 5k 10k road jog jogging endurance, hurdle jump long high triple javelin discus shot throw, child school sports kids interhouse junior youth, bike bicycle cycling ride race velodrome pedal, learn beginner balance training adult fall, triathlon swim ironman multisport, police army fitness test recruit military, skate skating roller skateboard
  hints: run running runner cycle cycling race bike athletics sprint marathon track coach mile jog jogging 5k distance pace stamina sports training hurdles finish
  some do: cycling, triathlon, skating skate
  related: personal-trainers, sports-equipment, football-coaches

sports-equipment
  called: bicycle shop, sports store, sports shop, bicycle mechanic, sporting goods
  work: bicycle repair, bat regripping, restring racket, tennis racket stringing, exercise bike repair, sports equipment rental
  things: bicycle, bicycle parts, cricket bat, cricket ball, cricket pads, cricket gloves, football net, dumbbell, treadmill, gym equipment, basketball hoop, trophy, medals, sports gear, skipping rope, mountain bike, BMX, e-bike repair, football boots
  troubles: bicycle flat tyre, cricket bat crack, bat handle loose, bicycle wheel bend, racket string burst, bat crack, bike wheel bent, bike brakes
  local: bicycle tube buss, cycle shop, bicycle chain drop, bicycle blow out
  brands: Shimano, Gray-Nicolls, Trek bike, Giant bike, Schwinn, Huffy, Mongoose bike, Specialized bike, Cannondale, Raleigh, Humber bicycle, Hercules bicycle, Phoenix bicycle, Diamondback, SRAM, Kookaburra, SS bat, SG bat, Gunn Moore, Slazenger, Spalding, Mikasa, Molten ball, Yonex, NordicTrack, Bowflex, ProForm, Trophy Stall, Rollerblade, Babolat, MRF bat, Duke ball
  spanish: bicicleta, equipo deportivo, artículos deportivos
  portuguese: bicicletaria, material esportivo
  titles: cricket equipment, fitness equipment maintenance
  tasks: bicycle bike cycle puncture tyre chain brake gear wheel tube, cricket bat ball pads helmet regrip crack handle willow, racket tennis badminton restring string shuttle squash, treadmill dumbbell weights bench exercise gym barbell elliptical, football boots net goal soccer shin basketball hoop, trophy medal plaque award engrave, jersey uniform team kit print, swim goggles kayak fishing surf snorkel skate skateboard, rent rental hire borrow loan
  hints: bat ball bike bicycle gloves racket boots treadmill equipment net jersey trophy trophies medals string restring gears brakes table dumbbells hoop goals pads
  some do: bicycle bike, racket tennis, treadmill dumbbell, cricket bat, football, trophy medals, kayak, weights, rent rental, skate skates
  related: cycling-athletics, clothing-shoes, second-hand

racket-sports
  called: tennis coach, badminton coach, squash coach, table tennis coach, tennis instructor, squash club, racquet club
  work: tennis lessons, badminton lessons, squash lessons, squash training, tennis hitting partner, kids tennis, serve practice tennis, tennis clinic, adult tennis beginner
  things: table tennis, tennis, badminton, squash court, ping pong, pickleball, lawn tennis, racquet sports, racket sports, shuttlecock, tennis balls, padel, doubles tennis, backhand
  troubles: improve tennis serve, child want to learn tennis, play squash after work, weak backhand
  local: TT board, TT lessons, teach child tennis
  brands: Stiga, Dunlop squash, Wilson tennis, Donic, Wimbledon, Prince racquet, Victor racket, ITTF, Selkirk paddle, Joola
  spanish: tenis, clases de tenis, entrenador de tenis, tenis de mesa
  portuguese: aula de tênis, professor de tênis, pingue-pongue
  titles: junior tennis programme
  tasks: tennis lawn serve forehand backhand volley court, badminton shuttle shuttlecock smash feather, squash wall glass, table ping pong tt paddle, pickleball padel paddleball, kids child junior youth academy school, adult beginner learn social, partner hitting practice doubles match, tournament competitive advanced ranking trials
  hints: tennis table badminton racket squash court serve padel coach ping pong backhand shuttle
  some do: tennis, badminton, squash, pickleball padel
  related: sports-equipment, personal-trainers
`;
