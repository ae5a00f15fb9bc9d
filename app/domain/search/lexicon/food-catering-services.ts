/** What people call the trades of Food & Catering Services. How to read it: `lexicon.ts`. */
export const FOOD_CATERING_SERVICES = `
caterers
  called: caterer, catering, catering company, wedding caterer, event cook, cook for wedding, cook for wake, bulk cook, food contractor, Hindu wedding cook
  work: cater party, food for wedding, food for wake, food for function, food for party, food for birthday, food for funeral, food for christening, food for nikah, food for engagement, feed guests, cook for crowd, cook big pot, serve food at wedding, office catering, corporate catering, conference lunch, share out food, food for 100 people, food for 50 people, food for 30 people, food for people at wedding house, cook for wedding house, food for jhandi crowd, cook for function, food for reception, food for meeting, food for school event, canteen service, cook for 100 people, cook for party, cook for birthday, cook for christening, cook for church, food for graduation, food for anniversary, food for seminar, food for conference, food for staff, food for dead work, food for camp, food for guests, food for visitors, feed workers at site, rig catering, school feeding, servers for party, bulk meals, lunch for staff, lunch for 50 people, cook for nikah, cook for engagement, cook for thirteenth day, food for baby shower, food for sweet sixteen, food for house warming, food for training workshop, food for nine night, food for dig dutty, hot meals for school, dish out food, cook goat curry, bulk food order, box lunch for meeting, breakfast for workers
  things: seven curry, cook-up rice, cook-up, pepperpot, buffet, wedding menu, party menu, metemgee, curry and rice, duck curry, fried rice and chicken, macaroni pie, water lily leaf curry, curry, coleslaw, fufu, conkie, conquintay, waiter, waitress, refreshments, mutton curry, food tray, baked chicken, macaroni and cheese, potato salad, dhal and rice, rice and peas, stew chicken, stewed beef, soup for wake, saltfish and bake, fry bake, Guyanese food, Creole food, Indian food, halal food, event food, brunch for guests, food pan, thanksgiving dinner, iftar food, Chinese food for party, fried rice tray, curry and roti for wedding
  troubles: too many guests to feed, food for plenty people, food for hundred people, need food for work party, plenty people coming home, curry for guests, dhal puri and curry, cook seven curry, feed wedding guests
  local: lil party food, wedding house food, bottom house cooking, wake coffee and biscuit, bottom house food, bush cook, dhal puri for wedding house
  brands: Sodexo, Aramark, Newrest, Compass Group, ESS catering
  spanish: servicio de catering, comida para boda, comida para eventos, banquete, comida para cumpleaños, cáterin, mesonero, comida criolla, comida venezolana, comida para fiesta
  portuguese: serviço de bufê, comida para casamento, comida para festa, garçom, feijoada, comida brasileira
  titles: wedding and event catering, full service caterer, Guyanese Creole menu, halal catering
  tasks: wedding bride reception dulahin engagement nikah, wake funeral nine mourners memorial repast dead, corporate office conference lunch meeting staff seminar training workshop, curry seven dhal puri hindu jhandi puja bhandara, birthday children kids party christening shower, cookup creole pepperpot metemgee local fufu saltfish, chinese chowmein fried rice oriental, buffet waiter servers chafing plated banquet, camp site workers canteen school rig contract bulk daily
  hints: food cook cooking catering wedding guests curry party lunch buffet plates function wake rice finger pots dinner nine seven cookup feed workshop office deya bhandara reception pepperpot platter cutters snacks
  some do: Chinese, sushi, Italian, halal, Mexican, Brazilian
  related: private-chefs, meal-delivery, snacks-pastries

bakers-cakes
  called: baker, bakery, cake lady, cake maker, cake decorator, cake designer, pastry chef, home baker
  work: bake cake, bake bread, decorate cake, ice cake, order cake, cake with cartoon character, spiderman cake, kids birthday cake, cake with picture, cake for wedding, cake for anniversary, make cake, cakes for christening, cake with photo, football cake, Barbie cake, cake for baby shower, cake for gender reveal, cake for sweet sixteen
  things: cake, birthday cake, wedding cake, black cake, fruit cake, sponge cake, custom cake, fondant, buttercream, cupcake, cheesecake, red velvet, tres leches, christening cake, engagement cake, cake topper, bread, plait bread, tennis roll, butterflap, cross bun, salara, cassava pone, cassava bread, coconut bun, sweet bread, dinner roll, cinnamon roll, brownie, cookie, doughnut, donut, eggless cake, gateau, icing, muffin, croissant, scone, shortbread, cookies, pie, flan, quesillo, brownies, danish, bun, chocolate cake, lemon cake, rum cake, cup cakes, Swiss roll, cream puff, pumpkin pie, coconut tart, lemon meringue, pastry cream, banana bread, pizza dough, pine roll, white eye, jam roll, patty pan, chocolate brownie, hot dog bun, sugar free cake, baptism cake, harvest cake, bridal shower cake
  troubles: cake for child birthday, last minute cake, cake for Christmas, cake without egg, fresh bread, bday cake, cake for daughter birthday, bread Saturday
  local: pone, coconut roll, lil birthday cake, pull-money cake, red cake
  brands: Bakewell, Humphrey's Bakery, Betty Crocker, Duncan Hines, Wilton cake, Satin Ice, AmeriColor, Fleischmann's, Golden Ray, Robin Hood flour, Thunderbolt flour, Maple Leaf flour, Crisco, Oreo cake, Nutella cake, Krispy Kreme, Dunkin Donuts, Callebaut, Cool Whip
  spanish: pastelería, pastel de cumpleaños, torta de boda, panadería, panadero, repostera, torta, torta de cumpleaños, pastel, bizcocho, ponqué, pastelera, pan dulce, pan casero, torta de quince años
  portuguese: bolo de aniversário, bolo de casamento, padaria, padeiro, confeiteira, bolo, confeitaria, pão, boleira, brigadeiro
  titles: celebration cakes, tiered wedding cakes, artisan bread
  tasks: birthday kids cartoon theme character child bday, wedding tier tiered engagement anniversary bride, black fruit christmas rum, bread loaf plait roll buns tennis sandwich, cupcake cookie brownie muffin donut doughnut treats, cheesecake velvet mousse dessert gateau pie, eggless vegan sugarfree diabetic gluten healthy, pone cassava salara coconut butterflap local cross, fondant photo custom topper sculpted 3d novelty
  hints: cake birthday bake baking bread wedding icing cupcakes pastry tier fondant sponge black pepperpot christening flour sweet eggless loaf anniversary rolls theme
  some do: doughnut donut doughnuts donuts, pizza, macaron macarons, croissant croissants, diabetic gluten, cookie cookies, brownie brownies, cheesecake, pie pies, cupcake cupcakes
  related: snacks-pastries, caterers

private-chefs
  called: private chef, personal chef, chef, cook, home cook, live-in cook, personal cook, camp cook, kitchen helper, maid who can cook, kitchen hand, hotel chef, chef for yacht
  work: cook at home, cook in my kitchen, come home and cook, cook dinner, cook Sunday lunch, cook for family, cook for week, cook for workers, cooking lesson, teach to cook, cook at my home, chef for dinner, chef to cook dinner, cook for house, chef for villa, private dinner, cook for bachelor, cook Sunday food, cook breakfast for guests, learn to make roti
  things: dinner party, romantic dinner, anniversary dinner, candlelight dinner, three course meal, tasting menu, dinner for two, family dinner, sushi, steak dinner, plated dinner, gourmet meal, intimate dinner, Valentine dinner, proposal dinner, birthday dinner, Italian dinner
  troubles: can't cook, wife away who cook, visitors coming need cook, cook quit, having guests for dinner, cooking for in-laws, cook for camp in bush, cook for miners
  local: somebody fuh cook, cook in de house, cook fuh backdam, cook fuh de boys
  spanish: chef privado, cocinero, cocinera, cocinera a domicilio
  portuguese: chef particular, cozinheiro, cozinheira, cozinheira em casa
  titles: in-home dining, personal chef service, Creole and international cuisine
  tasks: romantic anniversary couple candlelight valentine date proposal two, family household weekly daily maid live housekeeper, dinner party guests plated course gourmet tasting intimate, camp mining backdam miners bush interior crew, lesson teach class learn, sushi italian steak seafood international pasta french, diet keto healthy diabetic mealprep vegan, villa yacht vacation visitors airbnb retreat, creole indian curry roti local sunday
  hints: chef cook cooking dinner home kitchen family camp meals private romantic weekly guests staff prepare live fish tuma villa
  some do: sushi, Italian, yacht, keto, Chinese
  related: caterers, meal-delivery, barbecue-grill

meal-delivery
  called: tiffin service, food delivery, lunch lady, lunch delivery, meal service, cook shop, food home delivery, cookshop, lunch caterer, restaurant delivery, diet food service
  work: deliver lunch, deliver dinner, deliver breakfast, deliver food, meal prep, meal plan delivery, bring food to office, order food, lunch delivered to office, food delivered, daily lunch delivery, order lunch, lunch every day, meals for grandmother, cook and deliver, keto meals, food for diabetic, order chinese, frozen meals, soup delivery, food for gym man, bring food to house, deliver meals to elderly, meals for new mother, monthly meal plan, food pick up, order food online
  things: tiffin, lunch, lunch box, food box, daily lunch, office lunch, work lunch, weekly meals, home cooked meal, home cooked food, hot meal, takeaway, takeout, chinese food, chowmein, fried rice, diabetic meal, low salt meal, breakfast, dinner, pizza, rice and stew, chicken and rice, meal kit, cooked food, cow heel soup
  troubles: no time to cook, too tired to cook, hungry at work, food for sick person, meals for old people, food for shut-in, don't feel to cook, nothing to eat, nobody home to cook, somebody to cook lunch daily, lunch bring to office
  local: food fuh de week, hungry bad, home food
  brands: , KFC, Pizza Hut, Church's Chicken, Popeyes chicken, Burger King, Mario's Pizza, Royal Castle, Little Caesars, Domino's, Uber Eats, DoorDash, iFood, HelloFresh, New Thriving, Qik Serv, Panda Express, Texas Chicken
  spanish: comida a domicilio, almuerzo a domicilio, reparto de comida, vianda, almuerzos, comida casera, desayuno a domicilio, arepas a domicilio, comida hecha
  portuguese: marmita, marmitex, entrega de comida, almoço em casa, quentinha, almoço, comida caseira
  titles: daily meal subscription, healthy meal prep, home style lunches delivered
  tasks: lunch office daily worker desk noon, diabetic sugar salt pressure cholesterol low sick patient, keto gym fitness protein diet weight healthy calories, elderly old grandmother pensioner shutin senior, breakfast morning bakes porridge egg, dinner evening supper night family, tiffin homecooked creole roti curry cookup rice, mealprep weekly frozen containers subscription plan freezer, mother newborn postpartum soup recovering
  hints: lunch meal meals deliver delivery food office tiffin cooked hungry breakfast dinner daily containers bring home boxes eat
  some do: pizza, Chinese chowmein, keto, sushi, burger burgers, vegan, breakfast
  related: caterers, private-chefs, snacks-pastries

snacks-pastries
  called: snack lady, pastry lady, snack maker, snack vendor, roti lady, puri lady
  work: make puri, make pastry, make roti, fry channa, finger food for party, snacks for party, snacks for school, snack tray, snacks for function, snacks for office, pastries for party, cheese platter, fruit platter, sweets for Diwali, sweets for jhandi, snacks for baby shower
  things: finger food, snack, party platter, pastry, pine tart, cheese roll, patty, beef patty, chicken patty, chicken puff, egg ball, chicken foot snack, chicken foot, puri, dhal puri, roti, paratha, bara, phulourie, samosa, channa, plantain chip, mithai, gulgula, tamarind ball, sugar cake, fudge, cassava ball, potato ball, sandwich, mini quiche, fish cake, chicken wing, canape, salted nuts, pholourie, pholouri, egg ball and pine tart, pholourie and bara, chicken foot and channa, patties, pine tarts, cheese rolls, tarts, wonton, meatballs, wraps, quiche, nuts, chips, popcorn, pera, barfi, burfi, jalebi, ladoo, laddu, sweetmeat, sawine, vermicelli, nutcake, floats, accra, trifle, poori, phulorie, pineapple tart, cheese straw, cheese stick, cheese ball, cheese puff, meat pie, chicken pie, beef pie, pot pie, sausage roll, spring roll, egg roll, chicken nuggets, chicken strips, chicken tenders, hot wings, mini burger, tuna sandwich, mini pizza, deviled eggs, breadfruit chips, gulab jamun, sweet meat, Indian sweets, peanut brittle, strawberries and chocolate, alu ball, aloo pie, fried bake, fish ball, cheese board, dessert table, potato puff
  troubles: snacks for office meeting, snacks for birthday party, something to nibble, snacks for meeting, pattie, cheese roll and patty, pine tarts order, hundred puri
  local: short eats, party cutter, bara and channa, oil roti
  brands: Maggie's Snackette, Juici Patties, Tastee Patties, Lay's chips, Doritos, Cheetos, Pringles, Oreo, KitKat, Ferrero Rocher, Snickers, Haldiram, Crix, Sunshine Snacks, Holiday Snacks
  spanish: bocaditos, pasapalos, empanadas, picadera, tequeños, arepas, pastelitos, bocadillos, hallacas, cachapas
  portuguese: salgadinhos, petiscos, coxinha, pastéis, salgados, docinhos, tapioca, doces para festa
  titles: cocktail finger foods, party snack trays, homemade pastries
  tasks: pine tart cheese roll patty patties pastry puffs, pholourie bara channa potato egg ball cassava chicken, puri roti paratha dhal dhalpuri oil, mithai sweets gulgula barfi pera jalebi ladoo diwali sawine, platter tray sandwich finger canape cocktail quiche wrap, plantain chips nuts salted, samosa spring wonton fritters aloo, sugar fudge tamarind candy brittle coconut, wings nuggets meatball slider tenders
  hints: patties pine tart cheese roll pholourie egg ball snacks pastry pastries finger school party platter buns cassava channa plantain chips dozen puffs visitors meeting office fritters samosa tea
  some do: pizza, popcorn, ice, doubles, fudge, samosa
  related: bakers-cakes, caterers

bartenders-drinks
  called: bartender, barman, bar maid, mixologist, bar service, mobile bar, drinks vendor, juice lady, juice man, drinks lady, coconut man, barista, drinks caterer, bar staff, coffee bar
  work: mix drinks, serve drinks, set up bar, drinks for wedding, drinks for party, mix cocktail, bartender for wedding, bartender for party, bartender for reception, barman for wedding, serve drinks at function, drinks for wake, ice delivery, deliver ice, waiter for drinks, drink fountain, cool drinks, bar for wedding reception, juice for children party, party cocktails
  things: cocktail, mocktail, rum punch, fruit punch, peanut punch, carrot punch, mauby, ginger beer, sorrel drink, swank, cane juice, coconut water, local juice, fresh juice, passion fruit juice, cherry juice, smoothie, jamoon wine, homemade wine, sea moss drink, open bar, bar counter, bag of ice, ice for party, wine glass rental, sorrel, lemonade, smoothies, milkshake, slush, slushie, rum, wine, beer, Guinness, stout, vodka, whisky, whiskey, champagne, alcohol, liquor, sodas, malta, punch, eggnog, ginger drink, pine drink, lime drink, jelly coconut, guava juice, mango juice, pine juice, tamarind drink, soursop punch, soursop drink, detox juice, iced tea, bubble tea, jello shots, case of water, case of drinks, block of ice, crushed ice, coffee cart, bar tender, egg nog, Irish moss, aphrodisiac drink, bottled water for event
  troubles: no one to serve drinks, bar for function, drinks for plenty people, who go share drinks
  local: cold drink, swizzle, five finger juice, liquor fuh wedding, water cocnut, drinks fuh fete
  brands: Banks Beer, El Dorado rum, XM rum, El Dorado, Hennessy, Coca Cola, Banks DIH, Carib beer, Heineken, Corona beer, GT Beer, Polar beer, Mackeson, Smirnoff, Ivanoff, Johnnie Walker, Black Label, Jack Daniels, Bacardi, Absolut vodka, Grey Goose, Ciroc, Baileys, Campari, Moet, Wray and Nephew, Captain Morgan, Red Bull, Pepsi, Sprite soda, Fanta, I-Cee, Busta soda, Topco, Starbucks
  spanish: cantinero, servicio de bar, barra libre, bebidas para fiesta, jugos naturales, cocteles, ron, cerveza, jugos, hielo
  portuguese: bartender para festa, garçom de bar, bebidas para festas, suco natural, cerveja, suco, gelo, caipirinha
  titles: mobile cocktail bar, flair bartender, homemade local drinks
  tasks: bartender barman mixologist cocktail flair wedding reception, juice fresh fruit passion cherry blend smoothie detox, mauby sorrel ginger swank local peanut punch, coconut water jelly nut, ice bag crushed block cube cooler, coffee barista espresso latte tea cappuccino, rum whisky beer vodka liquor alcohol stout champagne, mocktail kids children slush slushie milkshake nonalcoholic, wine homemade jamoon grape toast
  hints: drinks bar bartender cocktail juice rum ice punch mauby sorrel coconut water beverages mix wedding smoothie liquor serve beer blender tap lime limes shots ginger
  some do: coffee barista
  related: caterers, event-planners, mc-hosts

barbecue-grill
  called: barbecue man, BBQ man, grill master, pit master, jerk man, BBQ caterer, grill cook
  work: barbecue, bar-b-que, grill meat, roast pig, roast chicken, roast corn, grill chicken, grill chicken and ribs, grill at party, BBQ for party, grill fish, grill food, grill burgers, roast lamb, roast duck, roast goat, roast breadfruit, roast fish, roast plantain, marinate meat, rent grill, roast turkey, smoke ham, BBQ fund raiser, coal pot cooking
  things: barbecue chicken, barbecue ribs, barbecue sauce, jerk chicken, jerk pork, jerk fish, grilled chicken, grilled fish, grilled shrimp, pork ribs, roast pork, spit roast, whole pig roast, lamb chops, kebab, charcoal pit, barbecue pit, BBQ box, BBQ platter, smoked meat, tandoori chicken, barbeque, ribs, steak, brisket, coals, charcoal, jerk wings, grilled lamb, grilled pork, grilled vegetables, grilled corn, smoked chicken, smoked pork, smoked fish, suckling pig, whole pig, roast meat, rotisserie chicken, chicken skewers, grill night, jerk seasoning
  troubles: barbecue for fundraiser, barbecue for office party, BBQ for birthday, cookout for family, chicken barbecue for club
  local: bar-b-q, BBQ fundraiser, BBQ ticket, barbecue lime, roast hog
  short: BBQ
  brands: Weber grill, Traeger, Char-Broil, Kingsford, Pit Boss, Blackstone griddle, Walkerswood, Grace jerk, Kamado Joe, Masterbuilt
  spanish: parrillada, asado, pollo a la parrilla, parrillero, barbacoa, parrilla, costillas, carne asada, cochino asado
  portuguese: churrasco, churrasqueiro, frango assado, carne na brasa, espetinho, costela, carne assada, leitão assado
  titles: live grill station, charcoal grilled meats, barbecue catering
  tasks: chicken leg quarter fowl wing, ribs pork brisket smoked smoke, pig hog whole spit lechon suckling roast, jerk spicy jamaican pimento, fish shrimp seafood snapper lobster foil, fundraiser ticket club church school, lamb goat mutton duck kebab skewers, burger sausage steak beef hotdog, party lime backyard cookout birthday wedding
  hints: barbecue BBQ grill chicken ribs jerk smoke smoked pork meat coal fundraiser pig roast steak wings fire sauce lamb
  some do: hog pig, lamb, jerk
  related: caterers, private-chefs, food-trucks

food-trucks
  called: food truck, food van, food cart, food stall, street food vendor, street vendor, roadside food, snackette, mobile kitchen, hot dog man, burger man, ice cream man, food hut, food caravan, pizza truck
  work: hire food truck, food truck for event, food truck for fair, vend food at event, late night food, vendors for Mash, food for street fair, wing stop, sell food at event
  things: burger, hot dog, shawarma, taco, curry doubles, gyro, french fries, fish and chips, fried chicken, chicken and chips, loaded fries, hot dog cart, snow cone, shave ice, ice cream cart, ice cream truck, food booth, wrap and fries, cheeseburger, nachos, fries, icicle, waffle, salchipapa, beef burger, kebab wrap, onion rings, food trailer, food kiosk, soft serve, funnel cake, food court, sandwich truck, chicken in basket
  troubles: hungry late at night, food stall for fun day, food booth for concert, hungry in the night, food at cricket match, nothing open to eat
  local: road side food, fry chicken and fries, night food, corner food
  brands: McDonald's, Wendy's burger, Five Guys burger, Taco Bell, Mister Softee, Carvel, JR Burgers, Nathan's hotdog, Taylor machine, Igloo ice cream
  spanish: camión de comida, comida callejera, hamburguesa, perro caliente, puesto de comida, helados, heladero
  portuguese: carrinho de lanche, comida de rua, lanche de rua, cachorro quente, hambúrguer, sorvete, sorveteiro, lanche, batata frita
  titles: mobile food vendor, festival food stall
  tasks: burger hotdog cheeseburger beef frank bun, fries wings chicken fried chips basket nuggets, icecream cone snowcone shave icicle cold softserve, shawarma gyro wrap kebab falafel, taco nachos burrito mexican quesadilla, doubles bara channa puri trini, pizza slice cheese oven, late night midnight hungry, event wedding festival fair concert hire birthday school
  hints: food truck cart stall vendor event burger fries icecream park festival fair snowcone shave popcorn hotdog
  some do: pizza, ice, shawarma, doubles, taco, burger burgers cheeseburger
  related: caterers, barbecue-grill, snacks-pastries

preserves-sauces
  called: sauce maker, achar maker, pepper sauce lady, jam maker, condiment maker, seasoning lady, sauce lady
  work: make pepper sauce, pickle mango, preserve fruit, grind seasoning, blend seasoning, ground fruits for cake, bottle and label
  things: achar, mango achar, pepper sauce, hot sauce, cassareep, jam, guava jelly, guava jam, guava cheese, marmalade, chutney, mango chutney, mango sour, tamarind sauce, pickle, pickled onions, pickled peppers, green seasoning, curry powder, masala, garam masala, geera, peanut butter, farine, coconut oil, virgin coconut oil, soaked fruits, cherry jam, salad dressing, anchar, kuchela, jelly, preserves, browning, casreep, tuma, spices, marinade, dhye, vinegar, syrup, cocoa, sundried, condiments, ghee, dry pepper, ground pepper, pineapple jam, pine jam, sorrel jam, prunes in rum, burnt sugar, seasoned salt, turmeric powder, ginger powder, saffron powder, vanilla essence, mixed essence, garlic sauce, chilli sauce, dhal grind, mauby syrup, sorrel syrup, ginger syrup, nut butter, coconut milk, grated coconut, tapioca starch, cassava starch, dried mango, wiri wiri pepper sauce, black cake fruits
  troubles: pepper sauce to carry overseas, something to eat with mango, season for pepperpot, food need pepper, achar bottle, mango achaar, achaar
  local: souree, peppa sauce, ball-a-fire pepper, peppa, sour fuh phulourie
  brands: Chief curry, Lallah's, Turban curry, Indi curry, Indi masala, Madras curry, Rajah masala, MDH masala, Shan masala, Maggi, Matouk's, Baron sauce, Swiss ketchup, Heinz, Hellmann's, Lea Perrins, Tabasco, Sriracha, Kikkoman, Bedessee, Badia, Goya, Adobo, Sazon, Ajinomoto, Bertie's, Bolst's
  spanish: salsa picante, mermelada, encurtidos, condimentos, conservas, salsa, aliños, picante
  portuguese: molho de pimenta, geleia, conserva caseira, temperos caseiros, molho, pimenta, tempero, tucupi
  titles: homemade condiments, bottled sauces, handmade preserves
  tasks: pepper hot wiri ball fire chilli burn spicy, achar mango sour kuchela pickle anchar souree, cassareep pepperpot casreep casareep black, jam jelly guava marmalade pineapple cherry toast, seasoning green herbs thyme marinade blended garlic, curry masala geera powder spices turmeric grind, oil coconut virgin milk, peanut butter honey spread nut, fruits soaked cake christmas prunes browning
  hints: pepper sauce achar jam jelly cassareep casareep chutney mango bottle bottled pickle tamarind seasoning homemade honey guava preserve pepperpot black thick hot green syrup dried wine
  some do: jam jelly, peanut, honey, wine, oil, mauby, cheese, moss seamoss
  related: food-processing, snacks-pastries, bakers-cakes

butchers-fish
  called: butcher, butcher shop, meat shop, meat vendor, meat man, fish vendor, fish man, fish lady, fishmonger, fisherman, chicken vendor, seafood vendor, chicken man, abattoir, slaughterman, hunter, slaughter house
  work: cut up meat, clean fish, gut fish, slice meat, slaughter cow, slaughter sheep, kill hog, mince beef, meat delivery, fish delivery, kill duck, clean duck, kill goat, kill sheep, kill cow, kill pig, chop meat, scale fish, buy duck, meat for curry, meat for pepperpot, beef for pepperpot, meat for function, goat for curry, qurbani meat, halal slaughter, deliver fish, deliver chicken, chicken for restaurant, grind meat, dry fish, cut up pig
  things: beef, pork, mutton, lamb, goat meat, fresh meat, plucked chicken, dressed chicken, whole chicken, chicken parts, duck meat, wild meat, bush meat, labba, wild hog meat, deer meat, halal meat, halal chicken, cow heel, cow face, tripe, sausage, black pudding, bacon, ham, fresh fish, snapper, bangamary, gilbacker, trout, hassar, butterfish, catfish, shrimp, prawn, crab, salt fish, dried shrimp, seafood, fish fillet, fresh shrimp, fish and shrimp, fresh chicken, gizzard, oxtail, runners, mince, chorizo, saltfish, gilbaka, gillbacker, houri, patwa, sunfish, lukanani, queriman, basha, shark, kingfish, tuna, mullet, highwater, packoo, seabob, lobster, fresh duck, frozen chicken, frozen fish, chicken breast, chicken leg, chicken liver, soup bone, cow foot, cow skin, cow tongue, cow belly, pig foot, pig head, ribs for pepperpot, sheep meat, turkey for Christmas, whole turkey, duckling meat, burger patties, salted pigtail, banga mary, tambaqui meat, arapaima meat, cat fish, butter fish, king fish, tiger fish, sea bob, fish glue, fish head, smoked herring, wild duck, hot dogs and sausages, pigtail for cook-up, half a goat
  troubles: where to buy fresh fish, meat for wedding, need hog butchered, fowl to pluck, clean fish and pack, crab clean, fresh river fish
  local: hassa, blue crab, fowl meat, cow meat, Christmas ham, garlic pork meat, kill fowl, clean fowl, yard duck, hassar fuh curry
  brands: Bounty chicken, Sadia, Perdigao, Tyson chicken, Perdue chicken, Butterball, Friboi, Oscar Mayer, Black Angus, Angus beef, Wagyu, Noble House Seafoods, BEV Processors
  spanish: carnicería, carnicero, pescadería, pescado fresco, camarones, carne, pescado, cochino, chivo, mariscos, pescadero, cangrejo, pollo fresco
  portuguese: açougue, açougueiro, peixaria, peixe fresco, camarão, peixe, frango, peixeiro, carneiro, caranguejo
  titles: fresh cut meats, wholesale seafood, halal butcher
  tasks: fish snapper bangamary gilbaka trout hassar fillet butterfish tuna, shrimp prawn crab lobster seafood seabob, chicken fowl plucked breast poultry duck turkey, beef cow mince steak heel oxtail bull, pork pig hog ham bacon pigtail, goat mutton sheep lamb curry, slaughter kill halal qurbani clean abattoir, labba deer wild venison bush capybara, sausage pudding burger salami chorizo
  hints: meat beef chicken pork mutton fish goat butcher fresh cut shrimp crab cleaned cow sheep pounds duck slaughter labba gilbaka hassar bangamary freezer kill
  some do: venison deer labba wild, lobster, turkey, duck, shrimp prawns, crab crabs, pork, beef, goat mutton lamb, chicken, salmon, rabbit, pudding, sausage sausages, ham, bacon, tripe runners, heel cowheel, oxtail, shark, snapper, salt saltfish, trout bangamary
  related: poultry-livestock, grocery-delivery, fish-farming

vegetarian-vegan
  called: vegetarian cook, vegan cook, vegan chef, ital cook, rasta cook, vegetarian caterer, veg restaurant, veg lady, rastafarian cook, pandit food cook, Hindu food cook
  work: cook without meat, make parsad, cook for puja, cook for jhandi, cook veg curry, cook for fasting, Nauratri food, Navratri food, Phagwah food, make mohanbhog, cook for religious function, vegan meal prep, veg lunch delivery
  things: vegetarian, vegan, ital, ital food, veg food, vegetarian food, meatless food, plant based food, vegan cake, vegan lunch, veggie burger, tofu, soya chunks, bhaji, baigan choka, channa and potato curry, pumpkin and puri, katahar curry, mohan bhog, sweet rice, parsad, gluten free food, dairy free food, raw food, veggie bowl, veggie, calaloo, dhal, daal, karahi, kitchree, khichdi, kheer, soya, katahar, lentil, meatless, prasad, vegetarian pizza, vegetarian snacks, vegan snacks, vegan cupcakes, vegan bread, vegetable stew, vegetable curry, vegetable soup, vegetable lunch, veg chowmein, pumpkin curry, eddo curry, edoe curry, bora curry, channa curry, potato curry, balanjay choka, baingan choka, boulanger choka, tomato choka, callaloo bhaji, jackfruit curry, chickpea curry, salad bowl, fruit bowl, plant based, meat free, eggless food, vegetable cook-up, veg fried rice, seven curry for puja
  troubles: don't eat meat, food without egg, no meat no fish, fasting food, allergic to dairy, no egg no milk, allergic to egg, allergic to gluten, don't eat pork or beef, no meat food for puja, nine days food
  local: rasta food, veg seven curry, jhandi food, puja food, strict vegetarian food, no meat food
  brands: Beyond Meat, Impossible Burger, Morningstar Farms, Quorn, Gardein, Tofurky, Almond Breeze, Oatly, Silk milk, Lasco soya, Daiya
  spanish: comida vegetariana, comida vegana, cocina vegetariana, sin carne, vegetariano, vegano, almuerzo vegetariano
  portuguese: alimentação vegana, refeição vegetariana, sem carne, cozinha vegana
  titles: plant based meals, vegetarian function catering, ital cuisine
  tasks: jhandi puja prayers hindu parsad mohanbhog religious seven nauratri, vegan plant dairy tofu soya milk, ital rasta rastafarian saltless natural, gluten allergy allergic wheat free, eggless cake dessert cupcake sweet egg, lunch delivery daily weekly mealprep office, bhaji choka pumpkin channa katahar bora eddo baigan, salad raw smoothie bowl fruit, wedding function party catering guests
  hints: vegetarian vegan veg meat jhandi puja prayers nine day fasting tofu soya bhaji ital rastafarian plant salad leaf eggless dholl puri
  related: caterers, private-chefs, meal-delivery
`;
