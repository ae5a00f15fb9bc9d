/** What people type about their needs, by category: "words | trades, any of which must come first". */
export const SITUATIONS: Record<string, string> = {
  "Construction & Trades": `
all the plugs in my kitchen stop working | electricians
water pressing out the pipe under the sink | plumbers
want somebody to plaster the front wall | masons
rain coming through the ceiling | roofers
the carpenter for my cupboard doors | carpenters-joiners
build me a concrete fence | fence-gate-builders, masons
surveyor to find my boundary | land-surveyors
draw a plan for a two flat house | architects-draughtsmen
switch giving shock when i touch it | electricians
house need rewiring old wires | electricians
kitchen pipe leaking nonstop | plumbers
install water heater in bathroom | plumbers, electricians
paint inside and outside of two storey house | painters
lay floor tiles in the hall | tilers
weld my broken gate | welders-fabricators, fence-gate-builders
change zinc sheets on old house | roofers
who does build house from foundation | general-contractors, masons
excavator to dig a pond | excavation-land-clearing, fish-farming
sliding glass windows for front of house | glass-aluminium
steps and veranda need casting concrete | masons
lights keep dimming when the fridge come on | electricians
put up outside light by the gate | electricians
bathroom tap won't stop dripping | plumbers
toilet need changing | plumbers
water coming up through the floor | plumbers, masons
wooden stairs shaky | carpenters-joiners
concrete the front yard for parking car | masons
zinc roof rusting out | roofers
guttering round the house | roofers
bathroom tiles falling off wall | tilers
iron grills for windows | welders-fabricators
extend the kitchen | general-contractors
chain link fence around lot | fence-gate-builders
louvre windows changed to sliding | glass-aluminium
electrical plan for the bank loan | architects-draughtsmen
`,
  "Home Services & Maintenance": `
the fridge humming but it not cooling | appliance-repair, air-conditioning
rats in the ceiling at night | pest-control
the trench full of weeds, need cleaning | gardening-landscaping, excavation-land-clearing, irrigation-drainage
black tank overflowing | water-tanks-pumps
toilet backing up into the bath | septic-drain-cleaning, plumbers
lock myself outside the house | locksmiths
camera for the yard to see who at the gate | security-systems
shifting to a new apartment need help to carry things | movers
me grass tall bad need cutting | gardening-landscaping
hang a tv on the wall | handyman, tv-satellite
somebody to clean the house twice a week | house-cleaning
AC blowing hot air | air-conditioning
washing machine not spinning | appliance-repair
termites eating my house | pest-control
wood ants in the cupboard | pest-control
cut down a big mango tree | gardening-landscaping
water pump not pulling water | water-tanks-pumps
septic tank full | septic-drain-cleaning
change the lock on my front door | locksmiths
gate motor not opening | security-systems, fence-gate-builders
solar panels for my house in the backdam | solar-generators
couch need new cloth | upholstery-curtains
truck to move my furniture to new house | movers, truck-haulage
put together a bed i bought | handyman
maid three days a week | house-cleaning
somebody to scrub bathroom and mop | house-cleaning
air condition dripping water inside | air-conditioning
service two split units | air-conditioning
gas stove only one burner working | appliance-repair
roaches all over the kitchen | pest-control
whacker man for yard | gardening-landscaping
lawn mowing every two weeks | gardening-landscaping
clean out the water tank | water-tanks-pumps
sewage coming up in the yard | septic-drain-cleaning
copy of house keys | locksmiths
someone break in want cctv | security-systems
inverter and batteries for blackout | solar-generators
reupholster dining chairs | upholstery-curtains
`,
  "Automotive Services": `
my car cranking but wont start | mechanics
steering pulling to one side | tyres-alignment
car window stuck down electric window | auto-electricians
bumper scratched need spraying | body-work-spraying
learn to drive a manual | driving-instructors
outboard engine smoking | outboard-marine
gearbox slipping toyota premio | mechanics
brakes squeaking | mechanics
engine overheating on the road | mechanics
puncture on the public road | tyres-alignment
battery dead in the car | auto-electricians
check engine light on | auto-electricians, mechanics
car vacuum and polish | car-wash-detailing
car ac not cold | auto-air-conditioning
vehicle break down need towing | towing
my bike wont kick start honda xr | motorcycle-atv
tint windows dark | car-audio-accessories
loud music set for my car | car-audio-accessories
excavator hydraulic leaking | heavy-equipment-repair
car jerking when pressing gas | mechanics
clutch burning smell | mechanics
wheel balancing | tyres-alignment
headlights dim | auto-electricians
respray whole car | body-work-spraying
interior shampoo for suv | car-wash-detailing
car slide in the trench | towing
motorcycle chain keep jumping off | motorcycle-atv
reverse camera install | car-audio-accessories
refresher driving lesson for nervous lady | driving-instructors
`,
  "Healthcare Professionals": `
tooth hurting bad | dentists
someone to stay with my mother at night she is 85 | elderly-care, nurses-home-care
somebody to watch my mother at night | elderly-care, nurses-home-care
i cant read the board in class, eye test | opticians-optometrists
feeling depressed and cant sleep | mental-health-counsellors
sugar test and cholesterol blood work | medical-laboratories
child not talking at 3 years old | speech-occupational-therapists
doctor to see my baby with fever | general-practitioners
pull out a wisdom tooth | dentists
dress my father wound at home | nurses-home-care
knee pain after operation need exercise therapy | physiotherapists
new glasses frame | opticians-optometrists
pressure tablets | pharmacists
talk to somebody about my marriage problems | mental-health-counsellors
pregnant want birth classes | midwives-doulas
pap smear test | general-practitioners, medical-laboratories
diet plan for diabetic | nutritionists
children doctor | general-practitioners
braces for my teeth | dentists
nurse to give injection at home | nurses-home-care
caregiver for man with stroke | nurses-home-care, elderly-care
blood pressure medication delivery | pharmacists
my son hearing voices | mental-health-counsellors
ultrasound for pregnancy | medical-laboratories
eating plan to lose 20 pounds | nutritionists, personal-trainers
boy stammers | speech-occupational-therapists
line at the clinic lab too long | medical-laboratories
hand stiff after cutlass cut | physiotherapists
`,
  "Education & Tutoring": `
my daughter weak in maths grade 6 | primary-ngsa, private-tutors
lessons for physics csec | csec-cape
learn to play keyboard | music-lessons
grown man want to learn to read and write | adult-literacy
spanish classes for beginners | language-lessons
somebody to help my son with homework | private-tutors
extra lessons for common entrance | primary-ngsa
CXC english B lessons | csec-cape
piano teacher | music-lessons
ballet for a 6 year old | dance-art-lessons
learn excel and word | computer-training
welding course | vocational-training
my child is autistic need a teacher | special-needs-education
day care for 1 year old | day-care-nursery
SAT prep | exam-university-prep
maths tutor form 3 | private-tutors, csec-cape
help with SBA | csec-cape
teach granny to use phone | computer-training
guitar lessons for beginner | music-lessons
drawing class for kids | dance-art-lessons
phlebotomy or nursing assistant course | vocational-training
creche near work | day-care-nursery
organ teacher for my daughter | music-lessons
boy mixing up b and d in class 2 | special-needs-education
`,
  "Professional Services": `
need divorce papers | lawyers
file my tax returns with GRA | tax-consultants, accountants
clear a container from the wharf | customs-brokers
canada visitor visa help | immigration-visa
insure my minibus | insurance-agents
translate my birth certificate to portuguese | translators-interpreters
court case lawyer for accident | lawyers
affidavit to change name | justices-of-the-peace, notaries, lawyers
someone to audit my company books | accountants, bookkeeping-payroll
how to invest my savings | financial-advisers
buy a house lot | real-estate-agents
us visa application form ds160 | immigration-visa
import a car from japan duty | customs-brokers
JP to sign passport form | justices-of-the-peace
recruit staff for my restaurant | human-resources
will and probate | lawyers
sponsor my wife to come to guyana | immigration-visa
GRA compliance certificate | tax-consultants
motor insurance third party | insurance-agents
release goods from customs | customs-brokers
passport form signature | justices-of-the-peace, immigration-visa
NIS have no record of my years | accountants
`,
  "Technology & IT Services": `
internet slow in my bedroom | networking-wifi
phone screen crack | phone-tablet-repair
laptop not turning on | computer-repair
somebody to build a website for my shop | web-developers
photos deleted off my memory card | data-recovery
wifi dont reach upstairs | networking-wifi
facebook page got hacked | cyber-security
app for my delivery business | software-developers
printer not printing | it-support, computer-repair
iphone battery swelling | phone-tablet-repair
hard drive clicking lost all my files | data-recovery
run facebook ads for my store | digital-marketing
cash register for my supermarket | point-of-sale
directv dish no signal | tv-satellite
computer full of virus | computer-repair
starlink setup | networking-wifi
ipad screen broken | phone-tablet-repair
instagram account stolen | cyber-security
online store for my clothes | web-developers
ink printer jam | it-support, computer-repair
want to know what sell and what left in stock | point-of-sale
want the facebook page back somebody thief it | cyber-security
`,
  "Media & Creative Services": `
picture man for my daughter wedding | photographers
make flyers and business cards | printing-signs, graphic-designers
drone video of my land | drone-services
logo for my business | graphic-designers, graphic-ui-design
wedding video | videographers
passport picture | photographers
t-shirt printing for family reunion | printing-signs
write my resume | writers-editors
record a song in studio | audio-studios
mural on the school wall | artists-illustrators
handmade craft basket nibbi | craft-makers
voice for radio advertisement | voice-over-radio
wedding gown designed | tailors-fashion-designers, tailors-seamstresses
maternity photoshoot | photographers
livestream a funeral | videographers
signboard for my shop | printing-signs
record a jingle | audio-studios, voice-over-radio
portrait drawing of my mother | artists-illustrators
speech for my best friend wedding | writers-editors
tee shirts with our club name | printing-signs
groom suit for wedding | tailors-fashion-designers
`,
  "Food & Catering Services": `
food for 100 people at a wedding house | caterers
birthday cake with spiderman | bakers-cakes
somebody to grill chicken and ribs at my party | barbecue-grill
lunch delivered to the office every day | meal-delivery
egg ball and pine tart for the office party | snacks-pastries
seven curry for jhandi | caterers
chef to cook dinner at my home | private-chefs
bartender for wedding reception | bartenders-drinks
black cake for christmas | bakers-cakes
fresh fish and shrimp delivered | butchers-fish
pepper sauce wholesale | preserves-sauces
ital food | vegetarian-vegan
food truck for fair | food-trucks
pholourie and bara for a function | snacks-pastries, caterers
cook-up for 50 persons | caterers
custom cupcakes for baby shower | bakers-cakes
somebody to cook sunday lunch at home | private-chefs
diabetic meals delivered | meal-delivery
puri and channa for puja | snacks-pastries, vegetarian-vegan
coconut water bulk for event | bartenders-drinks
bbq ticket | barbecue-grill
mango achar by the gallon | preserves-sauces
halal chicken | butchers-fish
`,
  "Beauty & Personal Care": `
cut and fade for my son | hairdressers-barbers
knotless braids waist length | braiders-locticians
acrylic nails with design | nail-technicians
bride makeup early morning | make-up-artists
take in the waist of a pants | tailors-seamstresses
mehndi for bride hand | mehndi-artists
wash and set hair | hairdressers-barbers
retwist my locks | braiders-locticians
pedicure at home | nail-technicians
facial for bad skin pimples | skin-care-facials
full body massage | massage-therapists
eyelash extension | lash-brow-technicians
bikini wax | waxing-hair-removal
pierce my baby ears | tattoo-piercing
sew a sari blouse | tailors-seamstresses
massage for bad back | massage-therapists, physiotherapists
relax and treat my hair | hairdressers-barbers
crochet braids for back to school | braiders-locticians
gel nails fill in | nail-technicians
dark spots on my face treatment | skin-care-facials
microblading | lash-brow-technicians
cover up tattoo | tattoo-piercing
hem my curtains and pants | tailors-seamstresses, upholstery-curtains
`,
  "Pet Services": `
puppy vomiting and not eating | veterinarians
bathe and trim my poodle | pet-grooming
dog keep biting people train him | dog-trainers
food and cage for my bird | pet-supplies, bird-keepers
cow sick on the farm | livestock-vets
dog got ticks and fleas | veterinarians, pet-grooming
spay my female cat | veterinarians
keep my dog while i travel | pet-sitting-boarding
walk my dog in the evening | dog-walkers
fish tank cleaning | aquariums
racing bird towa towa training | bird-keepers
goat not eating | livestock-vets
cat not eating and weak | veterinarians
doberman obedience | dog-trainers
cow giving birth problem | livestock-vets
parrot cage | bird-keepers, pet-supplies
`,
  "Retail & Shopping": `
bouquet of roses for valentine | florists
gold band to resize | jewellers
buy cement and steel rods | hardware-building-supplies
grocery shopping and drop off | grocery-delivery
sneakers and jeans | clothing-shoes
used fridge for sale | second-hand
new bed and mattress | furniture
hamper for fathers day | gifts-hampers
school books and uniform list | stationery-school
buy things from amazon for me | personal-shoppers
samsung phone brand new | electronics-phones
baby clothes | clothing-shoes
engagement ring | jewellers
cement and sand delivery | hardware-building-supplies, truck-haulage
secondhand stove | second-hand
`,
  "Manufacturing & Industrial": `
hollow blocks delivered | block-making
generator not holding load | generator-service
lathe work make a shaft | machine-shops
purpleheart boards | sawmills-lumber
wooden bed made to order | furniture-makers
three phase motor rewinding | industrial-electricians
grind my rice into flour | food-processing
build a ballahoo boat | boat-builders
sew 50 uniforms for company | garment-making
fire extinguisher inspection | safety-inspection
steel tank fabricated | metal-fabrication
cupboard top rotten need replacing | furniture-makers, carpenters-joiners
wallaba posts | sawmills-lumber
pavers for driveway | block-making
lister engine not starting | generator-service
safety boots and hard hats | safety-inspection, clothing-shoes
`,
  "Transport & Logistics": `
car to the airport 3 am | taxi-drivers
send a parcel to berbice same day | couriers
boat to cross the river with goods | boat-river-transport
ship barrel to new york | freight-shipping
taxi from town to airport | taxi-drivers
load of sand and stone | truck-haulage, hardware-building-supplies
minibus to take us to kaieteur trip | bus-minibus-hire, tour-guides
pick up my kids after school | school-transport
fly goods to lethem by plane | air-charter-cargo
rent a bobcat | equipment-rental, excavation-land-clearing
store my things for 3 months | warehousing
night taxi from airport to berbice | taxi-drivers
canter to shift load | truck-haulage, movers
bike delivery for my restaurant | couriers
speedboat to bartica | boat-river-transport
barrels from miami | freight-shipping
`,
  "Agriculture & Farming": `
plough my rice field | tractor-ploughing, rice-farming
bee hive in the roof to remove | beekeeping, pest-control
cutlass man for farm | farm-labour
baby chicks | poultry-livestock
plants dying yellow leaf disease | agronomists
seed paddy | rice-farming, crop-suppliers
tilapia fingerlings | fish-farming
grafted mango plants | plant-nurseries
drip irrigation | irrigation-drainage
shade house build | hydroponics-shade-house
pure honey | beekeeping
combine to reap rice | rice-farming
layer chickens for sale | poultry-livestock
ginger and eddoes wholesale | crop-suppliers
farm hand to pick pepper | farm-labour
start layers for eggs | poultry-livestock
excavator dig trench through rice field | irrigation-drainage
`,
  "Real Estate & Property": `
room to rent for a student | room-apartment-rental
somebody to value my house for the bank | valuers-appraisers
i live overseas need somebody to look after my house and collect rent | property-managers
pass transport for land | conveyancing, notaries, lawyers
hotel room for two nights | short-stay-guest-houses
shop space to rent in mall | commercial-property
check house before i buy it | home-inspectors
decorate my living room design | interior-designers
lawyer to transfer land title | conveyancing, lawyers
two bedroom apartment furnished | room-apartment-rental
airbnb weekend | short-stay-guest-houses
tenants dont want to move out | property-managers, lawyers
missed last boat need a bed | short-stay-guest-houses
`,
  "Business & Corporate Services": `
register my small business name | business-registration
watchman for my store at night | security-guards
NIS and PAYE for my workers | bookkeeping-payroll
business plan for bank loan | business-consultants
clean office after hours | office-cleaning
type a document | secretarial-virtual
billboard advertising | marketing-advertising
tender document help | procurement-tenders
customer service training for staff | training-workshops
offshore rig jobs supply | oil-gas-support
typing cv and application letter | secretarial-virtual, writers-editors
put in a bid for ministry contract | procurement-tenders
`,
  "Events & Entertainment": `
tassa group for a wedding night | bands-musicians
bounce castle for kids party | party-entertainers
plan my sweet sixteen | event-planners
dj for fete | djs-sound
rent chairs and table for wake | tents-chairs-rental
balloon arch | decorators
MC for wedding | mc-hosts
stage and lights for concert | lighting-stage
bridal car | wedding-cars
kaieteur falls tour | tour-guides
hall for reception | venues
tents for 200 guests | tents-chairs-rental
steelband for a dinner | bands-musicians
clown for birthday | party-entertainers
`,
  "Sports & Fitness": `
lose belly fat gym coach | personal-trainers
batting coach for my son | cricket-coaches
learn to swim | swimming-instructors
karate for kids | martial-arts-boxing
zumba | dance-fitness
restring tennis racket | sports-equipment, racket-sports
mountain bike repair | sports-equipment
boxing gym | martial-arts-boxing, gyms
training to pass the police run | cycling-athletics
`,
  "Miscellaneous & Other": `
pandit for house blessing | religious-services
undertaker | funeral-services
stand in line for me at passport office | errands-queueing
wash and iron clothes | laundry-ironing
nanny for newborn | babysitters-nannies
shoe sole come off | shoe-bag-repair
watch battery change | watch-jewellery-repair
bush tea for cold | bush-medicine
carry away garbage and old furniture | waste-removal
pandit to do jhandi | religious-services
grave digging | funeral-services
fold and press clothes | laundry-ironing
zip broken on bag | shoe-bag-repair
old tv and junk to dump | waste-removal
going back to work who to keep baby | babysitters-nannies
`,
  "Said in a sentence, a word or Creole": `
band for old year's night party | bands-musicians
not expensive caterer | caterers
tutor weekday afternoons | private-tutors
somebaddy fuh cut yard | gardening-landscaping
mi chirren need minding | babysitters-nannies, day-care-nursery
door won't close properly | carpenters-joiners
bad smell in the bathroom | plumbers
house flooding every time rain falls | irrigation-drainage
water coming under the door | irrigation-drainage
my deed is lost | conveyancing
forgot my laptop password | computer-repair
child not speaking yet | speech-occupational-therapists
accused by police need help | lawyers
blurred vision | opticians-optometrists
car plates | car-audio-accessories
plant hire | equipment-rental
plant pots | plant-nurseries
tile roof | roofers
truck wash | car-wash-detailing
bridal shower cake | bakers-cakes
baptism cake | bakers-cakes
christening gown | tailors-seamstresses
drinking problem | mental-health-counsellors
dandruff and itchy scalp | hairdressers-barbers
engine light on | auto-electricians
meh battery bun out | auto-electricians
ear ringing | general-practitioners
soil too salty | agronomists
who sells dirt to build up land | truck-haulage
house to house teacher | private-tutors
john deere repair | heavy-equipment-repair
bush cook | caterers
easter kite | craft-makers
pressure washer | equipment-rental
spiral stairs | welders-fabricators
`,
  "Told at length": `
my mother coming from New York on Friday and the whole place dusty, want two people to scrub it out | house-cleaning
a minibus lash me back door and drive way, me need it knock out and paint back same colour | body-work-spraying
when I drive midday the cold air in the vehicle turn hot, but at night it working fine | auto-air-conditioning
since me husband dead me can't sleep nor eat, me just want somebody fuh talk to in private | mental-health-counsellors
me grandson is four and he only saying two words, nurse at clinic tell we get help fuh he talk | speech-occupational-therapists
my Cuban wife's permit expiring next month, we tried at the ministry but they keep sending us back | immigration-visa, lawyers
big engine that does run we sawmill when no current deh start smoke black, it want servicing bad | generator-service
we is eight people want cross from Parika to Bartica Sunday early wid plenty load | boat-river-transport
every month end I struggling to work out wages and NIS for eleven workers, someone could do it part time | bookkeeping-payroll, accountants
we getting married at the seawall in November and need someone to organise it from start to finish | wedding-planners, event-planners
we flying out for three weeks in July and nobody home to look after the two cats | pet-sitting-boarding
`,
  "Said with whom or what it is for": `
camera system for pawn shop | security-systems
eye testing for minibus drivers | opticians-optometrists
hearse for member of our congregation | funeral-services
nurse for mining camp clinic | nurses-home-care
work permit for Venezuelan employees | immigration-visa
house plan for two bedroom cottage | architects-draughtsmen
bus for church outing | bus-minibus-hire
wreath fuh burial | florists, funeral-services
food for wedding | caterers
`,
};

/** The same in Spanish and Portuguese. */
export const LANGUAGES = `
barbero dominicano que haga buen desvanecido | hairdressers-barbers
como llego en bote a Bartica | boat-river-transport
mi perra esta vomitando y no come | veterinarians
alguem para gradear a terra com trator | tractor-ploughing
quiero un plomero | plumbers
eletricista para minha casa | electricians
necesito un mecánico para mi carro | mechanics
cabeleireiro para mulher | hairdressers-barbers
necesito pintor para la casa | painters
busco niñera | babysitters-nannies
advogado | lawyers
preciso de um encanador | plumbers
carpintero | carpenters-joiners
dentista | dentists
técnico de aire acondicionado | air-conditioning
quien arregla teléfonos | phone-tablet-repair
faxineira | house-cleaning
aula de inglês | language-lessons
alquiler de carro | taxi-drivers, equipment-rental
el lavamanos gotea | plumbers
se me tapó el baño | plumbers
minha torneira está pingando | plumbers
poner un bombillo | electricians
tomada não funciona | electricians
mi lavadora no funciona | appliance-repair
me duele la espalda | physiotherapists
dor no joelho | physiotherapists
matar hormigas | pest-control
limpeza de fossa | septic-drain-cleaning
cuidar a mi abuela | elderly-care
cuidar do bebê enquanto trabalho | babysitters-nannies, day-care-nursery
se me espichó una llanta | tyres-alignment
cambiar frenos | mechanics
trocar óleo | mechanics
reparar puerta de madera | carpenters-joiners
trocar telha | roofers
pintar la puerta del carro | body-work-spraying
la computadora está lenta | computer-repair
tela do tablet quebrada | phone-tablet-repair
curso de informática | computer-training
aprender a nadar | swimming-instructors
lentes nuevos | opticians-optometrists
poner una inyección | nurses-home-care
corte de pelo para perro | pet-grooming
decorar mesa de cumpleaños | decorators
alugar tenda | tents-chairs-rental
llevar una nevera en camión | movers, truck-haulage
sacar permiso de trabajo | immigration-visa
traducir mi título | translators-interpreters
envíos a Venezuela | freight-shipping
`;

/** Things that one trade repairs, another lets and a third makes or sells. */
export const VERBS = `
repair sofa | upholstery-curtains
fix my chair seat torn | upholstery-curtains
sofa for sale | furniture
hire an excavator | equipment-rental, excavation-land-clearing
excavator repair | heavy-equipment-repair
make a wardrobe | furniture-makers
buy a wardrobe | furniture
boat repair | boat-builders
hire a boat | boat-river-transport
car rental | equipment-rental, taxi-drivers, wedding-cars
fix my car | mechanics
shoe repair | shoe-bag-repair
fix my handbag | shoe-bag-repair
buy handbag | clothing-shoes
computer repair | computer-repair
rent a generator | equipment-rental, generator-service, lighting-stage
generator repair | generator-service, solar-generators
tractor repair | heavy-equipment-repair
tractor hire | tractor-ploughing
truck repair | mechanics
truck hire | truck-haulage
fix minibus | mechanics
minibus hire | bus-minibus-hire
make iron gate | welders-fabricators
repair clothes iron | appliance-repair
fix meh mattress | upholstery-curtains
make dining table | furniture-makers
forklift rental | equipment-rental
forklift repair | heavy-equipment-repair
leather repair | shoe-bag-repair
fix fridge | appliance-repair, air-conditioning
fix my phone | phone-tablet-repair
tv repair | tv-satellite, appliance-repair
watch repair | watch-jewellery-repair
chain repair gold | jewellers, watch-jewellery-repair
rent a tent | tents-chairs-rental
rent a house | real-estate-agents, room-apartment-rental
roof repair | roofers
pump repair | water-tanks-pumps
bicycle repair | sports-equipment, cycling-athletics
`;
