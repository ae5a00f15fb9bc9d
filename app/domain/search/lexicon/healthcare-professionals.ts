/** What people call the trades of Healthcare Professionals. How to read it: `lexicon.ts`. */
export const HEALTHCARE_PROFESSIONALS = `
general-practitioners
  called: doctor, general practitioner, physician, pediatrician, paediatrician, gynaecologist, gynecologist, cardiologist, surgeon, dermatologist, private hospital, medical clinic
  work: medical examination, check-up, vaccination, circumcision, sick leave certificate, pre-employment medical, driver licence medical, pap smear, wound stitching, doctor for baby, see a doctor, home visit doctor, checkup for child
  things: medical certificate, prescription, sick note, vaccine
  troubles: fever, bad cold, flu, chest pain, shortness of breath, asthma, belly pain, stomach pain, headache, baby sick, child vomiting, high blood pressure, diabetes, skin rash, eczema, dengue, baby fever, vomiting and diarrhoea, infected cut, cough long time, ear pain, urine burning, swollen foot, fainting, dizzy, sore throat, child with rash, period pain, fever three days, doctor come home, pressure high, rash all over, medical form sign, OBGYN, UTI, STI, BP check, sick can't come out doctor, doctor visit old mother, medical for job, ear ringing, skin scratching, itchy skin, foot juk with nail, baby rash, rash on baby, medical for work permit
  local: running belly, belly hurting, head hurting, pressure up, sugar high, bad feelings, food handler medical
  short: GP, ENT
  brands: GPHC, Mercy Hospital, Woodlands Hospital, Davis Memorial, Caribbean Heart, Prasad's Hospital, Pfizer, Moderna vaccine, AstraZeneca, Gardasil, Mirena coil, Implanon, Jadelle, Teladoc
  spanish: médico, pediatra, doctor para niños, médico a domicilio, médico que hable español
  portuguese: clínico geral, médico em casa
  titles: family medicine, walk-in clinic
  tasks: child baby paediatrician pediatrician infant kids vaccine immunization, medical certificate sick form employment licence preemployment examination foodhandler job, pressure hypertension heart chest cardiologist palpitations, sugar diabetes diabetic thyroid insulin, skin rash eczema dermatologist acne itching fungus ringworm, gynaecologist gynecologist period pap women womb fibroid discharge bleeding, fever cold flu cough dengue malaria throat chills, stitch wound cut surgery surgeon circumcision lump hernia burn, home house visit bedridden housecall
  hints: doctor fever cough cold flu sick pain headache vomiting diarrhoea dizzy rash infection medical checkup check clinic sugar pressure sore throat belly ill unwell malaria dengue medicine weak weakness stomach chest breathing asthma injection physical certificate prescription swelling running gripe sinus wheezing back waist foot healing
  some do: dermatologist, cardiologist, gynaecologist gynecologist, paediatrician pediatrician, ENT, surgeon, circumcision, urologist, neurologist, oncologist, psychiatrist, orthopaedic orthopedic, ophthalmologist, vasectomy, fertility IVF, plastic, abortion, dialysis, cataract LASIK, surgery, liposuction
  related: nurses-home-care, pharmacists, medical-laboratories

dentists
  called: dentist, dental surgeon, dental clinic, teeth doctor, orthodontist, dental hygienist
  work: tooth extraction, teeth whitening, teeth cleaning, tooth filling, root canal, pull tooth, teeth straightening, wisdom tooth removal, dental check-up, teeth polishing, pull wisdom tooth, pull out teeth, make false teeth, fix front teeth
  things: teeth, denture, braces, dental crown, dental implant, tooth
  troubles: toothache, rotten tooth, tooth broken, gum bleeding, swollen gum, loose tooth, cavity, bad breath, missing teeth, abscess, tooth hurting, tooth hurting bad, teeth hurting, tooth decay, tooth hole, gums hurting, wisdom tooth hurting, child teeth rotten, tooth shaking, jaw swell
  local: draw teeth, gold teeth cap
  brands: Invisalign, Colgate, Sensodyne, Oral-B, Crest whitening, Listerine, Fixodent, Polident, Corega, Efferdent, Orajel, Anbesol, Zoom whitening, Waterpik, Sonicare, Lumineers
  spanish: dentista, odontólogo, sacar muela, dolor de muela, limpieza dental, ortodoncia
  portuguese: odontologia, dor de dente, arrancar dente, aparelho nos dentes
  titles: family dentistry, cosmetic dentistry, oral surgery, dental care
  tasks: extraction pull draw wisdom rotten remove out, filling cavity hole decay chip broken, cleaning polish scaling plaque tartar breath gum, whitening white yellow stain bleach smile, braces straighten crooked orthodontist gap aligner retainer, denture false plate missing partial, rootcanal root canal nerve abscess ache pain swollen, crown implant bridge cap veneer gold, child kids children paediatric milk
  hints: tooth teeth gum gums bleeding toothache cavity filling extract pull crown denture braces whitening crooked chew jaw smile root mouth breath dental wisdom swollen plaque
  some do: braces, implant implants, denture dentures
  related: general-practitioners, pharmacists

nurses-home-care
  called: nurse, nursing home, private nurse, nursing assistant, live-in nurse, night nurse, caregiver, home health aide
  work: wound dressing, change dressing, bathe bedridden patient, tube feeding, care after surgery, palliative care, hospital bedside sitting, stroke patient care, insulin injection at home, dress wound at home, change catheter, nurse for mother, nurse at home, check blood pressure at home, caregiver for man with stroke, take care of sick person, care for sick
  things: IV drip, catheter, oxygen concentrator, drip at home, ambulance
  troubles: bed sore, pressure sore, bedridden, just come out of hospital, sick person home alone, patient can't get up, cancer patient care, change bandage, diabetic foot sore, dress sore, injection at home, LPN, insulin injection, IV at home, sore not healing dressing, injection every day, diabetic sore
  local: dress meh foot sore, watch sick person, look after sick people
  short: RN, PCA
  brands: Hoyer lift, Invacare, Inogen, ResMed, Respironics, CPAP, BiPAP, Foley bag, ConvaTec, Hollister, Coloplast, Tegaderm
  spanish: enfermera, enfermero, cuidado de enfermos, enfermera a domicilio, inyección, poner inyección
  portuguese: enfermeira, enfermeiro, cuidador de doentes, técnica de enfermagem, injeção, aplicar injeção
  titles: home health care, post-operative care, hospice care
  tasks: wound dressing sore bandage ulcer foot bedsore diabetic cut, injection insulin needle jab vitamin, drip iv fluids infusion dehydrated, catheter feeding tube urine ng colostomy, surgery operation postoperative recovering discharge hospital stitches, stroke paralysed bedridden bathe lifting turning, palliative cancer hospice dying terminal, night overnight live shift bedside sitting, pressure vitals monitoring check sugar
  hints: nurse dressing wound sore injection bedsore catheter bandage blood pressure drip insulin bathe bedridden home stroke operation surgery recovering feeding tube foot ulcer ward discharge healing sugar toe
  some do: dialysis, ventilator, catheter, drip IV
  related: general-practitioners, elderly-care, midwives-doulas

elderly-care
  called: companion for elderly, elderly caregiver, caretaker for elderly, old age home, nursing home, retirement home, caregiver
  work: look after old people, care for grandmother, care for grandfather, watch granny, live-in elderly care, overnight elderly sitting, elderly day care, bathe elderly parent, cook for elderly, respite care, accompany elderly to clinic, stay with mother at night, watch my mother, watch my father, watch mother at night, mind my mother, mind my father, stay with elderly mother, stay with old lady, stay with father, sit with old man, watch old lady, help for elderly parents, stay with granny, take care of grandmother, live-in for old man, look after elderly father, sit with granny, sit with grandmother, bathe old man, bathe old lady
  things: granny, elderly, senior citizen
  troubles: dementia, Alzheimer's, parent living alone, mother can't manage alone, grandfather forgetting things, father keep falling, parents back home alone, mother old and alone, granny can't walk, father bedridden alone, mother can't bathe herself, father forgetting things, old father alone, rail in bathroom for granny, granny fall in bathroom, sit with father at night, mother have dementia, care old people, grandmother alone by day, old man can't get up
  local: mind old people, look after meh mudda, stay with old man, old people home
  brands: Depend diapers, Tena, Life Alert, Visiting Angels, Archer Home, Aricept
  spanish: cuidado de ancianos, cuidadora de adultos mayores, cuidar abuela, asilo, cuidar anciano, cuidar a mi mamá, cuide a mi mamá, cuidar a mi abuela, cuidadora de ancianos, cuidar abuelos, abuela, acompañar al médico
  portuguese: cuidadora de idosos, cuidar de idosos, casa de repouso, cuidador de idosos, cuidar da minha mãe, cuidar da minha avó, acompanhante de idoso, cuidar do meu pai, avó
  titles: companion care, senior care, assisted living
  tasks: dementia alzheimer forget forgetting wandering memory confused, night overnight sleep late, live fulltime residential, home nursing residence facility assisted retirement old, bathe bathing dressing toilet hygiene diaper feeding, companion company lonely talk alone visit, clinic appointment accompany errands escort pension shopping, fall walker wheelchair rail mobility, respite weekend relief break daycare day
  hints: elderly old granny grandfather grandmother mother father aged senior forget forgetting wandering dementia alzheimer bathe company companion fall falling bathing alone abroad watch feeding walker lonely pensioner bedridden
  some do: wheelchair
  related: nurses-home-care, physiotherapists, house-cleaning

physiotherapists
  called: physiotherapist, physio, physical therapist, physical therapy, rehabilitation therapist, chiropractor, sports therapist, bone setter
  work: physiotherapy, exercise after surgery, learn to walk again, injury rehab, knee replacement therapy
  things: walking frame, crutches training
  troubles: back pain, neck pain, knee pain, shoulder pain, frozen shoulder, sciatica, slipped disc, pinched nerve, stroke, one side weak, sports injury, torn ligament, sprained ankle, after accident stiffness, arthritis, fracture recovery, foot weak after stroke, can't lift hand, knee pain after operation, back stiff, leg weak after accident, twist ankle, ankle swell, knee swell, back lock up, can't raise arm, pull muscle, stroke one side weak, hamstring pull, PT after stroke, rehab, ACL, hand stiff, finger stiff, back hurting bad can't bend, stroke can't walk, stroke can't move hand, walk again after stroke, injured playing sport, my back hurt, neck hurting
  local: waist pain, waist hurting, back gone out, knee hurting, foot twist, back twis up, back cyan straighten
  brands: Voltaren gel, Bengay, Biofreeze, Icy Hot, Deep Heat, Salonpas, Tiger Balm, KT Tape, Thera-Band, TENS unit, Futuro brace, Dr Ho's, Bauerfeind, Aircast
  spanish: fisioterapeuta, fisioterapia, terapia física, dolor de espalda, rehabilitación
  portuguese: dor nas costas, reabilitação, quiropraxista
  titles: neurological rehabilitation, orthopaedic rehabilitation, musculoskeletal therapy
  tasks: back waist spine disc sciatica slipped lumbar bend, stroke paralysed walk weak side neurological, knee hip replacement operation surgery arthritis leg, neck shoulder frozen stiff posture desk arm, sports injury sprain ankle hamstring ligament football twist, fracture broken cast bone wrist plaster, chiropractor adjustment manipulation crack alignment, massage cupping needling acupuncture tissue muscle, child cerebral palsy baby paediatric
  hints: pain back neck knee shoulder stiff stiffness stroke muscle joint joints exercise walk walking sprain ankle hip wrist fracture cast bend bending finger fingers hand arm leg numb limp sciatica nerve recover injury sports lift therapy posture slipped
  some do: chiropractor chiropractic, acupuncture, cupping, hydrotherapy
  related: massage-therapists, speech-occupational-therapists, general-practitioners

opticians-optometrists
  called: optician, optometrist, ophthalmologist, eye doctor, eye clinic
  work: cataract surgery, eye test, eye exam, vision test, make prescription glasses, lens replacement
  things: spectacles, eyeglasses, eye glasses, reading glasses, glasses frame, contact lens, sunglasses, bifocal, prescription lens, transition lens, new glasses, glasses
  troubles: blurry vision, can't see far, can't read small print, eye red, eye hurting, eye itching, child can't see blackboard, cataract, glaucoma, can't read the board, eyes blurry, glasses broke, eyes weak, seeing double, blurred vision, can't see the blackboard
  local: eye dark, eyes running water, specs
  brands: Ray-Ban, Oakley, Acuvue, Bausch and Lomb, Air Optix, Biofinity, FreshLook, Solotica, Varilux, Crizal, Essilor, Zeiss lens, Gucci frames, Prada frames, Cartier glasses, Warby Parker, Courts Optical, Optique Vision, Systane, Renu solution, Opti-Free, Xalatan, latanoprost, timolol
  spanish: oculista, optometrista, examen de la vista, lentes, gafas, espejuelos
  portuguese: exame de vista, óculos, ótica, oftalmologista
  titles: optical services, vision care, comprehensive eye examination
  tasks: exam test check vision blurry sight blur screening, glasses spectacles frames prescription reading bifocal specs, contact lens lenses coloured, cataract surgery cloudy laser operation, glaucoma pressure diabetic retina, child kids school blackboard squint, sunglasses shades tint rayban uv sun, broken screw nosepad adjust arm broke, red itching infection pterygium dry tearing pain
  hints: eye eyes glasses see sight vision blurry blur read reading lens lenses spectacles squint squinting frames headache board distance test contact cataract pressure dim tearing
  some do: laser, contact contacts, surgery
  related: general-practitioners, pharmacists

pharmacists
  called: pharmacist, pharmacy, drug store, drugstore
  work: medicine delivery, fill prescription, prescription refill, deliver tablets, rent wheelchair, medication advice, deliver medicine, refill tablets
  things: medicine, medication, antibiotics, insulin, inhaler, vitamins, pressure tablets, sugar tablets, painkiller, cough syrup, blood pressure machine, glucometer, test strips, wheelchair, crutches, adult diaper, birth control pills, worm medicine, hospital bed, rent hospital bed, oxygen tank, pressure tablet
  troubles: ran out of tablets, medicine out of stock, pick up tablets, tablets mix up, medicine finish, too many pills to sort
  local: pick up mommy tablets
  brands: Panadol, Ventolin, Metformin, Tylenol, Advil, ibuprofen, amoxicillin, Augmentin, azithromycin, losartan, amlodipine, Norvasc, Lipitor, omeprazole, Piriton, Benadryl, Zyrtec, Claritin, Histal, Buscopan, Gravol, Diamicron, Januvia, Viagra, Cialis, Postinor, Flagyl, Vermox, Canesten, Limacol, New GPC, Cataflam, Omron
  spanish: farmacia, farmacéutico, medicinas a domicilio, medicamentos, pastillas
  portuguese: remédio, entrega de remédios
  titles: pharmaceutical services, licensed pharmacist, community pharmacy
  tasks: deliver delivery bring courier dropoff home, prescription refill dispense fill script, pressure hypertension sugar diabetic monthly chronic tablets, insulin glucometer strips needles syringe, wheelchair crutches walker commode rental bed, vitamins supplement iron multivitamin herbal, cold cough flu syrup antibiotics fever painkiller, advice review interaction sort pillbox mix counselling, contraceptive pill plan condom pregnancy
  hints: medicine medication tablet tablets pills prescription drugstore pharmacy drug inhaler insulin dose syrup vitamins refill chemist pressure sugar side effects expiry capsules antibiotics
  some do: wheelchair, oxygen
  related: general-practitioners, bush-medicine

mental-health-counsellors
  called: counsellor, counselor, psychologist, psychiatrist, therapist, psychotherapist, life coach
  work: marriage counselling, grief counselling, family counselling, couples therapy, anger management, drug rehab, talk therapy, psychological assessment, marriage counsellor, counselling, counselling for child, talk to somebody
  troubles: son on drugs, depression, depressed, anxiety, panic attack, stress, feeling suicidal, suicide, domestic violence, alcoholic husband, drug addiction, lost a loved one, can't sleep at night, relationship problems, marriage breaking up, husband cheating, teenager misbehaving, child behaviour problem, bullied at school, bipolar, schizophrenia, hearing voices, ADHD, feeling depressed, can't sleep, marriage problems, feeling lonely, talk to somebody about problems, stressed out, family problems, grieving, husband beating and stress, thinking too much, can't sleep worrying, drinking problem
  local: mind not right, nerves bad
  short: PTSD
  brands: BetterHelp, Talkspace, Headspace app, Alcoholics Anonymous, Narcotics Anonymous, Al-Anon, Prozac, Zoloft, Lexapro, Xanax, Valium, Seroquel, Zyprexa, Risperdal, Phoenix Recovery
  spanish: psicólogo, psicóloga, terapia de pareja, consejero, salud mental, hablar con alguien, deprimida, muy triste, sin ganas de nada
  portuguese: terapia de casal, aconselhamento, saúde mental, psiquiatra, muito triste, sem vontade de sair da cama
  titles: clinical psychology, cognitive behavioural therapy
  tasks: marriage couple husband wife relationship cheating divorce, depression depressed sad suicide hopeless crying, anxiety panic stress worry nerves sleep overwhelmed, grief loss death bereavement died mourning lost, addiction alcohol drugs rum drinking rehab weed, child teenager behaviour school bullied teen adolescent misbehaving, anger abuse violence trauma beating ptsd rape, assessment evaluation psychiatrist bipolar schizophrenia medication voices, online phone zoom virtual telehealth
  hints: depressed depression sad crying anxiety anxious stress stressed panic grief grieving marriage counselling talk suicide sleep worry trauma abuse drinking alcohol angry anger lonely therapist fear mourning withdrawn overwhelmed addiction cutting mind
  some do: couple couples marriage, addiction alcohol rum drugs, autism, ADHD
  related: general-practitioners, religious-services, speech-occupational-therapists

midwives-doulas
  called: midwife, doula, birth attendant, lactation consultant, baby nurse, maternity nurse, childbirth educator
  work: home birth, deliver baby, prenatal class, antenatal care, postnatal care, postpartum care, breastfeeding support, care after C-section, baby massage, birth class, birth classes, pregnancy class, help with new baby after birth, breastfeeding help, childbirth education
  things: pregnancy, birth plan, belly band, newborn
  troubles: pregnant, first baby, labour pains, baby won't latch, breast milk not coming, new mother help, baby due soon, antenatal class, baby due next month, breastfeeding paining, prepare for labour, first pregnancy frighten, baby not sucking, new baby mother care, birth coming prepare, baby born at home
  local: expecting baby, bathe new baby, rub pregnant belly, belly big fuh deliver
  brands: Medela, Spectra pump, Haakaa, Elvie pump, Momcozy, Philips Avent, Tommee Tippee, Clearblue, Lactogen, S-26, Pregnacare, GRPA
  spanish: partera, comadrona, embarazo, parto en casa, lactancia
  portuguese: parteira, gravidez, gestante, amamentação, parto domiciliar
  titles: birth support, maternity care, prenatal and postnatal support
  tasks: birth labour delivery doula contraction homebirth, breastfeeding breast milk latch lactation nipple sucking, class prenatal antenatal prepare childbirth lamaze course, newborn night baby bath bathe nurse sleep, postnatal postpartum after csection caesarean recovery stitches, massage rub belly wrap oil, checkup scan ultrasound heartbeat weeks pregnant, nutrition exercise yoga diet
  hints: pregnant pregnancy baby birth labour breast breastfeeding milk newborn delivery womb belly mother antenatal latch due weeks midwife contraction nipple
  some do: scan ultrasound sonogram
  related: nurses-home-care, general-practitioners

medical-laboratories
  called: medical laboratory, medical lab, phlebotomist, lab technician, diagnostic centre, radiologist
  work: blood test, blood work, urine test, drug test, DNA test, paternity test, pregnancy test, HIV test, malaria test, dengue test, cholesterol test, sugar test, Covid test, home blood collection, draw blood, sugar and cholesterol test, full blood test, urine sample test, sickle cell test, prostate test, thyroid test, blood test at home, pap smear test, drug screening
  things: X-ray, ultrasound, baby scan, mammogram, lab results, biopsy, blood group, lipid profile, lipid panel, A1C test
  troubles: check for typhoid, test for STD, PSA, HbA1c, TB test, FBS, can't go to lab blood, blood taken home, line at clinic lab
  local: tek blood, belly scan, malaria smear
  short: ECG, MRI, CT scan, CBC
  brands: Eureka Lab, Quest Diagnostics, LabCorp, 23andMe, AncestryDNA, PSA test, Holter, VDRL, Doppler scan, Widal
  spanish: laboratorio clínico, análisis de sangre, prueba de embarazo, radiografía, examen de sangre, ecografía
  portuguese: exame de sangue, exame de urina, ultrassom
  titles: diagnostic testing, clinical laboratory services
  tasks: blood cbc cholesterol sugar count fasting glucose, urine stool sample culture, dna paternity father sibling, drug employment job marijuana narcotics, hiv std sti syphilis hepatitis, ultrasound scan sonogram belly baby fibroid, xray mri ct mammogram imaging bone, malaria dengue covid typhoid fever pcr, home mobile collection draw elderly visit
  hints: blood test tests urine sample lab fasting sugar cholesterol results ray scan ultrasound DNA paternity HIV pregnancy drug ECG stool needle draw clinic screening
  some do: ultrasound sonogram, MRI, ECG, DNA, mammogram, CT, xray, paternity, COVID PCR
  related: general-practitioners, nurses-home-care

nutritionists
  called: nutritionist, dietitian, dietician, weight loss coach
  work: meal plan, nutrition advice, lose weight, sports nutrition, healthy eating plan, pregnancy diet, food allergy diet, diet plan, diet plan for diabetic, diet for pressure, eat healthy, weight loss diet, eating plan, eating plan to lose weight, lose pounds, healthy menu plan
  things: diet, nutrition, keto diet, low salt diet, renal diet
  troubles: overweight, obese, child not eating, picky eater, underweight, diabetic, fatty liver, what to eat with diabetes, high cholesterol, gestational diabetes, what to eat with sugar, diet for high pressure, diabetic diet, sugar patient what to eat, doctor say lose weight diet, eating for pressure, sugar high what to eat, what can I still eat
  local: sugar patient food, too mawga, gain weight, pressure patient food
  brands: Herbalife, Ensure milk, Glucerna, PediaSure, Ozempic, Wegovy, Mounjaro, Saxenda, SlimFast, Nutrisystem, Weight Watchers, Atkins diet, MyFitnessPal, Noom, Optifast, Isagenix, Optimum Nutrition, MuscleTech, Hydroxycut, Garcinia capsules, phentermine, Orlistat, Forever Living, Juice Plus, Shakeology, whey protein
  spanish: nutricionista, dieta, plan de alimentación, bajar de peso
  portuguese: plano alimentar, emagrecer, reeducação alimentar
  titles: dietetic counselling, medical nutrition therapy, weight management, registered dietitian
  tasks: weight lose slim fat overweight obese pounds belly, diabetic diabetes sugar glucose prediabetic, pressure hypertension cholesterol heart salt, child kids picky eater underweight school, pregnancy pregnant breastfeeding gestational mother, gym sports athlete muscle protein fitness, kidney renal dialysis liver cancer, gain mawga skinny thin, allergy gluten vegan vegetarian gut intolerance
  hints: diet weight eat eating food sugar diabetic diabetes pressure cholesterol fat slim meal meals nutrition overweight obese healthy calories plan belly kidney hungry underweight
  related: general-practitioners, personal-trainers, meal-delivery

speech-occupational-therapists
  called: speech therapist, occupational therapist, speech pathologist, audiologist, child development therapist
  work: speech therapy, occupational therapy, hearing test, developmental assessment, handwriting therapy, sensory therapy, early intervention, sign language therapy
  things: hearing aid, autism
  troubles: child not talking, late talker, speech delay, stammer, stutter, lisp, tongue-tied, autistic child, cerebral palsy, can't talk after stroke, can't hear well, child can't hold pencil, developmental delay, child won't make eye contact, child not talking yet, child can't talk, son stuttering, child can't hear, three years not talking, occupational therapist for hand, hand injury finger stiff, can't hold spoon, hand weak after accident, learn to use hand again, fingers cannot bend, fingers not bending, can't close my hand, hand stiff after injury, child not speaking, not speaking yet, child stammering, son stammering
  local: can't talk plain, talk heavy, hard of hearing
  short: OT, SLP
  brands: Phonak, Oticon, ReSound hearing, Starkey, Signia hearing, Widex, Beltone, Unitron, Miracle Ear, cochlear implant, MED-EL, Rayovac hearing, Tobii Dynavox, Hanen
  spanish: terapia del lenguaje, terapeuta ocupacional, fonoaudiólogo, logopeda, niño no habla
  portuguese: fonoaudióloga, terapia ocupacional, autismo, criança não fala
  titles: speech-language pathology, paediatric therapy, hearing care
  tasks: stammer stutter fluency stuttering, delay late talker toddler words, autism autistic sensory adhd spectrum, stroke aphasia adult brain, swallow feeding choking dysphagia, hand finger injury grip dressing spoon, hearing deaf aid audiologist ear audiology, lisp articulation pronounce tongue clear sounds, handwriting pencil motor writing school
  hints: speech talk talking stammer stutter stuttering words speak autism autistic toddler pencil swallow lisp development delay delayed pronounce sounds tongue sensory grip milestones mumble fingers hand injury daily dressing buttons
  some do: hearing, speech stammer stammering stutter lisp talk talking, swallow swallowing, autism autistic sensory
  related: special-needs-education, physiotherapists, mental-health-counsellors
`;
