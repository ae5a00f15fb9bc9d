/** What people call the trades of Transport & Logistics. How to read it: `lexicon.ts`. */
export const TRANSPORT_LOGISTICS = `
taxi-drivers
  called: taxi, taxi driver, taxi service, taxi man, cab, cab driver, private driver, personal driver, chauffeur, driver, taxi base, car for hire, hackney car
  work: airport transfer, airport pick up, airport drop off, airport ride, pick up and drop, drop to work, drop home, drive me around, carry to airport, carry to hospital, carry to clinic, long distance drop, ride to work, ride home, driver for day, daily pick up, car to airport, taxi to airport, ride to airport, carry me airport, pick up from airport, drop to airport, car early morning, ride to hospital, car to take me and wait, driver to wait for me
  things: car with driver, private car, car rental, rent car, self-drive car, airport shuttle
  troubles: need a ride, no way to get home, missed last bus, flight landing at night, flight early morning, can't drive after drinking, late night ride, CJIA drop, ride to clinic, CJIA, CJIA pickup, CJIA run, plane landing midnight pick up, flight pick up, car for wedding bride, drive me to catch plane
  local: drop me airport, short drop, special drop, carry me home
  brands: Uber, inDrive, Lyft, Yango, Hertz, Avis, Alamo rental, Budget rental, Enterprise rental, Indian Chief Taxi, New Image Taxi, Turo, Cabify, Sixt, 99 Taxi, Lincoln limousine
  spanish: taxista, servicio de taxi, chofer, conductor privado, traslado al aeropuerto, alquiler de carro, taxi al aeropuerto, mototaxi, carrera de taxi, chofer por día, llevar al aeropuerto, me lleva al aeropuerto
  portuguese: taxista particular, motorista, motorista particular, transporte para aeroporto, aluguel de carro, corrida de táxi, táxi para aeroporto, passagem para boa vista, corrida para aeroporto, motorista por dia, levar no aeroporto
  titles: chauffeur service, safe reliable taxi, executive driver
  tasks: airport flight pickup arrival terminal plane luggage, long distance countryside outskirts interior border, hospital clinic doctor dialysis sick elderly wheelchair appointment, late night midnight early dawn drunk club party, daily monthly office commute contract shift job, wedding bride limo decorated prom executive luxury chauffeur, rental rent self drive suv hire week, tour sightseeing tourist hourly day visitor, errand market shopping grocery
  hints: taxi cab airport drive ride pick drop car timehri driver flight pickup Ogle hospital early take midnight clinic bus trip chauffeur errand bride bridal decorated
  some do: limousine limo, self rent rental, motorbike, jet helicopter
  related: bus-minibus-hire, wedding-cars, school-transport

truck-haulage
  called: truck hire, truck man, truck driver, truck owner, haulage, haulage contractor, canter, canter man, sand man, lorry, trucking company
  work: rent truck, rent canter, haul sand, haul lumber, haul stone, haul blocks, deliver sand, transport building materials, transport container, transport machine, haul paddy, truck to carry sand, haul load, load of sand and stone, truck to move goods, sand delivery, cement and sand delivery, dirt to build up land, dirt to fill yard, truckload of sand
  things: canter truck, sand truck, dump truck, tipper truck, flatbed truck, low bed truck, lowboy, hiab truck, trailer truck, box truck, pickup for hire, load of sand, load of loam, load of stone, load of mud, trip of sand, white sand, reef sand, brown sand, loam, crusher run, filling sand, lowbed, low loader
  troubles: sand for building, loam for yard, need truck to carry materials, haul drums, haul ration to landing, truck to backdam, haul goods to landing, hauling goods, truck to landing, carry goods to backdam
  local: truck fuh carry blocks, dray cart
  brands: Isuzu Canter, Hiab, Fuso Canter, Isuzu Elf, Toyota Dyna, Toyoace, Mazda Titan, Howo tipper, Hino truck, Bedford truck, Leyland truck, Isuzu Forward, Shacman, Foton truck, Palfinger, Nissan Atlas, Fassi crane
  spanish: camión de alquiler, flete, camionero, transporte de carga, volqueta, camión de arena
  portuguese: caminhão, frete, caminhoneiro, caçamba de areia, transporte de carga pesada, frete de areia, carreta
  titles: heavy haulage, sand and loam delivery, container trucking
  tasks: sand loam dirt mud fill topsoil stone gravel crusher, lumber logs timber wood board, container trailer wharf port 40ft, lowbed lowboy excavator machinery machine bulldozer heavy, hiab crane lift block steel pallet, move furniture household moving house appliance, mining backdam camp interior landing fuel drum ration, tanker water diesel, refrigerated reefer frozen fish rice paddy
  hints: truck haul haulage load sand stone lumber diesel drums materials carry transport canter lorry backdam ton container goods dumper tipper interior fuel heavy
  some do: hiab, lowboy lowbed, tanker, refrigerated reefer, tipper dump, container, water, logs
  related: movers, equipment-rental, couriers

couriers
  called: courier, courier service, delivery service, delivery man, delivery guy, delivery boy, delivery driver, delivery rider, dispatch rider, bike man
  work: deliver parcel, deliver package, deliver documents, send package, send parcel, drop off package, collect parcel, pick up package, same day delivery, next day delivery, deliver to customers, deliver online orders, bike delivery, motorcycle delivery, local delivery, countrywide delivery, send parcel same day, parcel same day, send document, send package to customer, parcel to send
  things: parcel, envelope delivery, delivery van, cash on delivery
  troubles: package to send urgent, forgot documents at home, items to reach customer today, no way to deliver orders, small shop need delivery, send package by boat, send something by boat, EMS, send medicine, send letter by boat, send papers same day, parcel by boat
  local: drop a package, send a ting, carry a parcel
  brands: USPS, Aramex, UPS courier, TNT Express, EMS mail, Canada Post, Royal Mail, Purolator, PedidosYa, Loggi, Guyana Post, Correios, Rappi, Lalamove, Glovo, Uber Connect
  spanish: mensajería, mensajero, repartidor, envío de paquetes, entrega a domicilio, enviar paquete, enviar una caja, mandar un paquete
  portuguese: entregador, motoboy, entrega de encomenda, entrega de pacote, enviar encomenda, enviar pacote, entrega rápida, fazer entrega
  titles: same day courier, door to door delivery, motorcycle courier, delivery for online stores
  tasks: document letter envelope paper passport legal contract forgot, parcel package box small, urgent same day express rush immediate hour, food restaurant lunch cake meal, medicine pharmacy prescription drugs, online shop customer cod instagram seller order cash, interior boat island plane river, overnight countrywide next county region, overseas international dhl abroad
  hints: parcel package document deliver delivery courier send letter pickup envelope bike medicine forgot forget left island bring messenger motorbike
  some do: international overseas DHL
  related: errands-queueing, taxi-drivers, truck-haulage

bus-minibus-hire
  called: bus hire, minibus hire, charter bus, tour bus, bus man, minibus driver, bus rental, bus owner
  work: rent bus, rent minibus, charter minibus, carry group, transport guests, transport wedding guests, staff transportation, transport workers, transport church group, transport team, minibus for trip, bus for group, bus to creek, minibus for family trip, transport congregation, vehicle for outing
  things: minibus, coaster bus, Rosa bus, fifteen seater, thirty seater, party bus, bus for outing, bus for trip, bus for funeral, bus for wedding, bus for excursion, bus for church, bus for beach, van hire, van to airport
  troubles: plenty people to carry, whole family going trip, group transport needed, bus for day trip, 15 seater, 30 seater, church outing bus, bus for wedding guests
  local: special hire, bus fuh wake, bus fuh creek, bus fuh picnic
  brands: Toyota Coaster, Hiace, Mitsubishi Rosa, Nissan Civilian, Nissan Caravan, Nissan Urvan, RZ bus, Hyundai County, King Long, Yutong, Higer, Mercedes Sprinter, Toyota Voxy, Greyhound bus, Ford Transit, Marcopolo
  spanish: alquiler de autobús, buseta, transporte de grupos, viajes al interior, transporte de personal
  portuguese: aluguel de ônibus, micro-ônibus, van de aluguel, viagem para o interior, ônibus para excursão, van para excursão, alugar van
  titles: group transportation, charter and excursion bus, staff shuttle
  tasks: wedding guest bridal reception, funeral wake burial cemetery mourner, church convention crusade congregation religious, tour trip creek picnic outing beach excursion sightseeing, staff worker shift company crew employee, school class students field team sports tournament, airport group luggage family relatives, party carnival lime night birthday, coaster large 30 thirty seater big 15 fifteen hiace
  hints: bus minibus outing trip church group wedding funeral passengers tour seats carry school charter relatives picnic coaster
  some do: party, wheelchair
  related: taxi-drivers, school-transport, tour-guides

school-transport
  called: school bus, school bus driver, school taxi, school van, children transport
  work: carry children to school, take kids to school, drop child to school, pick up child from school, school run, school pick up, school drop off, after school pick up, lessons pick up, nursery school pick up, bring kids home, pick up kids after school, drop kids to school, carry child to school, pick up my kids
  things: school transport, school transportation, monthly school bus, student transport, children bus
  troubles: can't collect child from school, child need ride to school, bus full for school, child can't reach school, no one to collect kids, child to school transport
  local: carry lil one school, drop de children, pick up de children, school bus fuh pickney, bring home from lessons
  spanish: transporte escolar, autobús escolar, llevar niños a la escuela, ruta escolar, llevar al niño a la escuela
  portuguese: condução escolar, van escolar, ônibus escolar, levar criança à escola, leva filho na escola, levar filho para escola, leva meu filho para escola
  titles: safe school transport, licensed school bus, door to door student transport
  tasks: morning early drop dawn, afternoon collect pickup home dismissal, nursery kindergarten toddler playschool daycare small, primary secondary high college teen, lessons after extra evening late activity, monthly term weekly contract, emergency today once stranded miss, wheelchair special needs disability autism, trip field excursion sports tour
  hints: school children bus pick drop collect child kids safe lessons ride home nursery transport pickup
  some do: wheelchair
  related: taxi-drivers, bus-minibus-hire

boat-river-transport
  called: boat hire, boat captain, boat man, boat operator, speedboat, speedboat captain, water taxi, river taxi, ferry, launch captain
  work: boat charter, rent boat, boat ride, boat trip, boat transfer, river crossing, carry passengers by boat, carry goods by boat, boat to island, boat to resort, boat to village, river freight, tow pontoon, fishing charter, boat to cross river, cross river with goods, boat to carry goods, boat for fishing trip
  things: ballahoo hire, barge hire, tug boat, pontoon hire, cargo boat, passenger speedboat, small boat, dinghy hire, fuel boat, life jacket, river transport, boat for picnic
  troubles: how to get across river, cargo to mining camp river, no road only river, missed the speedboat, move supplies upriver, boat to cross, charter speedboat, boat trip falls, cross river by speedboat, boat for outing, trip to waterfall by boat
  local: speedboat fuh hire, go up river, cross over boat, corial ride, creek boat
  brands: Ma Lisha, MV Malali, Canawaima, Transport Harbours, THD ferry, Yamaha Waverunner, Hobie
  spanish: lancha, bote de alquiler, transporte fluvial, viaje en lancha, bote para cruzar, llegar en bote, mercancía por el río, llegar por el río
  portuguese: barco de aluguel, lancha rápida, transporte de barco, viagem de barco, barqueiro, atravessar o rio, mercadoria pelo rio
  titles: riverine transport, passenger and cargo boat, chartered speedboat service
  tasks: speedboat passenger fast taxi ferry commuter, cargo goods freight supplies ration fuel drum barge pontoon, tour waterfall sightseeing island fort nature tourist, party picnic birthday cruise outing lime creek, fishing fish line angler, resort guest weekend beach, mining camp dredge upriver backdam, cross crossing vehicle car, jet kayak canoe yacht sail sailing paddle
  hints: boat river cross crossing speedboat island ferry charter passengers jetty Parika Bartica falls fort creek water trip stelling waterfall tour landing ride
  some do: pontoon barge, ferry, jet, yacht sailboat sailing, kayak canoe, houseboat, fishing, buy sale
  related: tour-guides, air-charter-cargo, bus-minibus-hire

air-charter-cargo
  called: air charter, charter plane, charter flight, charter airline, private plane, small plane, pilot, airline, air cargo, cargo plane
  work: charter aircraft, fly to interior, book flight, flight to gold bush, send cargo by plane, send goods to interior, fly supplies, fly groceries, medevac, emergency flight, fly body home, fly crew to interior, fly goods, send goods by plane, ticket to interior, fly cargo
  things: plane, plane ticket, aircraft, helicopter, interior flight, interior cargo, domestic flight, light aircraft, airstrip, excess baggage, bush flight, seat on plane
  troubles: need to reach interior fast, supplies for mining camp, sick person in interior, no flight for goods, urgent flight to village, parts flown in, fly in parts, fly goods to interior, parts flown to camp, send goods by plane interior
  local: bush plane, send ration to bush, go in de interior
  brands: Cessna, Islander plane, Air Services Limited, Roraima Airways, Jags Aviation, Gum Air, Air Guyana, Golden Arrow Airways, Domestic Airways, Oxford Aviation, Bell 412, Robinson R44, King Air, Beechcraft, Piper plane, Gulfstream, Learjet, GCAA, Britten-Norman, Twin Otter, Skyvan, ASL flight
  spanish: vuelo chárter, avioneta, carga aérea, helicóptero privado, flete aéreo
  portuguese: táxi aéreo, avião fretado, carga por avião, voo para interior, frete aéreo, avião para interior, voo fretado, aviãozinho
  titles: interior air charter, scheduled cargo flights, emergency medical flight
  tasks: cargo goods freight ration supplies groceries, medevac sick patient emergency hospital ambulance injured, helicopter chopper offshore rig, body deceased coffin dead funeral, mining crew camp workers gold bush, tour sightseeing falls tourist waterfall aerial scenic, ticket seat scheduled passenger book fare, private executive jet business overseas, parts engine spare urgent machine
  hints: plane flight airplane airstrip cargo interior fly charter Ogle medevac aircraft helicopter seat hinterland passengers Kaieteur pilot
  some do: helicopter, medevac, balloon, skydiving
  related: boat-river-transport, freight-shipping, tour-guides

freight-shipping
  called: shipping company, freight forwarder, shipping agent, freight company, cargo agent, shipping service, consolidation agent, barrel company
  work: ship barrel, send barrel, receive barrel, ship box, ship container, ship car, ship vehicle, import vehicle shipping, ship overseas, send goods overseas, ship from overseas, sea freight, air freight, ocean freight, collect barrel, sea shipping, ship barrel overseas, ship barrel to New York, ship to America, send barrel to family
  things: barrel, empty barrel, shipping barrel, shipping container, twenty foot container, forty foot container, shipping box, jumbo box, pallet shipping, package from abroad, freight from China
  troubles: barrel not arrived, send things to family abroad, family sending barrel, how long barrel takes, ship from china, BL, AWB
  local: send barrel home, barrel fuh Christmas, barrel fuh come
  short: LCL, FCL, TEU
  brands: DHL, FedEx, Laparkan, Amerijet, Maersk, CMA CGM, Seaboard Marine, Tropical Shipping, Hapag-Lloyd, Crowley, MSC shipping, ZIM shipping, Dennis Shipping, GNSC, DB Schenker, Kuehne Nagel, DSV, Bollore, Muneshwers, Rubbermaid tote, King Ocean, Geest Line, Cosco Shipping, Caribtrans, IBC Airways, Evergreen Line, Panalpina, Freightos
  spanish: envío de barriles, transporte marítimo, agente de carga, envíos internacionales, contenedor, envíos a Venezuela, cajas a Venezuela, mandar cajas
  portuguese: envio de tambor, frete marítimo, agente de frete, envio internacional, contêiner, enviar tambor, enviar carga para o Brasil
  titles: international freight forwarding, door to door shipping, cargo consolidation
  tasks: barrel drum family christmas empty foodstuff, container 20ft 40ft fcl lcl full, car vehicle truck import japan auto, air express fast urgent awb, sea ocean vessel, box parcel package small jumbo household moving relocate furniture, china wholesale supplier alibaba, customs clear clearing wharf broker release collect, machinery equipment oversized project pallet commercial
  hints: ship shipping barrel barrels container freight cargo box boxes overseas miami brooklyn york toronto send port wharf vessel sea air car vehicle door pallet clear reach collect stuck
  some do: car vehicle, container
  related: customs-brokers, couriers, air-charter-cargo

equipment-rental
  called: equipment rental, machine rental, equipment hire, tool rental, machinery for rent, rental yard, plant hire
  work: rent excavator, hire excavator, rent bobcat, hire backhoe, rent bulldozer, rent forklift, rent crane, rent scaffolding, rent concrete mixer, rent pressure washer, rent chainsaw, rent jackhammer, rent roller, rent compactor, rent light tower, rent water pump, rent welding plant, rent bush cutter, rent tools, crane service, rent backhoe, rent Hymac, rent skid steer, rent mini excavator, rent generator, generator rental, rent machine, rent ladder, rent drill
  things: excavator, Bobcat, backhoe, bulldozer, forklift, telehandler, mobile crane, crane, boom lift, cherry picker, scissor lift, scaffolding, concrete mixer, plate compactor, jackhammer, air compressor rental, post hole digger, long arm excavator, motor grader, pressure washer, cement mixer, ladder, road compactor
  troubles: machine for few days, machine with operator, can't afford to buy machine, water pump rental, rent pump, rent outboard, light plant to rent, borrow pump, Yamaha to rent, engine to rent, 40 horse rent
  local: Bobcat fuh hire, hymac, machine fuh dig
  brands: CAT excavator, Hitachi, Tadano, Kato crane, Grove crane, Genie lift, JLG, Manitou, Sumitomo excavator, United Rentals, Sunbelt Rentals
  spanish: alquiler de maquinaria, alquiler de excavadora, alquiler de herramientas, retroexcavadora, andamios
  portuguese: aluguel de máquinas, aluguel de retroescavadeira, escavadeira, aluguel de ferramentas, andaime
  titles: heavy equipment hire, plant and tool rental, equipment with operator
  tasks: excavator hymac dig digging trench canal, bobcat skid backhoe loader clear, bulldozer grader roller compactor road level, crane lift boom cherry scissor telehandler height forklift pallet, scaffold scaffolding ladder paint climb, mixer concrete vibrator cast pour, generator light tower plant power blackout current, pump water flood drain outboard engine dredge, jackhammer drill breaker chainsaw tool saw grinder washer welding compressor
  hints: rent rental excavator generator mixer scaffold pump compactor jackhammer tools machine day borrow light plant chainsaw vibrator bobcat ladder
  some do: excavator hymac, bobcat skid, backhoe, bulldozer, forklift, crane, scaffolding scaffold, mixer, jackhammer, roller compactor, generator, pump, chainsaw, ladder, welding, grader, telehandler, boom cherry scissor, drill, washer, tower, outboard, compressor, dredge, tractor
  related: excavation-land-clearing, truck-haulage, heavy-equipment-repair

warehousing
  called: warehouse, storage, storage company, self storage, storage facility, bonded warehouse, warehouse keeper
  work: store container, store household items, store barrel, keep my things safe, keep stock, warehouse space rental, furniture storage, store my things, storage for three months, place to store goods, keep furniture while travelling, store goods, store household things
  things: storage unit, storage space, storage room, storage container, cold storage, freezer storage, container yard, dry storage, pallet space, lock up storage, storage bond, goods shed
  troubles: no space for stock, need place to keep furniture, travelling keep my things, house renovating store furniture, stock overflowing shop, keep goods dry, store things dry, lock up goods
  local: keep meh things, bond fuh store goods, stow goods
  brands: Public Storage, Extra Space Storage, Conex box, PODS container, GNIC bond, CubeSmart, Shurgard
  spanish: almacén, almacenamiento, bodega, depósito, guardamuebles, guardar muebles, guardar cosas, donde guardar cajas
  portuguese: armazém, armazenamento, depósito de mercadorias, guarda móveis, galpão, guardar móveis, guardar mudança, guardar caixas
  titles: secure storage, short and long term storage
  tasks: furniture household travel renovation moving migrate home bed, cold freezer chill frozen fish meat, container yard 40ft outdoor, stock goods shop overflow inventory pallet business ecommerce, bonded bond customs import duty, document file archive records office, vehicle car boat machinery park, unit self locker lock small student monthly, barrel box short temporary
  hints: storage store warehouse space goods keep container rent stock bond safe pallet cold boxes furniture things month overflow
  some do: cold freezer
  related: freight-shipping, commercial-property, movers
`;
