/** What people call the trades of Education & Tutoring. How to read it: `lexicon.ts`. */
export const EDUCATION_TUTORING = `
private-tutors
  called: tutor, private tutor, lessons teacher, private teacher, retired teacher, house to house teacher
  work: private lessons, extra lessons, home lessons, homework help, one on one lessons, weekend lessons, Saturday lessons, holiday lessons, online lessons, home schooling, assignment help, Zoom lessons, help son with homework, help daughter with maths, tutor for child, lessons for child, lessons at home, lessons teacher for son, tuition, prepare child for exam
  things: maths tutor, English tutor, maths lessons, homework supervision, school project help, report card, homeschool programme
  troubles: child failing school, child failing maths, low marks, falling behind in class, child don't study, child struggling with maths, weak in maths, don't understand homework, child doing bad at school, missed plenty school, failing end of term test, daughter weak in maths, son failing, child not doing well at school, slow in class
  local: take lessons, teach meh child, teach pickney, help with school wuk, school lessons
  brands: Kumon, Khan Academy, Sylvan Learning, Varsity Tutors, Wyzant, Chegg, Brainly, Mathnasium, Photomath, Outschool, Abeka, Time4Learning, IXL, Singapore Math
  spanish: tutor privado, profesor particular, clases particulares, clases de matemáticas, ayuda con tareas, tareas dirigidas, va mal en matemáticas
  portuguese: professor particular, aula particular, aulas de matemática, reforço escolar, ajuda com dever de casa, professora de reforço
  tasks: maths mathematics arithmetic numbers algebra sums calculate fractions, english grammar comprehension essay vocabulary literature writing, homework assignment project supervision afternoon evening aftercare, online zoom virtual internet whatsapp remote laptop, home house visit private individual personal, holiday august vacation summer easter camp saturday weekend, struggling failing slow weak behind remedial catchup marks low report, homeschool curriculum programme fulltime withdrawn, science physics chemistry biology lab
  hints: lessons tutor tutoring homework child school grades failing failed maths english reading extra teacher home subject marks struggle struggling concentrate report behind
  some do: Spanish French, coding
  related: csec-cape, primary-ngsa, exam-university-prep

primary-ngsa
  called: primary teacher, primary school teacher, grade six teacher, NGSA teacher, NGSA tutor, Grade Six, Grade Five, Grade Four
  work: NGSA lessons, primary lessons, grade six lessons, grade four lessons, grade two lessons, grade five lessons, grade three lessons, grade one lessons, teach child to read, children reading lessons, spelling lessons, handwriting lessons, children maths lessons, grade 6 maths, lessons for grade six, extra lessons for common entrance, lessons for primary child, teach my child to read
  things: grade six assessment, NGSA past papers, common entrance, times tables, phonics, primary maths, composition writing, national grade six exam, primary social studies, primary science
  troubles: child can't read, child can't spell, son can't write good, don't know times table, child slow to read, reading below grade, afraid of grade six exam, child writing grade six, child weak in school, NGSA maths, grade 4 test, son in grade five, help with school work primary, daughter in grade six
  local: pass fuh good school, pass for QC, pass for Bishops, grade six pickney
  short: NGSA, SSEE, grade 6, grade 5, grade 4, grade 3, grade 2, grade 1
  brands: Jolly Phonics, Hooked on Phonics, ABCmouse, Reading Eggs, Starfall, Mathletics, Oxford Owl, Student's Companion, Royal Readers, Nelson Caribbean, Prodigy math
  spanish: maestra de primaria, clases de primaria, enseñar a leer niño
  portuguese: professora primária, alfabetização infantil, aulas para criança
  titles: early reading programme
  tasks: reading phonics letters sounds alphabet storybook slow, writing composition handwriting spelling grammar comprehension story neat, maths tables multiplication fractions division numbers sums times, ngsa six common entrance exam past papers secondary mock intensive, science social studies experiment, two four assessment lower infant one, five three upper middle, saturday weekend holiday august vacation camp, homework evening afternoon supervision extra
  hints: primary grade six NGSA common entrance assessment fractions spelling reading school pupil secondary top comprehension composition lessons tables multiplication
  related: private-tutors, special-needs-education

csec-cape
  called: CSEC teacher, CSEC tutor, CXC teacher, CXC lessons teacher, maths teacher
  work: CXC lessons, fifth form lessons, fourth form lessons, high school lessons, secondary school lessons, resit CXC, SBA help, secondary maths lessons, sixth form lessons, form three lessons, lessons for physics, chemistry lessons, biology lessons, English A lessons, English B lessons, POB lessons, POA lessons, maths lessons for CXC, teacher for CSEC subjects
  things: past papers, CXC maths, CSEC maths, CSEC English, English literature, additional maths, add maths, physics, chemistry, biology, integrated science, principles of accounts, Caribbean history, technical drawing, agricultural science, office administration subject, economics lessons, CSEC Spanish, pure maths, applied maths, communication studies, Caribbean studies, algebra, trigonometry
  troubles: failed CXC, get grade four maths, can't pass maths, failing maths, maths SBA, CAPE lessons, IA help, daughter writing CXC, physics hard, maths hard
  local: write subjects over
  short: CSEC, CAPE, CXC, SBA, POB, POA, EDPM, CCSLC, HSB, grade 11, grade 10, grade 9, grade 8, grade 7
  brands: IGCSE, GCE, Edexcel, Cambridge exam, A Levels, O Levels, AQA, IB diploma, TI-84, Concise Revision, Notemaster
  spanish: clases de secundaria, clases de física, clases de química
  portuguese: aulas de física, aulas de química, ensino médio
  titles: exam revision classes, May June preparation, private candidate classes
  tasks: maths mathematics algebra trigonometry geometry additional pure applied calculus, physics chemistry biology science lab atoms electricity equations, english literature essay comprehension summary poetry communication shakespeare, accounts poa pob business principles economics ledger balance, sba ia project research coursework portfolio deadline, resit resitting private candidate failed adult repeat evening, history geography social caribbean studies sociology maps, information technology computer edpm programming excel, drawing technical td building woodwork agricultural agriculture
  hints: CSEC CAPE CXC form five maths physics chemistry biology accounts SBA lab exams exam resit subjects history geography additional POB POA english social
  some do: chemistry, biology, physics, accounts POA, economics, literature, history, drawing, agricultural, geography, English, social, POB business, IT, integrated, Spanish, French, sociology, law, statistics, TD
  related: private-tutors, exam-university-prep

adult-literacy
  called: literacy teacher, adult literacy tutor, literacy tutor, reading teacher for adult
  work: adult literacy class, adult reading class, adult education, teach adult to read, learn read and write, learn to read, learn to write, adult reading and writing, basic maths for adult, adult night class, learn to spell, adult school, read and write, learn to read and write, teach big woman to read
  things: reading and writing, adult literacy, basic literacy, functional literacy, basic numeracy, basic English reading
  troubles: adult can't read, can't read or write, big man can't read, mother can't read, husband can't read, can't sign name, left school early, never went to school, shame can't read, can't spell name, can't read, read my Bible
  local: teach big people read, learn read big man, never learn to read, night school
  spanish: alfabetización de adultos, aprender a leer, escuela de adultos
  portuguese: aprender a ler, ensino de adultos
  titles: adult basic education, second chance education, reading classes for adults
  tasks: read alphabet letters phonics newspaper bible sounds, write writing spell sign signature name form, maths numeracy numbers count money change arithmetic, english speak foreigner migrant grammar, evening night weekend saturday shift, private home confidential shame ashamed secret individual embarrassed, dropout left csec certificate continuing second chance exam, computer phone digital text whatsapp typing, old senior elderly pensioner granny grandfather
  hints: read reading write writing adult spell spelling literacy letter sign school illiterate learn grown name never ashamed alphabet drop out
  related: private-tutors, language-lessons, primary-ngsa

language-lessons
  called: language teacher, Spanish teacher, Spanish tutor, Portuguese teacher, French teacher, Mandarin teacher, Hindi teacher, language school
  work: language class, language lessons, Spanish lessons, Spanish class, Portuguese lessons, Portuguese class, learn Spanish, learn Portuguese, learn English, speak English, French lessons, learn French, Mandarin lessons, learn Chinese, Chinese lessons, Hindi lessons, Hindi class, Arabic lessons, Urdu lessons, Dutch lessons, German lessons, learn sign language, conversational Spanish, teach Venezuelan English, learn to speak Spanish, teach English to Spanish people, learn Brazilian Portuguese
  things: English as second language, foreign language, conversational English, business English, spoken English, Makushi lessons, Wapishana lessons, French for travel, beginner French, beginner Spanish
  troubles: can't speak Spanish, new worker no English, wife only speak Spanish, Venezuelan learn English
  local: talk Spanish
  short: ESL, EFL, TEFL
  brands: Duolingo, Rosetta Stone, Babbel, Preply, italki, Busuu, Memrise, Cambly, Berlitz, Pimsleur, Mondly, HelloTalk, Alliance Francaise, Goethe Institut, Instituto Cervantes, Confucius Institute, HSK, DELE exam, DELF, Celpe-Bras, JLPT, TOPIK, CCAA
  spanish: clases de inglés, aprender inglés, profesor de inglés, curso de inglés, inglés para venezolanos, clases de español, clases de portugués, aprender portugués, no entiendo lo que hablan, aprender a hablar, no entiendo el idioma
  portuguese: aulas de inglês, professor de inglês, aulas de espanhol, aula de inglês, professora de português, aulas de português, ensinar inglês, aprender espanhol, não entendo o idioma
  titles: English for Spanish speakers, English for Portuguese speakers, Spanish for beginners
  tasks: spanish venezuelan espanol cuban latin venezuela, portuguese brazilian brazil brasil, english esl foreigner migrant worker pronunciation accent, french creole haitian haiti, chinese mandarin china, hindi urdu arabic quran sanskrit indian, conversation conversational speaking fluent travel phrases trip visit, business office corporate staff company professional interview, children kids child young beginner school
  hints: spanish portuguese english french chinese language speak speaking learn talk conversation mandarin accent grammar fluent brazilian venezuelan phrases understand hindi translate
  some do: Spanish, Portuguese, French, Mandarin Chinese, Hindi, Arabic, Urdu, Dutch, German, sign, Makushi Wapishana, Italian, Japanese, Russian
  related: translators-interpreters, private-tutors

music-lessons
  called: music teacher, piano teacher, guitar teacher, keyboard teacher, voice teacher, vocal coach, singing teacher, music school, violin teacher, drum teacher, steel pan tutor, organ teacher, harmonium teacher
  work: music lessons, music class, piano lessons, keyboard lessons, guitar lessons, singing lessons, voice lessons, voice training, vocal training, violin lessons, drum lessons, steel pan lessons, saxophone lessons, trumpet lessons, flute lessons, recorder lessons, ukulele lessons, tabla lessons, harmonium lessons, dholak lessons, dhantal lessons, tassa lessons, learn piano, learn guitar, play guitar, play keyboard, learn to sing, play steel pan, learn drums, bhajan singing class, choir training, play piano, learn keyboard, learn violin, teach child music, harmonium and tabla
  things: music theory, sheet music reading, piano grade exam, music exam, guitar for beginner, beginner guitar, beginner piano
  troubles: can't sing in tune, can't read music, teach child piano, keyboard and singing, child want play piano
  local: learn pan
  short: ABRSM
  brands: Yamaha keyboard, Casio keyboard, Fender guitar, Gibson guitar, Ibanez, Epiphone, Squier, Takamine, Taylor guitar, Roland piano, Korg, Kawai, Steinway piano, Suzuki violin, Stentor violin, Cecilio, Pearl drums, Tama drums, Ludwig drums, Zildjian, Alesis, Trinity exam, Rockschool, Yousician, Simply Piano, Flowkey
  spanish: clases de música, clases de guitarra, clases de piano, clases de canto
  portuguese: aulas de música, aulas de violão, aulas de piano, aulas de canto, aulas de teclado
  titles: steel pan tuition
  tasks: piano keyboard organ keys fingers chords church, guitar bass ukulele strings strum acoustic, voice vocal singing sing choir tune karaoke solo pitch, steelpan pan steelband panyard, tabla harmonium dholak dhantal tassa bhajan indian mandir, drums drumming drumset beat rhythm percussion djembe, violin cello fiddle bow orchestra, saxophone trumpet flute recorder clarinet brass wind blow, theory sheet notes grade abrsm exam reading
  hints: piano guitar keyboard drums violin sing singing steelpan music voice notes tabla harmonium flute trumpet instrument band choir chords saxophone vocal dholak
  some do: guitar guitarra violao, violin cello, piano keyboard keyboards organ, drum drums drumming, saxophone trumpet flute recorder clarinet, ukulele, tabla harmonium dholak dhantal, tassa, pan steelpan, voice vocal singing sing canto, tuning tune
  related: bands-musicians, audio-studios, private-tutors

dance-art-lessons
  called: dance teacher, dance instructor, dance school, choreographer, art teacher, drawing teacher, dance tutor
  work: dance class, dance lessons, dancing class, learn to dance, ballet class, ballroom lessons, salsa class, bachata lessons, kathak class, Indian dance class, Bollywood dance lessons, classical Indian dance, wedding dance lessons, art class, art lessons, drawing lessons, drawing class, painting class, painting lessons, learn to draw, learn to paint, sketching class, pottery class, craft class, crochet class, macrame class, acting class, drama class, sip and paint
  things: bharatanatyam, choreography, ballet, visual arts SBA, folk dance, children art camp, kathak
  troubles: can't dance for wedding, child love to draw, shy to dance, August holiday class, holiday drawing
  local: learn wine, Diwali dance item, masquerade dance, Mash dance training
  brands: RAD ballet, Capezio, Crayola, Prismacolor, Faber-Castell, Liquitex, Winsor Newton, Strathmore, Procreate app
  spanish: clases de baile, clases de dibujo, clases de pintura, clases de arte
  portuguese: aulas de dança, aulas de desenho, aulas de pintura
  titles: dance tuition, art tuition, children art classes
  tasks: ballet tutu pointe tiptoe graceful, kathak bollywood indian classical bharatanatyam hindu diwali, salsa bachata ballroom latin waltz merengue partner, wedding couple first bride choreography groom, hip hop street modern soca dancehall urban wine, art drawing sketch pencil portrait shading, painting watercolour acrylic canvas sip brush, craft pottery crochet macrame clay knitting sculpture jewellery beading, acting drama theatre stage speech script
  hints: dance dancing ballet art draw drawing paint painting kathak craft hip hop sketch drama acting theatre holiday recital crayons classical folk
  some do: ballet, salsa bachata, kathak Bollywood bharatanatyam Indian, pottery, crochet macrame, acting drama, art arts drawing draw painting paint sketching, ballroom, gymnastics gymnastic, hip, photography, sculpture, modelling model
  related: dance-fitness, artists-illustrators, music-lessons

computer-training
  called: computer teacher, computer tutor, computer school, computer instructor
  work: computer class, computer training, computer lessons, computer course, learn computer, learn Excel, learn Word, Excel class, Excel training, Microsoft Word class, typing class, learn to type, keyboarding class, PowerPoint class, QuickBooks training, Peachtree training, AutoCAD class, AutoCAD training, Revit training, coding class, learn to code, coding for kids, programming lessons, robotics class, Photoshop class, Canva class, graphic design course, web design course, data entry course, Python lessons, learn email, learn WhatsApp, use smartphone lessons, learn social media marketing, AI class, video editing class, learn computer basics, learn Excel and Word, teach computer to old people, learn graphic design, Excel for beginners
  things: computer literacy, Microsoft Office training, computer basics, spreadsheet lessons, computer certificate, touch typing, Excel course, Word course, Excel lessons
  troubles: can't use laptop, can't use computer, can't use Excel, granny can't use phone, afraid of computer, learn to use computer, granny learn computer, never use computer, email for old people learn
  short: ICDL, CCNA, CompTIA, MS Office
  brands: Microsoft Excel, Google Workspace, Google Sheets, Cisco, Oracle database, Power BI, AWS, Microsoft Azure, Udemy, Coursera, Mavis Beacon, Scratch coding, Code.org, MySQL, Arduino
  spanish: clases de computación, curso de computación, aprender Excel
  portuguese: curso de informática, aulas de computador, aulas de Excel
  titles: Microsoft Office for beginners, advanced Excel, computing for seniors, coding for children
  tasks: excel spreadsheet formula pivot sheet calculation, word typing type keyboarding office powerpoint document letter, basics beginner senior old granny elderly mouse email internet, coding programming python robotics scratch kids code app, graphic photoshop canva design flyer illustrator logo, quickbooks peachtree accounting bookkeeping payroll sage, autocad revit drafting architecture cad drawing, website web wordpress html ecommerce online, networking cybersecurity ccna comptia hardware certification technician
  hints: computer excel word typing internet email laptop keyboard beginner mouse course powerpoint spreadsheet quickbooks coding programming senior WhatsApp type click
  some do: AutoCAD Revit, QuickBooks Peachtree, coding code programming Python robotics, Photoshop Canva, website, video, typing, graphic, cyber, data
  related: it-support, vocational-training, private-tutors

vocational-training
  called: trade school, vocational school, technical institute, trade instructor, skills instructor, cosmetology school, sewing teacher, beauty school
  work: learn a trade, trade course, skills training, vocational course, welding course, learn welding, electrical course, learn electrical, plumbing course, carpentry course, masonry course, sewing class, learn to sew, sewing lessons, dressmaking class, cosmetology course, hairdressing course, learn hair, barbering course, learn barbering, braiding class, nail course, nail tech training, learn nails, lash course, makeup course, makeup class, massage course, cake decorating class, baking class, learn to bake, cooking class, learn to cook, bartending course, decorating course, floral arrangement class, heavy equipment training, excavator operator training, operator course, forklift training, AC technician course, phone repair course, mechanic course, auto mechanic training, caregiver course, nursing assistant course, patient care course, solar installation course, tiling course, candle making class, soap making class
  things: apprenticeship, apprentice, trade certificate, skills certificate, beauty course, technical training, operator licence training, culinary course
  troubles: want to learn skill
  local: learn hand work, teach me hair
  short: CVQ, TVET, GTI
  brands: City and Guilds, NVQ, BIT training, Board of Industrial Training, Carnegie School, Government Technical, SENAI, YTEPP, Milady, WorldSkills
  spanish: curso de soldadura, curso de costura, curso de peluquería, curso de repostería, formación profesional
  portuguese: curso de solda, curso de manicure, curso profissionalizante, curso de cabeleireiro
  titles: hands-on trade training, certified skills course, garment construction course
  tasks: sewing dressmaking garment tailoring clothes fashion machine, hair hairdressing cosmetology barbering braiding salon barber wig, nails makeup lash lashes manicure facial beauty spa acrylic, cake baking pastry cooking catering bake decorating bread culinary kitchen, welding fabrication metal torch, electrical electrician wiring plumbing solar pipes, carpentry masonry tiling construction joinery block woodwork furniture, excavator forklift bulldozer heavy operator equipment crane licence hymac, caregiver nursing nurse patient elderly assistant
  hints: trade welding course certificate sewing catering carpentry cosmetology skill skills electrical plumbing apprentice heavy duty learn masonry nursing training hairdressing operator youth exam
  some do: welding weld, plumbing, carpentry, masonry, sewing sew dressmaking, cosmetology hairdressing hair barbering, nail nails, lash makeup, baking bake cake, cooking cook culinary, bartending, phone, forklift, excavator hymac, candle soap, caregiver nursing nurse, electrical electrician wiring, mechanic automotive, drone, tiling, solar, refrigeration, upholstery, massage, hospitality
  related: computer-training, training-workshops, adult-literacy

special-needs-education
  called: special needs teacher, special ed teacher, shadow teacher, behaviour therapist, school for special children, special needs school
  work: learning assessment, braille lessons, teach deaf child, teach blind child, behaviour support, teacher for autistic child, teacher for special child, teacher for slow learner
  things: special education, autism, autistic, dyslexia, ADHD, Down syndrome, learning disability, learning difficulty, slow learner, dyscalculia, cerebral palsy child, hearing impaired child, visually impaired child, special school, individual education plan, autistic child
  troubles: child can't sit still, child can't focus, child mix up letters, writing letters backward, child can't concentrate, school can't manage child, child hyper in class, child with meltdown, child can't read properly, slow reader, ASD, dyslexic child, child can't read at nine, letters backwards, mixing up b and d, writing letters backwards, son not reading yet
  local: special child, slow child, hard ears child in school, child hyper bad
  short: IEP, SEN, ABA
  brands: Orton-Gillingham, PECS cards, TEACCH, Wilson Reading, Barton Reading, Lindamood-Bell, Makaton, Proloquo2Go, Ritalin, Adderall, Edmark Reading
  spanish: educación especial, niño autista, maestra de educación especial, necesidades especiales
  portuguese: educação especial, criança autista, autismo, professora de educação especial
  titles: inclusive education, learning support, applied behaviour analysis
  tasks: autism autistic asd aba sensory nonverbal spectrum, dyslexia dyslexic reading letters backward reversing spelling mixing, adhd hyper hyperactive concentrate focus attention fidget sit, deaf hearing sign, blind braille visually sight, down syndrome intellectual disability delay slow mental, behaviour tantrum meltdown aggressive hitting anger rude, assessment evaluation iep test diagnosis plan report, shadow aide classroom inclusion mainstream support
  hints: dyslexia autistic autism slow learner ADHD disability special reading letters reverse reversing sit concentrate mixing spell down syndrome deaf blind hyper hyperactive support learning backwards letter lazy confusing
  some do: braille blind, deaf sign, autism autistic, ADHD
  related: speech-occupational-therapists, private-tutors, primary-ngsa

day-care-nursery
  called: day care, daycare, nursery school, nursery teacher, playschool, play school, play group, creche, preschool, kindergarten, babysitter, childminder, day nursery, montessori, early childhood centre, after school centre, nursery
  work: childcare, child care, after school care, aftercare, babysitting, baby care, infant care, toddler care, drop off baby morning, holiday camp for children, summer camp, night day care, school holiday care, place to leave baby, day care for baby, keep child while at work
  things: toddler class, nursery class, playgroup
  troubles: nobody to keep baby, no one to watch baby, child home alone after school, where to leave children, leave toddler while working, place for toddler, toddler while at work, three year old to keep, somewhere to leave child, leave my two year old
  local: keep pickney while I work, mind baby, keep lil baby, mind pickney, watch baby while working
  brands: Baby Einstein, Bright Horizons, KinderCare, Brightwheel, HighScope, Reggio Emilia, Waldorf school, Little Tikes, Care.com
  spanish: guardería, cuidado de niños, jardín infantil, preescolar, dejar al bebé
  portuguese: berçário, cuidar de criança, pré-escola
  titles: early childhood education, play and learning centre
  tasks: baby infant newborn months bottle crawling, toddler two potty diaper walking, nursery preschool kindergarten montessori abc early phonics learning three, afterschool aftercare homework pick school afternoon evening, holiday camp august summer vacation easter, night overnight shift weekend late sunday, babysitter sitter home nanny house, dropin hourly occasional emergency day appointment
  hints: daycare nursery toddler baby child children preschool play mothers playschool infant drop pick naps creche potty year old
  some do: overnight night
  related: babysitters-nannies, primary-ngsa

exam-university-prep
  called: SAT tutor, IELTS tutor, university tutor, college counsellor, UG tutor
  work: SAT lessons, IELTS lessons, university application, college application, apply to university, personal statement, thesis help, research paper help, research proposal, university assignment help, study abroad, calculus lessons, statistics tutor, university maths, CAT accounting class, citizenship test prep, nursing entrance exam, aptitude test practice, police entrance exam, job interview prep, Duolingo English test, SPSS help, SAT prep, IELTS prep, prepare for SAT, help with university assignment
  things: statement of purpose, SAT, LSAT, IELTS, TOEFL, GMAT, MCAT, ACCA, CELPIP, NCLEX, GED, thesis, dissertation, scholarship, university entrance exam, mature entry, APA referencing
  troubles: failed statistics, applying to college abroad, UG entrance, TOEFL prep
  local: go away to study
  short: GRE, PTE exam, UG, CPCE entrance
  brands: Kaplan test, Princeton Review, Magoosh, Common App, GOAL scholarship, Chevening, Fulbright, Commonwealth scholarship, UWI, USMLE, PLAB, ATI TEAS, CIMA, ACT exam, Duolingo test, UCAS, Turnitin, Pearson VUE, Prometric, OET, Praxis test, WES evaluation, DAAD, LNAT
  spanish: preparación IELTS, preparación examen universitario, tesis ayuda, solicitud universidad
  portuguese: preparação IELTS, preparatório universidade, vestibular, ajuda monografia
  titles: university admissions help, academic writing coaching, undergraduate tutoring
  tasks: sat psat college american act usa, ielts toefl celpip duolingo english band canada immigration, thesis dissertation research proposal paper spss referencing undergraduate project, application admission statement essay scholarship personal letter abroad, acca cat accounting cfa finance, calculus statistics maths algebra, nursing nclex nurse cpce entrance hospital, gre gmat lsat mcat graduate masters mba law medical, interview aptitude police job mock
  hints: SAT TOEFL IELTS university college scholarship application essay UG degree exam entrance abroad ACCA admission statement GRE study interview nursing acceptance overseas
  some do: SAT, IELTS TOEFL, GRE GMAT LSAT MCAT, ACCA CAT, thesis dissertation, calculus statistics, nursing, pilot
  related: private-tutors, csec-cape, language-lessons
`;
