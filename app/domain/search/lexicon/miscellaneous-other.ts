/** What people call the trades of Miscellaneous & Other. How to read it: `lexicon.ts`. */
export const MISCELLANEOUS_OTHER = `
religious-services
  called: pandit, pundit, pastor, moulvi, imam, priest, reverend, minister of religion, marriage officer, wedding officiant, spiritual healer, spiritualist, preacher, evangelist, prayer warrior, church minister, sadhu, punditji, purohit, maulana, imaam, bishop, deacon, prophet, prophetess, pujari, seer, spiritual man, exorcist, astrologer, intercessor, Christian minister, palm reader, minister for wedding, Bible teacher
  work: perform puja, do jhandi, perform nikah, perform marriage, marry us, bless house, bless car, bless shop, pray for sick, pray over house, house blessing, baby dedication, read Quran, say prayers, conduct funeral prayers, lead wake service, puja at home, pandit for puja, pandit for wedding, imam for nikah, pastor for wedding, do milaad, do shraad, pray for me, hold service, keep service, baptise me, jharay, perform wedding, officiate wedding, officiate marriage, do thirteenth day work, do tenth day work, anoint house, conduct wake, conduct funeral service, Bible study, patra reading, see patra, check patra, read hand, spiritual cleansing, remove spirit, remove curse, teach Quran, teach namaz, last rites, libation ceremony, ancestral ceremony, teach Hindi prayers, marriage counselling by pastor
  things: puja, jhandi, havan, katha, nikah, janazah, aqiqah, Quran Sharif, milad, dua, yagna, Ramayan, Gita path, Kali puja, Kali Mai, shraadh, mundan, christening, baptism, wedding blessing, new house prayers, prayer meeting, thanksgiving service, tabeez, spiritual bath, jhandi flag, pooja, pujah, jhandis, jandi, Satyanarayan, Bhagwat, Gita, aarti, mantra, tilak, ruqyah, taweez, tawiz, khatam, aqeeqah, akika, janaza, ghusl, church service, healing service, deliverance, revival, confession, novena, blessing, vows, kumfa, comfa, horoscope, astrology, tarot, voodoo, jumbie, baccoo, bakoo, Eid prayer, Quran khani, prayer request, holy water, holy communion, communion at home, mass for dead, anointing oil, funeral rites, marriage ceremony, birth chart, evil eye, evil spirit, ol higue
  troubles: bad spirit in house, somebody do me bad, bad luck in family, bad eye on baby, dead work puja, forty day prayers, one year work, haunted house, ghost in house, enemy doing me things, bless new house, keep puja, house warming prayers, pandit for jhandi
  local: lil puja, wuk fuh dead, jumbie in house, obeah, bad eye, thirteen day work, moulana, do lil work, somebody put thing on me
  spanish: sacerdote, padre para boda, bendición de casa, oración, bautizo, cura, misa, espiritista, bautismo, brujería, bendecir casa
  portuguese: padre, bênção de casa, oração e culto, batizado, pastor evangélico, batismo, missa, benzedeira, benção, oração, casamento religioso
  titles: Hindu priest, Muslim marriage officer, non-denominational minister, licensed marriage officer
  hints: prayer prayers puja jhandi pandit pastor imam church temple mosque bless blessing priest christening baptism wedding nikah spirit house moulvi evil hawan deliverance sermon christen jinn moving holy
  some do: pandit pundit puja jhandi pooja Hindu havan katha, imam moulvi maulana moulana nikah janazah Muslim aqiqah milad Quran Islamic, pastor priest reverend church Christian baptism christening baptise communion mass, spiritual obeah exorcist spiritualist kumfa comfa, astrologer astrology horoscope tarot palm

funeral-services
  called: funeral home, funeral parlour, funeral parlor, funeral director, undertaker, mortician, grave digger, tomb builder, tombstone maker, grave man, pallbearer
  work: funeral, arrange funeral, burial, bury, cremation, cremate, embalm, dress body, dig grave, clean tomb, paint tomb, repair tomb, store body, ship body, repatriate body, transport body, collect body from hospital, bathe body, bury father, bury mother, arrange burial, somebody died arrangements, weed grave, tile tomb, move body, keep body, hold body, freeze body, preserve body, organise funeral, register death, pick up body, funeral insurance payout help
  things: coffin, casket, hearse, urn for ashes, headstone, tombstone, tomb, gravestone, cemetery plot, burial plot, funeral car, pyre, crematorium, mortuary, morgue, body storage, funeral arrangement, funeral package, memorial service, wake, viewing of body, graveyard, cemetery, vault, urn, ashes, corpse, kafan, shroud, autopsy
  troubles: somebody died, father passed away, mother passed away, grandmother just died, funeral on low budget, body at hospital, death certificate, person dead at home, mommy dead, daddy dead, granny dead, husband died, wife died, uncle died, can't afford funeral, grave overgrown, death in family, coffee for wake, somebody dead arrangements, cook and sing at wake, church women for wake, mother die arrangements
  local: somebody dead, funeral place, dead house, nine night, third night, wake night, tomb want paint
  spanish: funeraria, servicio fúnebre, ataúd, entierro, cremación, cementerio, cremar, tumba, lápida
  portuguese: caixão, enterro, cremação de corpo, velório, cemitério, enterrar, cremação, coveiro, túmulo, lápide
  titles: funeral planning and burial, repatriation of remains, traditional Hindu cremation, tomb and headstone works
  hints: funeral dead death died burial bury cremate coffin wake hearse body grave mortuary tomb undertaker cremation pyre parlour passed casket embalm repatriate dress nani aji nana nine day
  some do: tombstone headstone tomb, cremation cremate crematorium, coffin casket, hearse, embalm, mortuary morgue, urn, pet

errands-queueing
  called: errand runner, errand man, errand girl, errand boy, errand service, line stander, messenger for day, helper for errands, go-fer, line holder, document runner, office runner
  work: run errand, wait in line, join line, hold place in line, queue up, queue for passport, pay bill, pay GPL bill, pay GWI bill, collect pension, collect passport, collect birth certificate, renew passport line, submit form, drop off form, collect documents, go bank for me, go ministry, go GRA office, go NIS office, pick up prescription, collect money transfer, buy things and bring, pay bills fuh me, stand in line, stand in line at passport office, join line for me, get form for me, line up for me, keep line, get birth certificate, get birth paper, get police clearance, collect cheque, collect salary, collect ID card, collect licence, renew licence for me, renew fitness, submit documents, submit papers, drop off papers, go to post office, go to licence office, go to GPL office, go to GWI office, collect medicine, collect medication, pay rates and taxes, bill payment, send money, buy and drop off, pick up something for me, book appointment, get appointment at hospital, wait for delivery, post letter, mail letter, buy stamps, get death certificate copy, deliver documents to office, carry papers to office, buy GPL credit, fill out form, wait for technician at home
  things: errand, line at passport office, birth certificate from GRO, licence office line, long line, police clearance collection, pension book, queue, queueing, pension, MoneyGram, passport line, GRA line, clinic line, immigration line, electricity bill, water bill, voucher collection, passport collection, money transfer, birth paper copy
  troubles: can't leave work to go, live overseas need papers collected, line too long, old parents need errands run, no time for line, GPL bill
  local: run about, run a message, pay light bill
  short: GRO
  brands: MMG bill payment, SurePay, Western Union, MMG top up
  spanish: mandados, hacer cola, hacer fila, diligencias, trámites, cola, mandadero, pagar recibos
  portuguese: ficar na fila, office boy, fazer mandados, pagar contas, mensageiro, pagar boletos
  titles: personal errand service, document collection, bill payment errands
  hints: errand errands line lines queue join form bill bills pay bank waiting NIS GRA passport collect stand hate office government busy clinic licence pick

laundry-ironing
  called: laundry, laundry lady, laundromat, laundry service, dry cleaner, ironing lady, wash lady, launderette, washerette, clothes washer lady
  work: wash clothes, iron clothes, press clothes, press shirts, fold clothes, wash and fold, wash and iron, wash curtains, wash blanket, wash comforter, wash sheets, wash bedding, wash work clothes, dry clean suit, clean wedding dress, remove stain from clothes, laundry pick up, laundry drop off, starch clothes, wash and iron clothes, wash my clothes, clothes pressing, wash pillows, wash tablecloths, wash linen, wash jeans, wash drapes, iron linen, iron pants, press pants, steam clothes, steam dress, bleach clothes, whiten clothes, remove stain, wash school uniform, wash sneakers and clothes, iron school uniform
  things: ironing, dirty clothes, dirty laundry, uniform pressing, bedsheet laundry, hotel linen laundry, suit cleaning, pickup and delivery laundry, bedding, blankets, comforter, bedsheets, sheets, towels, dirty linen, soiled clothes, load of clothes, hand wash
  troubles: pile of dirty clothes, rain and clothes can't dry, washing machine break need washing, stain on shirt, clothes smell musty, hate ironing, oil on shirt, wine on dress, ink on shirt, clothes mildew, washing machine spoil, clothes wash and press, laundering, wash clothes for camp
  local: iron work clothes, wash wares and clothes
  spanish: lavandería, planchado, lavado en seco, planchar ropa, lavar ropa, tintorería, planchadora, lavandera, planchar, lavar cobijas
  portuguese: passar roupa, lavar roupa, lavagem a seco, passadeira, tinturaria, lavadeira, engomar roupa, lavar cobertor
  titles: wash dry and fold, linen and garment care, pressing service
  hints: laundry clothes wash iron ironing press dry clean sheets starch fold uniforms comforter curtains stain soak washing dirty pile suit hamper
  some do: carpet, dry

babysitters-nannies
  called: babysitter, baby sitter, nanny, child care giver, nursemaid, live-in nanny, night nanny, aunty for baby, weekend babysitter, au pair, mother's help, governess, mothers helper, nursery nurse at home
  work: babysitting, mind baby, mind child, mind children, watch kids, watch baby, look after children, take care of baby, stay with child, keep baby, mind newborn, overnight babysitting, feed and bathe baby, nanny for newborn, watch kids at night, babysitter for weekend, mind my baby, help with twins, help with baby, mind kids, mind toddler, mind infant, watch my daughter, watch toddler, look after kids, look after newborn, look after child, look after toddler, keep my child, keep my kids, stay with kids, stay with children, night feed, bathe newborn, change diapers, put children to bed, babysit at wedding, babysit at night, babysitter for party, babysitter for holidays, sitter for toddler, take care of toddler, sleep with baby at night, nanny for special needs child
  things: child care, childcare, baby care at home, home child care, date night sitter, newborn care
  troubles: nobody to keep baby, sitter for tonight, baby minder fell through, night shift need sitter, child sick home from school, mommy needs help, working who mind baby, single mother working, no one to leave baby with, watch two year old, keep two year old, nobody to mind child, mind baby while at market, keep lil one, mind my child in day, watch children after school
  local: keep meh children, lil baby minder, nanny fuh stay in, watch meh children, watch meh pickney, watch lil ones, keep pickney
  spanish: niñera, cuidar niños, niñera a domicilio, cuidar bebé
  portuguese: babá, cuidadora de crianças, babá para noite, cuidar de criança
  titles: live-in childcare, experienced nanny, newborn and infant caregiver
  hints: babysit baby child children nanny watch night mind toddler keep sitter kids infant sleep out pick feed overnight home
  some do: overnight

shoe-bag-repair
  called: cobbler, shoe repair, shoemaker, shoe maker, leather repair, bag repair, bag man, shoe mender
  work: fix shoe, glue shoe, glue sole, stitch shoe, resole shoe, change heel, fix zipper, change zipper, repair handbag, repair suitcase, repair luggage, polish shoe, clean sneakers, clean shoe, stretch shoe, dye shoe, sew football boots, mend slippers, fix sandals, fix heel, fix sneakers, fix purse, fix wallet, replace heel, put new heel, stick shoe, glue sneaker, sew shoe, sew bag, sew sandals, stitch sneakers, patch shoe, patch boot, whiten sneakers, restore sneakers, wash sneakers, dye leather, fix belt, repair backpack, repair briefcase, repair umbrella, make slippers, shoe lift, punch hole in belt, build up shoe
  things: shoe sole, shoe heel, heel tip, boot sole, zipper, bag zipper, school bag strap, bag handle, handbag strap, suitcase wheel, suitcase handle, luggage zipper, leather belt repair, sandal strap, work boots repair, shoe shine, soles, insole, luggage, suitcase, jacket zip, jeans zip, purse zip, haversack zip, haversack strap, backpack strap, backpack zipper, bag clasp, bag buckle, leather shoe, leather strap, shoe buckle, shoe strap, shoe eyelet, slipper strap, sandals buckle, stiletto heel, worn heel, belt buckle
  troubles: shoe sole come off, shoe heel broke, shoe bottom open, bag zipper stuck, school bag tear, suitcase wheel broken, bag strap broke, shoe too tight, shoe pinching toe, sneaker ripped, shoes break, shoes broken, shoe burst, shoe talking, heel broken, heel break off, sneakers tearing, slippers burst, boots leaking, boots burst, bag burst, umbrella break, shoe open up
  local: shoe buss, sole dropping off, shoe want stitch, slippers buss, bag zip buss, shoe laughing, boots buss, sandal buss, haversack buss, heel drop off
  spanish: zapatero, reparación de zapatos, arreglo de cierre, suela de zapato, zapatería, cierre dañado, arreglar maleta, arreglar bolso, tacón roto, pegar suela
  portuguese: sapateiro, conserto de sapato, conserto de bolsa, conserto de mala, troca de zíper, salto quebrado
  titles: footwear restoration, leather goods repair, luggage and bag repair
  hints: shoe shoes sole heel heels bag zip leather stitch glue boots strap cobbler handle sandal suitcase sneakers peeling open handbag belt polish loose mouth
  some do: umbrella, heel heels, suitcase luggage, saddle

watch-jewellery-repair
  called: watch repair, watchmaker, clock repair, clock man, watch technician, watch battery man, horologist, watch fixer
  work: fix watch, fix clock, change watch battery, watch battery replacement, adjust watch band, remove watch link, replace watch strap, wind clock, replace watch glass, waterproof watch, engrave watch
  things: watch, wristwatch, watch battery, watch strap, watch band, watch glass, watch face, watch link, watch crown, clock, wall clock, grandfather clock, alarm clock repair, smartwatch strap, antique clock, pocket watch, gold watch, watch screws, automatic watch, leather watch strap
  troubles: watch stopped, watch not working, watch dead, watch running slow, watch battery gone, clock stopped ticking, watch got wet, watch band too big, water in watch, strap break, clock stop, gold chain burst, clasp broken, wall clock stop, bracelet broke
  local: watch stop wuk, wrist watch spoil, watch belt, clock ent ticking
  brands: Rolex, Casio, Seiko, Citizen watch, Swatch, Timex, G-Shock
  spanish: relojero, reparación de relojes, pila de reloj, correa de reloj, reloj, relojería
  portuguese: relojoeiro, conserto de relógio, bateria de relógio, pulseira de relógio, relógio, relojoaria
  titles: timepiece servicing, watch and clock restoration, battery and strap service
  hints: watch clock battery strap chain clasp ring resize snap snapped pop bracelet stopped tight solder earring stone tick glass links necklace
  some do: smart Apple, piano

bush-medicine
  called: bush doctor, herbalist, herb man, herb lady, bush medicine man, herbal doctor, traditional healer, natural healer, herbs seller, herbal lady, naturopath, piaiman, piai man, peaiman, homeopath, tonic man, roots man, natural doctor, Amerindian healer, traditional medicine man, Ayurvedic doctor
  work: bush bath, herbal bath, boil herbs, herbal treatment, herbal cleanse, natural remedy, make bush tea, steam with herbs, detox, boil bush, vaginal steam, yoni steam, blood cleanse, clean blood, colon cleanse, worm out, home remedy, natural treatment, natural cure, herbal consultation, herbs to get pregnant, herbs for arthritis, medicine for man nature, bush for cough, bush for fever, bush for diabetes, bush for belly, bush for blood, bush for asthma, bush for fibroid, bush for gas, bush for womb, bush for stroke, bush for piles, bush for arthritis, bush for pain, herbs for period pain, bush for skin rash
  things: bush medicine, bush tea, herb, herbal medicine, herbal tea, herbal tonic, bitters, capadulla, sarsaparilla, kufa, noni, moringa, soursop leaf, neem, senna, crabwood oil, crab oil, sweet broom, daisy tea, congo pump, carrion crow bush, man better man, locust bark, lemon grass tea, black sage, sea moss, aloe gel, root tonic, corilla bush, healing herbs, medicinal plant, kakaralli, toyo, lemongrass, karela, tulsi, toolsie, aloes, dandelion, vervine, capadula, hugo, ironweed, ubi, asafoetida, bush remedy, bush rope, granny backbone, sweet sage, money bush, zeb grass, zebb grass, wild daisy, wild cane, fever grass, minnie root, mauby bark, soursop leaves, corilla tea, carilla bush, carila bush, nim leaf, madar leaf, shining bush, leaf of life, ginger tea, turmeric tea, blue vervain, monkey ladder, locust gum, castor oil, greenheart seed, rock alum, bay rum, soft candle, hemp oil, CBD oil, ganja tea, medicinal marijuana
  troubles: natural cure for sugar, bush for pressure, bush for cold, herbs for kidney stone, herbs for back pain, herbs for fibroids, herbs for colds and flu, bush for worms, cleanse womb, can't get pregnant naturally, want natural medicine, doctor medicine not working, weak nature, cold in bones, herb bath
  local: nara, washout, strong back, build-up tonic, sugar bush, sour bush, goadie, old people remedy, granny remedy
  spanish: medicina natural, curandero, hierbas medicinales, té de hierbas, hierbatero, hierbas, yerbatero, plantas medicinales, remedio casero, remedios naturales, té medicinal
  portuguese: curandeiro, ervas medicinais, chá de ervas, remédio caseiro, raizeiro, garrafada, ervas, plantas medicinais, chá medicinal
  titles: traditional herbal remedies, natural health products, Amerindian medicine
  hints: bush herb herbs herbal tea bitters bath cooling natural remedy bark root leaf leaves cleanse blood senna capadulla traditional steam tonic body flu womb oil

waste-removal
  called: garbage man, garbage collector, garbage company, rubbish removal, rubbish man, waste company, waste disposal, skip rental, junk man, scrap man, garbage truck, dump man, bottle man, refuse collector, scrap dealer, battery buyer, waste collector, debris removal
  work: garbage collection, collect garbage, remove garbage, pick up garbage, haul garbage, haul away rubbish, remove rubbish, dump rubbish, haul away junk, clear junk, remove debris, haul construction debris, remove old furniture, remove old appliance, dispose old mattress, haul branches, clean out garage, clear out house, recycle, collect scrap metal, buy scrap, dispose dead animal, bin rental, carry away garbage, take away old furniture, carry away old furniture, garbage and old furniture, dump old things, clear up rubbish, pick up rubbish, collect branches, collect bush, get rid of debris, get rid of tyres, get rid of branches, haul debris, empty bin, dispose chemicals, dispose tyres, rent bin, buy copper, shred documents, throw out mattress, remove bush from yard, remove tree branches
  things: garbage, trash, rubbish, junk, skip, skip bin, dumpster, garbage bin, wheelie bin, construction waste, tree branches pile, old fridge, old stove, scrap metal, scrap iron, plastic bottle recycling, bulk garbage, industrial waste, hazardous waste, landfill, rubble, cardboard, concrete debris, broken concrete, old mattress, old tyres, old zinc, old wood, old couch, old appliances, old batteries, scrap aluminium, tin cans, glass bottle, e-waste, electronic waste, waste oil, medical waste, bush heap, dead dog, dead animal, sawdust pile, car battery scrap, septic waste bin
  troubles: garbage truck didn't come, garbage piling up, pile of rubbish in yard, debris after building, old fridge to throw out, yard full of junk, smelly garbage, bin full, renovation debris, pile of branches, old fridge throw away, junk removal, rubbish truck yard
  local: dutty yard, throw way garbage, carry way rubbish, dump fuh full, old iron, scrap fuh sell, dutty heap, ole iron
  brands: Cevons
  spanish: recogida de basura, retiro de escombros, basurero, contenedor de basura, chatarra, basura, escombros, chatarrero
  portuguese: coleta de lixo, remoção de entulho, caçamba de entulho, ferro velho, lixeiro, lixo, entulho, sucata
  titles: skip bin hire, bulk waste haulage, construction debris removal, scheduled garbage pickup
  hints: rubbish garbage trash dump junk haul cart remove debris old fridge bin collect pile clear yard waste skip scrap tyres mattress smell heap
  some do: chemical, asbestos, battery batteries, medical, skip
`;
