/** What people call the trades of Construction & Trades. How to read it: `lexicon.ts`. */
export const CONSTRUCTION_TRADES = `
electricians
  called: electrician, electrical contractor, wireman, electric man, licensed electrician, electrical technician
  work: house wiring, rewire house, electrical installation, electrical repair, install ceiling fan, hang light fixture, change breaker, add power outlet, connect electric shower, run line for stove, move light switch, wire new house, install meter base, run electric wire, install lights, change socket, put in plug, wire up bottom house, install chandelier, separate meter, put up outside light, yard light, gate light, put in lights, put in fan, put in breaker, move meter, relocate meter, shift meter
  things: breaker panel, breaker box, light switch, power outlet, wall socket, ceiling fan, fuse box, earth rod, flood light, light bulb holder, electrical wire, chandelier, ceiling rose
  troubles: fan smoking, smoke coming from fan, breaker keeps tripping, light keep tripping, current keep tripping, lights tripping when rain fall, no current, no electricity in house, lights flickering, socket sparking, burning smell from outlet, switch not working, half the house no light, plug not working, electric shock from wall, short circuit, low voltage, exposed wires, plug stop working, outlet not working, light not working, light bulb keep blowing, switch giving shock, wire burning, wires sparking, breaker off and on, fan not working, electric bill too high, wire hanging, plug getting hot, lights dimming, lights dim when fridge come on, lights going up and down, outside light not working, light in room not coming on, breaker box humming, socket burn out, plug burn out, outlet smelling, fan slow, bulb flickering, wire sparking in ceiling, no lights upstairs, current shocking me, wire chew by rat, DB board, distribution board, 110V outlet, 220V line, GFCI outlet, rewiring old house, light switch sparking, bedroom lights dead, wiring old and dangerous, meter box burn, add plug point, fan stop turning, connect generator line, breaker dropping, breaker drop out, half house no current, current only in half house, ceiling fan noise, breaker drop every time, socket shocking, shock from socket, fridge giving shock
  local: current gone, light gone, light gone half house, current man, fuse blow, run wire, wire up house, plug point, sparky
  short: GPL inspection, GPL connection, GPL meter, GEI certificate
  brands: Square D, Siemens breaker, Schneider, Eaton, Leviton, Legrand, Hubbell, Crabtree, MK socket, ABB breaker, Chint, Merlin Gerin, Homeline, Federal Pacific, Romex, Phelps Dodge, Lutron, Havells, KDK fan, Hunter fan, Hampton Bay, Westinghouse fan, Sylvania bulb, Philips bulb, Sonoff, Fluke meter, Wago
  spanish: electricista, instalación eléctrica, cableado de casa, no hay corriente, cortocircuito, arreglar luz, instalar luces, se fue la luz, no hay luz, cambiar bombillo, ducha eléctrica, ventilador dañado, toma corriente, saltan los tacos, instalar ventilador, tomacorriente, cablear, poner bombillo, medidor de luz, se dispara el breaker
  portuguese: eletricista, instalação elétrica, fiação elétrica, curto-circuito, sem luz em casa, instalar tomada, trocar disjuntor, faltou luz, trocar lâmpada, chuveiro elétrico, disjuntor caindo, tomada queimada, tomada, disjuntor, fiação, luz caindo, chuveiro não esquenta, falta de energia
  titles: certified electrical work, electrical fault finding, electrical maintenance
  tasks: wire rewire new house complete conduit rough old, socket plug outlet point spark burn hot, light bulb chandelier lamp flicker dim switch hang outside led, fan ceiling slow spin hang, breaker panel trip box fuse overload distribution db, blackout fault short current shock smell dead gone voltage, meter gpl inspection certificate connect pole gei separate, generator changeover inverter transfer backup, stove dryer heater shower 220 ac line cooker, earth lightning surge ground rod, gate yard security flood sensor post, commercial industrial three phase motor, doorbell intercom bell
  hints: socket plug outlet switch bulb lamp breaker fuse wire wiring cable current electricity blackout voltage flicker flickering spark sparking shock shocking burn smell dim candle meter pole earth earthing conduit chandelier doorbell extension overload trip tripping buzzing hum inspector certificate kilowatt amps phase dark lights generator ceiling ballast
  some do: elevator, lightning, EV
  related: handyman, solar-generators, industrial-electricians

plumbers
  called: plumber, plumbing contractor, pipe fitter, pipe man, plumbing technician, emergency plumber, PVC man
  work: fix leaking pipe, unclog toilet, unblock sink, install toilet, change tap, install kitchen sink, install water heater, install shower, run water line, replace toilet tank parts, bathroom plumbing, connect washing machine pipe, install face basin, change shower head, change faucet, install bathtub, fix toilet handle, change pipe, connect water to house, install sink, install vanity
  things: toilet, toilet bowl, toilet seat, faucet, kitchen tap, shower head, face basin, wash basin, bathtub, water heater, stop cock, ball valve, standpipe, kitchen sink, swimming pool pump, pool filter
  troubles: toilet tank not filling, toilet tank not full back, toilet won't flush, toilet overflowing, toilet running all night, toilet leaking, sink clogged, sink backing up, tap dripping, pipe leaking, burst pipe, water under the sink, no water in tap, shower not working, blocked toilet, water under sink, water leaking in bathroom, pipe bursting, low water pressure at tap, toilet tank leaking, toilet running, pipe under house leaking, shower drain blocked, water pressing out of pipe, kitchen sink blocked, water wasting, water coming up through floor, toilet shaking, toilet need changing, tap leaking, water leaking through wall, bathroom tap dripping, water pipe burst, tap spinning, cistern not filling, cistern leaking, sink draining slow, water coming up in shower, kitchen pipe leak, no water coming in house, bath tub not draining, toilet cracked, standpipe broken, PVC pipe leak, toilet flush broken, water leaking under floor, pipe dripping whole night, toilet nah filling, bathroom sink slow, tap broke off, water wetting kitchen floor, water bill high leak, bad smell in bathroom, bathroom smelling, shower trickling, shower only dripping, tap not closing
  local: buss pipe, choke sink, sink choke up, toilet choke, pipe running whole day, tap won't lock off, toilet nah flushing
  short: GWI connection, GWI leak
  brands: Moen, Delta faucet, Kohler toilet, American Standard, Rheem, Ariston, Grohe, Pfister, Price Pfister, Fluidmaster, Lorenzetti, Amanco, SharkBite, PEX pipe, Teflon tape, Oatey, Briggs toilet, Stiebel Eltron, Eemax, InSinkErator, Corona toilet, Deca toilet, Ridgid, Hansgrohe, Charlotte Pipe
  spanish: plomero, fontanero, plomería, tubería rota, fuga de agua, reparar tubería, baño tapado, arreglar inodoro, se tapó el baño, lavaplatos tapado, destapar tubería, se rompió un tubo, se reventó la tubería, no sale agua, instalar calentador de agua, llave goteando, lavamanos, inodoro, poceta, cambiar inodoro, llave de agua, se fue el agua, calentador de agua
  portuguese: encanador, bombeiro hidráulico, cano furado, vazamento de água, vaso entupido, consertar torneira, pia entupida, vazamento na pia, desentupir pia, desentupir vaso, entupimento, trocar torneira, cano estourado, instalar chuveiro, caixa de descarga, pia, vaso sanitário, encanamento, vazamento no cano, torneira não fecha, aquecedor de água
  titles: pipe installation, bathroom fixtures, leak detection
  tasks: toilet flush bowl cistern tank run seat, clog choke blocked drain sink slow unclog backup, leak drip burst pipe pvc crack wet underground, tap faucet mixer spin washer, shower bath bathtub tub enclosure head, heater hot water geyser solar, pump pressure low tank overhead float, sink basin kitchen vanity install, septic sewer manhole sewage smell, gwi connect line meter main new, washing machine dishwasher hose, gas stove cylinder, renovation bathroom fixture rough
  hints: tap faucet sink shower toilet cistern flush basin bathtub drain pipe pipeline leak leaking drip dripping trickle trickling pressure water hot heater geyser elbow pvc valve washer bathroom kitchen overflow overflowing clog clogged choke plunger burst soaking puddle wet flooding drainpipe spout gasket main waste trap bowl seat
  some do: pool, jacuzzi, gas
  related: handyman, water-tanks-pumps, septic-drain-cleaning

carpenters-joiners
  called: carpenter, joiner, woodworker, carpentry contractor, finish carpenter
  work: carpentry, joinery, hang door, install door, build stairs, put up ceiling, build partition, install wall board, lay wooden floor, raise wooden house, fix door, fix wooden step, fix ceiling board, build shed, build wooden house, fix cupboard door, build deck, repair wooden floor, put up gypsum, build wheelchair ramp, wheelchair ramp, build benab
  things: wooden door, panel door, door frame, wooden window, staircase, wooden step, stair rail, banister, tongue and groove, drywall, gypsum ceiling, PVC ceiling, fretwork, wooden deck, chicken coop, dog kennel, wooden floor, rotten beam, wooden steps, stair railing
  troubles: door rubbing floor, door not closing, rotten floor board, ceiling falling down, door swelling, stairs shaking, step broken, wood rotten, hole in wooden floor, door dropping, door frame rotten, window rotten, ceiling board falling, wooden stairs shaky, wooden step rotten, door sticking, stairs creaking, step rotten, wooden floor creaking, cupboard door hanging, jalousie window, wooden louvre, termite eat door frame, new back door, window shutter drop, wooden bridge over trench, fix stairs, door not closing properly, stairs broken, stairs break down, back step rotten
  local: carpenter man, build back step, patch floor, change board, fowl pen
  brands: Ryobi saw, Kreg, Titebond, Masonite, Gyproc, Plycem, Hardie board, HardiePlank, USG ceiling, Armstrong ceiling, Trex decking, wallaba, Eucatex
  spanish: carpintero, carpintería, puerta de madera, techo raso, machihembrado, cielo raso, baranda de madera
  portuguese: marceneiro, carpinteiro, porta de madeira, forro de gesso, gesseiro, forro de madeira, forro de pvc, corrimão de madeira
  titles: finish carpentry, trim and moulding
  tasks: door hang lock hinge stick frame swell, window louvre jalousie shutter sash, stairs step staircase rail banister shaky creak, floor board floorboard plank creak sag rotten, ceiling gypsum drywall pvc tongue sheetrock, partition wall divide room plywood, cupboard cabinet kitchen shelf wardrobe closet drawer countertop, deck verandah porch patio balcony, pergola gazebo benab, shed pen coop kennel fowl, wooden house raise post beam termite, trim skirting moulding fretwork lattice, bench table furniture bed
  hints: door window frame shelf cupboard cabinet wood board plywood stairs staircase railing louvre hinge drawer ceiling partition floorboard plank deck verandah porch skirting rafter saw nail hammer chisel jalousie cabinetry countertop wardrobe creaking sagging rotten squeaking wooden lattice bench counter
  some do: pergola gazebo, drywall gypsum, deck
  related: furniture-makers, handyman, general-contractors

masons
  called: mason, bricklayer, block layer, plasterer, concrete man
  work: masonry, block work, plaster wall, render wall, cast floor, pour concrete, concrete floor, cast column, pave yard, build septic tank, build tomb, tomb repair, plaster front wall, lay blocks, build wall, build concrete step, cast veranda, fix concrete step, cast steps, patch crack in wall, build drain, floor casting, lay bricks, concrete yard, concrete front yard, concrete for parking, cast parking, concrete bottom house, break down wall, knock down wall, make pavement, cast driveway, pour driveway, cast concrete floor, formwork, cut a door in the wall
  things: concrete wall, concrete driveway, concrete step, foundation, concrete column, concrete slab, retaining wall, brick wall
  troubles: crack in wall, cracks in concrete, plaster falling off, floor sinking, foundation cracking, damp wall, water seeping through wall, driveway cracked, concrete breaking up, plaster dropping off, steps cracking, bridge to yard concrete
  local: cast yard, concrete up yard, plaster house, throw concrete, cast bottom house
  brands: TCL Premium, Carib Cement, Rock Hard cement, Argos cement, Cemcor, Cemex, Quikrete, Sakrete, SikaLatex, Sika grout, Sikacem, Thoroseal, Conplast, Eco Cement, Votorantim
  spanish: albañil, albañilería, pared de bloques, muro de bloques, piso de cemento, vaciar placa, frisar pared, levantar pared, frisar
  portuguese: pedreiro, alvenaria, reboco, muro de blocos, piso de cimento, rebocar parede, fazer laje, levantar parede
  titles: reinforced concrete work, block and plaster work
  tasks: block brick wall lay partition, plaster render rendering skim rough finish, crack patch damp seep falling spalling, cast floor slab concrete pour screed, driveway parking yard pave paving bottom apron, foundation column beam footing ringbeam sink, step stairs cast, septic tank soakaway cesspit, drain bridge culvert trench, tomb grave headstone vault, retaining revetment bank, stone decorative marble granite chimney face
  hints: block blocks brick concrete cement wall plaster plastering foundation column beam cast casting steps crack cracked slab driveway pavement render footing mix pillar pour sand stone septic paving retaining bridge drain rendering tomb kerb ringbeam
  some do: chimney, marble granite
  related: general-contractors, tilers, block-making

roofers
  called: roofer, roofing contractor, roof man, gutter man, roofing company
  work: roof repair, fix leaking roof, change roof, new roof, replace zinc, seal roof, paint roof, install gutter, clean gutter, install ridge cap, waterproof roof, install fascia board, insulate roof, change zinc, change zinc sheets, put on new zinc, put on roof, zinc roofing, waterproof slab roof, waterproof flat roof, zinc sheet fixing
  things: zinc roof, gutter, down pipe, ridge cap, roof sealant, shingle roof, fascia board, roof flashing, rafter, skylight, roof insulation, tile roof
  troubles: roof leaking, water coming through ceiling, leak when rain falls, zinc blew off, roof blown off, rusty zinc, gutter overflowing, rotten rafter, roof too hot, nail holes in zinc, stain on ceiling, roof lifting in breeze, rain coming in, rain coming through ceiling, rain coming through roof, ceiling leaking, water dripping from ceiling, leak in ceiling, wet ceiling, house leaking when it rains, water dripping in bedroom, zinc leaking, gutter leaking, gutter blocked, zinc lifting, rain wetting bed, zinc sheet blow away, zinc get hole, roof rusting, drip drip on bed, re-roofing, rain pouring in bedroom, water running down wall when rain, old zinc want changing, zinc blow off last night, wind lift roof
  local: roof ah leak, house leaking, zinc gone, breeze blow off zinc, catch leak, patch roof, zinc fly off, roof leaking bad, rain ah come in
  brands: Sikaflex, Galvalume, Aluzinc, Onduline, Decra, Gerard roofing, GAF shingles, IKO shingles, Owens Corning, CertainTeed, Flex Seal, Henry roof, Lanco roof, Gaco, Karnak, Tremco, Reflectix, Brasilit, Eternit, Tek screws
  spanish: techador, techo con goteras, reparar techo, techo de zinc, arreglar techo, limpiar canaletas, canaletas, techo roto, cae agua adentro, agua adentro cuando llueve, se moja el cuarto
  portuguese: telhado, telhadista, goteira, trocar telhas, consertar telhado, limpar calha, calha, telhado quebrado, chove dentro de casa
  titles: roof installation, guttering works, metal roofing
  tasks: leak drip patch seal rain hole nail ceiling waterproof wet, zinc sheet replace change rust old, gutter downpipe overflow block clean spout, new install build rafter frame purlin truss, storm blow breeze wind lift fly, shingle tile asphalt, thatch troolie benab palm, fascia ridge cap flashing valance eaves, insulation hot heat foil, paint coat sealant spray, skylight sunlight translucent, flat concrete membrane
  hints: roof roofing zinc sheet sheets leak rain ceiling gutter gutters ridge shingle rafter valance drip dripping storm breeze blown eaves downpipe bucket purlin insulation tarpaulin flashing rust rusty upstairs
  some do: thatch thatched, shingle shingles
  related: general-contractors, carpenters-joiners, handyman

painters
  called: painter, house painter, painting contractor, paint man, wall painter
  work: paint room, paint fence, interior painting, exterior painting, spray paint wall, varnish door, polish wood, wash down and paint, scrape old paint, paint house, paint inside house, paint outside house, paint wall, paint bedroom, repaint house, paint shop, paint ceiling, paint two storey house, house painting, paint grill
  things: emulsion paint, oil paint for wood, varnish, wallpaper, primer and undercoat, wall texture, house colours, paint sealer, coat of paint, fresh coat, new coat
  troubles: house front looking old, house looking old, paint peeling, wall stained, mould on wall, paint fading, wall looking dirty, children scribble on wall, paint bubbling, house look old want painting, paint out the shop, two coats of paint, colour house for Christmas
  local: paint out house, paint up house, paint fuh Christmas, freshen up house
  brands: Sherwin Williams, Torginol, Sissons, Berger, Penta Paints, Harris Paints, Lanco paint, Benjamin Moore, Behr, Glidden, Valspar, Kilz, Minwax, Rust-Oleum, Thompson's WaterSeal, Zinsser, Dulux, Sandtex, Weathershield, Suvinil, Coral paint, Wagner sprayer, Graco, Purdy brush, Polyfilla, DAP filler, Cabot stain, Hammerite
  spanish: pintor, pintar casa, pintar la pared
  portuguese: pintar parede, pintura de casa, pintor de parede
  titles: decorative painting, commercial painting
  tasks: interior room bedroom inside wall living ceiling, exterior outside house storey high facade, roof zinc, fence gate grill metal rust iron, varnish wood door polish stain lacquer cupboard furniture, wallpaper paper hang strip, texture decorative stucco accent feature faux, mural art cartoon child nursery, mould mildew peel bubble scrape damp prep wash, epoxy floor garage warehouse, shop office commercial store building, road line parking mark, christmas holiday colour freshen
  hints: paint painting wall walls colour brush roller primer sealer enamel emulsion peel peeling flaking fading mildew varnish stain ceiling fence undercoat gloss sandpaper spray coat gallons stripe faded touchup
  some do: wallpaper, texture textured, mural, epoxy, road
  related: handyman, general-contractors

tilers
  called: tiler, tile man, tile setter, tile layer, floor layer
  work: tile floor, tile bathroom, tile kitchen, tile wall, tile step, grout tile, replace broken tile, install laminate floor, lay vinyl, lay floor tiles, put tiles in bathroom, change floor tiles, lay tiles in kitchen
  things: ceramic tile, porcelain tile, backsplash, vinyl plank, laminate flooring, linoleum, grout, epoxy flooring, terrazzo, granite floor, porcelain
  troubles: tile popping up, tile cracked, tile loose, grout coming out, tile sounding hollow, floor slippery, floor uneven, tiles coming up, tiles falling off, bathroom floor tiling, tile veranda
  local: tile up house, throw tile, tile pop up, put down tile
  brands: Mapei, Laticrete, Schluter, Daltile, VersaBond, Rubi cutter, Armstrong flooring, Pergo, Mohawk flooring, Shaw floors, Tarkett, Congoleum, Portobello tile, Eliane tile, Cecrisa, Bostik, Polyblend, porcelanato
  spanish: instalar cerámica, poner baldosas, piso de cerámica
  portuguese: azulejista, colocar piso, assentar cerâmica
  titles: ceramic and porcelain tiling, floor finishing
  tasks: bathroom shower wall wet waterproof washroom, floor lay ceramic porcelain room living, kitchen backsplash counter splash, loose hollow pop lift replace broken crack patch, grout regrout seal dirty black, vinyl laminate plank linoleum click, step verandah outdoor patio stairs porch, pool swimming mosaic, marble granite stone polish slab, epoxy terrazzo resin, uneven level screed remove old chip
  hints: tile tiles tiling ceramic porcelain marble granite grout floor bathroom kitchen backsplash lay laying vinyl laminate slippery terrazzo mosaic loose pool shower
  some do: epoxy, terrazzo, marble granite, laminate vinyl linoleum, mosaic, pool
  related: masons, general-contractors, handyman

welders-fabricators
  called: welder, welding shop, fabricator, weld man, mobile welder
  work: weld gate, weld iron, make window grill, install burglar bars, weld trailer, weld exhaust, weld aluminium, fabricate handrail, build steel stairs, weld broken gate, build iron gate, fix grill, repair iron gate, weld pipe, make burglar bars, weld chassis, iron staircase, iron stairs
  things: window grill, burglar bars, grill work, grill door, iron gate, handrail, steel stairs, iron bed, carport frame, truck tray, roller shutter, spiral stairs, metal trestle, water tank stand of metal, metal tank stand, railing
  troubles: gate broke off, gate hinge broken, grill rusted out, iron cut in two, weld cracked, railing loose, thief coming through window, iron gate drop, rail for steps, railing for veranda, weld up tank, iron work rusted, MIG, TIG, thieves come through window bars, window bars, iron steps, rail for balcony
  local: grill up house, weld up gate, grill bottom house, grill veranda
  short: MIG welding, TIG welding, ARC welding
  brands: Lincoln Electric, Miller welder, Esab, Hobart welder, Oxford welder, Lincoln SA-200, Hypertherm, Thermal Dynamics, Forney, Everlast welder, Victor torch, Harris torch, 7018 rod, 6013 rod, 6011 rod, Ingco welder, Metabo, Chicago Electric
  spanish: soldador, soldadura, herrero, rejas para ventanas, reja de hierro, portón de hierro, rejas, herrería, rejas de seguridad
  portuguese: soldador de portão, solda, serralheiro, grade de janela, portão de ferro, grade para janela, serralheria
  titles: structural welding, certified welding
  tasks: grill burglar bar window thief mesh security, gate hinge drop sliding iron, rail railing handrail banister balcony verandah, stairs step spiral staircase, truck trailer tray chassis tank, exhaust muffler pipe, stainless kitchen sink restaurant counter, aluminium boat tig, structural beam steel truss shed frame carport canopy, broken crack snap mobile onsite, bed furniture chair table stand, cage pen kennel, shutter roller door shop, underwater hull pontoon barge
  hints: weld welding iron steel grill grills gate railing metal bars hinge torch burglar stainless aluminium crack cracked rod arc rail staircase frame trailer canopy cage truss rust
  some do: stainless, underwater, aluminium
  related: metal-fabrication, fence-gate-builders, glass-aluminium

general-contractors
  called: contractor, general contractor, building contractor, builder, house builder, construction company, construction man, construction worker
  work: house construction, house renovation, renovate kitchen, renovate bathroom, house extension, add room, finish house, enclose bottom house, build apartment, build shop, remodel house, build veranda, add second floor, demolish old house, build swimming pool, build house from foundation, build house, build concrete house, repair old house, raise house, house foundation, put up building, build two bedroom house, fix up kitchen and bathroom, renovation, build extension, extend kitchen, kitchen extension, add bathroom, add bedroom, extend veranda, extend bedroom, build garage, build second storey, make house bigger, build three bedroom house, build retirement home
  things: new house, two storey house, concrete house, wooden house, prefab house, flat house, construction estimate, building quotation, garage extension, swimming pool construction, container house
  troubles: unfinished house, contractor left the job, house half done, house too small, house falling apart, contractor run with money, old house needs fixing, bathroom outdated, do over house in stages, contractor to do over house, house to finish building, break out wall and extend, fix up bathroom complete, pvc ceiling and renovation, make house bigger for children, bottom house close in room, fix up house before sell
  local: build lil house, close in bottom house, build up bottom house, throw out kitchen, extend house, fix up old house, put up house
  brands: Nabi Construction, BK International, Gaico, Dipcon, Chung's Global, China Railway, China Harbour, Habitat for Humanity, ICF blocks, SIP panels, Royal Building System
  spanish: constructor, contratista, construir casa, remodelación, hacer una ampliación, agrandar mi casa, remodelar cocina, hacer un cuarto, maestro de obra, construir casita
  portuguese: construtor, empreiteiro, construir casa nova, reforma de casa, aumentar a casa, reforma da cozinha, ampliação da casa, fazer um quarto
  titles: residential construction, commercial construction, home renovation
  tasks: new build house home construct scratch foundation, renovate remodel old modernise refurbish upgrade, extension extend add room bedroom annex bigger, kitchen cabinet counter, bathroom toilet shower, enclose bottom downstairs apartment flat rent, storey upstairs second floor raise, unfinished finish complete abandoned half, demolish demolition tear break knock, pool swimming, shop office store commercial warehouse, road asphalt bridge drain pave, container prefab modular steel, verandah garage carport patio, estimate cost quotation material
  hints: build building renovate renovation remodel extension downstairs upstairs contractor foundation construction project house addition blueprint foreman workmen bedroom storey demolish rebuild enclose annex modernise refurbish kitchen bathroom site
  some do: pool, road roads asphalt, bridge, demolish demolition, prefab container
  related: masons, carpenters-joiners, handyman

architects-draughtsmen
  called: architect, draughtsman, draftsman, drafter, plan man, structural engineer, civil engineer, quantity surveyor
  work: draw house plan, draw building plan, architectural drawing, design house, get plan approved, structural drawing, 3D house design, electrical plan drawing, plumbing plan drawing, plan for house, draw plan, house plan drawing, plan for two flat house, plan for shop, soil test before building
  things: house plan, building plan, floor plan, blueprint, building permit, house drawing, 3D rendering, elevation drawing, electrical page for bank, lights and sockets plan, electrical plan for loan
  troubles: council reject plan, NDC stop building, building without plan, bank asking for plan, house plan expired, plan for council approval, drawing for building permission, bill of quantities, NDC approval plan, AutoCAD drawing
  local: draw out plan, draw up house plan, pass plan, council plan
  short: CHPA approval, NDC approval, AutoCAD, BOQ, CH&PA
  brands: SketchUp, Revit, ArchiCAD, Lumion, Civil 3D, Chief Architect, Vectorworks, STAAD Pro, ETABS, SAP2000, Enscape, Twinmotion, V-Ray, Bluebeam, MicroStation, Tekla, Rhino 3D
  spanish: arquitecto, plano de casa, dibujante, ingeniero civil, ingeniero estructural
  portuguese: arquiteto, planta de casa, desenhista, engenheiro civil
  titles: architectural design, structural engineering
  tasks: plan draw house blueprint floor sketch, approval council ndc permit chpa submit permission reject, 3d render visual elevation model walkthrough, structural engineer beam foundation load inspect crack, commercial shop office apartment building, extension renovation addition existing measured, electrical plumbing drainage mep, landscape garden site yard, boq quantity estimate cost bank loan, interior kitchen furniture layout, autocad cad digital draft convert
  hints: plan plans drawing drawings design blueprint storey permission council approval layout sketch elevation floor draftsman render rendering architect permit NDC municipality architectural dimension
  some do: render rendering 3D, landscape, structural
  related: general-contractors, interior-designers, land-surveyors

land-surveyors
  called: land surveyor, surveyor, sworn land surveyor, survey man, licensed surveyor
  work: survey land, mark boundary, find boundary, subdivide land, measure land, set out house, divide family land, resurvey lot, partition land, place boundary markers, survey lot, show me my boundary, divide land, cut up land, cut land in two, split land
  things: land plan, survey plan, boundary line, transport plan, house lot survey, GPS coordinates of land, topographic map, survey pegs
  troubles: boundary dispute, neighbour building on my land, neighbour fence over line, can't find boundary, plan missing, squatter on land, land size wrong, neighbour build over boundary, neighbour encroaching, GPS survey, RTK
  local: find paal, paals, put down paal, neighbour thief land
  short: GLSC
  brands: Trimble, Leica, Topcon, Sokkia, total station, Emlid, CHCNAV, GeoMax, Stonex, Hi-Target, Spectra Precision, Carlson survey, Garmin GPS, ArcGIS, QGIS, DJI Matrice, Phantom RTK
  spanish: agrimensor, topógrafo, medir terreno
  portuguese: agrimensor de terra, medir lote, levantamento planialtimétrico, medição de terreno
  titles: cadastral survey, boundary survey
  tasks: boundary paal peg mark find beacon identify line, dispute neighbour encroach fence squatter court, subdivide divide partition family share split lot, transport title plan sale deed buy, topographic contour level elevation height, set setting out building foundation construction, drone aerial photo map, gps rtk coordinates control, farm acre hectare lease estate agricultural mining, river hydrographic depth seabed
  hints: land survey boundary boundaries paal peg pegs plot lot transport acres measure measuring dispute neighbour fence subdivide title beacon hectares markers line surveyor plan
  some do: drone, hydrographic, GPS
  related: architects-draughtsmen, conveyancing, valuers-appraisers

excavation-land-clearing
  called: excavator operator, excavator man, bobcat operator, backhoe operator, bulldozer operator
  work: clear land, clear bush, excavation, dig trench, dig drain, dig pond, dig foundation with machine, fill land, demolition, remove stumps, filling sand on lot, dig pond with excavator, clear lot, level land, fill lot, clean trench with machine, pull out tree stump
  things: excavator, Bobcat, bulldozer, backhoe, grader, road roller, pile driver
  troubles: land too low, lot full of bush, yard swampy, land flooding needs fill, tree stumps in lot, uneven land, trench blocked with bush, clear land for building, fill up low land
  local: Hymac, Hymac man, clear bush lot, full up land, build up yard, overgrown lot, bush growing up in lot
  short: JCB
  brands: CAT D6, CAT D8, Komatsu D65, Case 580, Bobcat S185, Bobcat S650, Case backhoe, Takeuchi, Gehl, Bomag, Dynapac, Hamm roller, Wacker Neuson, Champion grader, CAT 140
  spanish: excavadora, limpiar terreno, movimiento de tierra, rellenar terreno, zanja, excavar zanja
  portuguese: escavadeira, retroescavadeira, limpeza de terreno, terraplanagem, limpar terreno, aterro, vala, abrir vala
  titles: site preparation, earthworks
  tasks: clear bush lot overgrown grass tree jungle, stump root pull log, fill sand loam low truckload build dirt, level grade grader compact roller uneven, trench drain canal desilt clean, pond lake pool dig hole, foundation footing septic excavate basement, demolish demolition break old tear, pile piling driver, road roadway access driveway dam, rent hire operator hymac backhoe bobcat machine, dredge blast rock mining
  hints: dig digging excavate bulldozer backhoe clear clearing fill level levelling drain trench pond sand stump bush pile land swamp demolish truckload grading roadway foundation machine canal
  some do: piling pile piles, blasting, dredging
  related: equipment-rental, truck-haulage, irrigation-drainage

fence-gate-builders
  called: fence builder, fence man, fencing contractor, gate man, gate builder
  work: fencing, concrete fence, repair fence, install gate, repair gate, automate gate, put up chain link, fence yard, fence house lot, build fence, build concrete fence, put up fence, mesh fence, fix fence, block fence
  things: gate, chain link fence, sliding gate, paling fence, barbed wire, razor wire, zinc fence, fence column, gate motor, automatic gate opener, BRC fence, chain-link mesh
  troubles: fence fell down, fence leaning, gate not closing, gate won't open, gate off the track, gate motor not working, cow coming in yard, fence lean over, fence in yard with blocks, gate dragging, dogs coming in yard fence, fence round land, people walking through yard
  local: paling drop down, fence round, fence break down, put up paling
  brands: LiftMaster, Chamberlain opener, FAAC, BFT motor, Nice motor, Came motor, PPA motor, Garen, Peccinin, Rossi motor, Mighty Mule, GTO opener, Centurion motor, DoorKing, Genie opener, Ditec, Viking gate, Linear opener, Betafence
  spanish: cercado, cerca de alambre, muro perimetral, cerca para patio, cercar terreno, portón, hacer un portón
  portuguese: cerca, muro de casa, portão de correr, cerca para quintal, fazer portão, cerca de arame
  titles: perimeter fencing, security fencing
  tasks: concrete block wall column, chainlink mesh brc chain wire, paling wooden wood picket lattice, zinc sheet metal, barbed razor electric security thief wire, sliding slide track gate roller wheel stuck, motor automatic remote opener sensor automate, wrought iron steel grill decorative, lean fall fell rotten broken repair post rust, hinge latch drop drag swing lock, farm cow animal cattle goat pasture, dog pet kennel, pvc vinyl privacy
  hints: fence fencing gate paling zinc chainlink mesh post posts boundary wire barbed lattice wall yard dog animals slide sliding wrought picket driveway privacy hinges cows
  some do: electric, automatic motor opener remote
  related: welders-fabricators, masons, carpenters-joiners

glass-aluminium
  called: glazier, glass man, glass company, aluminium window company, window installer
  work: replace glass, cut glass, install sliding door, aluminium work, make shop front, install louvre, install mirror, replace louvre glass, install shower door, change window glass, install sliding windows, put in glass window, close in veranda with glass
  things: sliding window, sliding glass door, louvre window, louvre glass, casement window, aluminium door, glass table top, mirror cut to size, shower enclosure, shop front glass, mosquito screen, mosquito mesh, window mesh, tempered glass, PVC window, window screen, aluminum window
  troubles: window glass broken, louvre missing, sliding door stuck, sliding door off the track, window won't close, rain coming through window, glass cracked, glass break out, two panes broken
  local: louvre break, louvre pane, glass mash up, window glass buss
  brands: Pella, PGT windows, Andersen windows, Kawneer, Alucobond, Alpolic, ACM panel, Naco louvre, Breezway, Saint-Gobain, Guardian glass, Pilkington, YKK AP, Dorma closer, Milgard, Crittall
  spanish: vidriero, ventana de aluminio, vidrio roto
  portuguese: vidraceiro, vidraçaria, janela de alumínio
  titles: glass installation, aluminium fabrication
  tasks: window sliding casement aluminium frame new, broken replace pane crack shatter stone smash, louvre jalousie blade operator, sliding door patio track roller stuck, shower enclosure bathroom screen frosted, mirror cut wall gym bevel, table top shelf tabletop cabinet, shop front shopfront storefront showcase display facade, mosquito mesh net insect screen, partition office cubicle divider, railing balcony balustrade tempered, tint frost film sun, stained coloured church decorative, skylight canopy roof
  hints: glass window pane shatter shattered aluminium mirror sliding door shower showcase louvre glaze glazing frame tint shopfront broken stone cracked cabinet windscreen partition
  some do: stained, skylight
  related: welders-fabricators, carpenters-joiners, handyman
`;
