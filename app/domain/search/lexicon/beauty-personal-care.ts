/** What people call the trades of Beauty & Personal Care. How to read it: `lexicon.ts`. */
export const BEAUTY_PERSONAL_CARE = `
hairdressers-barbers
  called: barber shop, barber, hairdresser, hairstylist, hair stylist, hair salon, beauty salon, beautician
  work: kids haircut, haircut, cut hair, hair trim, shave, beard trim, hair colouring, dye hair, relax hair, straighten hair, wash and set, blow dry, silk press, hair treatment, hair styling, cut and fade, fade for son, trim hair, cut boy hair, colour hair, cut lady hair, do my hair, trim beard, hairstyle for bride, little boy first trim
  things: fade, perm, wig, weave, hair extension, lace front, hair highlights, keratin, hair curls, afro, hair for prom
  troubles: hair falling out, dandruff, grey hair, cut old man hair, blow out hair, barber come home, beard shape, groom haircut, itchy scalp
  local: shape up, line up hair, mark up hair, low cut, press hair, cream hair
  brands: Revlon relaxer, Dark and Lovely, ORS relaxer, TCB relaxer, Soft Sheen, Mizani, Affirm relaxer, Cantu, SheaMoisture, Creme of Nature, Clairol, Wella, L'Oreal, Garnier, Schwarzkopf, Bigen, Andis, Wahl clipper, Oster clipper, BaByliss, Eco Styler, Got2b, Brazilian Blowout, Olaplex, Jheri curl, Lottabody, Tresemme, Pantene
  spanish: peluquero, peluquería, barbero, estilista, teñir pelo, cortar pelo, corte de cabello, barbería, tinte de cabello, alisado, keratina, peinado, peinado de novia, barba, planchado de pelo
  portuguese: cabeleireiro, barbeiro, corte de cabelo, alisamento, barbearia, pintar cabelo, progressiva, penteado, penteado de noiva
  tasks: fade haircut trim clipper low men taper cut hairline mark, beard shave shape razor moustache goatee groom hot, child kid boy baby son school toddler first, colour dye highlight grey bleach blonde tint streak, relax straighten perm texturizer cream chemical, keratin treatment protein damage dandruff breaking fall thin steam, wash blow dry set press silk curl iron, wig weave extension sew lace frontal ponytail, bridal updo wedding prom style graduation occasion, home mobile elderly old house hospital bed visit
  hints: hair haircut trim barber beard cut colour dye salon straighten relax relaxer perm wash blow dry style fade shave shape grey ends treatment highlights bald hairline clipper groom women ladies
  some do: keratin, transplant, weave extensions, perm, wig wigs toupee
  related: braiders-locticians, make-up-artists

braiders-locticians
  called: hair braider, loctician
  work: start locs, interlocking, dread maintenance, braid kids hair, take out braids, crochet hair install, retwist, retwist locs, retwist my locks, retwist dreads, plait hair, braid hair, cornrow hair, twist hair, locks retwist
  things: knotless braids, braids, box braids, cornrows, twists, passion twist, sisterlocs, dreadlocks, feed-in braids, stitch braids, braided ponytail, flat twist, two-strand twist, bantu knots, locs, microlocs, butterfly locs
  troubles: locs thinning, dreads coming loose, new growth in locs, back to school hair, braids too tight, dreads tighten, wig install, locks loosening, knotless for vacation, beads in child hair
  local: plaits, cane row, canerow, plait child hair, single plaits, dread, twist up dread
  brands: X-Pression, Xpression, Kanekalon, Shine n Jam, Marley braid, FreeTress, RastAfri, Ruwa hair, Jamaican Mango, EZ Braid, Bobbi Boss, Darling hair, African Pride, Mielle, Outre braid, Sensationnel
  spanish: trenzas, trenzadora, rastas, hacer trenzas
  portuguese: tranças, trancista, fazer tranças
  titles: protective styles, natural hair care, African hair braiding
  tasks: knotless box single boho goddess individual, cornrow canerow feed stitch straight zigzag, retwist loc dread interlock maintenance tighten root growth, start starter micro sister instant new, child kid school bead girl daughter little, twist passion senegalese marley two strand spring, crochet faux butterfly wig weave sew, men boy male man son, takedown remove loosen undo wash, plait natural flat bantu simple
  hints: braid braids plait plaits cornrow cornrows locs dreadlocks dreads twist twists crochet weave beads extensions wig wigs knotless hair retwist box faux roots neat
  related: hairdressers-barbers, make-up-artists

nail-technicians
  called: nail technician, nail tech, manicurist, nail salon, nail artist, pedicurist
  work: manicure, pedicure, nails, nail filling, nail refill, acrylic removal, soak off nails, nail extension, nail painting, toenail cutting, foot scrub, cuticle care, do nails, acrylic nails with design, nails at home, pedicure at home, do my nails
  things: acrylic nails, gel nails, gel polish, nail art, French tip, dip powder nails, press-on nails, polygel, full set nails, toenails, bridal nails, gel-X, nail design, short nails, acrylic set, acrylics
  troubles: broken nail, cracked heels, corn on foot, nail lifting, nails breaking, rough feet, hard foot skin
  local: do meh toes, mani pedi, false nails
  brands: OPI, Gelish, CND Shellac, Kiss nails, Young Nails, Essie polish, DND gel, Beetles gel, Mia Secret, Modelones, Kiara Sky, Morovan, China Glaze, SNS powder, Born Pretty, Makartt, Dashing Diva, Orly polish, Cuccio, SuperNail
  spanish: manicurista, uñas acrílicas, uñas
  portuguese: unhas, pé e mão
  tasks: acrylic full set extension tip long coffin sculpt, gel polish shellac builder polygel overlay, manicure hand cuticle finger file buff, pedicure foot feet toe heel scrub cracked hard spa, fill refill infill lift growth, remove soak off take, art design bling french rhinestone glitter chrome paint, bridal wedding prom birthday graduation event, broken repair crack chip snap, corn callus ingrown fungus diabetic thick, press false stick child kid
  hints: nail nails manicure pedicure toe toenail toenails gel acrylic polish cuticle toes feet fingers french heel heels tips corns fill
  some do: acrylic, gel dip, ingrown
  related: lash-brow-technicians, skin-care-facials, hairdressers-barbers

make-up-artists
  called: makeup artist, dulahin dresser
  work: bridal makeup, makeup, wedding makeup, graduation makeup, prom makeup, photoshoot makeup, airbrush makeup, sari draping, sari tying, makeup lesson, special effects makeup, Diwali makeup, carnival makeup, Mash makeup, bride makeup, makeup for bride, makeup for graduation, makeup at home, do my makeup, dress bride, bridal face
  things: glam, soft glam, full glam, makeup trial, Indian bridal look, Halloween makeup, false eyelashes with makeup
  troubles: makeup for dark skin, makeup that don't melt, bride face, wedding morning face and hair, bride make up
  local: beat face, dress dulahin, wrap sari
  short: MUA
  brands: Fenty Beauty, MAC makeup, NYX, Maybelline, Black Opal, Black Radiance, Milani, Juvia's Place, Huda Beauty, Morphe, Urban Decay, Too Faced, Sacha Cosmetics, Estee Lauder, Clinique, CoverGirl, Ben Nye, Kryolan, Ruby Kisses, Mary Kay, Avon makeup, Bobbi Brown, Nars, Sephora, Iman cosmetics
  spanish: maquillista, maquillaje, maquilladora, maquillaje de novia
  portuguese: maquiadora, maquiagem, maquiagem de noiva, maquiador
  titles: bridal party makeup
  tasks: bridal bride wedding dulahin nikah reception, graduation prom school ball teen formal, photo shoot camera studio model portrait, glam party birthday night full soft dinner, airbrush flawless hd, costume mash carnival halloween effect stage body theatre, lesson class teach learn course self, sari drape wrap lehenga indian tie, bridesmaid group mother family guest, lash strip eye false brow
  hints: makeup face bride bridal foundation lipstick prom glam eye lashes contour wedding graduation powder photo beat concealer
  some do: airbrush, effects, permanent
  related: hairdressers-barbers, lash-brow-technicians, skin-care-facials

skin-care-facials
  called: esthetician, aesthetician, facialist, skin care specialist, skincare, skin clinic, dermatologist, beauty therapist
  work: facial, face cleaning, chemical peel, microdermabrasion, dermaplaning, microneedling, skin brightening, exfoliating scrub, hydrafacial, Botox injection, mole removal, skin tag removal, anti-aging treatment, lip filler
  things: face cream
  troubles: acne, pimples, dark spots, face breaking out, blackheads, oily skin, dry skin, wrinkles, stretch marks, melasma, dark underarm, razor bumps, skin peeling, bad skin, face full of pimples, pimples on face, dark marks on face, oily face, greasy skin
  local: lota, bumps on face, black spots on face, clear meh skin
  brands: Proactiv, CeraVe, Cetaphil, Ambi cream, Neutrogena, The Ordinary serum, Differin, Bio-Oil, Palmer's cocoa butter, Nivea, Olay, Eucerin, La Roche-Posay, Dermalogica, Retin-A, tretinoin, Kojie San, Caro White, Carotone, Caro Light, Fair and White, Fair and Lovely, Makari, Aveeno, Obagi, Noxzema, Juvederm
  spanish: cuidado de la piel, esteticista, quitar manchas
  portuguese: limpeza de pele, cuidados com a pele, espinhas
  tasks: acne pimple breakout bumps cystic pus, dark spot melasma hyperpigmentation blemish brighten uneven scar mark lota, facial cleanse deep pore blackhead extraction clean oily, peel chemical glow resurfacing dull, microneedling derma dermaplaning needle microdermabrasion, wrinkle age botox filler line lip lift, mole tag wart growth skin remove, dry hydrate hydrafacial moisture flaky eczema, men razor beard shave ingrown, back body underarm stretch scrub thigh butt, teen young school consultation routine product
  hints: skin face facial pimples pimple acne spots blackheads dark scar scars glow peel oily dry wrinkles cream blemishes bumps pores breakout cleanse mole melasma ageing
  some do: botox, microneedling, laser, peel peeling, wart mole, tag tags, dermaplaning
  related: massage-therapists, waxing-hair-removal, make-up-artists

massage-therapists
  called: masseuse, masseur, spa, mobile massage, reflexologist
  work: Swedish massage, massage, deep tissue massage, hot stone massage, full body massage, back rub, foot massage, sports massage, head massage, couples massage, cupping, reflexology, lymphatic drainage massage, aromatherapy, sauna, home massage, massage at home, body massage, massage for back
  things: spa day, spa package, massage oil, massage table, deep tissue
  troubles: back pain, tight muscles, muscle knots, muscle pain, body aching, stiff neck, whole body hurting, stressed out body, neck cramp, sore muscles
  local: nara, pull nara, rub down, soft candle rub, rub belly
  brands: Theragun, Hypervolt, Earthlite, Biotone, Homedics, Hyperice
  spanish: masajista, masaje, masaje a domicilio
  portuguese: massagista, massagem, drenagem linfática
  tasks: deep tissue knot tight muscle tension, swedish relax stress full unwind calm aromatherapy, sport injury athlete gym sprain strain football, pregnant prenatal pregnancy maternity, nara belly traditional candle abdomen rub, foot reflexology feet leg sole, back neck shoulder pain waist stiff sciatica ache, couple wife valentine anniversary husband romantic, lymphatic drainage cupping surgery lipo swelling postpartum, hot stone spa sauna steam package, home mobile visit hotel house office
  hints: massage rub muscle muscles tense tension relax oil spa knots shoulder back foot body deep stress sore aching hot stone tired neck waist pain
  some do: reflexology, Thai, lymphatic, couples
  related: physiotherapists, skin-care-facials

lash-brow-technicians
  called: lash technician, lash tech, lash artist, lash studio
  work: eyebrow threading, lash extension, lash lift, lash refill, lash removal, brow lamination, eyebrow shaping, brow tint, microblading, eyebrow tattoo, eyebrow waxing, threading, ombre brows, eyebrow trimming, powder brows, eyebrow razoring, henna brows
  things: lashes, eyelashes, eyebrows, brows, cluster lashes, mink lashes, strip lashes, individual lashes
  troubles: bushy eyebrows, uneven eyebrows, thin eyebrows, short eyelashes, lashes falling off, brows threading, lash ext
  local: clean eyebrow, arch eyebrow
  brands: Ardell, Kiss lashes, Duo glue, Lashify, Latisse, Bella Lash, Borboleta, RefectoCil, Eylure, NovaLash, Xtreme Lashes, Elleebana, Godefroy
  spanish: pestañas, cejas, depilación de cejas
  portuguese: cílios, sobrancelha, design de sobrancelhas, alongamento de cílios
  titles: permanent makeup, brow styling, lash enhancement
  tasks: extension classic volume mink individual hybrid full long, refill fill infill, lift perm curl natural, remove removal off glue, thread threading shape arch bushy clean, microblade microblading tattoo semi permanent ombre powder, tint dye colour henna, lamination laminate fluffy, wax tweeze razor, strip cluster party temporary
  hints: lash lashes eyelash eyelashes brow brows eyebrow eyebrows thread tint microblading extensions shape lift fake long thick bushy moustache chin lip hair threading
  some do: microblading, lift, threading thread, tint tinting, lamination
  related: make-up-artists, waxing-hair-removal, nail-technicians

waxing-hair-removal
  called: waxer, waxing studio, laser hair removal clinic
  work: Brazilian wax, leg wax, hair removal, underarm wax, chest wax, face wax, full body wax, sugaring hair removal, upper lip threading, threading, electrolysis, men's waxing, arm wax, nose wax, sideburn threading, male Brazilian, bikini wax, wax legs, wax eyebrows and legs, remove body hair, leg hair off, legs and underarm
  things: wax strips, hard wax, laser session, bikini line
  troubles: hair on chin, hairy legs, hairy back, ingrown hair, unwanted hair, facial hair on woman, moustache on lady, shaving bumps on legs, underarm hair
  local: tek off hair, lip hair, pull out chin hair
  brands: Nair, Veet, Gigi wax, Cirepil, Italwax, Depileve, Lycon, Nad's wax, Surgi Cream, Magic Shave, Tend Skin, Silk-epil, Parissa, Nufree
  spanish: depilación, cera brasileña, quitar vellos
  portuguese: depiladora, depilação a laser, cera quente, virilha, depilação
  titles: intimate waxing, permanent hair reduction, smooth skin waxing
  tasks: brazilian bikini intimate private pubic, leg thigh hairy calf half, underarm armpit dark, face chin lip moustache sideburn upper beard, brow eyebrow arch, back chest men male man shoulder, laser permanent session ipl forever, electrolysis needle, sugar sugaring sensitive natural organic, full body arm whole, thread threading, ingrown bump shaving razor
  hints: wax waxing hair removal legs bikini underarm armpit laser sugaring brazilian chin facial moustache upper lip shave smooth arm hairy electrolysis
  some do: laser, electrolysis, brazilian bikini
  related: skin-care-facials, lash-brow-technicians, hairdressers-barbers

tattoo-piercing
  called: tattoo artist, tattooist, piercer, tattoo shop, tattoo parlour, tattoo studio
  work: ear piercing, nose piercing, tattoo, tongue piercing, lip piercing, baby ear piercing, tattoo cover-up, tattoo removal, tattoo touch-up, custom tattoo design, eyebrow piercing, nipple piercing, stretch earlobe, tattoo scar cover, torn earlobe repair, pierce ears, pierce baby ears, pierce nose, pierce belly
  things: name tattoo, portrait tattoo, belly ring, nose stud, septum ring, piercing jewellery, small tattoo, memorial tattoo, tattoo ink, couple tattoo, industrial piercing, nose ring
  troubles: old tattoo fading, piercing closed up, tattoo look bad
  local: bore ears, bore nose, bore navel
  brands: Eternal Ink, Dynamic ink, Intenze, Saniderm, H2Ocean, Hustle Butter, Tattoo Goo, Inkbox, Dragonhawk, Cheyenne pen, FK Irons, Emla cream, Studex
  spanish: tatuaje, tatuador, perforación, perforar orejas
  portuguese: tatuagem, furar orelha, colocar piercing
  titles: fine line tattoo, black and grey tattoo
  tasks: ear lobe earring baby child bore stud girl, nose septum nostril ring, belly navel button, tongue lip mouth, cartilage industrial helix tragus, cover old fade touch rework ugly, remove removal laser ex erase, portrait memorial face realistic dead mother, name script letter initial quote small couple, sleeve custom design arm tribal large drawing, lobe torn stretch split repair, scar surgery mark, jewellery aftercare infected swollen
  hints: tattoo pierce piercing ink ear ears nose needle belly earring sleeve cover design navel tongue initials arm name studs
  some do: removal, ear
  related: mehndi-artists, artists-illustrators

mehndi-artists
  called: henna artist, mehndi artist
  work: bridal mehndi, mehndi design, mehndi, mehendi, henna, henna tattoo, Eid mehndi, Diwali mehndi, mehndi night, mehndi for guests, mehndi lesson, henna party, henna body art, mehndi for bride, henna for hand, mehndi for hand, dulaha mehndi, dulahin hands, hands done for Hindu wedding
  things: henna cone, Arabic mehndi, Indian mehndi, white henna, henna crown, pregnancy belly henna, glitter mehndi, dulahin mehndi, henna stain, mehandi, sangeet mehndi
  troubles: mehndi before wedding, mehndi for matticore, hands decorated for wedding, bride hands and feet design, mehndi for nikah
  local: mehndi pon hand, draw mehndi
  brands: Golecha, Kaveri cone, Prem Dulhan, Neha mehndi, Jamila henna, Singh Satrang, Nupur mehndi, Rani Kone
  spanish: tatuaje de henna, henna para novia
  portuguese: tatuagem de henna, pintura com henna
  titles: traditional henna, bridal henna package, henna for events, organic henna
  tasks: bridal bride dulahin wedding matticore nikah, guest party group sangeet night family, eid ramadan festival diwali holiday, simple small casual quick finger, arabic gulf floral modern, indian rajasthani traditional detailed heavy, feet foot leg, pregnancy belly baby shower maternity, white glitter jagua gold stain, lesson class learn cone buy teach, dulaha groom men
  hints: mehndi henna bridal hands dye pattern wedding dulahin bride feet eid design
  some do: glitter jagua
  related: make-up-artists, tattoo-piercing, artists-illustrators

tailors-seamstresses
  called: tailor, seamstress, dressmaker, tailor shop
  work: sew school uniform, sewing, clothes alteration, alter dress, hem pants, shorten dress, take in pants, let out waist, change zipper in pants, sari blouse stitching, sew wedding dress, resize clothes, dress fitting, patch clothes, taper pants, take in waist, take in waist of pants, take in dress, sew dress, sew blouse, sew curtains and clothes, hem dress, fix zipper in dress, shorten pants, sew pants, make a dress, shorten curtains
  things: school uniform, custom dress, shirt jac, choli, made to measure clothes, christening gown, wedding frock, dress zipper
  troubles: pants too long, dress too big, dress too tight, torn pants, burst zipper, zip spoil, button drop off, suit not fitting, uniform too small, trousers too long, pants too big, hem skirt, short up pants, take up pants, pants waist too big, uniform for school child, zip broke on dress, dress zip
  local: stitch meh pants, buss zip, buss pants, tek in dress
  brands: Simplicity pattern, McCall's pattern, Butterick, Burda pattern, Vogue pattern, Dickies uniform, Gutermann thread, Velcro
  spanish: sastre, costurera, costura, arreglo de ropa, coser vestido, ruedo de pantalón, ruedo, ajustar ropa, arreglar vestido, arreglar ropa, coger el bajo, bajo de pantalón, queda grande el pantalón, recoger pantalón, achicar pantalón
  portuguese: alfaiate, costureira, conserto de roupa, bainha, bainha de calça, ajustar roupa, apertar calça
  titles: bespoke tailoring, garment alterations
  tasks: hem shorten long length short leg, waist loose tight big resize fit take let, zip zipper button replace buss broken, uniform school child pinafore skirt khaki, wedding gown bridal bridesmaid bride flower, suit trousers shirt jacket men shirtjac blazer, dress gown prom evening party custom ladies, sari choli blouse lehenga salwar indian kurta, tear torn patch rip hole mend burst, curtain cushion drape sheet pillow blind, staff work overall company scrubs bulk, costume carnival dance african ankara, leather swimsuit stretch bag jeans denim
  hints: sew sewing dress hem zip zipper trousers pants alter alteration uniform tight loose waist skirt shirt tear torn tailor stitch stitching wide fit long short button buttons take suit fabric cloth patch curtain ripped let out sleeves jeans
  some do: swimsuit swimwear, leather, tuxedo, rent rental
  related: tailors-fashion-designers, upholstery-curtains, garment-making
`;
