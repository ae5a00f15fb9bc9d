/** What people call the trades of Media & Creative Services. How to read it: `lexicon.ts`. */
export const MEDIA_CREATIVE_SERVICES = `
photographers
  called: photographer, cameraman, photo studio, wedding photographer, event photographer, photography, picture man, picture lady, photo man, photographer for wedding
  work: photo shoot, photoshoot, take pictures, wedding photos, wedding pictures, birthday pictures, maternity shoot, baby photos, family portrait, graduation pictures, headshot, passport photo, photo editing, photo restoration, passport size photo, engagement shoot, product photos, restore old photo, newborn photos, christening pictures, passport picture, passport photos, take photos, pictures for wedding, pictures for birthday, baby pictures, pictures for graduation, photographer for birthday, newborn pictures, newborn shoot, quinceañera photos, prom pictures, prom photos, couple pictures, couple shoot, pregnancy pictures, pregnancy photos, visa photo, visa picture, LinkedIn photo, model portfolio, bridal shoot, bridal pictures, anniversary pictures, church pictures, edit picture, enlarge picture, frame picture, print photos, print pictures, pictures for website, funeral pictures, photographer for sweet sixteen, house pictures for sale, real estate photos, cake smash photos, pictures of menu, pictures of dishes
  things: photo, photo booth, photobooth, 360 booth, photo album, photobook, portrait picture, camera rental, baby shoot, birthday shoot, portfolio pictures, wallet size picture
  troubles: photographer cancelled, old picture torn, photo faded, picture take with family, family picture, grandchildren picture, photog, family pictures before they go back, pictures at seawall
  local: take out picture, tek picture, snap pictures
  brands: Nikon, Polaroid, Canon camera, Fujifilm, Instax, Kodak, Sony Alpha, Pentax, Lightroom, Godox, Canon EOS, Shutterfly, Snapfish, Acme Photo, Tamron, Lumix, Olympus camera, Profoto, Facetune, Hasselblad
  spanish: fotógrafo, fotos de boda, sesión de fotos, foto de pasaporte, foto carnet, sacar fotos, fotos de familia, fotógrafo para quince años
  portuguese: fotografia, fotos de casamento, ensaio fotográfico, foto 3x4, tirar fotos
  titles: pre-wedding shoot
  tasks: wedding bride engagement couple nikah reception groom bridal proposal, baby newborn infant christening toddler smash milestone, maternity pregnant pregnancy bump belly expecting, passport visa id embassy document biometric size inch white, family portrait grandchildren studio reunion generation anniversary, graduation school class matriculation gown prom yearbook, birthday party event booth 360 sixteen quinceanera concert celebration, product food menu advertise commercial catalogue business house property, headshot model linkedin corporate staff profile portfolio professional, restore old torn faded edit retouch frame print enlarge scan
  hints: photo photos picture pictures camera photographer portrait portraits passport wedding graduation album shoot pose visa family studio baby bump headshot prints embassy inches print newborn matriculation framed smile nikah christening
  some do: newborn, boudoir, underwater, booth, product, restoration restore, drone
  related: videographers, drone-services

videographers
  called: videographer, videography, film maker, filmmaker, video editor, cinematographer, film crew, film director, wedding video man
  work: wedding video, record wedding, video shoot, video coverage, video editing, music video, livestream, stream wedding online, funeral video, promotional video, documentary film, corporate video, highlight reel, birthday video, live stream funeral, interview recording, slideshow video, video for wedding, video man, video birthday party, documentary, video christening, YouTube video, edit reels, TV commercial, TV ad, live streaming, stream event, stream church service, broadcast event, short film, movie making, drama filming, video baby shower, make advertisement video, wedding filmed
  things: video, animation video, subtitles, tribute video, slideshow, vlog, video camera, wedding film, camera crew, kwe kwe video
  troubles: family overseas can't attend, stream funeral overseas, vid, whole day recorded, record whole day
  local: show wedding live, tek video
  brands: video montage, GoPro, YouTube editor, Final Cut, Premiere Pro, DaVinci Resolve, CapCut, iMovie, OBS Studio, StreamYard, Filmora, Handycam, Osmo Pocket, Insta360, Vimeo, InShot, After Effects, Sony Vegas, Camtasia, Kinemaster, VCR tape, Betamax, Ronin gimbal
  spanish: camarógrafo, video de boda, edición de video, videógrafo, filmar boda
  portuguese: cinegrafista, filmagem, vídeo de casamento, edição de vídeo, videomaker, filmar casamento
  titles: cinematic wedding film, event videography
  tasks: wedding bride nikah cinematic ceremony reception couple, livestream stream live zoom online broadcast overseas facebook funeral, edit cut subtitle caption montage trim clip colour, music artist song clip singer soca, advert commercial promo business company corporate promotional tv ad, documentary film movie drama story interview short, reel youtube social tiktok instagram vlog content, slideshow tribute memorial photo birthday memory, animation cartoon explainer 3d motion intro, dvd vhs tape transfer convert digitise cassette old
  hints: video film filming record recording wedding edit editing youtube clip reel livestream stream documentary footage music advert ceremony zoom DVD shoot live funeral interviews nikah photo
  some do: animation, livestream stream streaming, underwater, documentary
  related: photographers, drone-services, audio-studios

graphic-designers
  called: graphic designer, flyer designer, graphics man, graphic artist, poster maker
  work: logo design, logo, poster design, brochure design, business card design, label design, banner design, book cover design, menu design, funeral programme design, wedding invitation design, certificate design, redraw logo, packaging design, jersey design, newsletter layout, programme layout, design calendar, vector tracing, album cover, mascot design, flyer for barbecue, flyer for fundraiser, billboard design, sticker design, flyer for BBQ, design T-shirt, car wrap design, design card
  things: flyer, event poster, funeral booklet, memorial card, brand identity, brochure, company logo, branding, pamphlet, letterhead, magazine, company profile, booklet layout, tribute booklet
  troubles: logo blurry, old logo look bad, logo for business
  local: design up a flyer, party flyer
  brands: Photoshop, CorelDRAW, Adobe Illustrator, InDesign, Affinity Designer, Behance, 99designs, PosterMyWall, Pantone, GIMP, Freepik, Microsoft Publisher, Inkscape, Adobe Express, Looka, PixelLab, Shutterstock
  spanish: diseñador gráfico, diseño de logo, volante publicitario, logotipo, afiche, folleto, diseño gráfico
  portuguese: designer gráfico, criação de logotipo, panfleto, logomarca, cartaz, cartões de visita
  titles: brand design
  tasks: logo brand branding identity business redraw emblem mascot, flyer poster event party fundraiser concert barbecue fete, card letterhead business stationery complimentary envelope, label packaging bottle product jar box pouch, funeral programme obituary eulogy memorial booklet tribute hymn, invitation wedding birthday shower invite christening, menu brochure pamphlet catalogue profile restaurant folder, banner billboard sign backdrop wrap vehicle sticker, magazine book newsletter cover layout album calendar report, social post instagram facebook digital ad online
  hints: logo flyer design poster brochure brand branding business card label labels booklet programme invitation invitations menu letterhead colours magazine banner eulogy cover packaging layout artwork hymns obituary funeral
  some do: animation, comic, tattoo
  related: printing-signs, graphic-ui-design, artists-illustrators

printing-signs
  called: printery, print shop, sign maker, sign painter, sign man, printer shop, screen printer, sign writer, T-shirt man, copy shop
  work: printing, T-shirt printing, jersey printing, invitation printing, photocopy, lamination, spiral binding, screen printing, mug printing, banner printing, business card printing, sticker printing, letterhead printing, funeral programme printing, embroidery, vehicle wrap, engraving, make flyers, print flyers, flyers and business cards, make business cards, print shirts, print T-shirts, make sign, print banner, make banner, print invitations, print labels, jerseys for team, sublimation, laminate ID, billboard, bind book, print on cup, picture on cup, blueprint printing, canvas printing, heat press, scan documents, company stamp, make trophy, trophy engraving, vehicle lettering, bus lettering, neon sign, LED sign, safety sign, logo on cap, embroider logo, monogram towels, etch glass, die cutting, magnetic sign, magnetic car sign, embroidered cap, embroidered shirt, embroider shirt, number on jersey, print picture on pillow, print house plan, make number plate, stitch logo on shirt, window tint sticker, car wrap
  things: banner, business card, sticker, decal, signboard, shop sign, bill book printing, ID card, rubber stamp, wedding invitation, plaque, name tag, badge, complimentary card, mug, bib, wristband, lanyard, flag, vinyl, sash, keychain, calendar, notepad, tumbler, tee shirt, jersey with name, brochure printing, letterhead paper, receipt book, bill book, raffle ticket, event ticket, name plate, house number, church sign, bumper sticker, branded pen, branded cup, branded bag, branded cap, key ring, ring binding, colour copy, certificate paper, memorial shirt, wake shirt, stamp pad, water bottle label, greeting card printing, family reunion shirt, booklet for church, programme booklet, memorial booklet, banner for shop front
  troubles: no printer at home, sign faded, print SBA, memorial programme, DTF, A3 print, PVC banner, booklet printing, programme printing, programme for funeral
  local: print out paper, flexi banner, print shirt fuh wake, photostat, run off copies
  brands: Cricut, VistaPrint, Mimaki, Roland printer, Epson sublimation, Risograph, Heidelberg press, Silhouette Cameo, Siser, Oracal, Sintra board, Coroplast, Plastisol, Glowforge, xTool, Bambu Lab, Creality, Ender 3, Prusa, Avery label, Guyana National Printers, Plexiglas, Dibond, Trodat, Brother PR, Barudan, Tajima, Zazzle, Mutoh
  spanish: imprenta, impresión de camisetas, letrero, tarjetas de presentación, imprimir, impresión, franelas, pendón, fotocopia, sello, camisetas estampadas, aviso publicitario, tazas personalizadas, estampar camisetas, franelas estampadas
  portuguese: gráfica, cartão de visita, placa de loja, faixa, adesivo, xerox, carimbo, impressão, camisetas personalizadas, caneca personalizada, estampar camiseta, camisetas
  titles: signage
  tasks: shirt tshirt jersey tee dtf sublimation heat vest family reunion, banner flag backdrop pvc vinyl flexi tarpaulin poster, signboard shop sign billboard neon led letter storefront outdoor, sticker decal label magnet bumper vehicle wrap bus lettering, card flyer brochure letterhead business invitation complimentary pamphlet, mug cup tumbler keychain pen pillow gift souvenir, photocopy copy laminate scan document bind thesis sba assignment, programme booklet funeral wedding hymn obituary eulogy ticket, embroidery cap stitch monogram towel logo uniform, stamp plaque trophy engrave medal badge nameplate etch award, receipt bill invoice book raffle notepad carbon, plan blueprint drawing a3 canvas large
  hints: print printing banner sign signboard shirt jersey sticker stickers flyers cards mug vinyl caps billboard tape poster letters logo booklet embroidery cup shirts vehicle programme plastic magnet badge stamp laminated hymns obituary order eulogy funeral photocopy
  some do: embroidery, billboard, neon, vinyl, 3D, mug mugs, sticker stickers, engrave engraving, stamp, wrap, LED, binding
  related: graphic-designers, stationery-school

writers-editors
  called: writer, editor, proofreader, copywriter, ghostwriter, resume writer, CV writer, poet, journalist, typesetter, content writer, technical writer
  work: job application letter, letter writing, cover letter, speech writing, book editing, write wedding vows, write poem, grammar correction, edit thesis, write eulogy, write obituary, proposal writing, biography writing, article writing, write resume, write CV, write letter, write speech, fix up resume, paraphrase, best man speech, publish book, write toast, format thesis, format references, summarise report, transcribe interview, speech for retirement, write grant proposal, write personal statement, write song lyrics, write blog post, write product description, talk at funeral, speak at funeral, words for funeral
  things: resume, CV, application letter, eulogy, obituary, wedding speech, poem, manuscript, memoir, complaint letter, essay, novel, biography, tribute, script, article, recommendation letter, vote of thanks, bibliography, press release, resignation letter, reference letter, APA format
  troubles: what to say at funeral, don't know what to write, resume too old, bad at spelling, speech for daughter wedding, can't spell good, English not good for letter, check my essay, eulogy for father
  local: write up a letter
  brands: Grammarly, Wattpad, Scribd, Kindle publishing, Amazon KDP, EndNote, Mendeley, Zotero, Quillbot, Scrivener, Europass, MLA format, Harvard referencing, Guyana Prize, Substack, LaTeX, Lulu publishing, Otter.ai
  spanish: escritor, redactor, corrección de textos, currículum
  portuguese: redator, revisão de texto, currículo, discurso
  tasks: resume cv cover job application vacancy employment linkedin, eulogy obituary funeral tribute dead memorial death, speech wedding toast vow bestman retirement farewell thanks address, thesis essay dissertation reference bibliography apa format research academic, proofread edit grammar spell correct check mistake punctuation, proposal grant business plan tender ngo funding, book novel manuscript publish biography memoir ghostwrite autobiography story, letter complaint resignation recommendation bank landlord appeal formal, website blog article copy content product press advert caption, poem lyric song verse love script play, transcribe type interview summarise minutes report audio
  hints: write writing speech eulogy CV resume letter essay edit proofread book story article proposal speeches report toast content press words application thesis cover novel grammar typed bank obituary funeral tribute vows
  some do: ghostwriter novel, poem poetry, transcription, grant
  related: secretarial-virtual, translators-interpreters, graphic-designers

audio-studios
  called: recording studio, music studio, music producer, beat maker, audio engineer, songwriter, studio man, beatmaker, composer, recording engineer, song producer, sound engineer for studio
  work: record song, mixing and mastering, mix song, master song, music production, jingle recording, chutney song recording, gospel recording, clean up audio, podcast recording, audiobook recording, dubplate, song distribution, record music, record calypso, record soca, record voice, record rap, record poem, make beat, buy beat, write song, upload song, release song, autotune voice, edit audio, clean recording, remix song, DJ intro, sound effects, edit music for dance
  things: jingle, riddim, studio time, minus one track, podcast, instrumental, album, vocals, mixtape, soundtrack, dancehall, mastering, demo recording, background music, backing track, soca song, reggae song, personalised song, theme song
  troubles: need studio to sing, want to sing, recording noisy
  local: voice a tune, lay down track, cut a dub, drop vocals, cut a song, mek a beat
  brands: Spotify, Apple Music, FL Studio, Fruity Loops, Pro Tools, Ableton, Logic Pro, Cubase, GarageBand, SoundCloud, Auto-Tune, Melodyne, DistroKid, TuneCore, CD Baby, Audacity, BandLab, Focusrite, Neumann, Shure SM7B, Rode mic, Audiomack, YouTube Music, Studio One, Akai MPC, Deezer, Adobe Audition, Nuendo, Boomplay
  spanish: estudio de grabación, grabar canción, productor musical, pista musical
  portuguese: estúdio de gravação, gravar música, mixagem, produtor musical
  titles: artist development
  tasks: record vocal sing singer voice session booth demo, mix master balance loud polish stem, beat riddim instrumental produce track compose buy, jingle advert radio business commercial slogan, dub dubplate dj intro drop sound selector remix mashup, podcast audiobook talk interview episode host, gospel church choir chutney soca calypso reggae dancehall wedding, write lyric songwriter hook melody personalised birthday theme, clean noise edit autotune tune restore cut dance, release distribute upload spotify apple album promote publish, karaoke minus backing accompaniment soundtrack key
  hints: record recording song studio beat mix mixing mastering vocals microphone music producer chutney soca album artist jingle demo dub podcast singer single track
  some do: podcast
  related: voice-over-radio, bands-musicians, djs-sound

drone-services
  called: drone operator, drone pilot, drone, drone photographer, drone videographer
  work: drone video, drone pictures, aerial photos, aerial photography, aerial video, drone mapping, aerial survey, drone for wedding, drone footage, fly drone, drone hire, roof inspection by drone, land mapping from air, drone video of land, video from air, drone videography, aerial mapping, aerial inspection, aerial filming, 3D mapping, film from sky, spray rice with drone, drone for real estate, drone land survey
  things: aerial shot, orthomosaic, bird's eye view picture, aerial view, quadcopter, aerial picture, aerial footage
  troubles: see whole land from above, roof too high to see, need picture from above, picture of land from air
  local: picture from the air, picture from the sky
  short: UAV
  brands: DJI, Mavic, Phantom 4, Mini 3 Pro, Parrot Anafi, Agras, Matrice, Pix4D, DroneDeploy, Skydio, Inspire 2, Holy Stone, GCAA drone, Potensic, Air 2S, Mavic Mini
  spanish: fotografía aérea, video con dron, tomas aéreas, video desde arriba, filmar desde arriba
  portuguese: filmagem com drone, fotografia aérea com drone, piloto de drone, imagens aéreas, filmagem aérea, vídeo visto de cima, filmar de cima
  titles: UAV operator, licensed drone pilot, photogrammetry
  tasks: wedding party event ceremony couple concert celebration regatta, land map survey plot boundary acre orthomosaic contour topography, property estate house sell listing realtor resort hotel, construction progress site building project monitor road, roof inspection tower gutter solar bridge chimney leak height, farm crop spray field rice cane fertiliser pesticide agriculture, film video footage music documentary advert tourism promo scenery, train licence learn pilot permit course fly, repair crash propeller battery camera gimbal broken
  hints: drone aerial air above sky land map mapping plot roof photos video survey bird fly flying overhead view construction progress field
  some do: repair, spray spraying, training
  related: videographers, photographers, land-surveyors

artists-illustrators
  called: artist, portrait artist, mural artist, illustrator, cartoonist, sculptor, calligrapher, art man, drawing man, painter of pictures, sketch artist, visual artist, canvas painter, tattoo design artist, wall painter artist
  work: draw portrait, mural painting, paint mural on wall, wall art, children's book illustration, wood carving statue, pencil drawing, draw picture from photo, calligraphy, murti painting, book illustration, sketch face, draw comic, draw grandmother, draw from photo, paint from photo, hand lettering, body painting, chalk art, paint backdrop, paint on glass, mural for nursery school, draw tattoo design
  things: oil painting, canvas art, artwork, caricature, murti, pet portrait, graffiti art, mural, portrait, statue, illustration, sculpture, cartoon, watercolour, comic book, acrylic painting, art piece, landscape painting, abstract art, anime drawing, charcoal drawing, portrait from photo, portrait of my mother
  troubles: draw late mother from photo, blank wall at school, need gift drawing, paint mural at school, picture on wall, paint cartoon on nursery wall, school wall painting
  local: draw meh picture, paint cartoon pon school wall
  brands: Procreate, Posca, Wacom, Castellani House, Burrowes School, Copic, Montana spray, Krita, DeviantArt, Arteza, Clip Studio, Webtoon
  spanish: artista, pintor de cuadros, dibujo de retrato, retrato
  portuguese: ilustrador, retrato a lápis, pintura em tela, desenho de retrato, caricatura
  tasks: portrait face pencil sketch charcoal likeness photo grandmother memorial, mural wall school nursery graffiti cartoon classroom playground shop, canvas oil acrylic landscape abstract painting watercolour decor home, illustrate illustration book children comic character story cover, caricature cartoon anime funny joke digital avatar, sculpture statue carve murti monument bust clay, tattoo design body henna skin face, calligraphy lettering certificate handwriting scroll name sign, backdrop stage set prop float theatre chalk, pet dog cat animal horse bird, lesson class teach learn kid
  hints: mural paint painting portrait draw drawing canvas sketch wall cartoon artist illustrate illustration book picture animals caricature nursery characters sculpture handpainted school
  some do: tattoo, sculpture sculptor, mural wall, caricature cartoon, portrait
  related: graphic-designers, craft-makers, dance-art-lessons

craft-makers
  called: craft maker, artisan, Amerindian craft, basket maker, craftsman, potter, knitter, soap maker, doll maker, broom maker
  work: basket weaving, crochet, bead work, wood carving, leather work, leather craft, make clay pot, make diya, candle making, soap making, macrame, quilting, weave hat, weave mat, crochet doll, carve bowl, make dolls, make broom, resin art, tie dye, make headpiece, wood burning, make lantern, make bracelet by hand, make paper flowers
  things: tibisiri, nibbi, craft, handicraft, hammock, calabash, warishi, matapee, clay pot, pottery, waist beads, straw hat, pointer broom, souvenir, handmade jewellery, diya, leather slippers, basket, kite, doily, headdress, candle, patchwork, keepsake, sifter, handmade bag, handmade soap, handmade gift, straw bag, straw mat, woven hat, hand fan, wooden bowl, leather sandal, leather bag, leather belt, rag doll, cloth doll, bead bracelet, bead necklace, seed jewellery, bow and arrow, bath bomb, wall hanging, tourist souvenir, craft gift, carved paddle, walking stick, cocorite broom, ite palm, drum making, clay goblet, resin keychain, wool hat, flower pot handmade, easter kite, crochet bikini
  troubles: hammock rope burst, something local to carry abroad, souvenir for overseas visitors, hammock weave, balata gift
  local: indigenous craft, pointa broom
  brands: balata, Etsy, DMC thread, Red Heart yarn, Lion Brand, Mod Podge, Fimo, Sculpey, Aida cloth, Miyuki, Perler, Liana Cane
  spanish: artesanía, hamaca, artesano, cestas, velas artesanales
  portuguese: artesanato, crochê, artesão, cesto, cestaria, bijuteria artesanal
  tasks: basket tibisiri nibbi weave straw mat hat woven tray, hammock rope swing cotton net knot, carve wood paddle bowl wooden stick totem animal, clay pot pottery diya goblet ceramic kiln flowerpot, bead jewellery necklace bracelet seed earring waist anklet, crochet knit wool yarn doily blanket doll quilt, leather slipper sandal belt purse wallet bag, candle soap resin bath bomb scented wax, amerindian indigenous warishi matapee headdress feather regalia bow heritage, souvenir gift tourist balata calabash keepsake visitor abroad, broom pointer cocorite sweep fan sifter, kite lantern paper flower headpiece easter drum
  hints: craft basket baskets handmade souvenir nibbi tibisiri balata beads hammock wood carving straw pottery calabash gift indigenous amerindian traditional weave woven clay regalia feather heritage headdress wear
  some do: basket baskets, pottery clay, candle, beads bead beaded, hammock, leather, matapee matapees, warishi, balata, soap, crochet knitting, carving, quilt, macrame, resin
  related: artists-illustrators, gifts-hampers, decorators

voice-over-radio
  called: voice over artist, radio announcer, announcer, radio host, narrator, broadcaster, newsreader, loudspeaker man, voice actor, radio presenter, radio DJ, sports commentator
  work: voice over, voiceover, radio ad, radio advertisement, death announcement, radio announcement, narration, phone greeting recording, cricket commentary, dubbing, radio commercial, voice advertisement, record advertisement, advertise on radio, radio advert, narrate documentary, voice for cartoon, radio interview, radio slot, obituary on radio, voice in Creole, record voice prompt
  things: radio programme, loudspeaker car, radio station, commentary, hailer, airtime, radio spot, radio show, advert voice, voice message, megaphone announcement, announcement car, death notice, public announcement, radio jingle voice
  troubles: let whole village know, lost person announcement, need people to know about funeral
  local: put it pon radio, hailer announcement, announce in village
  brands: NCN radio, Voice of Guyana, Kaieteur Radio, Boom FM, Hot FM, 98.1 FM, 94.1 FM, HJ Radio, Mix 90.1, Radio Guyana, Freedom Radio, Lite FM, Real FM, Fresh FM, Pinnacle Radio, NTN Radio, Radio Paiwomak, ElevenLabs, Guyana Lite, iRadio, BBC Caribbean, Roraima FM
  spanish: locutor, voz en off, anuncio de radio, locución
  portuguese: locução, carro de som
  titles: commercial voice talent, bilingual narration
  tasks: advert ad commercial sponsor promote sale business jingle, death obituary funeral announcement notice dead lost, loudspeaker hailer car vehicle megaphone village street drive, narrate narration documentary audiobook story read film, phone greeting voicemail prompt ivr answering telephone, commentary cricket sport match race football commentator, host presenter show interview programme radio talk slot, cartoon character dub creole accent actor animation, greeting birthday dedication message request, spanish portuguese hindi bilingual translate
  hints: voice radio ad advert announcement announcer jingle narrate narration loudspeaker car record phone greeting mic TV broadcast vehicle hailer
  some do: radio
  related: audio-studios, mc-hosts, writers-editors

tailors-fashion-designers
  called: fashion designer, costume designer, gown designer, bridal designer, pattern maker, stylist, clothes designer, wardrobe stylist, outfit designer
  work: design dress, costume making, design African outfit, design Indian outfit, fashion show, design wedding gown, make wedding dress, make gown, design lehenga, bridesmaid dresses, design suit, custom suit, custom outfit, sketch fashion, flower girl dress, page boy suit, design swimwear, make swimwear, beaded gown, design sari blouse, custom wedding dress, mother of bride dress, design jersey dress, make choir robe
  things: Mash costume, carnival costume, wedding dress, bridal gown, evening gown, pageant gown, prom dress, graduation dress, African outfit, dashiki, ankara dress, couple outfit, Emancipation outfit, national costume, bespoke suit, fascinator, costume, kente, sherwani, veil, fashion week, birthday dress, cultural wear, Amerindian outfit, African wear, wedding lehenga, groom suit, wedding suit, tuxedo design, Mash outfit, flower girl outfit, runway outfit, church outfit, sweet sixteen dress, school play costume, traditional clothes, traditional wear, traditional outfit, heritage clothes
  troubles: want dress like picture, plus size gown, can't find dress in size, want to look unique, nothing to wear to wedding, heritage wear
  local: sew nice gown
  brands: Vera Wang, David's Bridal, Sabyasachi, Manyavar, Sherri Hill, Jovani, Maggie Sottero, Pronovias, House of CB, Vlisco, Hitarget, CLO3D, Miss Guyana, Azazie, JJ's House
  spanish: diseñadora de moda, vestido de novia, vestuario, disfraz
  portuguese: estilista de moda, vestido de noiva, figurino
  titles: bespoke fashion, made to measure gown
  tasks: wedding bride bridal veil train gown bridesmaid, prom pageant evening graduation ball red formal sixteen, african dashiki ankara kente emancipation headwrap print, indian sari lehenga gharara sherwani shalwar blouse kurta diwali, suit tuxedo groom jacket waistcoat bespoke pants men, costume mash carnival feather band play stage national dance, swimwear bikini lingerie beach bodysuit, page flower girl boy child christening kid, sketch pattern collection runway show brand line, style stylist wardrobe shop look image plus size fit, amerindian heritage cultural indigenous wear, bead sequin lace embellish rhinestone stone
  hints: dress gown fashion design outfit suit fabric costume wedding african bridal sketch collection runway sari gharara wear pageant national couture prom
  some do: leather, lingerie, suit, rent rental
  related: tailors-seamstresses, garment-making, clothing-shoes
`;
