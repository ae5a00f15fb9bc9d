/** What people call the trades of Home Services & Maintenance. How to read it: `lexicon.ts`. */
export const HOME_SERVICES_MAINTENANCE = `
handyman
  called: handyman, handy man, fix it man, fix it guy, odd job man, jack of all trades, maintenance man
  work: odd jobs, small repairs, home repair, home maintenance, house repair, assemble furniture, put together furniture, hang pictures, put up shelf, hang curtain rod, change light bulb, hang mirror, put up curtain rail, fix small things, mount shelf, put up picture, put together bed, put together table, put together wardrobe, assemble bed, assemble table, assemble cupboard, hang hammock, hammock hook, hang TV and shelves
  things: door knob, curtain rod, wall shelf, towel rack, flat pack furniture, cupboard hinge, screen door, clothes line
  troubles: door won't close, squeaky door, drawer stuck, things breaking in house, list of small jobs, hole in wall, loose door handle, shelf fall down, mount TV bracket, IKEA assembly
  local: fix lil thing, lil jobs round house, do lil odd job, handy fella
  brands: Command hooks, WD-40, Gorilla Glue, Super Glue, JB Weld, Loctite, Rawlplug, Wayfair, Sauder desk, Flex Tape, Home Depot, Gafoors, Ingco
  spanish: todero, manitas, arreglos del hogar
  portuguese: marido de aluguel, faz tudo, pequenos reparos
  titles: general home repairs, property maintenance
  tasks: furniture assemble assembly wardrobe bed flatpack ikea crib, curtain rod blinds rail window, shelf picture mirror hang drill bracket, tv television mount wall, door hinge knob handle squeaky drawer sticking, bulb light switch fan fixture socket, tap leak drip toilet faucet sink pipe, hole patch paint crack plaster, screen mesh clothesline gate fence gutter
  hints: hang curtain shelf picture hinge door knob screw drill assemble mount bracket doorknob bulb loose wobbly squeaky chores list bits odd small rod blinds hook tighten tap dripping scraping sticking light rail
  some do: pool
  related: general-contractors, carpenters-joiners, plumbers

house-cleaning
  called: cleaner, house cleaner, maid, housekeeper, domestic worker, domestic helper, cleaning lady, day cleaner, cleaning service
  work: deep clean, spring cleaning, clean kitchen, wash windows, mop floor, move out cleaning, clean after construction, scrub bathroom, dust furniture, carpet cleaning, sofa cleaning, mattress cleaning, clean apartment, clean house weekly, clean house twice a week, clean before guests come, house help, tidy house, wash veranda, clean windows, pool cleaning, clean swimming pool, clean my pool, pool maintenance, scrub after renovation
  things: weekly cleaner, day worker, live-in maid, Airbnb cleaning, window cleaning, pressure washing, upholstery shampoo, general cleaning, house cleaning before visitors
  troubles: house dirty, no time to clean, messy house, moving out and must clean, bathroom full of mildew, dusty house, stains on sofa, visitors coming house nasty, mattress smells, grease on kitchen wall, moss on concrete, house dirty want cleaning, mop and dust, somebody to clean once a week, spring clean house, new house dust before moving in, clean house before moving in, help with housework, swimming pool green, house is dirty
  local: clean up house, clean out house, house nasty, somebody to clean house, wash wares, clean fuh Christmas, scrub house
  brands: Fabuloso, Mr Clean, Pine-Sol, Clorox, Lysol, Ajax cleanser, Windex, Swiffer mop, Karcher, Dettol, Mistolin, Bissell, Merry Maids, Molly Maid, Jeyes Fluid, Marvex, OxiClean, Rug Doctor, Easy-Off, Tilex, Scrub Daddy, Magic Eraser
  spanish: limpieza de casa, señora de limpieza, empleada doméstica, limpiadora, limpiar casa, señora para limpiar, limpie mi casa, muchacha de servicio, limpiar la casa, limpiar apartamento
  portuguese: faxineira, diarista, faxina, empregada doméstica, limpar casa, moça para limpar, limpar apartamento
  titles: residential cleaning, domestic services, post-construction cleaning
  tasks: deep spring christmas thorough scrub, moving move out end tenant vacate empty, construction builders renovation cement dust paint, carpet sofa mattress upholstery couch rug stain shampoo, window glass louvre curtain, pressure washing moss concrete driveway mildew roof, weekly regular maid daily housekeeper live biweekly, airbnb rental guest turnover apartment, kitchen oven grease fridge bathroom tiles
  hints: clean cleaning dirty dust sweep mop scrub wash bathroom kitchen windows carpet sofa stain nasty mess messy tidy vacuum grease mildew maid housework dishes floors guests visitors polish bleach cobweb spotless rental builders construction cement workmen curtains
  some do: chimney, pool, carpet carpets, pressure, gutter, tank
  related: office-cleaning, laundry-ironing, errands-queueing

air-conditioning
  called: AC technician, air-condition technician, air-conditioning company, refrigeration technician, AC installer
  work: service AC, AC repair, clean AC, gas AC, move AC unit, air condition repair, install split unit, recharge AC gas, refrigeration repair, repair cold room, repair chiller, build cold storage, regas fridge, walk-in freezer repair, fridge repair, freezer repair
  things: AC, air-conditioner, air condition unit, aircon, split unit, mini split, inverter AC, window AC, AC compressor, AC remote, cold room, walk-in freezer
  troubles: AC not cooling, AC leaking water, AC blowing hot air, AC making noise, AC not turning on, AC smells bad, AC dripping in room, AC freezing up, fridge gas finished, AC error code, AC not cooling room, AC leaking, AC tripping breaker, AC smelling, fridge not cooling, mount AC unit, AC only blowing air, AC icing up, AC unit dripping, BTU, VRF, R410A, HVAC technician, mini split install, AC not blowing cold, install air condition in bedroom, freezer not cold, freezer not freezing
  local: AC nah cooling, AC gas out, put in AC, put up AC, AC dripping water, AC blowing hot, ice box not freezing
  short: HVAC, BTU unit, A/C service
  brands: Gree, Midea AC, LG AC, Carrier AC, Daikin, TCL AC, Haier AC, Hisense AC, Panasonic AC, Mitsubishi Electric, Fujitsu AC, York AC, Lennox, Goodman AC, Friedrich, Comfortstar, Cooper and Hunter, Peake AC, Samsung AC, Toshiba AC, Hitachi AC, Elgin AC, Aux AC, Chigo, Innovair, Klimaire, Copeland, Danfoss, Tecumseh, R22 gas, R32 gas, Premium AC
  spanish: aire acondicionado, técnico de aire, refrigeración, cuarto frío, técnico de aire acondicionado, reparar aire acondicionado, aire no enfría, instalar aire acondicionado
  portuguese: ar condicionado, refrigerista, câmara fria, limpeza de split, conserto de ar condicionado, instalar ar condicionado
  titles: AC installation, refrigeration service, HVAC maintenance
  tasks: install mount split new put installation, gas recharge refill freon r410a cooling warm hot, clean dirty filter wash maintenance smell mould, leak dripping water drip drain, noise rattling compressor grinding capacitor, remote board error code tripping sensor, relocate move uninstall shift remove, coldroom freezer chiller refrigeration storage walk shop, ducted central commercial office vrf building
  hints: AC aircon air condition cool cooling hot heat unit split gas compressor remote drip dripping BTU freezing filter bedroom sweating sweat vent cold chiller freon blowing ceiling
  some do: chiller, central ducted
  related: appliance-repair, electricians, auto-air-conditioning

appliance-repair
  called: appliance technician, appliance repair man, washing machine man, stove man, appliance fixer, domestic appliance technician
  work: appliance repair, washing machine repair, stove repair, fridge repair, freezer repair, microwave repair, dryer repair, oven repair, blender repair, fan repair, iron repair, change washing machine belt, clean stove burner, TV repair, sewing machine repair, clothes iron repair, repair steam iron
  things: washing machine, washer, clothes dryer, gas stove, stove, oven, microwave, fridge, refrigerator, freezer, blender, rice cooker, water cooler, ice machine, hair clippers repair
  troubles: washing machine not spinning, washing machine won't drain, washer leaking, washing machine making noise, stove not lighting, stove burner low flame, oven not heating, microwave not heating, fridge not cooling, freezer not freezing, fridge making noise, fridge leaking water, washing machine leaking, washing machine not draining, stove burner not lighting, dryer not heating, fridge humming, blender not working, fan not turning, fridge not cold, gas stove smelling, freezer running not freezing, fridge making ice, fridge light on not cold, washing machine shaking, machine not wringing clothes, machine not draining, fridge stop cooling food spoiling, deep freezer stop, clothes coming out soaking from washer, washing machine not turning, fridge warm, food spoiling in fridge, dryer taking long to dry, fridge dead, freezer dead, stove dead, fridge dead after blackout, gas leak, stove leaking gas, fridge door seal torn, freezer not cold
  local: washing machine stop, washing machine nah spinning, stove nah lighting, fridge stop working, fan stop wuk, fridge break down, blender burn
  brands: Whirlpool, Samsung washing machine, LG washer, Mabe stove, Frigidaire, Kenmore, Maytag, Electrolux, Amana, Hotpoint, KitchenAid, Haier, Hisense fridge, Oster, Hamilton Beach, Magic Chef, Speed Queen, Brastemp, Consul fridge, Indurama, NutriBullet, Ninja blender, Instant Pot, Vitamix, Cuisinart, Kelvinator, Daewoo fridge, GE stove, Panasonic microwave, Dyson, Roomba, Singer machine, Juki, Janome, Brother sewing
  spanish: reparación de lavadora, lavadora dañada, estufa de gas, reparar nevera, reparar lavadora, arreglar nevera, nevera no enfría, reparar cocina, lavadora no prende, nevera dañada, lavadora no funciona, instalar lavadora, microondas dañado, cocina no prende, licuadora dañada, secadora dañada, congelador dañado, nevera hace ruido
  portuguese: conserto de geladeira, máquina de lavar, conserto de fogão, eletrodoméstico, conserto de máquina de lavar, geladeira não gela, geladeira quebrada, microondas quebrado, fogão não acende, lavadora quebrada, freezer quebrado, conserto de liquidificador, micro-ondas
  titles: home appliance servicing, appliance diagnosis, household appliance technician
  tasks: washer spin drain drum wringing laundry, fridge freezer refrigerator icebox thaw cold spoiling, stove oven burner cooker flame gas lighting, microwave plate sparking magnetron, dryer heating clothes tumble, fan blender iron kettle mixer toaster ricecooker small, tv television screen picture lcd, sewing singer stitch thread, dishwasher vacuum dispenser
  hints: fridge freezer stove oven washer washing machine dryer microwave blender fan iron burner spin spinning drain drum appliance icebox thaw thawing defrost spoiling kettle toaster mixer dishwasher TV element thermostat cooker
  some do: TV television, sewing, dishwasher, vacuum
  related: electricians, handyman, air-conditioning

pest-control
  called: exterminator, pest control, pest control company, fumigator, pest man, termite man
  work: fumigate, fumigation, kill termites, spray for cockroaches, treat wood ants, get rid of rats, bed bug treatment, fogging, mosquito spraying, rat trapping, remove wasp nest, remove bats, spray yard for mosquito
  things: termite, wood ants, cockroach, rat, bed bug, mosquito, ant nest, wasp nest, marabunta, flea infestation, bat in roof, scorpion, rodent, acoushi ants, snake, wasps
  troubles: termites eating house, wood ants in house, rats in ceiling, roaches in kitchen, bed bugs biting, mosquitoes in house, ants all over kitchen, snake in yard, fleas in house, rat eating food, noise in ceiling at night, marabunta by window, rat in house, mice in kitchen, ants in cupboard, bees in roof, wasps nest, bats in ceiling, bats in roof, wood ants in cupboard, centipede in house, something eating wood, bitten at night in bed, droppings in cupboard, ants in sugar, rats eating wires, fumigating house, cockroaches everywhere, mosquitoes plenty, ants marching, spray the house, mosquito bad in house, termites eating wooden floor, wood ants eating out stairs
  local: wood ants eating house, marabunta nest, rat running in ceiling, roach taking over, mosquito eating we, red ants, nest in tree, jack spaniard nest
  brands: Baygon, Raid spray, Mortein, Terminix, Orkin, Rentokil, Demon WP, Termidor, Racumin, Tomcat bait, Klerat, Phostoxin, cypermethrin, Fendona, Icon insecticide, Dursban, Combat bait, Hot Shot fogger, Black Flag spray, Advion, Maxforce, Temprid, Gokilaht, Solignum, Fish coil, Ortho Home
  spanish: fumigación, control de plagas, comején, exterminador, cucarachas, ratones, hay ratones en casa, termitas, fumigar, zancudos, fumigador, plaga de hormigas, ratones en casa, hormigas, chinches, ratas, culebra en la casa
  portuguese: dedetização, controle de pragas, cupim, dedetizadora, baratas, ratos em casa, dedetizar, mosquitos em casa, formigas, barata, cupins, cobra no quintal, dedetizador
  titles: integrated pest management, termite control, vector control
  tasks: termite wood timber duck furniture, rat mice mouse rodent gnaw droppings trap ceiling, roach cockroach kitchen cupboard gel, bedbug bed mattress bite bitten bugs, mosquito fogging dengue flies spray, wasp marabunta bee hive nest swarm sting, bat roof attic bird pigeon, snake scorpion centipede lizard caiman iguana, ants flea tick acoushi sugar
  hints: rat rats mice mouse roach cockroach ants termite termites mosquito flies bees wasp marabunta bat bats snake scorpion centipede bite bites bitten bug bugs spray fumigate nest droppings squeaking scratching gnaw gnawing insects infestation poison ceiling crawling itching mattress swarm lizard
  some do: snake snakes, bat bats, monkey, bee bees, iguana, caiman alligator, termite termites wood, scorpion, snail
  related: beekeeping, house-cleaning, handyman

gardening-landscaping
  called: gardener, landscaper, yard man, grass cutter, lawn man, weeding man, tree surgeon, arborist
  work: cut grass, weed yard, mow lawn, trim hedge, cut tree, tree trimming, prune tree, plant grass, lay turf, clean yard, garden design, brush cutting, spray weeds in yard, pick coconut, cut down mango tree, clean trench, weed trench, cut down tree, cut branches, cut down coconut tree, plant flowers in yard, lay grass
  things: lawn, grass, hedge, flower bed, turf, carpet grass, garden bed, tree branch, weed killer for yard, whacker, rock garden, artificial grass
  troubles: grass too high, yard bushy, yard overgrown, tree hanging over roof, branch touching wire, tree about to fall, bush in yard, dead tree, weeds taking over, coconut falling on house, leaves blocking gutter, lawn dying, grass tall, yard full of weeds, trench full of weeds, grass high, tree leaning over house, tree branch on wire, overgrown yard, trench full of bush, bushy yard, yard like jungle, bush high, coconut tree dangerous, weed up yard, grass knee high, tree limb on roof, cut limb, snake bush yard cutting
  local: yard get bush, weed grass, cutlass yard, bush down yard, chop down tree, whack grass, swipe grass, trim tree, cut bush
  brands: Stihl, Husqvarna, Echo trimmer, Toro mower, Craftsman mower, Troy-Bilt, Murray mower, Briggs Stratton, Poulan, Honda mower, Shindaiwa, McCulloch, Oleo-Mac, Tanaka trimmer, Maruyama, Cub Cadet, MTD mower, Greenworks, Homelite, Kawasaki brushcutter, Robin brushcutter, FS 250, FS 450, Zoysia, Bermuda grass, Augustine grass
  spanish: jardinero, cortar grama, jardinería, podar árbol, cortar monte, limpiar patio, arreglar patio, tumbar un árbol, cortar árbol, desmalezar patio, limpiar el patio, poda de árboles
  portuguese: jardineiro, cortar grama do quintal, capinar, podar árvore, limpar quintal, jardinagem, roçar o quintal, derrubar árvore, limpar o quintal, poda de árvores
  titles: lawn maintenance, landscape design, grounds maintenance
  tasks: grass lawn mow whack tall brushcut weedwhacker, tree cut branch limb prune coconut stump dangerous leaning, weed bush overgrown cutlass clear jungle land herbicide, hedge trim shape shrub topiary, flower plant bed pots roses nursery, design landscape paving pathway rock stone, turf sod carpet artificial lay, trench drain parapet clean dig, sprinkler irrigation hose fountain pond
  hints: grass lawn yard garden tree trees branch branches hedge weed weeds bush cut cutting trim trimming prune plant plants flower flowers bushy mow mower overgrown leaves leaf jungle jhandi coconut shade limb stump landscape knee rake cutlass
  some do: artificial, sprinkler irrigation, fountain
  related: plant-nurseries, farm-labour, handyman

water-tanks-pumps
  called: pump man, water pump technician, tank installer, tank cleaner, well driller, pump repair man
  work: install water tank, clean water tank, repair water pump, install water pump, wash out tank, install pressure tank, prime pump, connect tank to house, build tank stand, install water filter, raise tank, patch tank, set up rain water tank
  things: black tank, water tank, water pump, pressure pump, pressure tank, overhead tank, tank stand, tank trestle, water trestle, float switch, submersible pump, borehole
  troubles: pump not working, pump not pumping, pump keeps running, pump losing prime, tank leaking, tank overflowing, pump humming, no water upstairs, water brown, rusty water, tank full of slush, pump burn out, water not reaching tank, pump cutting on and off, pump not pulling water, pump running no water, black tank leaking, black tank overflowing, water pump not working, pressure pump going on and off, tank dirty, tank running over, no pressure upstairs, pump making noise, tank empty pump running, water tank smelling, 1 HP pump, RO filter, water not going up in tank, pump switch on and off, water not coming up, water not reaching upstairs, no water in top flat, pump won't start, water pump not coming on, pump tripping
  local: tank buss, pump nah pumping, tank trestle fall, tank nah full, put up tank, clean out black tank, pump ah hum
  short: GWI no water, GWI low pressure, HP water pump
  brands: Grundfos, Pedrollo, Rotoplast, Rotoplastics, Tuff Tank, Duraplas, Goulds, Franklin Electric, Jacuzzi pump, Myers pump, Leo pump, Ebara, Shimge, Wilo, Evans pump, Red Lion pump, Well-X-Trol, Wayne pump, Foras pump, Calpeda, Espa pump, DAB pump, Truper pump, Shurflo, Amtrol, Interdab
  spanish: tanque de agua, bomba de agua, limpiar tanque, perforación de pozo, cavar pozo, pozo de agua, perforar pozo, perforación de pozos
  portuguese: caixa d'água, bomba d'água, limpeza de caixa d'água, poço artesiano, cavar poço, perfurar poço, caixa de água
  titles: pump installation, water storage solutions, water filtration
  tasks: clean wash slush dirty sediment disinfect smelling, install new black connect rain guttering, pump humming burn prime motor pulling, pressure upstairs low shower weak trickle bladder, leak crack patch buss burst, stand trestle tower raise base, filter purify brown rusty iron softener, well borehole drill submersible artesian, float overflow switch automatic valve
  hints: tank pump water pressure trestle overflow upstairs well borehole filter float rusty brown bathing pumping suction prime gallons trickle trickling shower reservoir rain stand purify dry taps
  some do: borehole well wells drill drilling, filter purifier purification
  related: plumbers, handyman, electricians

septic-drain-cleaning
  called: septic man, septic tank cleaner, drain cleaner, sewage company, cesspit emptier, sewer man
  work: pump out septic tank, empty septic, septic cleaning, unblock drain, clean sewer line, empty cesspit, clear manhole, clean grease trap, jet drain, desludge septic, snake drain line, clean soakaway, repair septic tank, dig soakaway
  things: septic tank, septic, sewage, sewer line, manhole, grease trap, soakaway, drain, cesspit, sewerage, portable toilet
  troubles: septic full, septic overflowing, sewage in yard, drain blocked, sewer backing up, yard smelling like sewage, toilet bubbling, drain smelling, water not running off yard, yard flooding after rain, waste water coming up, manhole overflowing, septic tank full, toilet backing up, sewage smell in yard, toilet water coming up in bath, drain overflowing, toilet gurgling, septic smelling, toilet full up, dirty water coming back up, drain stink, toilet not going down, drain backing up smell, toilet pit full
  local: choke drain, drain choke up, septic full up, pump out septic, dig out drain, clean trench by house, filth running, latrine full
  brands: Rid-X, Drano, Liquid Plumr, Roebic, Roto-Rooter, Green Gobbler, Zep drain, Cevons Waste, Porta John, biodigester
  spanish: pozo séptico, fosa séptica, desagüe tapado, limpieza de fosa, vaciar pozo séptico, destapar cloaca, limpiar pozo séptico, cloaca tapada
  portuguese: fossa séptica, desentupidora, limpa fossa, esgoto, limpeza de fossa, esgoto entupido, desentupir fossa, fossa encheu
  titles: septic tank emptying, waste water removal, drain maintenance
  tasks: pump empty full desludge vacuum truck, drain blocked choke unblock clog slow sink kitchen, toilet backing gurgling flush bubbling, grease trap restaurant, soakaway build dig leach install, manhole sewer line jet camera roots, yard flooding trench water rain culvert, portable toilet event construction rental, smell stink odour sewage
  hints: septic sewage drain drains toilet toilets smell stink stinking overflow blocked block backing pump soakaway manhole flood flooding gutter grease gurgling filth waste portable slush sewer trench
  some do: portable portaloo
  related: plumbers, waste-removal

locksmiths
  called: locksmith, lock man, key man, key cutter, auto locksmith
  work: cut key, duplicate key, change lock, open locked door, install door lock, pick lock, copy car key, program car key, open safe, change door lock, change lock on front door, copy key, install deadbolt, put on new lock
  things: key, lock, padlock, deadbolt, door lock, car key, key fob, transponder key, spare key
  troubles: locked out, locked out of house, lost keys, key broke in lock, lock jammed, keys locked in car, lost car key, lock outside the house, lost house key, lock stuck, key stuck in door, door lock jammed, key not turning, key snap in lock, door slam key inside, shut out of house, key fall overboard, lost key can't open door, door locked key inside, break key in door
  local: lose key, key lock up inside, key break in lock, key bend
  brands: Yale, Kwikset, Schlage, Master Lock, Medeco, Abus lock, Weiser, Baldwin lock, Viro lock, Tri-Circle, Cisa, Mul-T-Lock, Defiant lock, Papaiz, Pado lock, Stam lock, Globe lock, Squire lock, Chubb safe, Sentry Safe, Union lock, Ilco, Silca, Xhorse, August lock, Corbin Russwin, Brinks lock
  spanish: cerrajero, copia de llave, cambiar cerradura, fuera de mi casa sin llave, quedé fuera de casa, quedé afuera de mi casa, llave trancada, copia de llaves, llaves adentro
  portuguese: chaveiro, cópia de chave, trocar fechadura, trancado fora de casa, preso fora de casa, chave dentro, chave trancada
  titles: emergency lockout service, lock and key services
  tasks: locked lockout shut slam emergency outside open inside, car vehicle fob ignition transponder program remote, key duplicate copy cut spare lost, change replace deadbolt install new rekey tenant, safe combination vault cabinet, stuck jammed broken snap broke bend extract, smart digital keypad fingerprint electronic card, padlock gate grille chain shutter, office master drawer desk
  hints: lock locks locked key keys door padlock outside stuck jammed open deadbolt safe ignition fob duplicate copy spare lost slam inside entrance
  some do: safe, car vehicle ignition fob
  related: carpenters-joiners, handyman, welders-fabricators

security-systems
  called: CCTV technician, camera installer, alarm company, security camera company, CCTV installer, alarm technician
  work: install security camera, install alarm, install house camera, repair camera, service CCTV, camera upgrade, access control installation, set up camera on phone, install intercom, install motion sensor, install electric fence, install video doorbell, install smoke alarm, install camera, camera for yard, see camera on phone, alarm for house, install cameras at shop, gate intercom
  things: CCTV, security camera, surveillance camera, house alarm, burglar alarm, DVR, NVR, intercom, access control, motion sensor, electric fence, smoke detector, panic button, biometric time clock, gate motor, automatic gate opener
  troubles: camera not recording, camera not working, no picture on camera, alarm keeps going off, somebody break in house, thief in neighbourhood, camera offline, forgot DVR password, can't see camera on phone, camera blurry at night, alarm beeping, DVR not recording, see yard when abroad, watch shop from phone, PTZ, PoE camera, alarm going off, broke in last night
  local: thief man coming, put up camera, camera fuh house, thief break in, camera gone off, watch house from phone, put in alarm
  short: CCTV installation, IP camera, PTZ camera
  brands: Hikvision, Dahua, Ring camera, Swann, Eufy, Lorex, Night Owl camera, Reolink, Wyze, Arlo camera, Blink camera, Uniview, Ezviz, Tapo, ADT, Axis camera, Paradox alarm, DSC alarm, Honeywell alarm, SimpliSafe, ZKTeco, Suprema biometric, Annke, Zosi, Nest cam, Amcrest, Aiphone, Hik-Connect, V380, XMEye, DMSS app, iVMS-4200, Intelbras, Zmodo, Q-See
  spanish: cámara de seguridad, instalar cámaras, alarma de casa, cerca eléctrica, alarma para casa, cámara de vigilancia
  portuguese: câmeras de segurança, instalar câmera, alarme de casa, cerca elétrica residencial, portão automático, alarme residencial, câmera, cerca elétrica
  titles: surveillance installation, electronic security, remote monitoring
  tasks: camera cctv footage recording blurry surveillance, alarm burglar siren thief break beeping, intercom doorbell video bell visitor, fence electric wire razor shock, gate motor automatic opener sliding, access fingerprint biometric card attendance door, phone remote view overseas app watch wifi, smoke fire detector, dvr nvr offline password playback hard
  hints: camera cameras CCTV alarm thief thieves thiefing break intruder robbery burglar watch record recording motion sensor intercom fence gate footage monitor doorbell siren warehouse DVR prowler surveillance overseas shop
  some do: fingerprint biometric
  related: security-guards, electricians, networking-wifi

solar-generators
  called: solar installer, solar company, solar man, generator man, generator technician, solar technician
  work: install inverter, solar installation, generator repair, install generator, install transfer switch, solar maintenance, replace inverter battery, clean solar panels, set up backup power, wire generator to house, go off grid, service home generator
  things: solar panel, solar system, inverter, solar light, solar battery, generator, portable generator, backup power, transfer switch, changeover switch, battery bank, solar street light, solar water heater, solar panels for house, inverter battery
  troubles: blackout, frequent blackout, power outage, no power during blackout, generator not starting, generator not giving current, inverter beeping, solar panel not charging, inverter not charging, battery not holding charge, generator smoking, generator won't hold load, lower light bill, solar not charging, solar battery not holding charge, generator not holding load, blackout whole day, light gone every night need backup, inverter alarm, current goes every day, panels for backdam, MPPT, LiFePO4, PV panels, kVA, lights going every night, power when GPL gone, battery for blackout
  local: GPL blackout, light gone whole night, blackout every day, generator nah starting, generator stop, black out in area, tired of blackout
  short: UPS backup, KVA generator, PV system, kW solar
  brands: Honda generator, Firman, Champion generator, Growatt, Yamaha generator, Deye, GoodWe, EcoFlow, Jackery, Bluetti, Renogy, Trojan battery, Pylontech, Luxpower, SMA inverter, Fronius, Enphase, Powerwall, Jinko, Trina Solar, Canadian Solar, Generac, Kohler generator, Onan, Denyo, Kipor, DuroMax, FG Wilson, APC UPS, CyberPower, Outback inverter
  spanish: planta eléctrica, energía solar, inversor, generador eléctrico, apagón
  portuguese: placa solar, painel solar, gerador, inversor solar
  titles: solar power systems, renewable energy, backup power solutions, net metering
  tasks: panel install rooftop system pv grid, inverter backup beeping ups charging, battery lithium bank charge dead replace, generator starting smoking carburettor diesel gasoline, transfer switch changeover wire automatic connect, light street yard lamp outdoor, heater water hot geyser, interior backdam farm offgrid camp village, clean wash dust maintenance
  hints: solar panel panels inverter battery batteries generator blackout blackouts current power light lights backup sun grid electricity charge outage candle fridge studying dark standby UPS kilowatt diesel honda victron growatt
  some do: wind, heater, street, EV
  related: electricians, generator-service

upholstery-curtains
  called: upholsterer, upholstery shop, curtain maker, curtain lady, blinds installer
  work: upholstery, reupholster, recover sofa, redo suite, sew curtains, repair sofa, make cushion covers, re-cover dining chairs, restuff cushion, mattress repair, car seat upholstery, recover couch, reupholster couch, new cloth for couch, change cloth on chairs, cover sofa, redo chair cushions, sew cushion cover, chair seat repair, recover living room suite, chairs covered over
  things: curtain, drapes, blinds, vertical blinds, roller blind, venetian blinds, sofa cover, suite cover, motorcycle seat, window curtains
  troubles: sofa torn, chair seat sinking, suite old and tear up, foam worn out, cushion flat, sofa spring broken, curtain too long, couch torn, chair seat torn, sofa sinking, leather peeling off chair, shampoo couch, wash couch, couch smelling, child pee on mattress, mattress washing, shampoo carpet, rug washing, suite washing, clean car seats cloth, dusty curtains, couch cleaning, rug cleaning, suite cleaning, upholstery cleaning, curtain cleaning
  local: redo chair, cover back suite, chair set tear up, do over suite, morris chair, Christmas curtain
  brands: Scotchgard, La-Z-Boy, Naugahyde, Hunter Douglas, Levolor, Bali blinds, Sunbrella, Rexine, Ashley sofa, Kirsch rod, Somfy, chesterfield sofa, Dacron
  spanish: tapicero, tapicería, cortinas, persianas, lavar muebles, tapizar muebles, tapizar sillas, hacer cortinas, retapizar mueble
  portuguese: tapeceiro, estofador, cortina sob medida, reformar sofá
  titles: furniture reupholstery, custom drapery
  tasks: sofa couch suite settee reupholster recover torn, chair dining seat stool office, curtain drapes sew rail sheer christmas, blinds roller vertical venetian zebra, cushion foam pillow cover restuff flat, car vehicle motorcycle boat bus minibus headliner, leather vinyl peeling leatherette, mattress headboard bed spring sagging, shampoo wash stain smell clean carpet rug
  hints: sofa chair chairs cushion cushions couch fabric foam curtain curtains blinds drapes upholstery seat seats settee spring springs sagging torn leather tear stitching rail headboard mattress
  some do: boat, leather, car motorcycle
  related: tailors-seamstresses, furniture-makers, interior-designers

movers
  called: mover, moving company, moving man, man with van, man and van, removal company, house movers, moving help
  work: move house, move furniture, haul furniture, move fridge, haul things, relocate home, packing and moving, load truck, move office, move piano, carry furniture upstairs, move heavy item, transport household items, unload container goods, move to new apartment, help to carry things, pack up house, relocate office desks, move a household
  things: moving truck, moving boxes, house moving truck, pick up for moving, moving blankets, moving van, box truck for moving, strong men to lift
  troubles: moving out this weekend, got to leave apartment, can't lift fridge, furniture too heavy, new place moving in, landlord give notice to move, need truck to move things, bed can't fit down stairs, eviction moving, moving out, shift apartment, carry bed and fridge, move furniture Saturday, moving next month end, carry furniture to new house, helper to lift furniture, carry bed and wardrobe, carry wardrobe, carry sofa, carry washing machine, transport sofa, transport a bed, carry table and chairs
  local: carry fridge, carry stove, shift house, move meh things, carry meh things, canter to move, pack up and move, carry fridge upstairs, moving lil furniture, shifting house, shift things, moving out Sunday
  brands: U-Haul, Uhaul, Penske truck, Allied Van, Ryder truck
  spanish: mudanza, empresa de mudanzas, mudar muebles, transporte de muebles, camión para mudanza, llevar muebles, trasladar muebles, acarreo, camión de mudanza, llevar nevera
  portuguese: mudança de casa, carreto, transporte de móveis, caminhão de mudança, fazer mudança, levar móveis, levar geladeira
  titles: residential moving, office relocation, packing services
  tasks: house apartment home shift family relocate landlord, office desk business computer files, piano heavy safe lift machine, packing boxes wrap fragile carton unpack, fridge bed furniture wardrobe single stove, truck canter van haul transport driver, labour helpers load unload container carry strong, storage store warehouse keep, overseas international interior barrel shipping
  hints: move moving shift shifting house furniture truck boxes load loading apartment fridge bed wardrobe pack packing piano heavy lift helpers stairs things belongings relocate
  some do: piano, overseas international
  related: truck-haulage, couriers, errands-queueing
`;
