/** What people call the trades of Manufacturing & Industrial. How to read it: `lexicon.ts`. */
export const MANUFACTURING_INDUSTRIAL = `
machine-shops
  called: machinist, machine shop, lathe operator, lathe man, engine reconditioning shop
  work: machining, lathe work, turn shaft, engine block boring, cylinder head skimming, crankshaft grinding, cut thread, make bushing, make pulley, turn brake drum, make a shaft, skim disc, machine a part, make gear
  things: lathe, crankshaft, engine block, cylinder head, brass bushing, shaft, flywheel, pulley, milling machine, dredge pump part, propeller shaft
  troubles: shaft worn, thread stripped, cylinder head warped, engine block cracked, crankshaft scored, bolt broke off inside, part not available in Guyana, part turn on lathe
  local: skim head, bore block, grind crank, turn disc
  short: CNC machining
  spanish: tornero, taller de torno, rectificadora
  portuguese: torneiro mecânico, tornearia, retífica de motores
  titles: precision machining, engine reconditioning
  hints: machine lathe shaft bore thread bolt turn bearing engine block crankshaft metal part parts gear key way resurface head skim bush press cylinder milling worn
  some do: CNC, crankshaft

metal-fabrication
  called: metal fabricator, steel fabricator, fabrication shop, sheet metal worker, boilermaker
  work: metal fabrication, steel fabrication, fabricate steel tank, build steel structure, erect steel building, sheet metal bending, plasma cutting, stainless steel welding, build trailer, sandblasting, powder coating, galvanizing, make mining sluice box, build truck body
  things: steel frame, steel beam, steel tank, fuel tank, steel building, warehouse frame, hopper, chute, stainless steel sink, I-beam, sluice box, conveyor, dredge pontoon
  troubles: steel structure rusted, fuel tank leaking, trailer chassis cracked, hopper worn out, conveyor broken, steel beam bent, tank rusted through, steel tank make, diesel tank make, steel frame make, iron stairs factory
  local: build truck tray, bend zinc flashing, make steel shed frame, build dredge, coal pot
  short: CNC plasma, HSS beam, RHS steel
  spanish: estructura metálica, fabricación metálica, calderería
  portuguese: estrutura metálica soldada, caldeiraria, fabricação de tanques
  titles: structural steel fabrication, industrial welding
  hints: steel metal tank stainless hopper structure sheet beam fabricate bend trough trailer frame staircase truck body chute plate warehouse container roll
  some do: foundry, cast casting, galvanise galvanising

sawmills-lumber
  called: sawmill, lumber yard, saw miller, sawyer, timber dealer
  work: saw logs, cut lumber, dress lumber, supply lumber, mill wood, plane boards, kiln dry lumber, cut rafters to size, treat wood
  things: greenheart, purpleheart, lumber, timber, crabwood, wallaba post, silverballi, locust wood, kabukalli, shibadan, tauroniro, hardwood, plank, two by four, sawdust, wooden pole, wallaba shingle, paling stave, determa, cedar wood, hububalli, simarupa, firewood, wooden pallet
  troubles: lumber too expensive, wood not dry, wood splitting, need wood for house frame, lumber wrong size, boards bending, hardwood boards, purpleheart boards, greenheart for wharf, lumber cut to size
  local: greenheart board, wallaba stave, buy board, wood fuh house
  short: GFC permit, BM lumber
  spanish: aserradero, madera, maderera
  portuguese: serraria, madeireira, madeira serrada
  titles: hardwood supplier, timber processing
  hints: wood lumber board boards greenheart purpleheart wallaba plank planks log logs timber saw sawmill posts planing crabwood kabukalli beams dressed mill feet
  some do: plywood MDF, pine, pallet pallets, kiln, firewood

furniture-makers
  called: furniture maker, cabinet maker, joinery shop, cupboard maker, wood craftsman, furniture builder
  work: build kitchen cupboards, build bed, make dining table, build kitchen cabinets, custom furniture, make TV stand, restore furniture, build bookshelf, repair chair, make desk, refinish furniture, polish furniture, build vanity, build closet, make bed, wooden bed made to order, made to order furniture, make wooden bed, make table, make wardrobe, build wardrobe, make cupboard, make bench, make chairs, make desk to order, wooden furniture
  things: kitchen cupboard, kitchen cabinet, wardrobe, bed frame, bookshelf, vanity, bathroom cupboard, built-in closet, wall unit, chest of drawers, shop counter, shoe rack, church bench, rocking chair, entertainment centre
  troubles: cupboard door falling off, cupboard rotten, chair leg broken, bed broken, drawer falling apart, wardrobe door broken, table wobbling, kitchen too small cabinets, termite in cupboard, old furniture scratched, dresser broken, no storage in kitchen, kitchen cupboard make, kitchen cabinets wood
  local: kitchen cupboard fuh new house, build cupboard, purpleheart bed, safe for wares, bed break, make morris chair, kitchen unit, berbice chair
  spanish: mueblero, ebanista, muebles a medida, gabinetes de cocina
  portuguese: moveleiro, móveis planejados, armário de cozinha, móveis sob medida
  titles: bespoke furniture, custom cabinetry, kitchen and bathroom cabinets
  hints: table chair bed wardrobe cabinet custom wood cupboard dining order kitchen vanity carve mahogany purpleheart office desk seat eight headboard polish rocking entertainment
  some do: rattan wicker bamboo, coffin

block-making
  called: block maker, block factory, concrete supplier, block yard, ready mix company
  work: supply blocks, mould concrete blocks, make pavers, ready mix concrete, deliver concrete, cast culverts, make concrete posts, buy blocks, deliver blocks, hollow blocks delivered, buy hollow blocks, blocks for house, load of blocks
  things: concrete block, hollow block, solid block, paver, paving stone, ready mix, ready mix truck, concrete culvert, clay brick, cement block, baluster, interlocking brick
  troubles: how much blocks for house, blocks breaking easily, need blocks delivered, concrete not strong, short of blocks, block price too high, driveway needs pavers, 6 inch blocks, 4 inch blocks
  local: hollow blocks fuh house, load ah block, six inch blocks, blocks and pavers, culvert tube
  short: cubic yard concrete, PSI concrete
  spanish: bloquera, bloques de cemento, adoquines
  portuguese: fábrica de blocos, bloco de concreto, concreto usinado
  titles: precast concrete, concrete products
  hints: block blocks concrete hollow clay brick paver pavers building inch culvert culverts sell foundation fence moulds
  some do: culvert culverts, clay, readymix

industrial-electricians
  called: industrial electrician, three phase electrician, plant electrician, factory electrician, electrical engineer
  work: three phase wiring, motor rewinding, electric motor repair, control panel wiring, install transformer, PLC programming, install VFD, factory wiring, switchgear installation, high voltage work, commercial wiring, rewind motor, wire three phase, motor rewind
  things: three phase, three phase motor, electric motor, control panel, contactor, transformer, PLC, VFD, switchgear, motor control
  troubles: motor burnt out, motor tripping overload, three phase missing, machine won't start at factory, one phase down, contactor burnt, panel overheating, three phase motor burn, factory panel tripping, 3 phase, rice mill motor burn, motor burnt out factory
  local: motor burn out, motor burn up, phase drop, sawmill motor burn
  short: GPL three phase, MCC panel, 440 volt
  brands: Schneider Electric, ABB drive, Siemens PLC
  spanish: electricista industrial, trifásico, motor trifásico
  portuguese: eletricista de indústria, trifásica, rebobinagem de motores
  titles: industrial automation, electrical engineering
  hints: factory motor motors panel three phase mill plant transformer control voltage sawmill starter PLC machinery switchgear rewinding burn drive conveyor industrial
  some do: PLC automation, transformer

generator-service
  called: generator mechanic, diesel generator technician, genset technician, generator company, power plant mechanic
  work: generator repair, generator service, genset service, diesel engine overhaul, generator overhaul, injector pump repair, nozzle testing, replace generator AVR, generator load test
  things: diesel generator, genset, generator AVR, diesel engine, injector pump, generator filter, generator canopy, ATS panel, turbocharger, Lister engine, air compressor, generator
  troubles: generator won't start, generator overheating, generator not producing voltage, generator low voltage, generator shutting down, diesel engine smoking, generator hunting, generator not starting, generator not holding load, generator cutting out, generator smoking, generator leaking oil, generator not giving current, generator surging, generator won't carry load, light plant service, AVR, servicing generator, generator hunting up and down
  local: genset stop, generator cut off, generator nah giving light, diesel engine break down
  short: genset KVA, 100 KVA, diesel AVR, ATS
  brands: Perkins generator, Cummins generator, Caterpillar generator
  spanish: grupo electrógeno, planta diésel, mecánico diésel
  portuguese: grupo gerador, gerador a diesel, manutenção de gerador
  titles: diesel genset maintenance, generator overhaul services
  hints: generator genset diesel standby load smoking oil filter overhaul power surge alternator black smoke white hours voltage hunting coolant set perkins cummins lister denyo

food-processing
  called: food manufacturer, co-packer, agro-processor, food packaging company, bottling company
  work: food processing, food packaging, bottle pepper sauce, label product, design food label, vacuum pack, bottle juice, mill flour, grind spices, smoke fish for sale, grind rice, grind rice into flour, grind flour, grind corn, grind cassava, grind pepper, make flour, dry fruit to sell, make label for jar
  things: food label, plastic bottle for sauce, packaging bags, glass jar supply, vacuum sealer, barcode, shelf life, bottled water, cassava flour, coconut oil factory, dried fruit, shrink wrap, ice factory, spice mill
  troubles: product spoiling fast, supermarket want label, no barcode for product, bottle leaking, food and drug rejected label, need factory space to bottle, product not lasting, bottle my seasoning, seasoning to supermarket, package my product, sell my sauce in supermarket, label for my sauce, sell my achar in shops
  local: bottle achar to sell, package lil snacks, grind masala fuh sell, pack seasoning, cassareep bottling
  short: HACCP, GNBS label, GMC packaging
  spanish: procesamiento de alimentos, empaque de alimentos, embotelado
  portuguese: processamento de alimentos, embalagem de alimentos, envase
  titles: agro-processing, contract packing
  hints: bottle bottling package packaging label dry drying mill grind flour process dehydrate vacuum seal freeze juice sauce factory shelf cassava labels grinder milling rice plantain peanut achar supermarket brand barcode
  some do: cheese, chocolate, juice, can canning

boat-builders
  called: boat builder, boat maker, boat carpenter, shipwright, fibreglass boat builder
  work: repair boat, fibreglass boat, patch boat hull, caulk boat, build canoe, make ballahoo, build fishing boat, paint boat hull, replace boat planks, fibreglass repair, build boat, build wooden boat, fix boat
  things: wooden boat, ballahoo, balahoo, corial, dugout canoe, canoe, fishing boat, boat hull, pontoon, barge, trawler, boat trailer, dinghy
  troubles: boat leaking, hole in boat, hull cracked, transom rotten, boat sinking, plank rotten on boat, boat taking water, boat patching, boat leaking plank
  local: boat ah leak, build ballahoo, boat bottom rotten, boat buss, woodskin, dory
  spanish: constructor de botes, construir lancha, reparar bote
  portuguese: construtor de barcos, fazer barco, conserto de canoa
  titles: boat construction, hull restoration
  hints: boat hull wood ballahoo canoe corial build fibreglass leak caulk plank vessel fishing keel paint dinghy speedboat dugout seams
  some do: yacht fibreglass, aluminium

garment-making
  called: garment factory, uniform maker, garment manufacturer, clothing manufacturer, uniform company
  work: make uniforms in bulk, sew coveralls, garment making, company uniform sewing, embroider logo on uniform, make work shirts, make polo shirts bulk, sew security uniforms, make aprons, sew uniforms for company, sew staff uniforms, uniforms for staff, uniforms for workers
  things: coverall, work uniform, staff uniform, security uniform, reflective vest, embroidered polo, work shirt, nurse scrubs, apron, graduation gown, choir robe, team jersey, lab coat, embroidery, boiler suit
  troubles: need twenty coveralls, uniform supplier late, staff need matching shirts, logo on work shirt, guards need uniform, workers need coveralls for site, clothing line needs manufacturer, costumes for mash band, sew many outfits, costumes for band, overalls with logo, thirty uniforms, outfits for dance group, vests for workers, coverall with company name
  local: coverall fuh wuk, sew plenty uniform, logo on shirt sewing, work clothes fuh site
  short: FR coverall, hi-vis vest, PPE clothing
  spanish: fábrica de ropa, uniformes de trabajo, confección
  portuguese: fábrica de roupas, uniforme de trabalho, confecção de roupa
  titles: corporate uniforms, industrial workwear
  hints: uniform uniforms bulk sew garments shirts factory staff jersey coveralls embroidery school polo company production team dozens
  some do: embroidery, knit, swimwear, leather

safety-inspection
  called: safety officer, safety inspector, safety consultant, OSH officer, HSE officer, crane inspector
  work: refill fire extinguisher, service fire extinguisher, safety inspection, risk assessment, fire drill training, fire safety inspection, safety audit, crane inspection, pressure vessel inspection, calibrate scale, environmental impact assessment
  things: fire extinguisher, safety plan, fire hose, hard hat, fire certificate, safety harness, fire blanket, emergency exit sign, gas detector, first aid kit, safety goggles, environmental permit, spill kit, respirator, hose reel
  troubles: fire extinguisher expired, fire inspection failed, labour ministry visit, worker got injured, need safety officer for site, fire service want certificate, extinguisher pressure low, lifting sling check, LOLER, SWL, load test lifting, crane chain inspect, workshop inspection
  local: full back extinguisher, fire service inspection, extinguisher empty, safety man, safety gear
  short: OSH, HSE, NDT, EPA permit, MSDS
  spanish: extintor, recarga de extintores, seguridad industrial
  portuguese: segurança do trabalho, inspeção de segurança, técnico de segurança
  titles: occupational safety and health, fire safety services, non-destructive testing
  hints: safety inspection fire extinguisher crane lifting certificate test hazard gas pressure tank scaffolding audit helmet PPE refill OSH alarm drill expired inspector
  some do: extinguisher extinguishers, NDT, environmental
`;
