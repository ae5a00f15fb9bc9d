/** What people call the trades of Retail & Shopping. How to read it: `lexicon.ts`. */
export const RETAIL_SHOPPING = `
grocery-delivery
  called: grocery delivery, supermarket, corner shop, market vendor, greens vendor, provision shop, greens man, grocer, gas man, water man, veggie vendor, mini mart, provisions vendor
  work: grocery shopping, go market for me, market shopping, weekly market delivery, deliver greens, water bottle delivery, wholesale groceries, fruit delivery, shop for old people, grocery shopping and drop off, deliver groceries, groceries delivered, shop for me at supermarket, deliver gas bottle, order greens, deliver vegetables, deliver fruits, deliver provisions, wholesale rice, deliver water bottle, refill water bottle
  things: grocery, baby formula, Pampers, diaper, cooking gas, gas bottle, 5 gallon bottle water, groceries, cereal, detergent, foodstuff, ration, propane, LPG, toiletries, fruits and vegetables, calaloo bundle, onions and potatoes, garlic and onion, bag of rice, bag of flour, bag of sugar, rice and flour, cooking oil, milk powder, baby milk, toilet paper, soap powder, cleaning products, tin milk, split peas, canned food, food stuff, food items, food basket, drinking water, gas cylinder, household items, sanitary pads, market basket, baby food
  troubles: gas finish, no time to go market, old mother can't shop, can't carry heavy market bag, food finish in house, no food in house, sick can't go shop, water bottle finish, send food for mother, family abroad buy groceries, buy groceries for family, remittance groceries, pay for groceries from New York, groceries for mother while abroad
  local: do the market, grocery fuh granny, greens and provision, buy lil market, run go shop
  brands: Massy, Enfamil, Similac, Huggies, Fernleaf, Nestle, Nido, Klim, Cerelac, Gerber, Milo, Ovaltine, Indomie, Rubis gas, Aquafina, Bounty Supermarket, Survival Supermarket, Instacart
  spanish: entrega de supermercado, abarrotes, compras del mercado, verduras a domicilio, víveres, supermercado, verduras, mercado a domicilio, traer el mercado a la casa, hacer el mercado
  portuguese: entrega de mercado, compras de supermercado, mercearia, cesta básica, feira, fraldas, água mineral, compras em casa, fazer feira, trazer compras em casa
  titles: supermarket delivery, fresh produce delivery
  tasks: gas cylinder propane lpg cooking bottle refill, water gallon drinking purified mineral bottled jug, vegetable greens fruit produce farm fresh bora calaloo plantain provision, meat chicken fish seafood beef shrimp frozen butcher pork, baby formula diaper pampers milk wipes infant, wholesale bulk bag rice flour sugar oil case camp, rum beer alcohol liquor wine drinks ice soft, overseas remittance family abroad send basket hamper ration barrel, supermarket shop list weekly errand household detergent elderly sick granny
  hints: grocery groceries market vegetables greens supermarket shopping rice fruits deliver bring food home provisions household milk list limes bags eddoes plantain weekly items tomatoes wholesale
  some do: gas LPG propane cylinder, alcohol rum beer, breast, organic
  related: errands-queueing, couriers, butchers-fish

clothing-shoes
  called: boutique, clothes store, shoe store, clothing vendor, baby store, uniform shop
  work: clothes for sale, shoes for sale, rent suit, rent tuxedo, ready made uniform, buy uniform, clothes wholesale, clothes for interview, suit for sale, Eid clothes, tuxedo rental, suit rental
  things: clothes, shoes, sneakers, house slippers, school shoes, safety boots, lingerie, handbag, swimsuit, baby clothes, children clothes, plus size clothes, sari, lehenga, shalwar kameez, gharara, kurta, hijab, clothing, saree, work boots for sale, jeans, sneakers and jeans, dresses, jerseys, hats, skirt, blouse, trousers, underwear, panty, bra, socks, stockings, leggings, tights, bikini, nightwear, nightie, pyjamas, robe, jumpsuit, wallet, purse, heels, flats, sandals, slippers, boots, yachting, jacket, sweater, hoodie, raincoat, umbrella, coat, scarf, orhni, dupatta, dhoti, abaya, salwar, scrubs, shades, short pants, polo shirt, gym wear, gym clothes, bathing suit, maxi dress, sun dress, fitted cap, sun hat, bow tie, ladies bag, flip flops, canvas shoes, baby layette, baby outfit, boys clothes, girls clothes, maternity clothes, maternity dress, nurse shoes, fashion accessories, costume jewellery, hair accessories, wigs and clothes, head wrap
  troubles: clothes for Diwali, Christmas clothes, shoes too small, nothing to wear, steel toe boots, coverall to buy
  brands: Nike, Jordans, Adidas, Crocs, Puma, Clarks, Vans shoes, Polo, New Balance, Fashion Nova, Timberland, Lacoste, Tommy Hilfiger, Calvin Klein, Gucci, Louis Vuitton, Michael Kors, Under Armour, Reebok, Converse, Skechers, Fila, Asics, Zara, H&M, Levi's, Ralph Lauren, Yeezy, Victoria's Secret, Aeropostale, Carter's baby clothes, Steve Madden, Versace, Balenciaga, Bata, Hanes, Spanx, Air Force 1
  spanish: ropa, zapatos, tienda de ropa, vestidos, camisas, pantalones, zapatillas, alquiler de trajes, traje para boda
  portuguese: roupa, loja de roupas, sapatos, calçados, aluguel de terno
  titles: ladies wear, Indian wear
  tasks: sneaker shoe boot heel sandal slipper slides crocs footwear feet, safety steel toe coverall workwear hivis reflective helmet rainboots, school uniform khaki tunic pinafore crest plaid, baby kids children toddler infant newborn boy girl onesie, suit tuxedo jacket tie groom formal groomsmen interview rental, dress gown evening prom party skirt blouse plus curvy ladies, sari lehenga kurta shalwar diwali eid hijab abaya indian, bra underwear panty lingerie boxers nightie pyjamas socks shapewear, bikini swimsuit bathing beach carnival hat sunglasses
  hints: clothes shoes boots shirt jeans dress size sneakers slippers uniform jersey coverall hat wear baby bra underwear sandals traditional african sari school outfit jacket steel toe slides kids
  some do: tuxedo suit, sari saree lehenga, boots, sneakers, bikini swimwear, wig, uniform uniforms, hijab abaya, dress dresses gown, jeans, hat hats, bra lingerie underwear, jersey, bag handbag, slippers, sunglasses, jacket raincoat, rent rental
  related: tailors-fashion-designers, personal-shoppers, second-hand

electronics-phones
  called: electronics store, phone store, appliance store, phone shop, phone seller, TV store, computer store, phone dealer
  work: buy phone, phone for sale, buy laptop, laptop for sale, TV for sale, fridge for sale, freezer for sale, washing machine for sale, stove for sale, top up phone, hire purchase electronics, iPhone for sale, microwave for sale, new phone, brand new phone, brand new Samsung phone, buy iPhone, new iPhone, buy TV, new TV, buy fridge, new fridge, new laptop, buy new phone, buy washing machine, buy stove, buy television, buy tablet, buy computer, buy desktop, buy printer, buy freezer, buy microwave, buy fan, buy PlayStation, buy camera, buy iPad, buy Samsung, buy blender, buy iron, buy router, phone on credit, laptop on credit, fridge on credit, tablet for sale, iPad for sale, camera for sale, new tablet, new television, new stove, new freezer, new microwave, buy credit, top up, buy rice cooker, generator to buy store, new washing machine
  things: phone case, charger cable, earbuds, power bank, phone accessories, smart TV, Bluetooth speaker, sim card, gaming console, household appliance, air fryer, voltage regulator, electronics, gadgets, smartphone, fast charger, tripod, headphones, headset, earphones, speaker, boombox, smartwatch, webcam, UPS, toaster, mixer, dehumidifier, appliance, Android phone, USB cable, phone cover, phone stand, phone holder, selfie stick, ring light, ear pods, smart watch, fitness watch, digital camera, computer accessories, keyboard and mouse, wireless mouse, laptop bag, extension cord, batteries AA, rechargeable batteries, television for sale, electric kettle, pressure cooker, coffee maker, pressing iron, vacuum cleaner, standing fan, deep freezer, chest freezer, water dispenser, dish washer, video game, games for PS4, kids tablet, e-reader, drone for sale, projector for sale, voltage stabiliser, prepaid card, phone card, inverter fridge, security camera for sale, SD card for phone
  troubles: lost phone need another, phone stolen need new one, phone lost, used Samsung, used Android
  local: big screen TV, big screen television, flat screen fuh buy
  brands: Samsung Galaxy, Xiaomi, AirPods, PS5, Samsung phone for sale, Redmi, Infinix, Tecno, Beats headphones, Gizmos, Alcatel, OnePlus, iPhone 15, iPhone 16, Samsung tablet, Apple watch, Sony PlayStation, Nintendo for sale, Honor phone, Bose, Fitbit, Garmin, Logitech, Anker, Oraimo, Starr Computer, Realme, Poco phone, TCL phone, Itel, Galaxy S24, Galaxy A15, Galaxy Buds, iPhone 17, Kindle, Amazon Echo, Meta Quest, Xbox Series, Galaxy Watch, Harman Kardon, Skullcandy, Black Shark phone, Duracell, Energizer
  spanish: tienda de celulares, celulares en venta, tienda de electrodomésticos, electrodomésticos, audífonos, comprar celular, celular nuevo, televisor nuevo, nevera nueva, corneta bluetooth
  portuguese: loja de celular, celular novo, loja de eletrodomésticos, carregador, eletrônicos, televisão nova, geladeira nova
  titles: home appliances
  tasks: phone iphone samsung smartphone android cellphone unlocked redmi, laptop computer desktop pc macbook monitor printer, tv television smart flatscreen inch screen, fridge freezer stove oven microwave blender appliance kitchen refrigerator, washer washing dryer machine laundry, console ps5 playstation xbox nintendo game gaming controller, charger case cable earbuds headphones airpods powerbank accessory protector, speaker sound boombox bluetooth music soundbar bass, credit hire purchase instalment payment used refurbished trade
  hints: phone laptop TV television tablet charger earphones buy used speaker iPhone Samsung console unlocked computer warranty gadget headphones PlayStation powerbank
  some do: playstation xbox nintendo, camera, laptop, television TV, fridge freezer stove washing appliance, phone phones, speaker, UPS, tablet iPad, drone, watch smartwatch, printer, generator, microwave blender, headphones, CCTV, solar
  related: phone-tablet-repair, second-hand, personal-shoppers

furniture
  called: furniture store, mattress store, furniture dealer
  work: furniture for sale, bed for sale, furniture on credit, furniture hire purchase, buy wardrobe, buy bed, buy dining table, buy sofa, buy mattress, buy bookshelf, buy furniture, buy chair, buy table, buy crib, buy dresser, buy cabinet, table for sale, chairs for sale, crib for sale, furnish house, furnish office, assemble furniture to buy
  things: furniture, bed, king size bed, bunk bed, mattress, box spring, living room suite, chair set, couch, sofa, recliner, wardrobe, dressing table, dining table, dining set, TV stand, coffee table, bookshelf, bedroom set, office chair, office desk, baby crib, sectional, loveseat, futon, ottoman, nightstand, closet, headboard, bookcase, area rug, love seat, bean bag, arm chair, dining chair, bar stool, kitchen stool, high chair, kitchen table, centre table, side table, end table, night stand, bedside table, vanity table, mirror with stand, clothes rack, queen bed, double bed, single bed, twin bed, toddler bed, baby cot, computer desk, study desk, study table, executive desk, filing cabinet, reception desk, display cabinet, glass case, space saver, plastic table, plastic drawers, patio set, garden bench, porch swing, hammock chair, folding bed, rattan chair, salon chairs
  troubles: bed break down, old mattress sinking, house empty need furniture, sleeping on floor, wardrobe to order, drawers for clothes
  local: wall divider, morris chair set
  brands: Singer furniture, Courts furniture, IKEA, Ashley furniture, Serta, Sealy, Simmons mattress, Posturepedic, Beautyrest, Tempur-Pedic, Comfort Sleep, Baby Trend, Casper mattress, Unicomer, Kissoon furniture, Zinus, Slumberland, Delta crib
  spanish: muebles, cama, colchón, mueblería, escaparate, cuna
  portuguese: móveis, loja de móveis, guarda-roupa, colchão, berço, armário
  titles: furniture showroom
  tasks: bed mattress headboard bunk king queen sleep nightstand, sofa couch living suite recliner sectional loveseat settee morris, dining table chairs kitchen stool bar, wardrobe dresser closet drawers clothes chest, office desk computer swivel filing workstation, crib baby cot nursery kids children highchair, patio outdoor garden hammock porch veranda plastic rocking, tv stand bookshelf cabinet divider shelf entertainment, custom made order hardwood mahogany carved purpleheart local
  hints: bed table chair chairs sofa wardrobe dresser mattress dining desk crib bookshelf cabinet set drawers couch seat rocking suite bedroom
  some do: sofa couch suite, office, mattress, crib, patio, dining, rent rental
  related: furniture-makers, second-hand, carpenters-joiners

hardware-building-supplies
  called: hardware store, plumbing supplies, electrical supplies, hardware, paint store, lumber store, tool shop, tile store
  work: buy cement, deliver building material, mix paint colour, buy cement and steel, buy zinc, buy plywood, buy paint, buy PVC pipe, buy nails, buy sand, buy stone, buy lumber, buy wood, buy tools, buy tile, buy wire, buy toilet, buy sink, buy door, buy lock, deliver stone, sell sand, sell lumber, materials for fence, paint for sale, lumber for sale, chainsaw for sale, tools for sale, mix paint, water tank for sale, match paint colour
  things: building materials, zinc sheet, cement, steel rod, BRC fabric, binding wire, plyboard, lumber, 2x4, PVC pipe, toilet set, wheelbarrow, shovel, cutlass, sandpaper, tarpaulin, black tank for sale, power tools, pound of nails, gallon paint, hand tools, building supplies, building block for sale, loom, thinset, sheetrock, plywood, ply, hardboard, formica, zinc, steel, rebar, screws, bolts, hinges, tap, bulbs, flashlight, torchlight, grinder, toolbox, trowel, pickaxe, machete, thinners, primer, undercoat, emulsion, sealant, epoxy, bondo, work gloves, sika, membrane, asphalt, bitumen, sand and stone, cement and sand, stone dust, tile adhesive, plaster mix, plaster of Paris, gypsum board, drywall sheet, ceiling tiles, PVC panel, particle board, T1-11, ceiling board, roofing sheets, gutter pipe, PVC gutter, mesh wire, BRC mesh, fence wire, chicken wire, nuts and bolts, PVC elbow, PVC glue, water hose, garden hose, electrical tape, breaker for sale, switch and socket, outlet covers, light bulb, fluorescent tube, electric drill, hand saw, skill saw, screwdriver set, spanner set, tool box, tape measure, spirit level, fork and spade, grass knife, step ladder, nylon rope, paint brush, paint roller, wood stain, wall putty, glue gun, wood glue, gloves and goggles, dust mask, damp proof, vinyl flooring, carpet tile, louvre blades, window to buy, door lock set, kitchen sink for sale, black tank to buy, water tank to buy
  troubles: ran out of cement, cement to landing, zinc and cement, buy lumber and cement
  local: galvanise, white pine, galvanize sheet
  short: MDF board
  brands: TCL cement, Berger paint, DeWalt, Makita, Stanley tools, Rhino tank, Milwaukee tools, Ryobi, Tolsen, Truper, Tramontina, Dremel, Hilti, Bosch drill, Irwin, National Hardware, Toolsie Persaud, Lowe's store, Crocodile cutlass, Araldite, Krylon
  spanish: ferretería, materiales de construcción, lámina de zinc, cemento, materiales, cabilla, clavos, herramientas, tubos PVC, arena y piedra
  portuguese: material de construção, loja de ferragens, cimento, ferragens, ferramentas, pregos, areia e pedra
  titles: hardware and general store
  tasks: cement sand stone block concrete aggregate gravel, lumber wood plywood board timber greenheart 2x4 ply, zinc roofing sheet ridge galvanise gutter roof, paint primer brush roller sealer thinners varnish colour, steel rod rebar brc mesh iron beam, pvc pipe plumbing tap toilet sink fitting tank faucet, wire electrical switch bulb breaker socket cable light, tool drill grinder saw hammer makita cutlass shovel nail screw, tile grout thinset floor ceramic door lock window hinge
  hints: cement sand stone lumber zinc nails paint blocks steel building materials hardware tools pipe plywood rod tiles wood sheets camp bolts wire sealer wheelbarrow
  some do: paint paints, tile tiles, tool tools, toilet sink, sand stone, steel rod, pipe pipes
  related: sawmills-lumber, block-making, truck-haulage

gifts-hampers
  called: gift shop, hamper maker, gift basket maker
  work: gift delivery, gift wrapping, surprise delivery, gift for mother's day, corporate gifts, wedding gift, birthday gift, personalised gift, money bouquet, gift for teacher, gift for boyfriend, gift for girlfriend, hamper for Fathers Day, hamper for Mothers Day, gift for baby shower, gift set, something for girlfriend birthday, birthday surprise, engraved gift, house warming gift
  things: hamper, gift basket, Christmas hamper, fruit basket, teddy bear, perfume, greeting card, Valentine gift, gift voucher, children toys, party favour, gift, chocolates, cologne, fragrance, teddy, toys, doll, Lego, puzzle, Barbie, ornaments, care package, snack basket, stuffed animal, board game, Christmas tree, Christmas decorations, wrapping paper, ribbon and bow, birthday card, Christmas card, Valentine card, favour box, keepsake box, souvenir gift box, bridal shower gift, Mother's Day basket
  troubles: forgot anniversary, forgot birthday, last minute gift, say sorry with gift, wife birthday tomorrow, girlfriend vex with me, surprise my wife, send gift, gift box, gift for new baby
  local: surprise fuh sweetheart, hamper fuh mommy, something sweet fuh wife
  brands: Hallmark, Cadbury, Lindt, Toblerone, Hershey's, Godiva, Chanel perfume, Dior perfume, Versace perfume, Hot Wheels, Nerf gun, Funko Pop, Yankee Candle, Play-Doh, Build-A-Bear, Labubu, Jellycat, Carolina Herrera, Paco Rabanne, Lattafa, Armani cologne, Avon perfume, Mattel, Squishmallow
  spanish: canasta de regalo, cesta navideña, regalo, juguetes, peluche
  portuguese: presente, lembrancinha, brinquedos, cesta de presente
  titles: corporate hampers
  tasks: christmas holiday xmas season festive staff, birthday surprise balloon cake celebrate, valentine anniversary girlfriend boyfriend wife husband romantic love sweetheart sorry, baby shower newborn christening infant nursery, corporate client employee company branded bulk award, mother father mommy daddy parent grandmother, wedding bridal bridesmaid favour bride couple housewarming, toy doll lego children kids teddy game stuffed, fruit snack chocolate wine sweets food breakfast perfume cologne spa
  hints: gift hamper basket present birthday christmas surprise valentine anniversary wrap teacher baby mothers chocolates box balloon special husband wife mug
  some do: perfume cologne fragrance, toys toy doll Lego, chocolate chocolates, teddy, hamper basket, balloon balloons, mug mugs
  related: florists, craft-makers, bakers-cakes

florists
  called: florist, flower shop, wreath maker
  work: flower arrangement, flower arranging, flower delivery, send flowers, bouquet making, bridal bouquet, wedding flowers, funeral flowers, puja flowers, make mala, garland making, casket flowers, grave flowers, bouquet of roses, roses for Valentine, flowers for wedding, flowers for mother, roses, boutonniere, flower girl basket, dulaha mala, garland for pandit
  things: fresh flowers, bouquet, wreath, artificial flowers, mala, corsage, casket spray, flower petals, flowers, rose bouquet, orchid, sunflower, lilies, tulips, carnation, chrysanthemum, marigold, daisies, anthurium, heliconia, floral, garland, haar, ginger lily, baby's breath, fern leaves, preserved rose
  troubles: flowers for funeral today, flowers for hospital visit, wreath for funeral
  local: jai mala, mala fuh bride and groom
  brands: Interflora, Teleflora, 1800Flowers, FTD flowers, Oasis foam, Forever Rose, Phalaenopsis, Gypsophila
  spanish: floristería, ramo de flores, corona fúnebre, arreglo floral, flores, rosas, florista, flores para mamá
  portuguese: floricultura, buquê, coroa de flores, arranjo de flores, buquê de flores
  titles: bridal floral, sympathy flowers
  tasks: wedding bride bridal bridesmaid boutonniere corsage groom aisle, funeral wreath casket coffin sympathy grave burial tombstone condolence died, valentine rose romantic love girlfriend wife anniversary sorry, birthday mother graduation congratulations thank surprise, mala garland puja haar pandit hindu jai marigold dulaha, artificial silk fake plastic preserved dried, orchid lily sunflower tropical anthurium heliconia exotic, church altar event table centrepiece stage hall office, hospital sick recover visit newborn
  hints: flower flowers bouquet roses wreath wreaths funeral coffin grave arrangement wedding valentine bridal garland orchid casket petals decorate lilies hospital tombstone
  some do: wreath wreaths casket, bouquet bouquets roses rose, orchid, artificial, mala garland
  related: decorators, gifts-hampers, plant-nurseries

jewellers
  called: jeweller, jeweler, goldsmith, jewellery store, jewelry store, pawn shop, pawnbroker, silversmith, jewel shop, ring maker
  work: jewellery repair, jewelry repair, ring sizing, gold plating, buy gold, sell gold, clean jewellery, pawn gold, make gold ring, resize ring, resize gold band, make gold band, make chain, gold band, fix gold chain, engrave ring, repair gold chain, design ring, make ring, solder chain, repair ring, polish ring, clean ring, enlarge ring, reduce ring, put stone in ring, silver plating, custom ring, ring for proposal, make wedding band
  things: jewellery, gold, gold chain, gold ring, wedding ring, engagement ring, bracelet, bangle, anklet, pendant, necklace, pair of gold earrings, gold nose ring, name chain, jewelry, earring, bera, diamond, pearl, gemstone, nugget, studs, mangalsutra, charm, medallion, locket, jhumka, silver ring, silver chain, promise ring, class ring, signet ring, birthstone ring, toe ring, rope chain, rosary chain
  troubles: chain burst, ring too tight, ring stuck on finger, stone fell out of ring, chain broken, want to propose, ring bend, ring crack, ring too big, melt gold and make, bangles for daughter, wedding ring make
  local: chain buss, gold buss, chain snap
  short: 18k gold
  brands: Pandora, Swarovski, Tiffany jewellery, Kay Jewelers, Zales, Cuban link, Figaro chain, Gaskin Jackson, Kings Jewellery, Guyana Gold Board, Cartier bracelet, Alex and Ani, Moissanite, Cubic zirconia, Van Cleef, Effy
  spanish: joyería, anillo de boda, joyero, oro, aretes, zarcillos, reparar cadena
  portuguese: joalheria, ourives, aliança de casamento, ouro, brincos, joias, anel, anel de noivado
  titles: custom jewellery, bridal jewellery
  tasks: resize size tight big small stuck enlarge reduce finger, engagement propose proposal diamond solitaire fiancee, wedding band bridal couple matching marriage bride, chain necklace rope pendant burst buss snap broke solder clasp, pawn sell cash loan scrap buy nugget, custom design melt make name initial handmade engrave, stone setting gem missing fell loose prong birthstone pearl, bangle bera bracelet earring anklet nose jhumka stud, polish clean plate plating dip shine tarnish dull
  hints: gold ring rings chain bangle bangles earring earrings bracelet silver diamond jewellery engagement wedding necklace pendant engrave nugget sell karat
  some do: pawn pawnbroker, diamond, silver, platinum, pearl, watch
  related: watch-jewellery-repair, gifts-hampers

personal-shoppers
  called: personal shopper, online shopper, online order agent, skybox agent
  work: order online, pay online with card, order car part online, order shoes online, order clothes online, pack barrel, buy with credit card, order from overseas, order from China, order from USA, bring from overseas, bring from America, find item online, pay with card for me, pay online for me, online payment help, order shoes, track package, prepare barrel, barrel shopping, wardrobe shopping help, shopping in Brazil, shopping in Suriname, buy things overseas, buy things from America, shop for me
  things: Shein order, Amazon order, Temu order, overseas shipping address, US address, group order, overseas shopping, mail order, shopping list, Fashion Nova order, freight forward shopping
  troubles: don't have credit card, card not accepted online, don't know how order online, package never arrived, don't know how to order, order online from overseas, box to overseas, ship box to family abroad, buy from Amazon, landed price Shein
  local: order from away, Shein things, things from foreign, barrel from foreign, send come things, buy thing online fuh me
  brands: Shein, Amazon, Temu, AliExpress, eBay, Skybox, Walmart, Alibaba, Best Buy, Laparkan barrel shopping, Costco, Sam's Club, Macy's, Ulta, PrettyLittleThing, Boohoo, ASOS, Wish app, Newegg, Romwe, DHgate, TJ Maxx, Kohl's, iHerb, TikTok shop, MyUS, Aeropost, Burlington, Jetbox, Ship2Guyana, Target order, Klarna, Zaful, Marshalls, Mercado Libre
  spanish: compras por internet, comprador personal, pedido de Amazon
  portuguese: compras online, comprar da Shein, encomenda do exterior, comprar online
  titles: online purchasing service, shop and ship
  tasks: amazon ebay walmart electronics parts usa american, shein fashion temu clothes shoes dress, china aliexpress alibaba wholesale bulk taobao, card pay payment credit visa paypal checkout subscription, barrel pack box ration food family mother, skybox address miami freight mailbox forward landed, track package missing late refund return lost, wardrobe stylist style outfit closet image, gift birthday christmas surprise present
  hints: online amazon shein temu ebay website buy order card overseas shop ship barrel miami foreign purchase deliver items walmart pay aliexpress shoes clothes sister
  related: freight-shipping, grocery-delivery, errands-queueing

stationery-school
  called: bookshop, bookstore, stationery, school supplies, office supplies, bookseller, stationer, book store, book vendor
  work: fill book list, cover school books, back to school shopping, school books and uniform list, buy school books, books for school, print and school supplies, buy books, buy pens, buy paper, photocopy textbook, supply paper, get books for form one, books for CXC, buy novels, buy used textbooks, school list shopping, books for nursery school, past paper book
  things: textbook, school textbook, booklist, exercise book for school, copybook, crayon, geometry set, scientific calculator, school bag, haversack, lunch kit, printer ink, printer toner, copy paper, bristol board, storybook, chart for school project, school text book, school book list, pencil, art supplies, file folder, notebooks, workbook, dictionary, atlas, Bible, encyclopedia, markers, highlighter, eraser, sharpener, ruler, scissors, calculator, whiteboard, blackboard, duster, binder, stapler, envelope, toner, bookbag, backpack, knapsack, glitter, globe, exercise book, note book, story books, reading books, colouring book, Quran book, library books, ballpoint pen, glue stick, tape and glue, chart paper, construction paper, cartridge paper, crepe paper, poster paper, graph paper, folder leaves, paper clip, rubber bands, post-it notes, filing supplies, hole punch, white out, A4 paper, ream of paper, photocopy paper, photo paper, ink cartridge, printer paper, ledger book, log book, planner book, journal book, lunch bag, school labels, book covers, paint set, watercolour set, canvas board, sketch pad, drawing book, craft supplies, teaching aids, flash cards, classroom supplies, office paper, school items, CSEC textbook, past paper booklet, comic books to buy, receipt books for office, lunch box for school, water bottle for school
  troubles: school reopen next week, can't find textbook, need project materials, ink finish in printer, book list
  local: CXC textbook, school things, copy book
  brands: HP ink, Casio calculator, Austin's Bookstore, Metro Office, Bic pen, Staedtler, Sharpie, HP toner, Canon ink, Epson ink, Brother toner, Texas Instruments, Casio fx, Papermate, Expo marker, Elmer's glue, UHU glue, JanSport, Scholastic, Oxford dictionary, Collins dictionary, Double A paper, Ladybird books, CXC books, Nelson Thornes, Sellotape
  spanish: librería, útiles escolares, cuadernos, lápices, papelería, libros escolares, mochila escolar
  portuguese: livraria, material escolar, cadernos, livros, papelaria, lápis
  tasks: textbook text cxc csec cape form reader maths, exercise copybook notebook pencil pen crayon ruler eraser, booklist list september reopen back term, ink toner cartridge printer, bag haversack backpack lunch kit bottle, art paint brush bristol project chart craft glue canvas, office paper file folder stapler ream photocopy binder laminate print, novel storybook bible dictionary literature reading religious, calculator geometry scientific instrument casio
  hints: book books school copy exercise pen bag textbook stationery printing booklist list cover pencils photocopy uniform September crayons binding project texts textbooks secondary
  some do: toner ink, Bible, textbook book books, printer, laminate laminating
  related: printing-signs, second-hand

second-hand
  called: thrift store, thrift shop, buy and sell man, consignment shop, classifieds, flea market
  work: sell old fridge, sell old furniture, car for sale, yard sale, sell my things, sell scrap iron, garage sale, swap phone, sell my fridge, buy used fridge, buy used furniture, used car for sale, buy used bicycle, sell my furniture, cheap car, sell my laptop, sell my stove, sell my bed, sell my couch, sell bicycle, sell motorbike, trade phone, swap things, pawn things, motorcycle for sale, scooter for sale, moving sale, migration sale, used mattress, old fridge for sale, sell my washing machine, sell old phone, sell household items, sell everything in house, buy old fridge, buy old furniture, buy old battery, house clearance sale, used tyres for sale
  things: second hand, secondhand, used goods, used furniture, used appliance, used clothes, used fridge, used phone, used laptop, used car, used bicycle, bicycle for sale, motorbike for sale, antique, reconditioned vehicle, preowned, thrift, collectibles, refurbished, reconditioned, used TV, used stove, used freezer, used bed, used iPhone, used tablet, used PlayStation, used computer, used textbook, used shoes, used crib, used stroller, used toys, used bike, used motorbike, used generator, used tools, used microwave, used AC, used engine, pre-owned, pre-loved, hand me down, old coins, vintage items, bale of clothes, barrel clothes, bicycle to buy, cheap used things, used washing machine
  troubles: migrating and selling everything, want get rid of furniture, too much things in house, can't afford new fridge, too many old things, can't afford new, used uniform, baby things second hand, outgrow uniform, outgrown clothes, second hand uniform
  local: people going away selling, cheap thing fuh buy
  brands: Facebook Marketplace, Craigslist, OfferUp, Salvation Army, OLX, BE Forward, SBT Japan, Poshmark, Depop, Mercari, ThredUp, Gumtree, Swappa, Tradecarview, CarFromJapan
  spanish: segunda mano, venta de garaje, cosas usadas, ropa usada, nevera usada, teléfono usado
  portuguese: segunda mão, usados, brechó, roupa usada, geladeira usada
  tasks: car vehicle motorbike motorcycle scooter auto, fridge stove washing freezer appliance washer microwave, furniture bed couch sofa table mattress wardrobe, clothes thrift uniform shoes dress outgrown preloved, phone laptop computer tv playstation electronics tablet, baby crib stroller toys kids cot carseat, scrap metal iron copper battery aluminium junk, migrate moving garage yard clear estate everything declutter, antique collectible vintage coin stamp heirloom
  hints: used second hand old sell buy thrift things unwanted crib cradle furniture clothes outgrown junk secondhand toys donate
  some do: car, fridge, bicycle bike, furniture, phone, scrap, clothes, tyres, generator, laptop, books, TV television, washing
  related: furniture, electronics-phones, clothing-shoes
`;
