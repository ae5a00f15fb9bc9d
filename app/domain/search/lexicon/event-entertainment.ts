/** What people call the trades of Events & Entertainment. How to read it: `lexicon.ts`. */
export const EVENT_ENTERTAINMENT = `
event-planners
  called: event planner, party planner, event organiser, event coordinator, party lady, event manager, event company, event organizer, show promoter
  work: plan party, organise party, plan school concert, fund-raiser planning, plan product launch, plan anniversary party, plan office party, plan conference, plan graduation, plan sweet sixteen, plan birthday party, plan function, plan anniversary, organise birthday, organise function, organise concert, organise conference, organise reunion, arrange party, throw party, festival organising, concert promoting, event staff, ushers for event, hostess for event, proposal setup
  things: birthday party, baby shower, gender reveal, sweet sixteen, retirement party, family reunion, staff party, christening party, surprise party, graduation party, school bazaar, house warming, award ceremony, prom, May fair, exhibition, gala, fundraiser, pageant, sweet 16, 50th birthday, 21st birthday, birthday bash, kids birthday, class reunion, Christmas party, Halloween party, beach party, pool party, tea party, fun day, trade fair, book launch, store opening, ribbon cutting, opening ceremony, fund raiser, awards night, graduation ceremony, christening lunch, dinner and dance, send off party, farewell party, welcome party, Valentine event, fashion show planning, birthday for grandmother, eightieth birthday
  troubles: no time to organise party, first birthday coming up, party at short notice, no time to plan, organise fair
  local: keep a party, fete, keep a function, keep birthday, lil party, lil birthday, buss a lime, big lime
  brands: Eventbrite, Evite, Partiful, Party City, Hits and Jams, GuyExpo, Cvent
  spanish: organizador de eventos, planificación de eventos, quinceañera, eventos, fiesta infantil, organizar quince años, fiesta de quinceañera
  portuguese: organizador de festas, festa de aniversário, chá de bebê, festa, cerimonial, aniversário infantil, festa de quinze anos
  titles: event management, corporate event
  tasks: birthday child kids sixteen first bash surprise turning, corporate conference seminar launch office staff company opening workshop business, shower baby gender reveal christening baptism, concert festival fete carnival fair bazaar pageant stage, anniversary retirement reunion family farewell sendoff, graduation prom school award ceremony gala convocation, wake funeral memorial nine thanksgiving repast, coordinator day onsite usher hostess logistics, fundraiser charity church barbecue community
  hints: event party plan planning organise birthday conference launch function anniversary coordinator arrange surprise shower gender reveal picnic guests theme committee
  some do: carnival
  related: wedding-planners, decorators, venues

wedding-planners
  called: wedding planner, wedding coordinator, bridal consultant, wedding lady, wedding organizer, wedding company
  work: plan wedding, organise wedding, wedding coordination, wedding package, vow renewal planning, marriage proposal setup, wedding rehearsal, wedding budget, elope, day of coordination, plan reception, plan engagement, plan bachelorette, plan honeymoon, plan proposal, wedding arrangements, small wedding, wedding checklist, tilak planning, wedding decorations and planning, wedding invitation list, handle the whole wedding, handle everything for wedding
  things: bridal shower, engagement party, wedding reception, Hindu wedding, Muslim wedding, Christian wedding, beach wedding, destination wedding, wedding favour, bridal party, haldi, sangeet, barat, baraat, bachelorette party, bachelor party, hen party, bridal show, engagement function, wedding proposal, honeymoon package, wedding ceremony, wedding anniversary, church wedding, garden wedding, court wedding, wedding programme, bridal entrance, vow renewal, bride and groom, wedding theme, nikah ceremony planning
  troubles: getting married soon, getting married overseas, wedding in two weeks, wedding stressing me out, arrange wedding
  local: wedding house, daughter getting married, son getting married, kangan, dig dutty, maticore, kwe-kwe night, dulaha, dulahin, big wedding, lil wedding
  brands: WithJoy, WeddingWire, Zola registry, Sandals wedding, Zankyou
  spanish: planificador de bodas, organizar boda, boda, matrimonio, me voy a casar
  portuguese: cerimonialista, organizar casamento, assessoria de casamento, festa de casamento, casamento, noivado, vou casar
  titles: bridal services, wedding design and coordination
  tasks: hindu maticore dulahin dig sangeet haldi barat mehendi pandit, muslim nikah nikkah imam walima, christian church chapel vows pastor aisle, beach destination resort overseas island abroad, coordinator day coordination rehearsal timeline stress, engagement proposal ring propose, shower bachelorette hen bridal bachelor spinster, small intimate budget cheap registry court elope backyard, full package complete everything reception
  hints: wedding bride groom plan reception church Hindu dulahin ceremony planner engaged married coordinator honeymoon dig dutty matticore marry vows aisle nikah mehendi
  some do: Muslim nikah, Christian church, beach destination
  related: event-planners, decorators, venues

djs-sound
  called: DJ, disc jockey, selector, sound man, sound system, party DJ, wedding DJ, deejay, music man, sound crew, sound engineer
  work: music for party, music for birthday, sound system rental, speaker rental, microphone rental, PA system rental, karaoke, DJ service, music for wake, sound for crusade, play music, sound for church event, DJ for wedding, DJ for birthday, DJ for fete, music for wedding, music system for party, rent speakers, rent mic, rent mixer, sound for meeting, sound for rally, sound for funeral, mic and speaker, mic rental, music for function, music for fete, music for christening, PA for meeting, music for nine night, music for school fair
  things: PA system, sound equipment, turntable, amplifier rental, dance music, microphone, amplifier, disco, cordless mic, mic stand, speaker boxes, bass box, power amp, mixer board, chutney music, subwoofer for event, loudspeakers for event, speaker set, big speakers
  troubles: no music for party, nobody to play music, DJ cancelled, mic not working at church, music for wedding house, music set for wedding
  local: music set, big music, big sound, chutney DJ, oldies DJ, set fuh rent, play music wid big box, big set, set for jump up
  brands: , JBL, Pioneer DJ, Serato, Virtual DJ, Rekordbox, Traktor, Behringer, QSC, Yamaha mixer, Peavey, Mackie, Numark, Denon DJ, DDJ-400, Technics 1200, Rane mixer, Crown amp, RCF, Turbosound, Electro-Voice, Shure, Sennheiser, Allen and Heath, Soundcraft, Midas mixer, dbx, Gemini mixer, Bose L1, Stone Love
  spanish: disyóquey, equipo de sonido, música para fiesta, miniteca, música, cornetas, sonido para fiesta, alquiler de sonido, cornetas para fiesta
  portuguese: aluguel de som, sonorização, som para festa, caixa de som para festa
  titles: professional DJ, mobile disco
  tasks: birthday party house lime children oldies, wedding reception bride engagement anniversary, karaoke sing lyrics, speakers speaker amplifier pa rental rent boxes bass subwoofer, microphone mic wireless cordless podium meeting conference speech, church crusade gospel rally thanksgiving, wake funeral nine memorial, fete concert carnival soca dancehall club festival truck, chutney bollywood indian mehendi maticore
  hints: DJ music sound speakers party playlist dance bass wedding mic microphone bottle system songs boom fete loud box PA
  some do: karaoke, jukebox
  related: mc-hosts, lighting-stage, bands-musicians

bands-musicians
  called: live band, musician, singer, steel band, masquerade band, brass band, gospel singer, chutney singer, calypsonian, violinist, saxophonist, drummer, pannist, bhajan singer, steelband, mariachi, guitarist, keyboardist, pianist, flutist, soloist, rapper, organist, masquerade, music band, cover band, reggae band, jazz band, chutney band, bass player, sax player, gospel group, cultural group, Indian dancers, belly dancer, acapella group, marching band, police band
  work: live music, sing at wedding, sing at funeral, tassa group, tassa for wedding, band for wedding, tassa drumming, serenade, carolling, play at wedding, play at function, sing at birthday, sing at church, sing at function, sing at party, sing chutney, sing at wake, tassa for barat, live performance, dancers for show, dance performance, entertainment for dinner, steelpan music, pan music, play guitar at wedding, play piano at church, play keyboard for church, tassa for dig dutty, tassa for mehndi night
  things: steel pan, tassa, dholak, harmonium, bhajan, choir, chowtal, kwe-kwe, dance troupe, cultural dancer, qaseeda group, orchestra, tabla, djembe, string quartet, calypso, saxophone, violin, trumpet, harp, nagara, kweh kweh, queh queh, ramleela, soca, parang, Christmas carols, folk songs, live steelpan
  troubles: nobody to sing at funeral, band cancelled, need drummers for barat, steel pan for wedding, pan for thanksgiving
  local: mother sally, flounce, pan side, mad bull
  brands: Shakti Strings, Dil-e-Nadaan, JMC 3Veni, Kes band, Kassav, Xtatik
  spanish: banda en vivo, músico, cantante, mariachis, saxofonista, violinista, gaita, grupo musical, banda musical
  portuguese: banda ao vivo, música ao vivo, forró, cantora, tecladista, banda para festa
  titles: live entertainment, cultural performance
  tasks: steelpan steelband pan pannist panside, tassa dholak drummers barat maticore mehendi dulaha, gospel choir church hymns funeral carol thanksgiving, chutney bhajan singer indian harmonium tabla qaseeda mandir, saxophone sax trumpet violin violinist string brass jazz, guitar guitarist acoustic pianist keyboardist piano solo serenade romantic, masquerade flounce cow stilt christmas sally, dancers dance troupe cultural performance kweh folk belly, soca calypso reggae band party fete parang
  hints: band steelpan pan tassa music live singer drum drums drummers musicians brass keyboard chutney guitar chowtal perform masquerade reception flute soca violin saxophone serenade choir
  some do: steelband steelpan pan, tassa, saxophone sax saxophonist, violin violinist, choir, mariachi, masquerade, kweh kwekwe queh, guitarist guitar, bhajan, pianist organist, singer vocalist, drummer drummers drumming, brass trumpet, harp, bagpipe
  related: djs-sound, music-lessons, party-entertainers

tents-chairs-rental
  called: tent man, tent and chair rental, party rental, tent rental, chair rental, chair people, table rental, party supplies rental
  work: rent tent, rent chairs, rent tables, tablecloth rental, chair cover rental, rent cooler, rent chafing dish, rent wares for wedding, mist fan rental, set up tent, rent chairs and tables, rent table and chairs for wake, chairs and tables, tables and chairs, tent and chairs for wake, tents for guests, tent for wedding, tent for party, chairs for party, chairs for guests, hire tables, rent plates, rent glasses, rent pots, rent chinaware, rent fan, rent toilet, rent carpet, rent throne, rent barricade, rent stools, rent burner, rent trays, plates rental, glassware rental, dishes rental, chairs for funeral, chairs for meeting, chairs for church, chairs for 100 people, tables for party, tables for wedding, shed for wake, tarpaulin for wake, rent bar table, rent cake stand, rent coffee urn
  things: tent, party tent, folding chair, plastic chair, chiavari chair, round table, cocktail table, portable toilet, canopy, marquee, chair cover, chafing dish, throne chair, wares, cutlery, tablecloths, linen, napkin, warmers, coolers, gazebo, benches, plates and glasses, table cloths, chaffing dish, charger plates, drinking glass, spoons and forks, big pots, gas ring, ice chest, ice box, porta potty, mobile toilet, toilets for event, iron chairs, white chairs, gold chairs, long table, rectangular table, crowd barrier, red carpet, fans for party, wine glasses for party, seats for wake
  troubles: not enough chairs, tent for wake, chairs for wake, rain might fall at wedding, nowhere for people to sit, not enough tables, not enough plates, tent for yard, forty chairs
  local: tent and chairs, camp stool, karahi rental
  brands: Igloo cooler, Yeti cooler, Coleman cooler, E-Z Up, Lifetime chairs, Lifetime table, Cosco chairs, Tiffany chair, ghost chair, Sterno, Cambro
  spanish: alquiler de carpas, carpa, mesas y sillas, alquiler de sillas, toldo, mantelería, sillas, vajilla, baños portátiles
  portuguese: aluguel de tendas, tenda, banheiro químico, mesas, louças, talheres
  titles: event rental
  tasks: tent canopy marquee shed tarpaulin rain shade sun gazebo, chair seat sit bench stool chiavari folding, table round rectangular cocktail trestle, tablecloth linen cover napkin sash overlay, plates cutlery glasses wares spoons forks crockery dishes chinaware, chafing warmer burner pots karahi cooler urn buffet, toilet portable potty washroom restroom, fan mist cooling hot blower, throne carpet arch barrier pedestal stand
  hints: tent tents chair chairs table tables rent rental rain cover seat seating sit wake guests canopy tablecloth cooler plates crowd outside shade generator event sitting standing mourners
  some do: toilet toilets, linen tablecloth tablecloths, chafing chafer chafers, throne, cooler coolers, dancefloor
  related: event-planners, decorators, lighting-stage

decorators
  called: decorator, party decorator, wedding decorator, balloon decorator, decor lady, event stylist
  work: decoration, decorate hall, party decoration, birthday decoration, balloon decoration, balloon arch, table decoration, centrepiece, centerpiece, baby shower decoration, float decoration, ceiling draping, wedding decoration, tablescape, decorate venue, decorate tent, balloon garland, table setting, drape tent, picnic setup, balloon for gender reveal, gender reveal decoration, decorate house for Christmas, decorate hotel room, Christmas tree decorating, sweet sixteen decoration
  things: balloon, helium balloon, backdrop, mandap, maro, flower wall, wedding arch, Mash float, wedding décor, arches, shimmer wall, floral arch, photo wall, marquee letters, letter lights, vases rental, table runners, chair bows, chair sash, party streamers, party theme, aisle runner, tropical theme, princess theme, superhero theme, party props, party supplies, dessert table setup, chair covers and backdrop
  troubles: hall look plain, birthday theme ideas, venue look dull, no idea for theme, decorate mandap, decorate stage, flowers for mandap
  local: decorate bottom house, decorate maro, dress up the hall, dress up tent
  brands: Qualatex, Sempertex, Kalisan, Tuftex, Balloon Time, Dollar Tree, Oriental Trading
  spanish: decoración de fiestas, globos, decoradora de eventos, arco de globos, decoración, decorar, decorar salón
  portuguese: decoração de festa, balões, decoradora, decoração infantil, decorar aniversário
  titles: event styling, themed decoration
  tasks: balloon arch garland helium column inflate, birthday kids theme cartoon princess superhero backdrop, wedding reception bride bridal aisle draping headtable, mandap maro hindu mehendi sangeet haldi, flower floral centrepiece bouquet vase roses, shower baby gender reveal christening, christmas tree ornament lights holiday, proposal romantic valentine picnic room petals, stage hall ceiling drape church corporate graduation
  hints: decorate decoration balloons backdrop flowers arch party birthday wedding stage theme centrepiece hall drapes bridal colours setup maro throne balloon baby
  some do: balloon balloons, Christmas
  related: event-planners, florists, interior-designers

mc-hosts
  called: MC, emcee, master of ceremonies, toastmaster, chairman for wedding, pageant host, party host, hype man, moderator, auctioneer, comic for show, guest speaker, speaker for event, quiz master, chairperson for programme
  work: host wedding, host event, host show, chair programme, run programme, host graduation, moderate conference, host karaoke night, host concert, MC for wedding, MC for birthday, host birthday, host quiz, host reception, host function, host programme, chair wedding, chair function, talk at wedding, talk on microphone, introduce guests, speak at graduation, motivational talk, make people laugh, auction hosting, bingo caller, keep crowd going, run games at party, adult games at party, announce bride and groom
  things: bridal games, comedy, jokes, hostess, toast host, feature speaker, keynote speaker, programme chairman, MC for fundraiser, MC for church
  troubles: nobody to run programme, keep guests lively, shy to speak in public, emceeing
  local: run de programme, hype up the crowd, give joke at wedding, somebody to talk on mic, run the show, hold the mic, gaff at wedding
  spanish: maestro de ceremonias, presentador de eventos, presentador, comediante
  portuguese: mestre de cerimônias, apresentador, humorista
  titles: comedian
  tasks: wedding reception bride groom toast bridal, comedian comedy jokes laugh funny humour standup, speaker motivational keynote talk inspire speech, conference corporate seminar launch moderator panel awards, concert fete hype crowd show pageant festival, birthday party games anniversary, auction auctioneer bingo quiz raffle fundraiser trivia, church funeral thanksgiving memorial programme gospel chairman, graduation school prizegiving ceremony
  hints: MC host announcer emcee master ceremony wedding speak programme crowd event mic show chairman speeches toast entertain
  some do: comedian comedy
  related: djs-sound, party-entertainers, event-planners

party-entertainers
  called: clown, magician, children's entertainer, mascot, storyteller, puppeteer, Santa Claus, stilt walker, magic man, Santa, juggler, acrobat, balloon twister, kids entertainer, princess for party, fire dancer, moko jumbie, superhero for party, kids party host
  work: face painting, magic show, puppet show, bouncy castle rental, children party games, pony ride, train ride for children, rent bouncy castle, entertain children at party, bounce castle for kids party, rent slide, rent train, balloon animals, children games, party for kids, story time, animal show, bubble show, foam party, treasure hunt, party packs, goody bag, fire show, rent inflatable pool, keep kids busy, foam machine rental
  things: bouncy castle, bounce house, jumping castle, inflatable, trampoline, water slide, ball pit, piñata, cotton candy machine, popcorn machine, snow cone machine, children party, dunk tank, goodie bag, bounce castle, bouncing castle, bouncy house, jumping tent, kids party entertainment, bouncy, play area, puppet, kids bouncer, air castle, merry go round, ferris wheel, train ride, kiddie train, kiddie rides, fairground ride, cotton candy, candy floss, kids games, party games, Minnie Mouse, Spiderman for party, Elsa for party, character for party, costume character, kids birthday entertainment, party favours kids
  troubles: keep children busy at party, children bored at party, kids bored, paint children face, something for children at birthday, children bounce
  local: jumpy castle, bounce about
  brands: Mickey Mouse, Paw Patrol, Peppa Pig, CoComelon, Baby Shark, Barney party, Sesame Street, SpongeBob, Disney princess, Super Mario, Pokemon, Batman, Moana party, Barbie party, Roblox party, Bluey party, Chuck E Cheese
  spanish: payaso, castillo inflable, animación infantil, mago, brinca brinca, pintacaritas, colchón inflable, saltarín inflable, animador infantil
  portuguese: palhaço, pula-pula, pintura facial, mágico, pipoqueira, cama elástica, castelo inflável, brinquedo inflável, recreação infantil, algodão doce
  titles: children's entertainment, inflatable rental
  tasks: bouncy bounce castle inflatable jumping bouncing trampoline, clown funny jokes laugh, face painting glitter tattoo, magician magic tricks rabbit, mascot costume character princess superhero spiderman mickey elsa, santa christmas elf gifts, popcorn candy cotton snowcone floss machine, train ride pony horse carousel ferris, water slide pool foam dunk bubble splash
  hints: clown magician bouncy castle children party games jump trampoline face painting kids pinata mascot birthday fun costume santa balloon popcorn inflatable slide
  some do: clown, magician magic, Santa, puppet, pony horse, bouncy bounce castle, face, mascot, train, popcorn cotton, slide, booth, stilt moko, juggler, princess superhero spiderman, trampoline, paintball, kart karts
  related: mc-hosts, event-planners, djs-sound

lighting-stage
  called: lighting technician, stage builder, stage manager, projectionist, light man for event, lighting company, lighting engineer, AV company
  work: stage lighting, stage setup, light up event, rent lights, fairy light setup, projector rental, generator for event, truss setup, uplighting, fireworks display, floodlight rental, lights for party, lights for wedding, lights for wake, lights for concert, rent screen, string lights, hang lights, light show, laser show, set design, theatre lighting, rent spark machine, light up venue
  things: disco light, fairy light, LED screen, video wall, projector screen, smoke machine, fog machine, laser light, cold spark, fireworks, Diwali lights, podium, strobe light, spotlight, floodlights, projector, truss, lectern, firecracker, sparklers, confetti, disco ball, rope lights, black light, LED wall, big screen, giant screen, portable stage, pulpit stand, stage curtain, smoke effect, bubble machine, lighting rig, video screen, AV equipment, party generator
  troubles: party place dark, yard dark for wake, current might go during wedding, need stage for weekend, hall too dark, no current at venue, silent generator, DMX
  local: light up the yard
  short: AV rental
  brands: Chauvet, ADJ lights, American DJ, Elation lighting, Martin lighting, GrandMA console, Avolites, Antari, Global Truss, Par can, Sharpy beam, Sparkular, Epson projector, BenQ projector, Optoma, Barco projector, Novastar, Absen, Blackmagic
  spanish: iluminación de eventos, tarima, videobeam, fuegos artificiales, pantalla LED
  portuguese: iluminação para eventos, aluguel de palco, telão, palco, projetor
  titles: audio visual rental
  tasks: stage platform riser podium catwalk runway tarmac, screen led projector video wall slides presentation movie, fireworks pyrotechnics spark sparklers confetti explosion, smoke fog haze bubble effect ice, fairy string bulb wedding curtain garden diwali decorative, uplight colour disco laser strobe dance party moving, generator power blackout current electricity silent, truss rig concert spotlight theatre drama, floodlight yard wake dark outdoor ground
  hints: stage light lights truss concert laser screen LED spotlight generator platform smoke effects uplights event play performance
  some do: firework fireworks, screen, fog smoke, laser
  related: djs-sound, tents-chairs-rental, electricians

wedding-cars
  called: wedding car, bridal car, limousine, limo, chauffeur for wedding, wedding transport, bridal chauffeur, wedding driver
  work: wedding car rental, bridal car hire, limo hire, limo for prom, rent luxury car, car for groom, vintage car hire, horse and carriage, ride for prom, party bus rental, rent convertible, car for prom, car for graduation, car for quinceañera, drive bride, horse for groom, horse for barat, VIP car, VIP transport, rent party bus, transport bridal party, decorated car for wedding
  things: stretch limo, luxury car, bridal convoy, wedding vehicle, vintage car, classic car, convertible car, wedding Benz, car ribbon, luxury vehicle, VIP vehicle
  troubles: no car for bride, bride need ride
  local: dulahin car, car to carry bride, barat car, car fuh dulaha
  brands: Mercedes for wedding, Rolls Royce, Hummer limo, BMW for wedding, Bentley, Maybach, Lincoln limo, Chrysler 300, Cadillac, Escalade, S-Class, Lamborghini, Ferrari, Mustang convertible, Jaguar wedding
  spanish: carro de novia, limusina, auto para boda
  portuguese: carro de noiva, aluguel de limusine, carro para casamento, limusine
  titles: bridal transportation, chauffeured luxury car
  tasks: limousine limo stretch hummer, horse carriage dulaha barat buggy, vintage classic antique old rolls convertible, luxury benz mercedes bmw suv vip executive, bus minibus guests party van coaster, prom graduation school teen sixteen, ribbon decorated flowers bow decoration, chauffeur driver uniform suit, airport pickup honeymoon hotel
  hints: wedding car bridal limousine decorated ribbon driver vintage bride limo convertible groom carriage horse white chauffeur
  some do: horse carriage, limousine limo, vintage
  related: taxi-drivers, wedding-planners, bus-minibus-hire

tour-guides
  called: tour guide, tour operator, nature guide, bird guide, interior guide, travel guide, tour man, fishing guide, tour agency
  work: city tour, day trip, waterfall tour, rainforest tour, jungle trekking, hiking, bird watching, river tour, sightseeing, camping trip, overland trip, interior trip, sport fishing, resort trip, creek trip, savannah safari, tour package, wildlife tour, Kaieteur tour, Kaieteur falls, Kaieteur trip, Orinduik falls, Iwokrama tour, trip to falls, falls tour, show me around, weekend trip, kayaking, birdwatching, safari, tour the country, river cruise, sunset cruise, Amerindian village tour, camping in bush, canoe trip, arapaima fishing, gold mine tour, honeymoon trip, vacation package, holiday package, sight see, ATV tour, jet ski ride
  things: waterfall, rainforest, harpy eagle, jungle, wildlife, trekking, tourist, tourism, jaguar, rain forest, blackwater creek, nature walk, outdoor adventure, travel package
  troubles: visitors coming from overseas, somewhere to take family, something to do with visitors, bored want to travel
  local: visit the falls, family outing, bush trip, outing, go falls, see de interior, back track trip
  brands: Kaieteur, Iwokrama, Tripadvisor, Viator, GetYourGuide, Wilderness Explorers, Evergreen Adventures, Dagron Tours, Old Fort Tours, Rainforest Tours, Lonely Planet, eBird, Guyana Tourism
  spanish: guía turístico, excursión, turismo, cataratas, paseos, guía turística
  portuguese: guia de turismo, passeio, cachoeira, excursão, trilha
  titles: ecotourism, adventure tour
  tasks: kaieteur waterfall falls orinduik flight plane, bird birdwatching harpy binoculars eagle, city sightseeing heritage museum market walking historic architecture, fishing arapaima lukanani peacock rod, rainforest jungle hike trekking camping bush trail hammock, river boat creek cruise canoe kayak sunset, savannah rupununi ranch wildlife jaguar safari anteater cowboy, resort beach family weekend daytrip children picnic swim, village amerindian culture indigenous community craft
  hints: tour guide tourist rainforest Kaieteur trip hike birding nature savannah falls trail sightseeing city fort waterfall visiting see jungle market heritage wildlife Rupununi camping
  some do: birding birdwatching, fishing, Kaieteur
  related: boat-river-transport, bus-minibus-hire, short-stay-guest-houses

venues
  called: venue, wedding hall, reception hall, event venue, party venue, community centre hall, event space, party place, banquet hall, conference centre, events centre, party house, lounge for party
  work: hall rental, venue rental, place to keep party, rent pool for party, book conference room, meeting room rental, rent ground for event, place for baby shower, rent church hall, rent pool, rent ground, rent club, rent lounge, rent rooftop, place for wedding, place for birthday, place for reception, place for christening, place for meeting, place for retreat, place for conference, space for party, space for workshop, pool for birthday, field for event, room for seminar, room for training, hall for sweet 16, hall for sweet sixteen, house with pool for party
  things: hall, benab, conference room, poolside venue, pool party venue, auditorium, ballroom, meeting room, poolside, boardroom, tarmac, party room, function room, banquet room, board room, retreat centre, event ground, party ground, event place, swimming pool for party, creek resort venue, hall with tables and chairs
  troubles: nowhere to keep wedding, yard too small for party, yard to rent for party, place to keep wedding, place to hold party, yard for wedding
  local: bottom house venue, place wid pool, spot fuh party
  brands: Marriott, Pegasus hotel, Ramada, Princess Hotel, Grand Coastal, Tower Hotel, Aracari, Splashmins, Giftland, MovieTowne, Hyatt, Radisson, Best Western, Hilton, Four Points Sheraton, Regency Suites
  spanish: salón de fiestas, alquiler de salón
  portuguese: salão de festas, aluguel de salão, espaço para eventos, sala de reunião, salão, auditório
  titles: air conditioned hall
  tasks: wedding reception banquet ballroom bride, pool poolside swimming swim, conference meeting boardroom seminar training workshop office, birthday kids children play shower, yard garden outdoor lawn open benab, hall church community airconditioned auditorium, ground field concert fete tarmac sports fair, beach creek river resort retreat lodge, rooftop lounge bar club intimate small
  hints: hall venue yard space party reception rent place wedding birthday guests function conference room church meeting hold capacity bottom house pool
  some do: pool, beach, conference
  related: event-planners, tents-chairs-rental, caterers
`;
