/** What people call the trades of Manufacturing & Industrial. How to read it: `lexicon.ts`. */
export const MANUFACTURING_INDUSTRIAL = `
machine-shops
  called: machinist, machine shop, lathe operator, lathe man, engine reconditioning shop
  work: machining, lathe work, turn shaft, engine block boring, cylinder head skimming, crankshaft grinding, cut thread, make bushing, make pulley, turn brake drum, make a shaft, skim disc, machine a part, make gear, weld boat shaft
  things: lathe, crankshaft, engine block, cylinder head, brass bushing, shaft, flywheel, pulley, milling machine, dredge pump part, propeller shaft
  troubles: shaft worn, thread stripped, cylinder head warped, engine block cracked, crankshaft scored, bolt broke off inside, part not available in Guyana, part turn on lathe
  local: skim head, bore block, grind crank, turn disc
  short: CNC machining
  brands: Bridgeport mill, Haas CNC, Mazak, Okuma, Fanuc, Colchester lathe, Harrison lathe, South Bend, Myford, Boxford, Sunnen, Serdi, Mahle piston, Clevite, ACL bearing, Timken, SKF bearing, FAG bearing, NTN bearing, Koyo, Bev Enterprises, Cummins head, Bedford block, Warman pump
  spanish: tornero, taller de torno, rectificadora, torno y fresadora, rectificar motor, rectificadora de motores, rectificar cámara
  portuguese: torneiro mecânico, tornearia, retífica de motores, torno e fresa, peça torneada
  titles: precision machining, engine reconditioning
  tasks: crankshaft crank grind journal scored main regrind undersize, head skim warped gasket resurface deck valve seat overheated, block bore rebore sleeve hone piston liner reconditioning rebuild, shaft turn lathe propeller axle spindle worn straighten bent stern, gear pulley sprocket keyway tooth teeth spline cog hob, bushing bush bearing brass bronze sleeve pin press, thread bolt nut stud tap stripped snapped broke extract helicoil screw, disc rotor drum flywheel brake vibrate lip judder, cnc milling precision custom prototype drawing replica obsolete sample fabricate
  hints: machine lathe shaft bore thread bolt turn bearing engine block crankshaft metal part parts gear key way resurface head skim bush press cylinder milling worn
  some do: CNC, crankshaft
  related: metal-fabrication, welders-fabricators, heavy-equipment-repair

metal-fabrication
  called: metal fabricator, steel fabricator, fabrication shop, sheet metal worker, boilermaker
  work: metal fabrication, steel fabrication, fabricate steel tank, build steel structure, erect steel building, sheet metal bending, plasma cutting, stainless steel welding, build trailer, sandblasting, powder coating, galvanizing, make mining sluice box, build truck body
  things: steel frame, steel beam, steel tank, fuel tank, steel building, warehouse frame, hopper, chute, stainless steel sink, I-beam, sluice box, conveyor, dredge pontoon
  troubles: steel structure rusted, fuel tank leaking, trailer chassis cracked, hopper worn out, conveyor broken, steel beam bent, tank rusted through, steel tank make, diesel tank make, steel frame make, iron stairs factory
  local: build truck tray, bend zinc flashing, make steel shed frame, build dredge, coal pot
  short: CNC plasma, HSS beam, RHS steel
  brands: Hardox, Corten, Colorbond, BK Steel, Butler building, Unistrut, Durbar plate, Mabey bridge, Bailey bridge
  spanish: estructura metálica, fabricación metálica, calderería
  portuguese: estrutura metálica soldada, caldeiraria, fabricação de tanques
  titles: structural steel fabrication, industrial welding
  tasks: tank fuel diesel water silo reservoir cistern storage drum, stainless sink counter kitchen restaurant hood exhaust worktop food, structure beam frame warehouse building shed truss column erect hangar, trailer truck tray chassis body dumper hauler tipper bed, stair staircase railing handrail platform walkway ladder catwalk, mining sluice dredge pontoon hopper chute conveyor screen trommel gold, sheet bend duct flashing zinc fold roll gutter trough plate, plasma laser cnc cut profile bracket pattern, sandblast powder coat galvanise paint rust corrosion finish primer, foundry cast mould pot aluminium bronze melt pour coalpot
  hints: steel metal tank stainless hopper structure sheet beam fabricate bend trough trailer frame staircase truck body chute plate warehouse container roll
  some do: foundry, cast casting, galvanise galvanising
  related: welders-fabricators, machine-shops

sawmills-lumber
  called: sawmill, lumber yard, saw miller, sawyer, timber dealer, chainsaw man
  work: saw logs, cut lumber, dress lumber, supply lumber, mill wood, plane boards, kiln dry lumber, cut rafters to size, treat wood, chainsaw boards, cut boards with chainsaw
  things: greenheart, purpleheart, lumber, timber, crabwood, wallaba post, silverballi, locust wood, kabukalli, shibadan, tauroniro, hardwood, plank, two by four, sawdust, wooden pole, wallaba shingle, paling stave, determa, cedar wood, hububalli, simarupa, firewood, wooden pallet
  troubles: lumber too expensive, wood not dry, wood splitting, need wood for house frame, lumber wrong size, boards bending, hardwood boards, purpleheart boards, greenheart for wharf, lumber cut to size
  local: greenheart board, wallaba stave, buy board, wood fuh house
  short: GFC permit, BM lumber
  brands: Wood-Mizer, Woodmizer, Lucas Mill, Alaskan mill, Logosol, Barama, Variety Woods, Durable Wood, Willems Timber, Forestry Commission, Tanalised, Wolmanized
  spanish: aserradero, madera, maderera, tablas de madera
  portuguese: serraria, madeireira, madeira serrada, tábuas de madeira
  titles: hardwood supplier, timber processing
  tasks: greenheart purpleheart wallaba hardwood locust kabukalli shibadan mora tauroniro, crabwood silverballi cedar simarupa hububalli determa pine softwood, dress plane plan moulding tongue groove smooth board floor siding shiplap, log mill saw chainsaw tree rip trunk mobile slab, kiln dry season wet green warp moisture split, rafter beam joist frame roof house scantling sill construction, post pole stave fence paling pile wharf shingle paal, treat termite preserve pressure borer rot, pallet firewood sawdust offcut scrap shaving crate fuel, plywood mdf sheet ply veneer laminate ceiling
  hints: wood lumber board boards greenheart purpleheart wallaba plank planks log logs timber saw sawmill posts planing crabwood kabukalli beams dressed mill feet
  some do: plywood MDF, pine, pallet pallets, kiln, firewood
  related: hardware-building-supplies, furniture-makers, carpenters-joiners

furniture-makers
  called: furniture maker, cabinet maker, joinery shop, cupboard maker, wood craftsman, furniture builder
  work: build kitchen cupboards, build bed, make dining table, build kitchen cabinets, custom furniture, make TV stand, restore furniture, build bookshelf, repair chair, make desk, refinish furniture, polish furniture, build vanity, build closet, make bed, wooden bed made to order, made to order furniture, make wooden bed, make table, make wardrobe, build wardrobe, make cupboard, make bench, make chairs, make desk to order, wooden furniture, church pews, bar counter
  things: kitchen cupboard, kitchen cabinet, wardrobe, bed frame, bookshelf, vanity, bathroom cupboard, built-in closet, wall unit, chest of drawers, shop counter, shoe rack, church bench, rocking chair, entertainment centre, baby cradle, cabinet doors
  troubles: cupboard door falling off, cupboard rotten, chair leg broken, bed broken, drawer falling apart, wardrobe door broken, table wobbling, kitchen too small cabinets, termite in cupboard, old furniture scratched, dresser broken, no storage in kitchen, kitchen cupboard make, kitchen cabinets wood
  local: kitchen cupboard fuh new house, build cupboard, purpleheart bed, safe for wares, bed break, make morris chair, kitchen unit, berbice chair
  brands: Hafele, Corian, Silestone, Caesarstone, Sayerlack, Ronseal, Wilsonart, Festool, IKEA kitchen
  spanish: mueblero, ebanista, muebles a medida, gabinetes de cocina, cama de madera, mueble a medida, armar muebles, hacer muebles
  portuguese: moveleiro, móveis planejados, armário de cozinha, móveis sob medida, cama de madeira, montar móveis
  titles: bespoke furniture, custom cabinetry, kitchen and bathroom cabinets
  tasks: kitchen cupboard cabinet unit countertop pantry island larder, bed headboard bunk crib cot mattress bedroom frame canopy, wardrobe closet dresser drawer clothes chest builtin storage, table dining chair stool bench seat eat, desk office shop counter reception bookshelf shelf display workstation, television entertainment wall stand centre console media, broken break broke loose wobble leg hinge joint fell rickety, polish refinish varnish restore antique scratch sand stain old, vanity bathroom basin mirror washroom linen, rattan wicker bamboo rocking morris berbice gallery verandah cane hammock
  hints: table chair bed wardrobe cabinet custom wood cupboard dining order kitchen vanity carve mahogany purpleheart office desk seat eight headboard polish rocking entertainment
  some do: rattan wicker bamboo, coffin
  related: carpenters-joiners, furniture, upholstery-curtains

block-making
  called: block maker, block factory, concrete supplier, block yard, ready mix company
  work: supply blocks, mould concrete blocks, make pavers, ready mix concrete, deliver concrete, cast culverts, make concrete posts, buy blocks, deliver blocks, hollow blocks delivered, buy hollow blocks, blocks for house, load of blocks
  things: concrete block, hollow block, solid block, paver, paving stone, ready mix, ready mix truck, concrete culvert, clay brick, cement block, baluster, interlocking brick, block, pallet of blocks
  troubles: how much blocks for house, blocks breaking easily, need blocks delivered, concrete not strong, short of blocks, block price too high, driveway needs pavers, 6 inch blocks, 4 inch blocks
  local: hollow blocks fuh house, load ah block, six inch blocks, blocks and pavers, culvert tube
  short: cubic yard concrete, PSI concrete
  brands: Besser block, Columbia machine, National Concrete, Vibrapac, Schwing pump, Putzmeister, Carmix
  spanish: bloquera, bloques de cemento, adoquines
  portuguese: fábrica de blocos, bloco de concreto, concreto usinado
  titles: precast concrete, concrete products
  tasks: block hollow solid cement wall build inch house fence, paver paving interlocking driveway walkway patio yard brick stone, ready mix concrete pour truck slab foundation cubic pump floor, culvert tube pipe drain bridge trench gutter manhole, post pillar column pile lintel beam precast pole, baluster ornamental decorative vent breeze louvre balustrade coping, clay brick burnt red oven fireplace, kerb curb channel median road edging, deliver load haul truck drop transport bulk
  hints: block blocks concrete hollow clay brick paver pavers building inch culvert culverts sell foundation fence moulds
  some do: culvert culverts, clay, readymix
  related: masons, hardware-building-supplies

industrial-electricians
  called: industrial electrician, three phase electrician, plant electrician, factory electrician, electrical engineer
  work: three phase wiring, motor rewinding, electric motor repair, control panel wiring, install transformer, PLC programming, install VFD, factory wiring, switchgear installation, high voltage work, commercial wiring, rewind motor, wire three phase, motor rewind
  things: three phase, three phase motor, electric motor, control panel, contactor, transformer, PLC, VFD, switchgear, motor control
  troubles: motor burnt out, motor tripping overload, three phase missing, machine won't start at factory, one phase down, contactor burnt, panel overheating, three phase motor burn, factory panel tripping, 3 phase, rice mill motor burn, motor burnt out factory
  local: motor burn out, motor burn up, phase drop, sawmill motor burn
  short: GPL three phase, MCC panel, 440 volt
  brands: Schneider Electric, ABB drive, Siemens PLC, Allen-Bradley, Rockwell Automation, Mitsubishi PLC, Yaskawa, WEG motor, Baldor motor, Telemecanique, Megger, Delta VFD, Lovato, Brook Crompton, Wonderware, Siemens motor, Fuji inverter, Leeson motor, Toshiba inverter
  spanish: electricista industrial, trifásico, motor trifásico
  portuguese: eletricista de indústria, trifásica, rebobinagem de motores
  titles: industrial automation, electrical engineering
  tasks: motor rewind coil winding burn burnt smoke pump bearing seized, panel control contactor relay starter overload trip wire mcc, phase three voltage unbalanced missing drop single 440 meter, plc automation program sensor scada hmi logic conveyor, vfd drive inverter speed frequency soft, transformer switchgear substation high breaker busbar utility, factory wiring mill sawmill plant warehouse machinery install cable conduit, maintenance inspection thermal test preventive shutdown audit earth ground, power factor capacitor energy bank save consumption, hazardous explosion mine dredge refinery offshore rig fuel
  hints: factory motor motors panel three phase mill plant transformer control voltage sawmill starter PLC machinery switchgear rewinding burn drive conveyor industrial
  some do: PLC automation, transformer
  related: electricians, generator-service, machine-shops

generator-service
  called: generator mechanic, diesel generator technician, genset technician, generator company, power plant mechanic
  work: generator repair, generator service, genset service, diesel engine overhaul, generator overhaul, injector pump repair, nozzle testing, replace generator AVR, generator load test
  things: diesel generator, genset, generator AVR, diesel engine, injector pump, generator filter, generator canopy, ATS panel, turbocharger, Lister engine, air compressor, generator
  troubles: generator won't start, generator overheating, generator not producing voltage, generator low voltage, generator shutting down, diesel engine smoking, generator hunting, generator not starting, generator not holding load, generator cutting out, generator smoking, generator leaking oil, generator not giving current, generator surging, generator won't carry load, light plant service, AVR, servicing generator, generator hunting up and down
  local: genset stop, generator cut off, generator nah giving light, diesel engine break down
  short: genset KVA, 100 KVA, diesel AVR, ATS
  brands: Perkins generator, Cummins generator, Caterpillar generator, Olympian generator, Lister Petter, Deutz, Stamford alternator, Leroy Somer, Himoinsa, Wartsila, Deep Sea controller, ComAp, Predator generator, Changfa, Jiangdong, SDMO, Pramac, Aggreko, Airman, Ingersoll Rand, Atlas Copco, Yanmar generator
  spanish: grupo electrógeno, planta diésel, mecánico diésel, generador dañado, reparar generador, planta eléctrica dañada
  portuguese: grupo gerador, gerador a diesel, manutenção de gerador, gerador não liga, conserto de gerador, gerador quebrado
  titles: diesel genset maintenance, generator overhaul services
  tasks: start crank dead battery starter refuse ignition click, voltage avr current low surge flicker alternator output rewind hunt, overhaul rebuild piston ring engine knock smoke compression oil gasket, service oil filter hours routine maintenance belt change check, ats transfer changeover automatic switch blackout panel install, overheat coolant radiator hot fan thermostat water hose, injector nozzle fuel pump calibrate diesel clog bleed sputter, load bank test kva carry bog capacity overload size, canopy noise silencer soundproof exhaust muffler loud quiet, rent hire standby event emergency portable
  hints: generator genset diesel standby load smoking oil filter overhaul power surge alternator black smoke white hours voltage hunting coolant set perkins cummins lister denyo
  related: solar-generators, electricians, mechanics

food-processing
  called: food manufacturer, co-packer, agro-processor, food packaging company, bottling company
  work: food processing, food packaging, bottle pepper sauce, label product, design food label, vacuum pack, bottle juice, mill flour, grind spices, smoke fish for sale, grind rice, grind rice into flour, grind flour, grind corn, grind cassava, grind pepper, make flour, dry fruit to sell, make label for jar, bagged and sealed
  things: food label, plastic bottle for sauce, packaging bags, glass jar supply, vacuum sealer, barcode, shelf life, bottled water, cassava flour, coconut oil factory, dried fruit, shrink wrap, ice factory, spice mill
  troubles: product spoiling fast, supermarket want label, no barcode for product, bottle leaking, food and drug rejected label, need factory space to bottle, product not lasting, bottle my seasoning, seasoning to supermarket, package my product, sell my sauce in supermarket, label for my sauce, sell my achar in shops
  local: bottle achar to sell, package lil snacks, grind masala fuh sell, pack seasoning, cassareep bottling
  short: HACCP, GNBS label, GMC packaging
  brands: Tetra Pak, FoodSaver, Cryovac, GS1, IAST, FDA approval, ISO 22000, BRCGS, Mason jar, Kilner jar, Hobart mixer, Urschel, Robot Coupe
  spanish: procesamiento de alimentos, empaque de alimentos, embotelado
  portuguese: processamento de alimentos, embalagem de alimentos, envase
  titles: agro-processing, contract packing
  tasks: label barcode design nutrition brand sticker ingredient jar, bottle sauce pepper fill hot achar seasoning ketchup cassareep cap, grind mill flour rice corn cassava plantain masala spice powder, dry dehydrate fruit solar leaf chip moisture tea, vacuum seal package pouch shrink bag pack snack nut, juice drink beverage pasteurise fruit water press concentrate, smoke fish meat sausage cure shrimp salt ham, freeze ice cold chill frozen blast pulp, certify standard haccp lab test shelf spoil expiry inspection export, coconut oil cheese chocolate cocoa dairy peanut butter honey
  hints: bottle bottling package packaging label dry drying mill grind flour process dehydrate vacuum seal freeze juice sauce factory shelf cassava labels grinder milling rice plantain peanut achar supermarket brand barcode
  some do: cheese, chocolate, juice, can canning
  related: preserves-sauces, printing-signs, safety-inspection

boat-builders
  called: boat builder, boat maker, boat carpenter, shipwright, fibreglass boat builder
  work: repair boat, fibreglass boat, patch boat hull, caulk boat, build canoe, make ballahoo, build fishing boat, paint boat hull, replace boat planks, fibreglass repair, build boat, build wooden boat, fix boat
  things: wooden boat, ballahoo, balahoo, corial, dugout canoe, canoe, fishing boat, boat hull, pontoon, barge, trawler, boat trailer, dinghy
  troubles: boat leaking, hole in boat, hull cracked, transom rotten, boat sinking, plank rotten on boat, boat taking water, boat patching, boat leaking plank
  local: boat ah leak, build ballahoo, boat bottom rotten, boat buss, woodskin, dory
  brands: West System, Awlgrip, Interlux, Boston Whaler, Grady-White, Bayliner, Sea Ray, Zodiac boat, Carolina Skiff, Contender boat, Alumacraft, Coosa board, Epifanes, 3M 5200, Damen, Bertram, Sundance skiff, Marine-Tex
  spanish: constructor de botes, construir lancha, reparar bote
  portuguese: construtor de barcos, fazer barco, conserto de canoa, canoa de madeira
  titles: boat construction, hull restoration
  tasks: leak caulk seam plank patch hole sink bilge rotten, fibreglass fiberglass resin crack gelcoat hull glass transom delaminate, build new custom order design construct wooden, canoe corial dugout ballahoo paddle woodskin river creek, fishing trawler seine sea fisherman net cabin, speedboat passenger ferry taxi seat canopy tarpaulin top, aluminium weld steel barge pontoon tug metal plate, paint antifoul barnacle scrape sand varnish bottom name, trailer haul launch slipway dock lift tow, engine outboard mount transom steering propeller console
  hints: boat hull wood ballahoo canoe corial build fibreglass leak caulk plank vessel fishing keel paint dinghy speedboat dugout seams
  some do: yacht fibreglass, aluminium
  related: outboard-marine, carpenters-joiners, welders-fabricators

garment-making
  called: garment factory, uniform maker, garment manufacturer, clothing manufacturer, uniform company
  work: make uniforms in bulk, sew coveralls, garment making, company uniform sewing, embroider logo on uniform, make work shirts, make polo shirts bulk, sew security uniforms, make aprons, sew uniforms for company, sew staff uniforms, uniforms for staff, uniforms for workers, sew jerseys, sew uniforms, sew overalls
  things: coverall, work uniform, staff uniform, security uniform, reflective vest, embroidered polo, work shirt, nurse scrubs, apron, graduation gown, choir robe, team jersey, lab coat, embroidery, boiler suit
  troubles: need twenty coveralls, uniform supplier late, staff need matching shirts, logo on work shirt, guards need uniform, workers need coveralls for site, clothing line needs manufacturer, costumes for mash band, sew many outfits, costumes for band, overalls with logo, thirty uniforms, outfits for dance group, vests for workers, coverall with company name
  local: coverall fuh wuk, sew plenty uniform, logo on shirt sewing, work clothes fuh site
  short: FR coverall, hi-vis vest, PPE clothing
  brands: Dickies, Red Kap, Carhartt, Gildan, Nomex, Portwest, Tyvek, Cherokee scrubs, Figs scrubs, Bulwark coverall, Juki industrial, Denim and Style, Scotchlite, Bella Canvas
  spanish: fábrica de ropa, uniformes de trabajo, confección, uniformes bordados, bordado de uniformes
  portuguese: fábrica de roupas, uniforme de trabalho, confecção de roupa, uniforme bordado
  titles: corporate uniforms, industrial workwear
  tasks: coverall overall boiler mechanic oilfield reflective vest flame workwear site, security guard police epaulette patch badge tactical, office staff corporate shirt polo blouse bank company receptionist, school pupil student tunic skirt pinafore class, nurse scrub medical lab coat hospital doctor clinic, team jersey sport club football cricket tracksuit athletic, embroidery logo stitch monogram name crest, gown robe choir graduation church academic cap, costume band dance mash carnival parade performer, apron chef restaurant hotel kitchen waiter hospitality, label brand line manufacture sample wholesale bulk boutique
  hints: uniform uniforms bulk sew garments shirts factory staff jersey coveralls embroidery school polo company production team dozens
  some do: embroidery, knit, swimwear, leather
  related: tailors-seamstresses, tailors-fashion-designers, printing-signs

safety-inspection
  called: safety officer, safety inspector, safety consultant, OSH officer, HSE officer, crane inspector
  work: refill fire extinguisher, service fire extinguisher, safety inspection, risk assessment, fire drill training, fire safety inspection, safety audit, crane inspection, pressure vessel inspection, calibrate scale, environmental impact assessment
  things: fire extinguisher, safety plan, fire hose, hard hat, fire certificate, safety harness, fire blanket, emergency exit sign, gas detector, first aid kit, safety goggles, environmental permit, spill kit, respirator, hose reel
  troubles: fire extinguisher expired, fire inspection failed, labour ministry visit, worker got injured, need safety officer for site, fire service want certificate, extinguisher pressure low, lifting sling check, LOLER, SWL, load test lifting, crane chain inspect, workshop inspection
  local: full back extinguisher, fire service inspection, extinguisher empty, safety man, safety gear
  short: OSH, HSE, NDT, EPA permit, MSDS
  brands: Kidde, Amerex, Ansul, FM200, Scott Air-Pak, MSA helmet, Drager mask, 3M respirator, ISO 45001, TWIC card, Bureau Veritas, Lloyds Register, DNV, Petzl, Notifier panel, Guyana Fire Service, ASNT, BSEE, TapRooT
  spanish: extintor, recarga de extintores, seguridad industrial
  portuguese: segurança do trabalho, inspeção de segurança, técnico de segurança
  titles: occupational safety and health, fire safety services, non-destructive testing
  tasks: extinguisher refill recharge expired cylinder powder gauge empty, alarm smoke detector sprinkler hose evacuation exit hydrant certificate, crane lift sling chain hoist forklift load rigging shackle, pressure vessel boiler weld ndt ultrasonic crack thickness tank valve, train drill aid cpr course marshal induction awareness, risk assessment plan policy manual osh audit compliance labour, environment epa impact pollution spill waste permit noise, ppe helmet hat goggle glove boot harness mask respirator, accident injury investigate incident hurt hazard report, gas confined scaffold height air leak detector calibrate
  hints: safety inspection fire extinguisher crane lifting certificate test hazard gas pressure tank scaffolding audit helmet PPE refill OSH alarm drill expired inspector
  some do: extinguisher extinguishers, NDT, environmental
  related: oil-gas-support, training-workshops, home-inspectors
`;
