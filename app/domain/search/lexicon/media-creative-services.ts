/** What people call the trades of Media & Creative Services. How to read it: `lexicon.ts`. */
export const MEDIA_CREATIVE_SERVICES = `
photographers
  called: photographer, cameraman, photo studio, wedding photographer, event photographer, photography, picture man, picture lady, photo man, photographer for wedding
  work: photo shoot, photoshoot, take pictures, wedding photos, wedding pictures, birthday pictures, maternity shoot, baby photos, family portrait, graduation pictures, headshot, passport photo, photo editing, photo restoration, passport size photo, engagement shoot, product photos, restore old photo, newborn photos, christening pictures, passport picture, passport photos, take photos, pictures for wedding, pictures for birthday, baby pictures, pictures for graduation, photographer for birthday, newborn pictures, newborn shoot, quinceañera photos, prom pictures, prom photos, couple pictures, couple shoot, pregnancy pictures, pregnancy photos, visa photo, visa picture, LinkedIn photo, model portfolio, bridal shoot, bridal pictures, anniversary pictures, church pictures, edit picture, enlarge picture, frame picture, print photos, print pictures, pictures for website, funeral pictures, photographer for sweet sixteen, house pictures for sale, real estate photos, cake smash photos
  things: photo, photo booth, photobooth, 360 booth, photo album, photobook, portrait picture, camera rental, baby shoot, birthday shoot, portfolio pictures, wallet size picture
  troubles: photographer cancelled, old picture torn, photo faded, picture take with family, family picture, grandchildren picture, photog, family pictures before they go back, pictures at seawall
  local: take out picture, tek picture, snap pictures
  brands: Nikon, Polaroid, Canon camera
  spanish: fotógrafo, fotos de boda, sesión de fotos, foto de pasaporte, foto carnet
  portuguese: fotografia, fotos de casamento, ensaio fotográfico, foto 3x4
  titles: pre-wedding shoot
  hints: photo photos picture pictures camera photographer portrait portraits passport wedding graduation album shoot pose visa family studio baby bump headshot prints embassy inches print newborn matriculation framed smile nikah christening
  some do: newborn, boudoir, underwater, booth, product, restoration restore, drone

videographers
  called: videographer, videography, film maker, filmmaker, video editor, cinematographer, film crew, film director
  work: wedding video, record wedding, video shoot, video coverage, video editing, music video, livestream, stream wedding online, funeral video, promotional video, documentary film, corporate video, highlight reel, birthday video, live stream funeral, interview recording, slideshow video, video for wedding, video man, video birthday party, documentary, video christening, YouTube video, edit reels, TV commercial, TV ad, live streaming, stream event, stream church service, broadcast event, short film, movie making, drama filming, video baby shower, make advertisement video
  things: video, animation video, subtitles, tribute video, slideshow, vlog, video camera, wedding film, camera crew
  troubles: family overseas can't attend, stream funeral overseas, vid
  local: show wedding live, tek video
  brands: video montage, GoPro, YouTube editor
  spanish: camarógrafo, video de boda, edición de video, videógrafo
  portuguese: cinegrafista, filmagem, vídeo de casamento, edição de vídeo, videomaker
  titles: cinematic wedding film, event videography
  hints: video film filming record recording wedding edit editing youtube clip reel livestream stream documentary footage music advert ceremony zoom DVD shoot live funeral interviews nikah photo
  some do: animation, livestream stream streaming, underwater, documentary

graphic-designers
  called: graphic designer, flyer designer, graphics man, graphic artist, poster maker
  work: logo design, logo, poster design, brochure design, business card design, label design, banner design, book cover design, menu design, funeral programme design, wedding invitation design, certificate design, redraw logo, packaging design, jersey design, newsletter layout, programme layout, design calendar, vector tracing, album cover, mascot design, flyer for barbecue, flyer for fundraiser, billboard design, sticker design, flyer for BBQ, design T-shirt, car wrap design
  things: flyer, event poster, funeral booklet, memorial card, brand identity, brochure, company logo, branding, pamphlet, letterhead, magazine, company profile, booklet layout, tribute booklet
  troubles: logo blurry, old logo look bad, tarjetas de visita, logo for business
  local: design up a flyer, party flyer
  brands: Photoshop, CorelDRAW
  spanish: diseñador gráfico, diseño de logo, volante publicitario, logotipo, afiche, folleto, diseño gráfico
  portuguese: designer gráfico, criação de logotipo, panfleto, logomarca, cartaz
  titles: brand design
  hints: logo flyer design poster brochure brand branding business card label labels booklet programme invitation invitations menu letterhead colours magazine banner eulogy cover packaging layout artwork hymns obituary funeral
  some do: animation, comic, tattoo

printing-signs
  called: printery, print shop, sign maker, sign painter, sign man, printer shop, screen printer, sign writer, T-shirt man, copy shop
  work: printing, T-shirt printing, jersey printing, invitation printing, photocopy, lamination, spiral binding, screen printing, mug printing, banner printing, business card printing, sticker printing, letterhead printing, funeral programme printing, embroidery, vehicle wrap, engraving, make flyers, print flyers, flyers and business cards, make business cards, print shirts, print T-shirts, make sign, print banner, make banner, print invitations, print labels, jerseys for team, sublimation, laminate ID, billboard, bind book, print on cup, picture on cup, blueprint printing, canvas printing, heat press, scan documents, company stamp, make trophy, trophy engraving, vehicle lettering, bus lettering, neon sign, LED sign, safety sign, logo on cap, embroider logo, monogram towels, etch glass, die cutting, magnetic sign, magnetic car sign, embroidered cap, embroidered shirt, number on jersey, print picture on pillow, print house plan, make number plate, stitch logo on shirt, window tint sticker
  things: banner, business card, sticker, decal, signboard, shop sign, bill book printing, ID card, rubber stamp, wedding invitation, plaque, name tag, badge, complimentary card, mug, bib, wristband, lanyard, flag, vinyl, sash, keychain, calendar, notepad, tumbler, tee shirt, jersey with name, brochure printing, letterhead paper, receipt book, bill book, raffle ticket, event ticket, name plate, house number, church sign, bumper sticker, branded pen, branded cup, branded bag, branded cap, key ring, ring binding, colour copy, certificate paper, memorial shirt, wake shirt, stamp pad, water bottle label, greeting card printing, family reunion shirt
  troubles: no printer at home, sign faded, print SBA, memorial programme, DTF, A3 print, PVC banner, booklet printing, programme printing, programme for funeral
  local: print out paper, flexi banner, print shirt fuh wake, photostat, run off copies
  brands: Cricut
  spanish: imprenta, impresión de camisetas, letrero, tarjetas de presentación, imprimir, impresión, franelas, pendón, fotocopia, sello, camisetas estampadas, aviso publicitario, tazas personalizadas
  portuguese: gráfica, cartão de visita, placa de loja, faixa, adesivo, xerox, carimbo, impressão, camisetas personalizadas, caneca personalizada
  titles: signage
  hints: print printing banner sign signboard shirt jersey sticker stickers flyers cards mug vinyl caps billboard tape poster letters logo booklet embroidery cup shirts vehicle programme plastic magnet badge stamp laminated hymns obituary order eulogy funeral photocopy
  some do: embroidery, billboard, neon, vinyl, 3D, mug mugs, sticker stickers, engrave engraving, stamp, wrap, LED, binding

writers-editors
  called: writer, editor, proofreader, copywriter, ghostwriter, resume writer, CV writer, poet, journalist, typesetter, content writer, technical writer
  work: job application letter, letter writing, cover letter, speech writing, book editing, write wedding vows, write poem, grammar correction, edit thesis, write eulogy, write obituary, proposal writing, biography writing, article writing, write resume, write CV, write letter, write speech, fix up resume, paraphrase, best man speech, publish book, write toast, format thesis, format references, summarise report, transcribe interview, speech for retirement, write grant proposal, write personal statement, write song lyrics, write blog post, write product description
  things: resume, CV, application letter, eulogy, obituary, wedding speech, poem, manuscript, memoir, complaint letter, essay, novel, biography, tribute, script, article, recommendation letter, vote of thanks, bibliography, press release, resignation letter, reference letter, APA format
  troubles: what to say at funeral, don't know what to write, resume too old, bad at spelling, speech for daughter wedding, can't spell good, English not good for letter, check my essay, eulogy for father
  local: write up a letter
  spanish: escritor, redactor, corrección de textos, currículum
  portuguese: redator, revisão de texto, currículo, discurso
  hints: write writing speech eulogy CV resume letter essay edit proofread book story article proposal speeches report toast content press words application thesis cover novel grammar typed bank obituary funeral tribute vows
  some do: ghostwriter novel, poem poetry, transcription, grant

audio-studios
  called: recording studio, music studio, music producer, beat maker, audio engineer, songwriter, studio man, beatmaker, composer, recording engineer, song producer, sound engineer for studio
  work: record song, mixing and mastering, mix song, master song, music production, jingle recording, chutney song recording, gospel recording, clean up audio, podcast recording, audiobook recording, dubplate, song distribution, record music, record calypso, record soca, record voice, record rap, record poem, make beat, buy beat, write song, upload song, release song, autotune voice, edit audio, clean recording, remix song, DJ intro, sound effects, edit music for dance
  things: jingle, riddim, studio time, minus one track, podcast, instrumental, album, vocals, mixtape, soundtrack, dancehall, mastering, demo recording, background music, backing track, soca song, reggae song, personalised song, theme song
  troubles: need studio to sing, want to sing, recording noisy
  local: voice a tune, lay down track, cut a dub, drop vocals, cut a song, mek a beat
  brands: Spotify, Apple Music
  spanish: estudio de grabación, grabar canción, productor musical, pista musical
  portuguese: estúdio de gravação, gravar música, mixagem, produtor musical
  titles: artist development
  hints: record recording song studio beat mix mixing mastering vocals microphone music producer chutney soca album artist jingle demo dub podcast singer single track
  some do: podcast

drone-services
  called: drone operator, drone pilot, drone, drone photographer, drone videographer
  work: drone video, drone pictures, aerial photos, aerial photography, aerial video, drone mapping, aerial survey, drone for wedding, drone footage, fly drone, drone hire, roof inspection by drone, land mapping from air, drone video of land, video from air, drone videography, aerial mapping, aerial inspection, aerial filming, 3D mapping, film from sky, spray rice with drone, drone for real estate, drone land survey
  things: aerial shot, orthomosaic, bird's eye view picture, aerial view, quadcopter, aerial picture, aerial footage
  troubles: see whole land from above, roof too high to see, need picture from above, picture of land from air
  local: picture from the air, picture from the sky
  short: UAV
  brands: DJI
  spanish: fotografía aérea, video con dron, tomas aéreas
  portuguese: filmagem com drone, fotografia aérea com drone, piloto de drone, imagens aéreas, filmagem aérea
  titles: UAV operator, licensed drone pilot, photogrammetry
  hints: drone aerial air above sky land map mapping plot roof photos video survey bird fly flying overhead view construction progress field
  some do: repair, spray spraying, training

artists-illustrators
  called: artist, portrait artist, mural artist, illustrator, cartoonist, sculptor, calligrapher, art man, drawing man, painter of pictures, sketch artist, visual artist, canvas painter, tattoo design artist, wall painter artist
  work: draw portrait, mural painting, paint mural on wall, wall art, children's book illustration, wood carving statue, pencil drawing, draw picture from photo, calligraphy, murti painting, book illustration, sketch face, draw comic, draw grandmother, draw from photo, paint from photo, hand lettering, body painting, chalk art, paint backdrop, paint on glass, mural for nursery school, draw tattoo design
  things: oil painting, canvas art, artwork, caricature, murti, pet portrait, graffiti art, mural, portrait, statue, illustration, sculpture, cartoon, watercolour, comic book, acrylic painting, art piece, landscape painting, abstract art, anime drawing, charcoal drawing
  troubles: draw late mother from photo, blank wall at school, need gift drawing, paint mural at school, picture on wall, paint cartoon on nursery wall, school wall painting
  local: draw meh picture, paint cartoon pon school wall
  spanish: artista, pintor de cuadros, dibujo de retrato, retrato
  portuguese: ilustrador, retrato a lápis, pintura em tela, desenho de retrato, caricatura
  hints: mural paint painting portrait draw drawing canvas sketch wall cartoon artist illustrate illustration book picture animals caricature nursery characters sculpture handpainted school
  some do: tattoo, sculpture sculptor, mural wall, caricature cartoon, portrait

craft-makers
  called: craft maker, artisan, Amerindian craft, basket maker, craftsman, potter, knitter, soap maker, doll maker, broom maker
  work: basket weaving, crochet, bead work, wood carving, leather work, leather craft, make clay pot, make diya, candle making, soap making, macrame, quilting, weave hat, weave mat, crochet doll, carve bowl, make dolls, make broom, resin art, tie dye, make headpiece, wood burning, make lantern, make bracelet by hand, make paper flowers
  things: tibisiri, nibbi, craft, handicraft, hammock, calabash, warishi, matapee, clay pot, pottery, waist beads, straw hat, pointer broom, souvenir, handmade jewellery, diya, leather slippers, basket, kite, doily, headdress, candle, patchwork, keepsake, sifter, handmade bag, handmade soap, handmade gift, straw bag, straw mat, woven hat, hand fan, wooden bowl, leather sandal, leather bag, leather belt, rag doll, cloth doll, bead bracelet, bead necklace, seed jewellery, bow and arrow, bath bomb, wall hanging, tourist souvenir, craft gift, carved paddle, walking stick, cocorite broom, ite palm, drum making, clay goblet, resin keychain, wool hat, flower pot handmade
  troubles: hammock rope burst, something local to carry abroad, souvenir for overseas visitors, hammock weave, balata gift
  local: indigenous craft, pointa broom
  brands: balata
  spanish: artesanía, hamaca, artesano, cestas, velas artesanales
  portuguese: artesanato, crochê, artesão, cesto, cestaria, bijuteria artesanal
  hints: craft basket baskets handmade souvenir nibbi tibisiri balata beads hammock wood carving straw pottery calabash gift indigenous amerindian traditional weave woven clay regalia feather heritage headdress wear
  some do: basket baskets, pottery clay, candle, beads bead beaded, hammock, leather, matapee matapees, warishi, balata, soap, crochet knitting, carving, quilt, macrame, resin

voice-over-radio
  called: voice over artist, radio announcer, announcer, radio host, narrator, broadcaster, newsreader, loudspeaker man, voice actor, radio presenter, radio DJ, sports commentator
  work: voice over, voiceover, radio ad, radio advertisement, death announcement, radio announcement, narration, phone greeting recording, cricket commentary, dubbing, radio commercial, voice advertisement, record advertisement, advertise on radio, radio advert, narrate documentary, voice for cartoon, radio interview, radio slot, obituary on radio, voice in Creole, record voice prompt
  things: radio programme, loudspeaker car, radio station, commentary, hailer, airtime, radio spot, radio show, advert voice, voice message, megaphone announcement, announcement car, death notice, public announcement, radio jingle voice
  troubles: let whole village know, lost person announcement, need people to know about funeral
  local: put it pon radio, hailer announcement, announce in village
  brands: NCN radio, Voice of Guyana, Kaieteur Radio
  spanish: locutor, voz en off, anuncio de radio, locución
  portuguese: locução, carro de som
  titles: commercial voice talent, bilingual narration
  hints: voice radio ad advert announcement announcer jingle narrate narration loudspeaker car record phone greeting mic TV broadcast vehicle hailer
  some do: radio

tailors-fashion-designers
  called: fashion designer, costume designer, gown designer, bridal designer, pattern maker, stylist, clothes designer, wardrobe stylist, outfit designer
  work: design dress, costume making, design African outfit, design Indian outfit, fashion show, design wedding gown, make wedding dress, make gown, design lehenga, bridesmaid dresses, design suit, custom suit, custom outfit, sketch fashion, flower girl dress, page boy suit, design swimwear, make swimwear, beaded gown, design sari blouse, custom wedding dress, mother of bride dress, design jersey dress, make choir robe
  things: Mash costume, carnival costume, wedding dress, bridal gown, evening gown, pageant gown, prom dress, graduation dress, African outfit, dashiki, ankara dress, couple outfit, Emancipation outfit, national costume, bespoke suit, fascinator, costume, kente, sherwani, veil, fashion week, birthday dress, cultural wear, Amerindian outfit, African wear, wedding lehenga, groom suit, wedding suit, tuxedo design, Mash outfit, flower girl outfit, runway outfit, church outfit, sweet sixteen dress, school play costume
  troubles: want dress like picture, plus size gown, can't find dress in size, want to look unique, nothing to wear to wedding, heritage wear
  local: sew nice gown
  spanish: diseñadora de moda, vestido de novia, vestuario, disfraz
  portuguese: estilista de moda, vestido de noiva, figurino
  titles: bespoke fashion, made to measure gown
  hints: dress gown fashion design outfit suit fabric costume wedding african bridal sketch collection runway sari gharara wear pageant national couture prom
  some do: leather, lingerie, suit, rent rental
`;
