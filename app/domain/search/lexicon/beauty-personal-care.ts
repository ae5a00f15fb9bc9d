/** What people call the trades of Beauty & Personal Care. How to read it: `lexicon.ts`. */
export const BEAUTY_PERSONAL_CARE = `
hairdressers-barbers
  called: barber shop, barber, hairdresser, hairstylist, hair stylist, hair salon, beauty salon, beautician
  work: kids haircut, haircut, cut hair, hair trim, shave, beard trim, hair colouring, dye hair, relax hair, straighten hair, wash and set, blow dry, silk press, hair treatment, hair styling, cut and fade, fade for son, trim hair, cut boy hair, colour hair, cut lady hair, do my hair, trim beard
  things: fade, perm, wig, weave, hair extension, lace front, hair highlights, keratin, hair curls, afro
  troubles: hair falling out, dandruff, grey hair, cut old man hair, blow out hair, barber come home, beard shape, groom haircut
  local: shape up, line up hair, mark up hair, low cut, press hair, cream hair
  spanish: peluquero, peluquería, barbero, estilista, teñir pelo, cortar pelo, corte de cabello
  portuguese: cabeleireiro, barbeiro, corte de cabelo, alisamento
  hints: hair haircut trim barber beard cut colour dye salon straighten relax relaxer perm wash blow dry style fade shave shape grey ends treatment highlights bald hairline clipper groom women ladies
  some do: keratin, transplant, weave extensions, perm, wig wigs toupee

braiders-locticians
  called: hair braider, loctician
  work: start locs, interlocking, dread maintenance, braid kids hair, take out braids, crochet hair install, retwist, retwist locs, retwist my locks, retwist dreads, plait hair, braid hair, cornrow hair, twist hair, locks retwist
  things: knotless braids, braids, box braids, cornrows, twists, passion twist, sisterlocs, dreadlocks, feed-in braids, stitch braids, braided ponytail, flat twist, two-strand twist, bantu knots, locs, microlocs, butterfly locs
  troubles: locs thinning, dreads coming loose, new growth in locs, back to school hair, braids too tight, dreads tighten, wig install, locks loosening, knotless for vacation, beads in child hair
  local: plaits, cane row, canerow, plait child hair, single plaits, dread, twist up dread
  spanish: trenzas, trenzadora, rastas, hacer trenzas
  portuguese: tranças, trancista, fazer tranças
  titles: protective styles, natural hair care, African hair braiding
  hints: braid braids plait plaits cornrow cornrows locs dreadlocks dreads twist twists crochet weave beads extensions wig wigs knotless hair retwist box faux roots neat

nail-technicians
  called: nail technician, nail tech, manicurist, nail salon, nail artist, pedicurist
  work: manicure, pedicure, nails, nail filling, nail refill, acrylic removal, soak off nails, nail extension, nail painting, toenail cutting, foot scrub, cuticle care, do nails, acrylic nails with design, nails at home, pedicure at home, do my nails
  things: acrylic nails, gel nails, gel polish, nail art, French tip, dip powder nails, press-on nails, polygel, full set nails, toenails, bridal nails, gel-X, nail design, short nails
  troubles: broken nail, cracked heels, corn on foot, nail lifting, nails breaking, rough feet, hard foot skin
  local: do meh toes, mani pedi, false nails
  spanish: manicurista, uñas acrílicas, uñas
  portuguese: unhas, pé e mão
  hints: nail nails manicure pedicure toe toenail toenails gel acrylic polish cuticle toes feet fingers french heel heels tips corns fill
  some do: acrylic, gel dip, ingrown

make-up-artists
  called: makeup artist, dulahin dresser
  work: bridal makeup, makeup, wedding makeup, graduation makeup, prom makeup, photoshoot makeup, airbrush makeup, sari draping, sari tying, makeup lesson, special effects makeup, Diwali makeup, carnival makeup, Mash makeup, bride makeup, makeup for bride, makeup for graduation, makeup at home, do my makeup, dress bride
  things: glam, soft glam, full glam, makeup trial, Indian bridal look, Halloween makeup, false eyelashes with makeup
  troubles: makeup for dark skin, makeup that don't melt, bride face, wedding morning face and hair, bride make up
  local: beat face, dress dulahin, wrap sari
  short: MUA
  spanish: maquillista, maquillaje, maquilladora, maquillaje de novia
  portuguese: maquiadora, maquiagem, maquiagem de noiva, maquiador
  titles: bridal party makeup
  hints: makeup face bride bridal foundation lipstick prom glam eye lashes contour wedding graduation powder photo beat concealer
  some do: airbrush, effects, permanent

skin-care-facials
  called: esthetician, aesthetician, facialist, skin care specialist, skincare, skin clinic, dermatologist, beauty therapist
  work: facial, face cleaning, chemical peel, microdermabrasion, dermaplaning, microneedling, skin brightening, exfoliating scrub, hydrafacial, Botox injection, mole removal, skin tag removal, anti-aging treatment, lip filler
  things: face cream
  troubles: acne, pimples, dark spots, face breaking out, blackheads, oily skin, dry skin, wrinkles, stretch marks, melasma, dark underarm, razor bumps, skin peeling, bad skin, face full of pimples, pimples on face, dark marks on face, oily face, greasy skin
  local: lota, bumps on face, black spots on face, clear meh skin
  spanish: cuidado de la piel, esteticista
  portuguese: limpeza de pele, cuidados com a pele, espinhas
  hints: skin face facial pimples pimple acne spots blackheads dark scar scars glow peel oily dry wrinkles cream blemishes bumps pores breakout cleanse mole melasma ageing
  some do: botox, microneedling, laser, peel peeling, wart mole, tag tags, dermaplaning

massage-therapists
  called: masseuse, masseur, spa, mobile massage, reflexologist
  work: Swedish massage, massage, deep tissue massage, hot stone massage, full body massage, back rub, foot massage, sports massage, head massage, couples massage, cupping, reflexology, lymphatic drainage massage, aromatherapy, sauna, home massage, massage at home, body massage, massage for back
  things: spa day, spa package, massage oil, massage table
  troubles: back pain, tight muscles, muscle knots, muscle pain, body aching, stiff neck, whole body hurting, stressed out body, neck cramp, sore muscles
  local: nara, pull nara, rub down, soft candle rub, rub belly
  spanish: masajista, masaje, masaje a domicilio
  portuguese: massagista, massagem, drenagem linfática
  hints: massage rub muscle muscles tense tension relax oil spa knots shoulder back foot body deep stress sore aching hot stone tired neck waist pain
  some do: reflexology, Thai, lymphatic, couples

lash-brow-technicians
  called: lash technician, lash tech, lash artist, lash studio
  work: eyebrow threading, lash extension, lash lift, lash refill, lash removal, brow lamination, eyebrow shaping, brow tint, microblading, eyebrow tattoo, eyebrow waxing, threading, ombre brows, eyebrow trimming, powder brows, eyebrow razoring, henna brows
  things: lashes, eyelashes, eyebrows, brows, cluster lashes, mink lashes, strip lashes, individual lashes
  troubles: bushy eyebrows, uneven eyebrows, thin eyebrows, short eyelashes, lashes falling off, brows threading, lash ext
  local: clean eyebrow, arch eyebrow
  spanish: pestañas, cejas, depilación de cejas
  portuguese: cílios, sobrancelha, design de sobrancelhas, alongamento de cílios
  titles: permanent makeup, brow styling, lash enhancement
  hints: lash lashes eyelash eyelashes brow brows eyebrow eyebrows thread tint microblading extensions shape lift fake long thick bushy moustache chin lip hair threading
  some do: microblading, lift, threading thread, tint tinting, lamination

waxing-hair-removal
  called: waxer, waxing studio, laser hair removal clinic
  work: Brazilian wax, leg wax, hair removal, underarm wax, chest wax, face wax, full body wax, sugaring hair removal, upper lip threading, threading, electrolysis, men's waxing, arm wax, nose wax, sideburn threading, male Brazilian, bikini wax, wax legs, wax eyebrows and legs, remove body hair
  things: wax strips, hard wax, laser session, bikini line
  troubles: hair on chin, hairy legs, hairy back, ingrown hair, unwanted hair, facial hair on woman, moustache on lady, shaving bumps on legs, underarm hair
  local: tek off hair, lip hair, pull out chin hair
  spanish: depilación, cera brasileña
  portuguese: depiladora, depilação a laser, cera quente, virilha
  titles: intimate waxing, permanent hair reduction, smooth skin waxing
  hints: wax waxing hair removal legs bikini underarm armpit laser sugaring brazilian chin facial moustache upper lip shave smooth arm hairy electrolysis
  some do: laser, electrolysis, brazilian bikini

tattoo-piercing
  called: tattoo artist, tattooist, piercer, tattoo shop, tattoo parlour, tattoo studio
  work: ear piercing, nose piercing, tattoo, tongue piercing, lip piercing, baby ear piercing, tattoo cover-up, tattoo removal, tattoo touch-up, custom tattoo design, eyebrow piercing, nipple piercing, stretch earlobe, tattoo scar cover, torn earlobe repair, pierce ears, pierce baby ears, pierce nose, pierce belly
  things: name tattoo, portrait tattoo, belly ring, nose stud, septum ring, piercing jewellery, small tattoo, memorial tattoo, tattoo ink, couple tattoo, industrial piercing
  troubles: old tattoo fading, piercing closed up, tattoo look bad
  local: bore ears, bore nose, bore navel
  spanish: tatuaje, tatuador, perforación, perforar orejas
  portuguese: tatuagem, furar orelha, colocar piercing
  titles: fine line tattoo, black and grey tattoo
  hints: tattoo pierce piercing ink ear ears nose needle belly earring sleeve cover design navel tongue initials arm name studs
  some do: removal, ear

mehndi-artists
  called: henna artist, mehndi artist
  work: bridal mehndi, mehndi design, mehndi, mehendi, henna, henna tattoo, Eid mehndi, Diwali mehndi, mehndi night, mehndi for guests, mehndi lesson, henna party, henna body art, mehndi for bride, henna for hand, mehndi for hand, dulaha mehndi
  things: henna cone, Arabic mehndi, Indian mehndi, white henna, henna crown, pregnancy belly henna, glitter mehndi, dulahin mehndi, henna stain
  troubles: mehndi before wedding, mehndi for matticore, hands decorated for wedding, bride hands and feet design, mehndi for nikah
  local: mehndi pon hand, draw mehndi
  spanish: tatuaje de henna, henna para novia
  portuguese: tatuagem de henna, pintura com henna
  titles: traditional henna, bridal henna package, henna for events, organic henna
  hints: mehndi henna bridal hands dye pattern wedding dulahin bride feet eid design
  some do: glitter jagua

tailors-seamstresses
  called: tailor, seamstress, dressmaker, tailor shop
  work: sew school uniform, sewing, clothes alteration, hem pants, shorten dress, take in pants, let out waist, change zipper in pants, sari blouse stitching, sew wedding dress, resize clothes, dress fitting, patch clothes, taper pants, take in waist, take in waist of pants, take in dress, sew dress, sew blouse, sew curtains and clothes, hem dress, fix zipper in dress, shorten pants, sew pants, make a dress
  things: school uniform, custom dress, shirt jac, choli, made to measure clothes
  troubles: pants too long, dress too big, dress too tight, torn pants, burst zipper, zip spoil, button drop off, suit not fitting, uniform too small, trousers too long, pants too big, hem skirt, short up pants, take up pants, pants waist too big, uniform for school child
  local: stitch meh pants, buss zip, buss pants, tek in dress
  spanish: sastre, costurera, costura, arreglo de ropa, coser vestido
  portuguese: alfaiate, costureira, conserto de roupa
  titles: bespoke tailoring, garment alterations
  hints: sew sewing dress hem zip zipper trousers pants alter alteration uniform tight loose waist skirt shirt tear torn tailor stitch stitching wide fit long short button buttons take suit fabric cloth patch curtain ripped let out sleeves jeans
  some do: swimsuit swimwear, leather, tuxedo, rent rental
`;
