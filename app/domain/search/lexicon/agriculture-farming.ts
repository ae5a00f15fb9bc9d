/** What people call the trades of Agriculture & Farming. How to read it: `lexicon.ts`. */
export const AGRICULTURE_FARMING = `
tractor-ploughing
  called: tractor, tractor man, tractor driver, tractor operator, tractor hire, ploughman, combine operator
  work: plough land, plow land, plough field, rotavate, rotovate, chip land, harrow land, till soil, turn soil, land preparation, level field, slash bush with tractor, pull trailer, rent tractor, prepare farm land, farm beds, bank beds, ridge land, acres to turn over
  things: plough, rotavator, rototiller, power tiller, disc harrow, chipper plough, farm trailer, tractor trailer, mower attachment, land leveller, tractor slasher, combine harvester, bull cart
  troubles: land too hard to plant, land not ploughed yet, acres to plough, tractor for rice land, brushing land
  local: tractor fuh plough, chip de land, back-dam plough, brush back-dam with tractor
  brands: Massey Ferguson, John Deere, Kubota, New Holland, Mahindra tractor, Case IH, Deutz Fahr, Valtra, Ford tractor, Yanmar tractor, Belarus tractor, Landini, Zetor, Iseki, Sonalika, Swaraj tractor, Leyland tractor, International Harvester, Foton Lovol, YTO tractor, Dongfeng tractor, Jinma, LS tractor, Shibaura, Fiat tractor, Agrale, Baldan, Tatu Marchesan, Farmsup, MF 290, MF 375
  spanish: arar tierra, tractorista, tractor agrícola, preparación de tierra
  portuguese: arar terra, tratorista, trator agrícola, aração, preparo do solo
  titles: land tilling, mechanised land preparation, custom ploughing
  tasks: plough plow till turn soil hard virgin disc, rotavate rotovate rototiller chip harrow tiller fine loosen, ridge bed bank furrow mound kitchen garden, level leveller laser grade uneven smooth, slash brush bush mow grass overgrown slasher cutter, trailer haul transport load bag fetch cart, rent hire hourly daily driver operator, combine harvest reap thresh, backdam savannah acre large commercial estate
  hints: plough ploughing tractor land field rotavate harrow acre acres soil turn turning plant planting cultivate ground hard sow dig ridge bed backdam rice chip
  some do: laser levelling
  related: rice-farming, excavation-land-clearing, farm-labour

farm-labour
  called: farm labourer, farm laborer, farm hand, field worker, cane cutter, coconut picker, farm caretaker, farm watchman, cutlass man for farm
  work: weed farm, plant cassava, plant crops, plant coconut, reap crops, harvest crops, pick fruits, climb coconut tree, cut cane, dig cassava, spray farm, spray weeds, spray weedicide, throw fertilizer, fork garden, farm cleaning, brush farm, clear farm, tend farm, feed animals, pick cherries off tree, men to pick, pick watermelon
  things: knapsack sprayer, spray can, mist blower, day labour farm, farm hire hands, weed killer spraying
  troubles: farm full of grass, nobody to reap, weeds taking over farm, crop ready to pick, coconuts to drop, hands to pick, pick peppers, weeding gang
  local: back-dam work, back-dam weeding, somebody fuh wuk farm, farm hand fuh day, pick bora
  brands: Gramoxone, paraquat, glyphosate, Touchdown weedicide, Fusilade, Karmex, Weedar, Basta weedicide, Tramontina cutlass, Collins cutlass, Jacto, Matabi sprayer, Solo sprayer
  spanish: peón agrícola, trabajador del campo, jornalero, cosechar, obrero de finca, obreros para finca
  portuguese: trabalhador rural, peão de fazenda, colheita, lavrador, boia-fria, trabalhador para roça
  titles: seasonal harvesting crew, farm maintenance
  tasks: weed grass cutlass brush overgrown clear hoe bush clean, reap harvest pick fruit pepper ripe bora gather, cane sugar cutter burn bundle, coconut climb dry drop husk tree picker, spray weedicide knapsack insecticide chemical herbicide mist roundup, plant cassava sucker sow dig fork eddo transplant, caretaker watchman live feed animal tend overseer look, prune trim fertilizer manure mould throw, gang crew seasonal daily hand extra
  hints: farm labour plant planting weed weeding harvest reap reaping pick picking cane coconut gang field labourers day cut hands shy backdam spray pineapple
  related: gardening-landscaping, tractor-ploughing, rice-farming

agronomists
  called: agronomist, agricultural officer, agricultural consultant, extension officer, crop consultant, soil scientist, plant doctor, farm adviser, agriculture specialist
  work: soil test, crop advice, farm advice, test soil pH, diagnose plant disease, fertilizer advice, pesticide advice, plan farm, start farm, crop planning, farm inspection, pest management plan, organic farming advice
  things: soil sample, soil pH, plant disease, crop disease, fungicide advice, black sigatoka, leaf miner, mealybug, whitefly, acoushi ant, farm project proposal, pegasse soil
  troubles: crops dying, plants dying, plant leaves turning yellow, leaves curling up, fruits dropping off tree, worms eating cabbage, tomato plant wilting, pepper plant not bearing, tree not bearing, poor yield, what to plant on land, bugs eating crops, plant leaf yellow, leaves turning yellow, yellow leaf disease, fruit dropping, plants not bearing, worms eating crop, soil too acid, crop not bearing, NPK, why plants yellow, soil test farm, tomatoes rotting, soil too salty, bora dying
  local: acoushi ants eating farm, blight on tomato, plants ent bearing
  short: NAREI, IPM
  brands: Caprid, Karate insecticide, Fastac, Confidor, Admire insecticide, Actara, abamectin, Newmectin, mancozeb, Dithane, Ridomil, Bravo fungicide, Amistar, carbendazim, Banrot, Vydate, malathion, Sevin dust, Pestac, Nutrex, YaraMila, Nitrophoska, 15-15-15, 12-12-17, triple superphosphate, CARDI, IICA, PTCCB, CABI
  spanish: agrónomo, ingeniero agrónomo, análisis de suelo, asesor agrícola
  portuguese: engenheiro agrônomo, análise de solo, consultor agrícola
  titles: crop management, farm feasibility
  tasks: soil test ph acid lime sample pegasse salty nutrient, disease fungus blight wilt rot sigatoka spot mould dying, pest bug worm insect whitefly mealybug acoushi ant mite caterpillar snail, yellow leaf curl fertilizer npk urea deficiency feed stunted, yield bearing fruit flower drop poor small barren, plan start proposal feasibility project loan advice new, organic compost natural chemical free, inspection certificate export gap visit audit, drone map satellite gps
  hints: crop crops soil leaves yellow yellowing disease test pest farm yield tomato plants bora fertiliser advice wilting wilt spots worm blight rotting citrus pepper fungus die
  some do: drone
  related: crop-suppliers, plant-nurseries, pest-control

crop-suppliers
  called: farmer, vegetable farmer, fruit farmer, produce vendor, cash crop farmer, fruit vendor, vegetable supplier, wholesale vegetables
  work: supply vegetables, supply fruits, sell produce, bulk produce, wholesale greens, buy direct from farm
  things: farm produce, fresh produce, vegetable, fresh greens, fruit, ground provision, plantain, cassava, eddo, yam, sweet potato, pineapple, watermelon, papaw, mango, banana, apple banana, passion fruit, avocado, citrus, tangerine, lemon, carambola, whitey, guava, sapodilla, soursop, breadfruit, dry coconut, bora, ochro, okra, boulanger, eggplant, pumpkin, corilla, callaloo, pak choi, cabbage, lettuce, cucumber, tomato, wiri wiri pepper, hot pepper, celery, thyme, ginger, turmeric, fresh corn, peanut, black eye peas, limes, bags of limes, bag of limes
  troubles: plantain by bunch, greens for restaurant, fruit for shop, plantains wholesale, buy plantain
  local: ripe plantain, fine leaf thyme, dozen coconuts
  brands: New GMC, Guyana Marketing Corporation, Chiquita, Dole pineapple, MD2 pineapple, Red Lady papaw, Julie mango, Hass avocado, Scotch Bonnet
  spanish: agricultor, frutas y verduras, hortalizas, plátano, yuca, piña
  portuguese: agricultor familiar, frutas e legumes, mandioca, abacaxi, macaxeira, hortifruti, verdura da roça
  titles: wholesale fresh produce, farm fresh vegetables, fruit and vegetable supply
  tasks: plantain banana bunch ripe green cooking, cassava eddo yam potato provision dasheen tannia, pineapple watermelon papaw melon passion mango fruit juice, citrus orange lime lemon tangerine grapefruit, greens bora ochro callaloo pakchoi cabbage lettuce spinach cucumber vegetable salad, pepper tomato boulanger pumpkin corilla squash eggplant hot wiri, celery thyme ginger turmeric herb seasoning shallot basil spice, coconut dry water jelly copra oil, fertilizer seed insecticide weedicide urea chemical pesticide sprayer manure, wholesale bulk restaurant shop hotel supermarket export bag
  hints: fertiliser seed seeds urea chemical weedicide pesticide spray bag supply insecticide paddy manure feed sprayer hybrid knapsack seedling buy sell produce vegetables pumpkin limes wholesale farmer bulk bags eddoes plantains watermelon citrus coconuts pineapples ginger
  some do: ginger, cassava, plantain plantains banana, pineapple, watermelon, tomato, pumpkin, coconut coconuts, citrus orange lemon lime, mango, cabbage lettuce celery, avocado pear, pepper, corn, yam, peanut peanuts, cocoa, sugarcane, cherry, papaw pawpaw papaya, passion, sorrel, hay, eddo eddoes, onion onions, calaloo callaloo, bora, cucumber, carrot, noni, moringa, turmeric, soursop, guava, breadfruit, mushroom
  related: plant-nurseries, grocery-delivery, agronomists

poultry-livestock
  called: poultry farmer, chicken farmer, livestock farmer, cattle farmer, pig farmer, goat farmer, egg man, cow man, cattle rancher
  work: rear chickens, rear pigs, raise goats, buy cow, buy goat, buy sheep, sell pigs, supply eggs, hatch eggs, minding layers, start layers, layers for eggs
  things: egg, tray of eggs, crate of eggs, live chicken, baby chick, day-old chick, layer chicken, broiler, meat birds, creole fowl, fowl, rooster, live duck, muscovy duck, live turkey, guinea bird, pig, piglet, hog, heifer, bull, cattle, ram goat, ewe, live goat, sheep, rabbit, cow milk, fresh milk, goat milk, incubator, chicken pen, livestock, poultry, cow manure, chicken manure, chicken feed, fertile eggs
  troubles: animal for qurbani, sheep for sacrifice, eggs for bakery, chicks to buy, layers to buy, POL pullets
  local: qurbani, yard fowl, fowl egg, common fowl
  short: GLDA
  brands: Cobb 500, Ross 308, Arbor Acres, Hy-Line, Lohmann Brown, ISA Brown, Rhode Island Red, Leghorn, Pekin duck, Brahman, Holstein, Jersey cow, Girolando, Nelore, Boer goat, Nubian goat, Saanen, Barbados Blackbelly, Dorper, Katahdin, Landrace pig, Duroc, Yorkshire pig, Bounty Farm, Didco, Guyana Stockfeeds, Stockfeeds, Nutrimix, Master Mix feed, Royal Chicken
  spanish: criador de pollos, gallinas, huevos, cerdos, ganado, ganadero, pollitos, comprar pollos, pollos vivos
  portuguese: criador de frango, galinha caipira, ovos, porcos, gado, pecuarista, pintinhos, comprar galinha, galinha viva
  titles: broiler production, livestock sales, farm fresh eggs, breeding stock
  tasks: egg tray layer laying brown crate bakery, chick day baby broiler hatch incubator hatchery old, chicken fowl meat pluck live creole yard rooster dressed, pig piglet hog pork sow boar, goat sheep ram ewe lamb qurbani sacrifice mutton kid, cow cattle bull heifer calf beef ranch, milk dairy fresh ghee cheese, duck turkey muscovy duckling christmas guinea goose quail, rabbit bunny hutch, manure feed litter compost pen
  hints: chicken chicks eggs fowl layers broiler pullets pig piglets goat sheep cow duck ducklings buy feed baby rabbits turkey tray calf day old
  some do: egg eggs, turkey, duck ducks, rabbit, pig pigs piglet hog, goat goats, sheep, cow cattle heifer bull, milk, chick chicken broiler layer pullet, goose geese, guinea, horse donkey, quail, incubator
  related: butchers-fish, livestock-vets, fish-farming

rice-farming
  called: rice farmer, combine man, combine driver, paddy buyer
  work: cut rice, reap rice, reap paddy, harvest rice, harvest paddy, sow paddy, shy paddy, plant rice, spray rice, drone spraying, spray rice field, broadcast fertilizer, laser level rice field, dry paddy, mill paddy, haul rice, puddle rice land, flood rice field
  things: paddy, seed paddy, rice land, rice field, rice bed, rice crop, rice mill, rice combine, paddy truck, rice shell, paddy husk, red rice weed, agricultural drone, crop spraying drone, aerial spraying rice
  troubles: rice ready to cut, paddy bugs, snails eating rice, rice lodging, blast in rice, birds eating paddy, weeds in rice field, cut paddy, rice crop spray
  local: shy seed
  short: GRDB
  brands: DJI Agras, Claas combine, GRDB 10, GRDB 14, GRDB 15, GRDB 16, Karibee rice, propanil, Nominee herbicide, Ricestar, Clincher herbicide, Facet herbicide, Londax, Fuji-One, Pronto insecticide, Regent insecticide, Claas Dominator, Laverda combine, Kubota combine, Yanmar combine, Satake, XAG drone
  spanish: cultivo de arroz, arrocero, cosecha de arroz, dron de fumigación
  portuguese: plantação de arroz, colheita de arroz, arrozal, drone de pulverização
  titles: seed paddy supply
  tasks: combine cut reap harvest ripe lodging ready, spray drone insecticide aerial bug blast pest snail, fertilizer urea broadcast shy throw, plough puddle level laser prepare land till, sow seed plant variety germinate nursery, mill dry drying husk bran store, truck haul transport load wharf bag, buy sell price buyer paddy, weed red grass herbicide weedicide, water flood pump canal dry bed
  hints: rice paddy field combine harvest harvesting reap seed acres drone mill drying blackbush spraying bed fertiliser cutting ripe rain crop ready
  some do: mill milling, straw bale
  related: tractor-ploughing, farm-labour, irrigation-drainage

fish-farming
  called: fish farmer, aquaculture, aquaculturist, pond builder, fish hatchery, shrimp farm
  work: dig fish pond, build fish pond, rear fish, stock pond, raise tilapia, harvest pond, aerate pond
  things: tilapia, tambaqui, pacu, hassar pond, fish pond, pond, fingerling, baby fish, fish feed, pond liner, pond pump, tank culture, prawn farm, vannamei, black shrimp, brackish water shrimp, arapaima, pond aerator, cage culture
  troubles: fish dying in pond, pond water green, pond not holding water, how to start fish farm, start tilapia pond
  local: hassar rearing, tilapia fuh stock
  brands: Nile tilapia, GIFT tilapia, red tilapia, Zeigler feed, Rangen, Aquamax, Cargill fish, Guabi, Nutrimix fish, Skretting
  spanish: piscicultura, piscicultor, acuicultura, estanque de peces, alevines
  portuguese: criação de peixe, tanque de peixe, alevinos, aquicultura, tanque escavado
  titles: aquaculture consultancy, pond design and stocking, fingerling supply
  tasks: dig build excavate liner construct design new, tilapia tambaqui pacu catfish arapaima fish live, hassar cascadura scale rearing, fingerling baby fry stock hatchery spawn young, shrimp prawn vannamei brackish salt, feed pellet floating nutrition grow, water aerator oxygen green pump dying test ph, advice start training consult plan how, harvest net seine drain catch wholesale restaurant, tank cage aquaponics drum backyard
  hints: fish pond tilapia fingerlings hassar shrimp hatchery feed aquaculture stock aerator dig tambaqui net catfish
  some do: shrimp prawn, hassar, arapaima
  related: butchers-fish, poultry-livestock, aquariums

plant-nurseries
  called: plant nursery, plant shop, nursery man plants, plant lady, plant seller, tree seller, seedling supplier, nursery
  work: graft trees, grow seedlings, buy fruit tree, supply plants
  things: seedling, plant, potted plant, house plant, indoor plant, ornamental plant, flower plant, fruit tree, mango tree, grafted mango, coconut seedling, citrus tree, avocado tree, palm tree, croton, bougainvillea, hibiscus plant, rose plant, fern, cactus, succulent, aloe plant, ixora hedge, snake plant, vegetable seed, seed, plantain sucker, cassava stick, pepper seedling, tomato seedling, plant pot, flower pot, hanging basket, potting soil, compost, plant manure, orchid plant, citrus seedlings
  troubles: plants for front yard, plants for verandah, hedge for fence, plant that bears fast, mango plant, fruit plants, citrus plants, avocado plants, mudas de frutas, buy mango plant, orange plant
  local: lil plants, five finger tree, plant fuh yard, tree fuh shade
  brands: Miracle-Gro, Osmocote, Jiffy pots, Scotts soil, Vigoro, Rootone, Sakata seeds, Bejo seeds, Takii, Known-You seeds, East-West Seed, Technisem, Hazera, Seminis, KK Cross, Heatmaster, California Wonder, Caribbean Chemicals
  spanish: vivero, plantas ornamentales, plántulas, árboles frutales, semillas, sembrar plantas, comprar matas
  portuguese: viveiro de mudas, mudas, plantas ornamentais, árvores frutíferas, sementes, mudas de plantas, viveiro
  titles: ornamental and fruit plants, grafted fruit trees, quality seedlings
  tasks: fruit mango citrus avocado guava soursop cherry orange bear lime, graft grafted budding dwarf fast, flower rose hibiscus bougainvillea croton bloom garden colour, house indoor potted office snake fern air, orchid cactus succulent bonsai aloe desert, seedling pepper tomato cabbage lettuce vegetable celery tray, palm shade tree ornamental hedge ixora fence privacy, coconut plantain sucker banana cassava stick, pot soil compost basket manure mix planter, herb thyme basil mint medicinal tulsi neem
  hints: plant plants seedling seedlings fruit tree trees flower flowers pot mango coconut lime potted grafted shade rose herbs citrus avocado ornamental orchids soil croton nursery palms
  some do: orchid, rose, cactus succulent, coconut, citrus, mango, avocado, bonsai, herb herbs, tomato, cabbage lettuce, hibiscus bougainvillea croton, palm palms, fern, turf, cherry, guava, soursop, breadfruit, plantain banana, grape, apple
  related: gardening-landscaping, crop-suppliers, hydroponics-shade-house

beekeeping
  called: beekeeper, bee man, apiarist, bee remover, honey man, honey supplier
  work: bee removal, catch bees, relocate bees, remove beehive, take down bee nest, keep bees, harvest honey, pollinate crops, remove bees, bee hive removal, buy honey
  things: bee, honey, pure honey, raw honey, local honey, honey bottle, honeycomb, beeswax, propolis, bee pollen, bee box, beehive, bee nest, bee swarm, queen bee, bee suit, apiary
  troubles: bees in roof, bees in wall, bees in tree, bees in ceiling, bees stinging people, killer bees, Africanized bees, bees by window, bee hive in roof, bees take over roof
  local: bee nest in yard, bush honey, bee stinging bad, bees pon tree
  brands: Langstroth, Flow Hive, Dadant, Apivar, Apistan, Mann Lake, Manuka honey
  spanish: apicultor, abejas, miel de abeja, panal de abejas, enjambre, comprar miel
  portuguese: abelhas, mel puro, remoção de abelhas, colmeia, enxame, apiário, comprar mel
  titles: live bee relocation, pure Guyanese honey, pollination service
  tasks: remove removal swarm nest relocate roof wall sting ceiling kill, honey bottle raw pure wholesale gallon jar, wax comb propolis pollen candle royal, hive box suit equipment smoker frame, lesson start training learn course keep, pollinate crop farm orchard flower, marabunta wasp hornet jackspaniard, queen colony stock split sell
  hints: bee bees honey hive hives swarm sting beekeeper pollination wax nest remove
  some do: wax beeswax, venom
  related: pest-control, agronomists

irrigation-drainage
  called: irrigation contractor, drainage contractor, irrigation installer, drainage man, canal digger, sprinkler man
  work: install sprinkler, dig canal, dig farm drain, clean trench, clean canal, clear trench, desilt canal, drain farm land, pump water off land, build dam, repair dam, repair koker, empolder land, install culvert, water crops, set drip line, excavator dig trench
  things: irrigation, drip irrigation, drip line, drip hose, sprinkler, sprinkler system, irrigation pump, farm pump, drainage pump, farm canal, canal, koker, sluice, culvert, farm dam, revetment, drainage ditch, farm trench, diesel water pump, soaker hose
  troubles: farm flooded, land flooding, yard flooding, water lodging on land, water not draining, no water for crops, trench overgrown, canal blocked, rice land dry, dam breach, field flooding, drain silt up, dam break, mini excavator for drain, desilting, farm drain clean, water lodging on farm, empolder, house flooding, water coming under door, yard flooding when it rains, rain water settling in yard, land not draining, farm land under water
  local: water settle in yard, trench choke, yard under water, flood water fuh pump
  short: NDIA
  brands: Rain Bird, Netafim, Hunter sprinkler, Toro sprinkler, Jain irrigation, Rivulis, Orbit timer, Nelson sprinkler, Honda WB30, Robin pump, Koshin, Lister pump, Petter pump, Godwin pump, Tsurumi, MMA-ADA
  spanish: riego, riego por goteo, canal de drenaje, sistema de riego, regar la siembra
  portuguese: irrigação, irrigação por gotejamento, drenagem de terreno, canal de irrigação, molhar horta, regar plantação
  titles: irrigation system design, farm drainage works, trench and canal maintenance
  tasks: sprinkler lawn garden automatic timer spray, drip hose line emitter soaker greens bed, canal trench clean weed desilt silt overgrown moca, dig excavate drain ditch new excavator hymac, pump flood dewater diesel flooded submerge rain lodging, koker sluice door gate tide outfall, culvert tube pipe bridge blocked concrete, dam breach embankment empolder overtop revetment break, well tank reservoir dry drought storage solar, design plan level survey
  hints: irrigation drainage canal pump water flood flooding trench field sprinkler drip hose kokers crop farm dry dam sluice culvert empolder dams
  some do: sprinkler
  related: excavation-land-clearing, water-tanks-pumps, tractor-ploughing

hydroponics-shade-house
  called: shade house, shade house builder, shade house farmer, greenhouse builder, hydroponic farmer, hydroponics, greenhouse, vertical farm, aquaponics builder
  work: set up hydroponics, install shade net, build grow tower, grow lettuce hydroponic, grow without soil, set up aquaponics, grow lettuce in pipes, grow lettuce in water
  things: shade cloth, shade net, greenhouse plastic, hydroponic kit, hydroponic nutrients, grow bag, grow tower, grow tent, seed tray, seedling tray, NFT channel, coco peat, raised garden bed, garden box, aquaponics, polytunnel, protected agriculture, vertical garden, microgreen, lettuce tower
  troubles: rain spoiling my crops, sun burning my plants, want to grow own greens, insects destroying vegetables, plant in small yard, no land for planting greens, rain drown lettuce, rain damage celery, shade for vegetables, seedling shade, grow vegetables under shade, drip hose garden
  local: shade fuh plants, kitchen garden, grow greens home, shade house plastic
  brands: General Hydroponics, AeroGarden, Masterblend, Tower Garden, FoxFarm, Vivosun, Mars Hydro, Spider Farmer, Grodan, Rockwool, Dutch bucket, Kratky, Bluelab, Hanna meter, Ginegar, Aluminet
  spanish: invernadero, hidroponía, malla sombra, huerto en casa, sembrar sin tierra, lechuga en agua
  portuguese: estufa agrícola, sombrite, horta em casa, telado, plantar na água sem terra, alface na água
  titles: shade house construction, hydroponic system setup, protected cultivation
  tasks: build frame construct greenhouse tunnel polytunnel structure, net cloth plastic cover mesh torn replace sun film, hydroponics nft channel nutrient soilless solution water, tower vertical wall balcony apartment small, bed box raised kitchen backyard pot home container, aquaponics fish tank tilapia, seedling tray nursery coco peat bag germinate, lettuce celery pakchoi herb microgreen salad basil greens, training learn start lesson course advice, drip irrigation pump timer sprinkler fan
  hints: hydroponics lettuce shade greenhouse house pots nutrient net plastic vegetables indoor tunnel grow celery pakchoi
  some do: aquaponics, mushroom mushrooms
  related: plant-nurseries, irrigation-drainage, agronomists
`;
