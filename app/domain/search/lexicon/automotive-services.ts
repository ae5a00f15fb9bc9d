/** What people call the trades of Automotive Services. How to read it: `lexicon.ts`. */
export const AUTOMOTIVE_SERVICES = `
mechanics
  called: mechanic, car mechanic, auto mechanic, garage, auto shop, mechanic shop, mobile mechanic, diesel mechanic, minibus mechanic
  work: car repair, car servicing, vehicle service, oil change, change brake pads, engine repair, transmission repair, gearbox repair, tune up, engine overhaul, change timing belt, change shocks, fix brakes, truck repair, minibus repair, fix exhaust, change oil, brake job, service vehicle, change clutch, engine swap, check car before buying, fitness for car, engine rebuild, bushings and ball joints
  things: brake pads, gearbox, transmission, radiator, shock absorber, timing belt, clutch, car engine, spark plug, brakes, fuel pump, ball joint, fan belt, auto parts, head gasket, car spares, muffler, exhaust pipe
  troubles: car making sound, car making knocking sound, car won't start, car overheating, car shaking, check engine light on, brakes squealing, car jerking, car smoking, car leaking oil, car using too much gas, gear not changing, engine knocking, car cutting off, steering hard, car slipping gear, engine overheating, car cranking not starting, car cranking but not starting, car wont start morning, brakes squeaking, brakes grinding, brake pedal soft, gearbox slipping, car making noise, car stalling, engine making noise, oil leaking from engine, car losing power, white smoke from exhaust, clutch slipping, radiator leaking, vehicle not starting, car vibrating, black smoke from exhaust, coolant leaking, car bouncing, gear sticking, clutch burning, clutch smelling, car smelling burnt, car pulling slow, brake soft, car shaking at speed, oil leak under car, car shut off, CVT, ATF change, ECU fault, ABS light, 4x4 service, AWD, car cutting out, mechanic to come home
  local: car nah starting, car break down, car heating up, car ah smoke, car nah pulling, brakes gone, gearbox gone
  short: car fitness, vehicle fitness, OBD scan, 4x4 repair
  brands: Toyota mechanic, Nissan mechanic, Honda mechanic, Allion, Premio, Hilux, RAV4, Camry, Toyota Axio, Fielder car, Land Cruiser, Tacoma, Tiida, X-Trail, Navara, CR-V, Vezel, Mitsubishi Lancer, Pajero, Subaru, Hyundai, Kia, Isuzu, Ford Ranger, Chevrolet, Range Rover, Mercedes Benz, BMW, Castrol, Audi, Volkswagen, Land Rover, Lexus, Jeep Wrangler, Suzuki Swift, Toyota Noah, Honda Fit
  spanish: mecánico, taller mecánico, mecánica automotriz, cambio de aceite, carro no arranca, frenos, arreglar carro, reparar motor, carro no prende, carro recalentado, motor fundido, frenos malos, cambiar aceite, caja automática, amortiguador, amortiguadores
  portuguese: mecânico de carro, oficina mecânica, troca de óleo, carro não pega, consertar carro, carro não liga, carro superaquecendo, freio ruim, trocar óleo, câmbio automático, amortecedor, amortecedores
  titles: automotive repair, engine diagnostics, preventive vehicle maintenance
  tasks: brake pad squeal grind pedal rotor disc drum stop handbrake, overheat radiator coolant thermostat heat fan steam temperature, oil change filter lube tune plug periodic minor, gear gearbox transmission clutch slip cvt shift atf jerk automatic, engine knock smoke overhaul rebuild gasket swap timing piston belt, shock suspension bushing joint bounce strut steering axle pothole, start stall crank diagnose scan check light obd fault, exhaust muffler loud catalytic pipe silencer, inspect fitness buying before prepurchase, diesel truck bus canter injector lorry
  hints: car engine vehicle brake brakes clutch gearbox gear transmission oil smoking smoke overheat overheating start starting stalling noise knocking hood radiator coolant suspension shocks steering exhaust gasket timing belt pump tune van pickup bus vibration vibrating jerking fuel injector squealing axle toyota hiace allion premio corolla carina raum spacio hilux nissan tundra prado rav4 wish axio vitz canter bluebird fielder probox mazda mitsubishi rod ball joint CV
  some do: CNG LPG
  related: auto-electricians, towing, tyres-alignment

auto-electricians
  called: auto electrician, car electrician, auto electrical, vehicle electrician, battery man, battery shop
  work: alternator repair, starter repair, car wiring, car battery replacement, rewire car, fix headlight, fix car horn, repair power window, fix ignition switch, trace car wiring fault, car computer repair, replace car fuse, install battery terminal, trailer wiring
  things: car battery, alternator, starter motor, starter solenoid, battery terminal, car fuse, headlight bulb, brake light, car horn, power window motor, ignition coil, wiper motor
  troubles: car battery dead, battery keeps dying, car clicking but won't start, headlights not working, power window not going up, horn not working, dashboard lights on, alternator not charging, starter not turning, indicator not flashing, airbag light on, brake light staying on, car window stuck, electric window not working, power window stuck, car window not going up, car lights not working, car not charging, car battery draining, wiper not working, car key not detected, car horn stop working, dashboard light on, dead battery in car, headlights dim, car lights dim, warning light on dash, hybrid warning light, hybrid battery, car battery dying overnight, alternator gone, indicator not working, scan car, ECU, SRS light, dash light on, car not starting after battery change, wiring in car burn, engine light on, battery burn out, head light not working
  local: battery dead, battery down, battery gone, battery nah holding, light nah working on car, wiper stop, starter ah click, battery bun out
  brands: Bosch alternator, Denso alternator, Interstate battery, Exide, ACDelco, Varta, Yuasa, Amaron, Optima battery, Everstart, Moura battery, Heliar, Tropical Battery, Rocket battery, Solite battery, Delkor, Furukawa, Lucas alternator, Delco Remy, Hella lamp, Osram bulb, Valeo starter, Autel, Launch X431, Bosch battery
  spanish: electricista automotriz, alternador, batería de carro, motor de arranque, batería muerta, alternador dañado, batería del carro
  portuguese: autoelétrica, eletricista de carro, motor de partida, farol queimado, bateria descarregada
  titles: automotive electrical diagnosis, starter and alternator rebuild, vehicle wiring
  tasks: battery dead jump flat terminal drain charge weak overnight, alternator charging dynamo regulator voltage, starter click crank solenoid turn motor ignition, headlight lamp bulb dim light brake indicator fog flasher, window power wiper lock switch door stuck, key fob remote immobiliser program transponder lost, scan ecu computer sensor dashboard warning check airbag abs srs diagnostic, wire rewire harness short burn fuse trailer melt smoke, hybrid electric ev inverter cell prius, horn beep hoot steering
  hints: car battery alternator starter wiring headlight headlights horn lights dashboard dash signal wiper window fuse dead charge charging click clicking sensor scan check engine flasher indicator ECU key jump toyota hiace allion premio airbag immobiliser programming
  related: mechanics, car-audio-accessories, auto-air-conditioning

body-work-spraying
  called: body man, body work man, spray painter, panel beater, body shop, car sprayer
  work: body work, spray painting car, remove dents, paint car, rust repair, repair bumper, straighten car, car paint job, accident repair, polish out scratches on car, respray car, fix fender, replace windscreen, wrap car, paint bumper, car spraying, spray car, spray bumper, spray a Toyota
  things: bumper, fender, bonnet, windscreen, windshield, car door panel, side mirror, headlamp lens, car trunk lid, dent, body kit
  troubles: car dented, car beat up, car scratched, bumper broken, rust on car, car paint fading, car crash damage, windscreen cracked, side mirror broken, bumper hanging, someone hit my car, paint peeling off car, fender bender, bumper scratched, door dented, accident damage on car, paint scratched, fender bend up, bumper cracked, car scratch up, fender mash in, car door mash, somebody bounce my car, somebody scraped my door, insurance want estimate
  local: car get lash, lash up car, car bang up, knock out dent, bang out fender, spray out car, bumper drop off, windscreen buss, bounce meh car
  brands: DuPont paint, PPG paint, Nason, Dupli-Color, Sikkens, Spies Hecker, Standox, Lesonal, DeBeer, Glasurit, Axalta, Cromax, Evercoat, Isopon, Wanda paint, Lazzuril, DeVilbiss, Maxytone, 3M compound, Fuyao, Safelite
  spanish: latonería y pintura, latonero, chapista, pintar carro, parabrisas, latonería
  portuguese: funilaria, lanterneiro, pintura de carro, amassado
  titles: auto body repair, collision repair, automotive refinishing
  tasks: dent hail ding bang mash lash knock paintless, spray paint respray colour repaint fade oven peel primer, scratch scrape touch polish key buff mark, bumper fender broken hang plastic crack grille, accident collision crash chassis straighten frame hit wreck insurance, rust rot weld floor hole patch corrode, windscreen windshield glass crack chip stone shatter, wrap vinyl decal sticker matte, headlamp lens foggy mirror, door bonnet trunk hinge panel kit
  hints: dent dents scratch scratches bumper fender paint spray spraying accident crash rust panel door bonnet body scrape scraped hit bounce lick repaint colour polish bodywork windscreen
  some do: wrap wrapping, windscreen windshield
  related: mechanics, car-wash-detailing, welders-fabricators

tyres-alignment
  called: tyre shop, tire shop, tyre man, tyre fitter, vulcanizer, vulcanizing shop
  work: wheel alignment, tyre change, wheel balancing, patch tyre, plug tyre, tire repair, tyre rotation, fit new tyres, front end alignment, pump tyre, buy tyres, straighten rim, mount tyres, alignment
  things: tyre, tire, rim, inner tube, mag wheel, alloy rim, puncture, used tyre, new tyre, tyre valve, lug nut, spare tyre
  troubles: flat tyre, tyre puncture, tyre burst, car pulling to one side, steering wheel shaking, tyre wearing on one side, slow leak in tyre, tyre losing air, bent rim, bald tyres, nail in tyre, tyre worn out, steering pulling, steering pulling to side, car pulling right, wheel wobbling, steering vibrating, tyre bald, tyre going flat, new tyres balanced, steering shaking
  local: tyre buss, tyre puncture pon road, tyre soft, blow out tyre, patch tube, tyre threadbare, tyre gone down
  brands: Bridgestone, Michelin, Yokohama tyre, Goodyear, Dunlop, Firestone, Hankook, Kumho, Toyo tyre, Pirelli, Continental tyre, BFGoodrich, Maxxis, Nexen, Falken, Sumitomo, Cooper tyre, Linglong, Triangle tyre, Westlake tyre, Double Coin, Sailun, Roadstone, Nankang, Kenda, Achilles tyre, Aeolus, Goodride, Windforce, Habilead, Federal tyre, Enkei, Advan rims, Rotalla, Slime sealant
  spanish: llantera, llantas, neumáticos, alineación y balanceo, pinchazo, cauchera, gomero, caucho espichado
  portuguese: borracheiro, borracharia, pneu, pneu furado, alinhamento e balanceamento
  titles: computerised wheel alignment, tyre sales and service, suspension alignment
  tasks: puncture patch plug nail flat leak slow vulcanize tube soft, alignment pull steering straight side drift uneven, balance vibrate shake wobble speed, new buy bald worn replace bridgestone michelin change, used second secondhand cheap thread, rim bent alloy mag straighten crack chrome buckle, roadside mobile burst spare blowout jack stranded, truck tractor lorry excavator heavy bus, air pump nitrogen pressure valve, rotate rotation swap
  hints: tyre tyres wheel wheels flat puncture alignment balance balancing pulling rim rims tread nail spare shaking steering air vulcanize valve thread bald wearing bridgestone michelin pump leaking slow
  some do: retread
  related: mechanics, towing

car-wash-detailing
  called: car wash, detailer, car detailer, car valet, wash bay
  work: polish car, wax car, vacuum car, shampoo car seats, engine wash, interior car cleaning, buff car, clean car seats, steam clean car, wash bus, wash car, car vacuum, vacuum and polish car, clean car inside, wash vehicle, shampoo car interior, interior shampoo, shampoo SUV, clean SUV inside, wash SUV, truck wash, wash pickup, polish headlights, restore headlights, cloudy headlights, valet
  things: ceramic coating, interior detailing, buffing, full detail, express wash, foam wash, car shampoo, paint protection
  troubles: car dirty, car seat stained, car smelling bad, mud all over car, vomit in car, car paint dull, vomit in back seat, back seat stinks
  local: wash out car, wash down bus, clean up car, shine up car
  brands: Meguiar's, Turtle Wax, Armor All, Chemical Guys, Mothers wax, Rain-X, Simoniz, Sonax, Autoglym, Gtechniq, Ceramic Pro, System X, Gyeon, CarPro, Nu Finish, Purple Power, 3M wax, Nasiol
  spanish: lavado de carros, autolavado, detallado de autos, lavar carro, lavado de motor, pulir carro, dejar brillante, camioneta brillante
  portuguese: lava jato, lavar carro por dentro, polimento de carro, lavagem de carro, polir carro
  titles: auto detailing, mobile detailing
  tasks: wash exterior mud foam quick rinse express dirty hose, interior vacuum inside dust carpet upholstery sand, seat shampoo stain leather vomit spill cushion milk, engine bay grease degrease undercarriage steam, wax polish buff shine compound scratch dull swirl, ceramic coating protect paint sealant nano, odour smell sanitise cigarette mould smoke rotten, headlight lens foggy cloudy restore yellow, mobile home come office driveway, bus truck van fleet minibus
  hints: wash car vehicle clean polish wax vacuum interior seats detail detailing engine dirty mud muddy shampoo odour smell shine bus foam stain vomit tint
  some do: ceramic, headlight headlights, boat
  related: body-work-spraying, tyres-alignment

auto-air-conditioning
  called: car AC technician, car AC man, auto AC shop, vehicle air-conditioning, car AC specialist
  work: car AC repair, recharge car AC, gas car AC, car AC service, replace car AC compressor, fix AC in car, check car AC leak, change cabin filter, flush car AC
  things: car AC, car air-conditioning, car AC compressor, AC condenser in car, cabin filter, evaporator, car blower motor, vehicle AC gas, bus AC
  troubles: car AC not cold, car AC blowing hot, car AC smells, AC gas leaking in car, car AC noisy, AC not blowing in car, AC stopped in car, AC dripping in car, AC in car not working, AC in bus not cold, vehicle AC not cold, minibus not blowing cold
  local: car AC nah cold, car AC gas out, gas up car AC, car AC stop
  short: auto AC, R134a, 134a gas
  brands: Denso compressor, Sanden compressor, Calsonic, Zexel, Valeo compressor, Delphi compressor, Halla compressor, Hanon, Visteon, Robinair, Mastercool, R1234yf, Thermo King, Behr condenser, Nissens, Suva refrigerant
  spanish: aire acondicionado del carro, aire de auto, recarga de aire de carro, aire del carro, aire del carro no enfría
  portuguese: ar condicionado automotivo, ar do carro, recarga de gás do carro
  titles: automotive air-conditioning, auto AC diagnosis
  tasks: gas recharge regas refill freon cool warm weak hot, leak dye detect hose seal oring test, compressor noise seize clutch belt rattle, condenser evaporator radiator replace coil, blower fan vent speed motor resistor airflow, filter smell cabin musty clean odour mould, electrical relay switch sensor wiring control panel button, bus truck excavator tractor heavy minibus, drip wet water carpet drain floor
  hints: car AC vehicle air gas cool hot compressor vent blowing condenser regas heat
  related: auto-electricians, mechanics, air-conditioning

towing
  called: tow truck, tow man, wrecker, wrecker service, towing service, roadside assistance, recovery truck
  work: tow car, towing, pull out car, jump start car, roadside help, recover vehicle, lift car on flatbed, tow minibus, winch out vehicle
  things: tow truck service, wrecker truck, jumper cables, car recovery, winch, car carrier, low bed for car, emergency roadside
  troubles: car broke down on road, stuck in mud, car in trench, ran out of gas, stranded on highway, car stuck, keys locked in car, vehicle break down on road, car in drain, broke down on bridge, car shut down on road, car stuck in mud, vehicle in trench, van break down highway, pull car out of trench, car stop on road, car stranded, lift car from accident, carry car to mechanic
  local: car go in trench, car stuck up in mud, jump start, car stop pon road
  short: 24 hour towing
  brands: Jerr-Dan, Warn winch, Superwinch, Noco Boost, Landoll, AAA towing
  spanish: grúa, servicio de grúa, remolque, carro botado, se quedó botado, accidentado en la carretera, carro accidentado
  portuguese: guincho, reboque, carro quebrado, carro quebrou na estrada
  titles: emergency towing, vehicle recovery
  tasks: flatbed transport carry deliver wharf move load, breakdown shut stop broke stall dead road, mud trench ditch winch pull stuck drain sand recover, accident crash overturn wreck flip capsize, jump battery start boost flat cable, key lock lockout locked inside, fuel gas empty petrol diesel run, tyre puncture spare change flat wheel, truck bus heavy lorry lowbed excavator equipment, night emergency 24 midnight highway
  hints: tow towing breakdown stuck ditch roadside accident stranded wrecker shut midnight mud highway trench jumpstart broke hauling
  some do: boat
  related: mechanics, truck-haulage, tyres-alignment

motorcycle-atv
  called: motorcycle mechanic, bike mechanic, motorbike mechanic, ATV mechanic, scooter mechanic
  work: motorcycle repair, motorbike repair, scooter repair, ATV repair, service motorbike, change bike chain, bike engine rebuild, motorbike tune up, change clutch on bike
  things: motorcycle, motorbike, scooter, ATV, quad bike, dirt bike, motorcycle chain, motorcycle helmet, motorcycle parts, electric bike, electric scooter, four wheeler
  troubles: motorbike won't start, bike cutting off, motorcycle smoking, bike chain slipping, kick start not catching, bike losing power, scooter won't start, bike not starting, bike wont kick start, motorbike smoking, bike engine knocking, carburettor flooding on bike, motorbike giving trouble, bike won't kick, bike chain dropping, ATV won't start, motorcycle cutting out, bike clutch slipping
  local: bike nah starting, bike break down, motorbike stall, bike chain buss
  short: CG125, XR bike, RZ bike
  brands: Yamaha motorcycle, Honda motorcycle, Jialing, Kawasaki, Loncin, Lifan, Zongshen, Haojue, Haojin, Dayun, Shineray, TVS bike, Pulsar 200, Hero Splendor, CG150, XR250, CBR600, GN125, Hayabusa, GSX-R, Yamaha R1, YBR125, XTZ, DT125, Raptor 700, Yamaha Banshee, KLR650, Ducati, Harley Davidson, TaoTao, Vespa, Bajaj Pulsar, TVS Apache, Honda XR
  spanish: mecánico de motos, motocicleta, reparación de motos, mi moto no arranca, moto dañada, taller de motos, moto falla, moto se apaga
  portuguese: oficina de moto, conserto de moto, quadriciclo, moto não liga, moto falhando, moto morre
  titles: motorcycle servicing, small engine repair
  tasks: engine rebuild smoke knock piston overhaul rings power, carburettor fuel flood stall idle jet clean choke cut, chain sprocket slip drop loose snap, brake pad disc shoe stop, electrical battery light starter wiring kick ignition coil horn plug, atv quad polaris wheeler utv offroad, scooter electric moped battery jog, tyre wheel spoke tube rim puncture, tune oil filter valve general, fork shock accident bend handlebar frame paint
  hints: motorbike motorcycle bike ATV quad scooter chain sprocket carburettor kick starter helmet trail throttle handlebar spokes XR dirt honda suzuki bajaj KTM polaris kawasaki jialing carburetor
  some do: ATV quad, scooter, electric, rent rental
  related: mechanics, cycling-athletics, auto-electricians

outboard-marine
  called: outboard mechanic, boat mechanic, marine mechanic, boat engine man, marine engineer
  work: outboard repair, boat engine repair, service outboard, repair propeller, install outboard, marine diesel repair, change lower unit, tune outboard, boat steering repair
  things: outboard engine, outboard, boat engine, propeller, lower unit, marine diesel, jet ski, outboard parts, impeller
  troubles: outboard won't start, boat engine overheating, boat engine smoking, outboard losing power, propeller damaged, engine fell in river, outboard not pumping water, outboard smoking, outboard overheating, outboard cutting off, boat engine not starting, engine drop overboard, boat engine cut out, engine drown in river, engine sink, outboard getting hot
  local: boat engine stop, outboard nah starting, engine wet up, prop bend up
  short: HP outboard, 2 stroke outboard, 4 stroke outboard, 40 HP, 75 HP
  brands: Yamaha outboard, Suzuki outboard, Mercury outboard, Johnson outboard, Mariner outboard, Yamaha 40, Yamaha 75, Yamaha 200, Yamaha Enduro, Mercury 40, Suzuki 140, Honda outboard, Parsun, Hidea, Volvo Penta, MerCruiser, Sea-Doo, WaveRunner, Yamalube, Quicksilver oil, Yanmar marine, Perkins marine, Cummins marine, Lowrance, Humminbird, Garmin fishfinder, Solas propeller, Michigan Wheel, Teleflex, Minn Kota
  spanish: motor fuera de borda, mecánico de lanchas, motor de lancha
  portuguese: motor de popa, mecânico de barco, conserto de motor de popa, motor da voadeira, motor de voadeira
  titles: marine engine servicing, outboard maintenance
  tasks: start spark plug ignition carburettor sputter stall fuel injector tune, propeller prop blade bend hit log hub spin, lower gear unit shaft oil seal gearbox shift, overheat impeller water pump hot cooling thermostat, drown sink submerge fell overboard salvage flush salt, diesel inboard marine tug trawler ship, jet ski watercraft, steering cable throttle control remote, install mount transom rig new, hull fibreglass crack leak patch bottom
  hints: outboard boat engine propeller Yamaha water horse river sea sputter cutting spark plugs fuel marine prop lower halfway stall paddle shaft fishing mercury suzuki evinrude tohatsu carburetor carburettor mariner
  some do: jet, inboard
  related: mechanics, boat-builders, machine-shops

heavy-equipment-repair
  called: heavy equipment mechanic, heavy duty mechanic, tractor mechanic, excavator mechanic, hydraulic technician
  work: dredge repair, excavator repair, tractor repair, bulldozer repair, hydraulic repair, hydraulic hose repair, backhoe repair, combine repair, forklift repair, crane repair, John Deere repair
  things: hydraulic hose, hydraulic pump, hydraulic cylinder, excavator track, bucket teeth, undercarriage, hydraulic oil, hydraulic fitting
  troubles: excavator won't start, hydraulic leaking, excavator losing power, tractor not starting, track came off, hydraulic hose burst, forklift not lifting, backhoe not starting, bulldozer break down, machine losing hydraulic, excavator break down, combine break down, tractor smoking, excavator leaking hydraulic, dredge engine overheating, hymac track, CAT engine, dredge pump not sucking, tractor lost power, excavator engine smoking, tractor not lifting, tractor hydraulics not lifting, Massey Ferguson not lifting
  local: Hymac break down, Hymac repair, tractor break down, track jump off
  short: CAT mechanic, JCB repair
  brands: Komatsu, Caterpillar parts, Doosan, Caterpillar 320, CAT 320, CAT 330, Hitachi excavator, Volvo excavator, Hyundai excavator, Kobelco, Sany, XCMG, Liebherr, LiuGong, Zoomlion, Lonking, Shantui, SDLG, JCB 3CX, Terex, Link-Belt, Cummins, Detroit Diesel, Mack truck, Freightliner, Kenworth, Howo, Sinotruk, Leyland DAF, Hino, Toyota forklift, Hyster, MACORP
  spanish: mecánico de maquinaria pesada, maquinaria pesada, reparación de tractor, reparar maquinaria pesada
  portuguese: mecânico de máquinas pesadas, conserto de trator, mangueira hidráulica, peças de trator, conserto de draga, conserto de máquina pesada, conserto de retroescavadeira
  titles: hydraulic systems repair, heavy machinery maintenance
  tasks: hydraulic hose burst leak fitting crimp oil, cylinder ram seal pump valve weak slow, engine overhaul diesel smoke overheat cat power injector, track undercarriage roller sprocket idler chain, transmission gearbox clutch final differential torque, tractor massey kubota ferguson combine pto deere harvester farm, forklift lift mast pallet warehouse, crane boom winch cable rigging, dredge mining pump gravel, electrical starter wiring diagnostic computer ecu alternator, bucket teeth pin bushing weld blade
  hints: excavator backhoe bulldozer hydraulic hose tractor combine dredge loader grader crane forklift track tracks site machine machinery skidder mining undercarriage cylinder komatsu caterpillar JCB massey ferguson kubota deere hitachi doosan bobcat lifting PTO
  some do: forklift, crane
  related: mechanics, machine-shops, welders-fabricators

car-audio-accessories
  called: car audio installer, car stereo shop, tint man, tinter, car accessories shop, car sound man
  work: install car music, tint car, window tinting, install car alarm, install reverse camera, install car stereo, install dash cam, install GPS tracker, install amplifier, change car radio, install LED light, set up subwoofer, install remote start, tint windows, tint car windows, loud music for car, put radio in car, put camera in car, tint glass, tint car glass
  things: car music, car stereo, car speaker, subwoofer, car amp, amplifier for car, car deck, reverse camera, dash cam, GPS tracker, car alarm, seat cover, floor mat, LED headlight, number plate, bull bar, spoiler, Android radio, mud flap, car number plates, car plates
  troubles: car radio not working, tint peeling, tint bubbling, car speaker buzzing, no sound in car, car alarm won't stop, car amp overheating, dash cam not recording, no bass in car, police stop for tint, reverse camera blank, radio asking for code, Premio radio
  local: tint up car, dark tint, put music in bus, music system for bus, bass system, boom box in car, speaker blow
  short: HID light, DVD player for car, CarPlay, tint permit
  brands: Pioneer deck, Kenwood, Alpine speaker, JVC deck, Rockford, Sony Xplod, Kicker sub, JL Audio, Skar Audio, Sundown Audio, Boss Audio, Memphis Audio, Clarion, Pyle amp, Blaupunkt, Taramps, Stetsom, Soundstream, DS18, Cerwin Vega, Polk Audio, MTX Audio, Hertz speaker, Orion amp, American Bass, Deaf Bonce, PRV Audio, Viper alarm, Compustar, 70mai, Thinkware, Llumar, 3M tint, XPEL, WeatherTech
  spanish: polarizado, sonido de carro, radio de carro, accesorios de carro, película para vidrios, papel ahumado, cornetas para carro
  portuguese: insulfilm, som automotivo, película de carro, acessórios para carro, película para vidro
  titles: mobile audio installation, window film, vehicle tracking
  tasks: tint film dark window bubble peel sun shade, stereo radio deck android screen carplay bluetooth head touch, speaker amp bass subwoofer amplifier music sound loud boom, camera reverse backing dashcam record parking sensor, alarm siren thief remote lock keyless immobiliser, tracker gps locate stolen track fleet, seat mat cover leather upholstery floor cushion, light led hid fog headlight bulb neon, rim spoiler bar kit bull rack wrap flap, plate number frame sticker
  hints: speaker speakers amp amplifier bass stereo radio deck screen camera reverse reversing tint alarm subwoofer fog lights seat covers rims bluetooth dashcam sensors music sound android tracker GPS backing behind mats
  some do: tint tinting, tracker GPS, rims rim, bull, wrap wrapping, seat seats mat mats, spoiler
  related: auto-electricians, djs-sound

driving-instructors
  called: driving instructor, driving school, driving teacher, driver trainer, motorcycle riding instructor, female driving instructor
  work: learn to drive, driving lessons, teach me to drive, get driver's licence, practice for road test, learn manual driving, theory class, learn to park, learn to ride motorbike, prepare for driving exam, refresher driving, book driving test, truck driving lessons, learn drive manual, learn drive automatic, teach daughter to drive, learner driver
  things: driving licence, driver's license, provisional licence, learner permit, driving test, theory test, road test, highway code, driving theory, mock driving test, L plate, parallel parking, lorry licence, motorcycle licence, driving class
  troubles: failed driving test, scared to drive, nervous driver, can't reverse, failed theory test, never drove before, licence expired long time, can't parallel park, have licence but can't drive, fear of highway driving, bad at parking, only know automatic, practise for driving test, frighten of the road, want to get my licence
  local: pass driving, get meh licence, practise driving, learn drive car, pass theory, licence office test, learn fuh ride bike
  short: heavy duty licence
  spanish: instructor de manejo, clases de manejo, aprender a manejar, licencia de conducir
  portuguese: autoescola, aula de direção, aprender a dirigir, carteira de motorista
  titles: certified driving instructor, driver education, defensive driving course
  tasks: beginner learner first never scratch new basic, theory provisional written book sign code mock, road test exam practical licence prepare pass fail, refresher nervous confidence scared highway fear rusty, manual stick gear clutch shift standard, automatic auto easy, truck lorry heavy bus minibus commercial, motorcycle bike ride motorbike scooter, parallel park reverse parking three point, female lady woman wife daughter mother, defensive corporate company advanced fleet
  hints: drive driving learner provisional licence theory test parking stick automatic lesson lessons nervous steering instructor permit wheel mock signs
  some do: truck lorry, motorcycle motorbike, forklift, bus minibus, tractor, defensive
  related: taxi-drivers, vocational-training
`;
