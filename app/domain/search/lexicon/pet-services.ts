/** What people call the trades of Pet Services. How to read it: `lexicon.ts`. */
export const PET_SERVICES = `
veterinarians
  called: vet clinic, veterinarian, veterinary, animal doctor, vet, dog doctor, cat doctor, pet hospital
  work: spay, neuter, pet vaccination, puppy shots, deworm dog, put down dog, put dog to sleep, pet surgery, pet check-up, dog X-ray, pet microchip, pet travel certificate, spay cat, spay dog, neuter dog, neuter cat, vaccinate puppy, vaccinate dog, injection for dog, deworm puppy, deworm cat, spay female cat, fix dog so she can't breed, vaccine for cat, vaccine for dog, puppy injections, dog injections
  things: parvo, distemper, mange treatment, pet health certificate, rabies
  troubles: sick dog, sick cat, dog vomiting, dog not eating, dog limping, dog hit by car, dog poisoned, dog ticks, dog giving birth, cat not eating, dog eye swollen, injured cat, maggots in dog wound, kitten sick, puppy vomiting, puppy not eating, puppy sick, cat vomiting, dog got ticks, dog got fleas, ticks and fleas, dog got worms, dog bleeding, dog coughing, dog foot break, dog scratching, dog skin problem, cat sick, dog swollen, puppy diarrhoea, kitten not eating, pet sick, dog weak, dog ear infection, puppy vaccine, puppy weak, dog knock down, dog sick vet home, rabies shot dog, dog shots, dog throwing up
  local: car knock dog, dog in heat, sick puss, dog got mange
  short: DVM
  brands: Bravecto, NexGard, Heartgard, Frontline Plus, Simparica, Apoquel, Nobivac, Rimadyl, Metacam, Panacur, GSPCA, Amitraz, DHPP, Vanguard vaccine, Revolution drops, Advantix, Credelio, Cytopoint, Ivermectin dog, Cerenia, Synulox
  spanish: veterinario, perro enfermo, vacuna para perro, gato enfermo, veterinaria, vacunar perro, castrar gato, esterilizar perro, perro no come, perro botando espuma, gato no come
  portuguese: cachorro doente, vacina de cachorro, castração, vacinar cachorro, cachorro não come, cachorro vomitando
  titles: small animal practice, pet health care
  tasks: vaccine vaccinate shot injection rabies parvo distemper booster, spay neuter castrate sterilise heat breed womb fix, tick flea mange scratch itch skin sore hair, worm deworm potbelly diarrhoea stool, hit limp broken bone surgery fracture leg accident xray bounce, vomit eat weak poison sick swollen dehydrated fever, birth pregnant litter labour caesarean whelp stuck, bleed wound maggot bite cut ear stitch, travel microchip certificate export health passport, euthanise sleep old suffer dying, parrot bird rabbit turtle exotic monkey snake hamster, tooth teeth dental gum breath, emergency night house mobile weekend visit
  hints: dog cat puppy sick vet vomiting vaccine injection ticks worms limping bleeding pet scratching spay neuter eating kitten mange fleas hit swollen poison rabies deworm litter bite ear wound rottweiler
  some do: horse horses, parrot, rabbit, snake, monkey, turtle
  related: livestock-vets, pet-supplies, pet-grooming

pet-grooming
  called: dog groomer, pet groomer, cat groomer, mobile groomer, dog salon, pet spa, dog barber, pet salon
  work: wash and trim dog, dog bath, wash dog, dog haircut, trim dog hair, dog shave, cat bath, dog ear cleaning, brush dog, tick bath, flea bath, puppy bath, blow dry dog, trim cat nails, puppy haircut, bathe dog, bathe and trim poodle, trim poodle, groom poodle, bathe puppy, groom shih tzu, trim dog, bathe cat, groom dog, groom cat, trim dog nails, shave dog
  things: dog shampoo bath, poodle cut, shih tzu grooming, dog clipper, pompek grooming
  troubles: dog smelling bad, dog hair matted, dog stink, dog nails long, dog full of fleas, dog shedding, dog hair in eyes, cat fur matted, dog smelling, dog ticks bath, dog toenails, dog full of ticks, dog stink bathe, dog hair knotted
  local: cut dog hair, cut dog nails
  brands: Furminator, Oster A5, Wahl pet, Andis pet, Yorkie, Maltese dog, Lhasa Apso, Bichon Frise, Schnauzer, Maltipoo, Goldendoodle, Persian cat, Cockapoo, Cocker Spaniel, Shihpoo, Chow Chow, Pekingese, Malaseb
  spanish: peluquería canina, bañar perro, baño para perro, corte de pelo perro, bañar gato, bañar mascota
  portuguese: banho e tosa, tosa de cachorro, banho de cachorro, banho no gato, tosar cachorro
  titles: full groom
  tasks: haircut clip trim shave poodle cut shihtzu style scissor, bath bathe wash shampoo smell stink dirty, nail claw toenail paw long scratch, tick flea dip medicated insect, mat matted tangle brush deshed shed comb undercoat, ear eye teeth breath clean wax gland, mobile home house van visit, cat kitten persian puss fur, puppy first young small, horse pony mane show bow
  hints: dog bath fur nails trim ticks fleas groom smell smelly shampoo hair matted haircut cat brush tangled puppy scratching poodle coat
  some do: cat, horse
  related: veterinarians, pet-sitting-boarding, dog-walkers

dog-trainers
  called: dog trainer, dog handler, dog behaviourist, canine trainer, dog school
  work: leash training, socialise dog, crate training, train watch dog, dog agility, behaviour correction dog, train puppy, train dog, train guard dog
  things: obedience, guard dog, security dog, attack dog, protection dog, German shepherd training, rottweiler training, pit bull training, belgian malinois training
  troubles: dog biting people, aggressive dog, dog barking too much, dog chewing everything, puppy messing in house, dog running away, dog pulling on leash, dog jumping on people, dog chasing fowl, dogs fighting, dog digging yard, dog afraid, dog barking all night, dog biting, dog keep biting people, dog not listening, dog bark whole night, dog barking, puppy biting, puppy chewing slippers, puppy won't listen, K9 training, dog biting people train, train pup, rottweiler too aggressive
  local: hard ears dog, dog na listen
  short: K9
  brands: Schutzhund, Doberman, Dutch Shepherd, Dogtra, PetSafe, Halti, Presa Canario, Boerboel
  spanish: entrenador de perros, adiestrador canino, adiestramiento de perros, perro guardián, adiestrar perro, cachorro muerde, perro no hace caso
  portuguese: adestrador, adestramento de cães, cão de guarda, adestrar cachorro, morde tudo, cachorro morde tudo
  titles: puppy socialisation
  tasks: obedience sit stay command listen basic come recall heel, guard protection attack security watch thief yard k9, bite aggressive fight growl stranger snap children dangerous, puppy potty toilet mess crate house pee newspaper, bark noise howl whole night neighbour, chew dig jump destroy slippers furniture escape fowl, leash pull walk lunge lead, fear afraid anxious socialise shy nervous firework, sniffer detection drug bomb search, agility trick competition show handler, board camp residential intensive
  hints: dog bite biting bark barking train training aggressive puppy obey guard jump jumping command leash sit stay pulling chew chewing obedience attack yard thieves strangers
  some do: cat, sniffer detection
  related: pet-sitting-boarding, dog-walkers, veterinarians

pet-sitting-boarding
  called: pet sitter, dog sitter, cat sitter, pet hotel, doggy day care, pet minder, dog hotel
  work: dog boarding, cat boarding, pet boarding, look after dog, look after cat, look after puppy, house and pet sitting, feed cat while away, pet transport, pet foster care, pet drop-in visit, give dog medication while away, keep dog while I travel, keep cat while away, feed my cats, feed dog, somewhere to leave dog, keep dog for weekend
  things: kennel
  troubles: going overseas with dog home, nobody to feed cat, going on vacation with animals, travelling leave cat, leaving dog for weekend, moving need temporary dog home, dog while we travel, keep dog while away, travelling who keep dog, mind cat
  local: watch meh dog, mind meh dog, keep meh dog, feed meh dogs, mind puss, keep meh cat, stay with dog
  brands: Rover app, PetBacker, Trusted Housesitters, PetSmart hotel
  spanish: cuidador de mascotas, cuidar perro, hotel para perros, guardería canina, cuidar gato, guardería de perros
  portuguese: hotel para cachorro, cuidar de cachorro, hospedagem de animais, babá de pet, creche para cachorro
  titles: pet care at home
  tasks: board kennel hotel overnight cage lodging, visit feed home water house dropin check plant, daycare day play work hours daily, travel vacation holiday overseas away trip christmas flight, transport move airport ferry drive crate relocate, cat puss kitten litter feline, bird parrot fish rabbit exotic tortoise, foster temporary rescue stray shelter rehome, medicine sick old injection senior elderly, puppy young newborn bottle litter
  hints: dog cat travel travelling vacation overseas feed kennel board boarding away holiday keep pet weeks watch trip plane
  some do: cat, dog dogs, horse, bird
  related: dog-walkers, dog-trainers, veterinarians

dog-walkers
  called: dog walker, dog walking service, pet walker
  work: daily dog walk, morning dog walk, walk dog, exercise dog, puppy walk, group dog walk, take dog out, run with dog, walk dog in evening, walk dogs morning, exercise my dog
  things: dog outing
  troubles: dog locked up all day, no time to walk dog, work long hours dog home, dog full of energy, dog bored, dog getting fat, dog chained all day
  local: carry dog for walk, tek dog pon road, carry out dog, tek out dog
  brands: Wag app, Flexi leash
  spanish: paseador de perros, pasear perro, paseo de perros
  portuguese: passeador de cães, passear com cachorro, passeio de cachorro
  titles: dog walks and play, puppy exercise visit
  tasks: morning early dawn breakfast before, evening afternoon sunset after night, run jog exercise energy fat overweight hyper, puppy young small short visit, group pack social play park friend, seawall beach road field swim outing, busy job locked chained alone bored noon midday, old senior slow arthritis gentle sick, large big pitbull rottweiler strong pull shepherd
  hints: dog walk walking exercise leash energy park fat time busy run take
  related: pet-sitting-boarding, dog-trainers, pet-grooming

pet-supplies
  called: pet shop, pet store, dog breeder, pet supplier
  work: puppy for sale, kitten for sale, pet food delivery, buy dog, dog for sale, food for dog, food for cat, cage for pet, buy puppy, food for pets
  things: dog food, cat food, dog chow, dog collar, dog chain, dog leash, dog cage, dog house, cat litter, flea powder, dog tick spray, dog shampoo, pet toy, dog muzzle, pet carrier, puppies, kitten, poodle, shih tzu, dog food delivered, dog food delivery, cat food delivery
  troubles: want a dog for yard, need small dog, dog food bring
  local: pompek, pups, puss food, dog rice
  brands: Pedigree, Purina, Whiskas, Alpo, Royal Canin, Science Diet, Iams, Eukanuba, Kibbles Bits, Friskies, Meow Mix, Fancy Feast, Ol Roy, Blue Buffalo, Beneful, Tidy Cats, Hartz, Dentastix, Milk-Bone, Seresto, PetSmart, Petco, Labrador, Chihuahua, Pomeranian, Golden Retriever, Cane Corso, Bullmastiff, Dachshund, American Bully, Siberian Husky, Siamese cat
  spanish: comida para perros, tienda de mascotas, cachorro en venta, alimento para gatos, perrarina, gatarina, alimento para perro
  portuguese: ração, petshop, filhote de cachorro, casinha de cachorro
  titles: pet accessories, pet products
  tasks: food feed chow kibble bag pellet pedigree purina rice, puppy breed pup poodle pompek shepherd rottweiler pitbull sale, collar leash chain muzzle harness tag, cage kennel house carrier crate bed, kitten cat litter puss scratch whiskas, bird parrot seed budgie perch, fish aquarium bowl tank filter, rabbit hamster guinea turtle tortoise hay, flea tick shampoo spray powder worm wash, toy treat bone chew ball, bowl dish feeder deliver bulk
  hints: dog food cat feed bag cage collar leash litter parrot bird seed fish kibble toys puppy chow pellets empty bowl aquarium shampoo
  some do: puppy puppies, kitten kittens, poodle shih, pitbull rottweiler shepherd, rabbit hamster, turtle tortoise, snake
  related: veterinarians, pet-grooming, grocery-delivery

bird-keepers
  called: bird, bird keeper, bird seller, cage maker
  work: bird for sale, bird boarding, bird race training, trim bird wing, teach parrot to talk, hand feed baby parrot, build pigeon coop
  things: bird cage, bird seed, singing bird, parrot, macaw, canary, parakeet, budgie, cockatiel, finch, pigeon, songbird, aviary, bird food, bullfinch, toucan, cage for bird, food for bird, food and cage for bird, racing bird, bird race
  troubles: bird stop singing, sick bird, parrot losing feathers, parrot biting, bird not eating, towa-towa not whistling, bird not whistling, bird feather dropping
  local: towa-towa, towatowa, twa-twa, bush bird, bird whistling competition
  brands: Kaytee, Versele Laga, Zupreem, Vitakraft, Higgins seed, African Grey, Cockatoo, Conure, Quaker parrot, Gloster canary, Zebra finch, Harz Roller, Trill seed, Homer pigeon
  spanish: pájaro, loro, criador de aves, canario
  portuguese: passarinho, papagaio, gaiola, criador de pássaros, curió
  titles: exotic bird care, aviculture
  tasks: towatowa twatwa bullfinch finch whistle race sing song competition, parrot macaw talk teach speak tame amazon, cage build wire wooden perch stand, seed food feed grass fruit vitamin, canary budgie parakeet cockatiel lovebird breed egg nest, pigeon homing dove coop loft, board mind keep travel away, wing trim clip nail feather beak fly, sick moult drop weak eat mite cold, aviary backyard enclosure mesh garden, peacock toucan exotic pheasant
  hints: bird birds parrot towa cage finch canary macaw whistle whistling seed feathers song budgie talk race sing wing perch
  some do: pigeon, parrot macaw, canary, towa
  related: pet-supplies, veterinarians, poultry-livestock

aquariums
  called: aquarium shop, aquarist, ornamental fish seller, aquarium maker, pet fish store
  work: fish tank cleaning, aquarium setup, aquarium maintenance, garden pond building, aquascaping, pond cleaning, move fish tank, custom aquarium, aquarium rental, office aquarium service, test aquarium water
  things: aquarium, fish tank, goldfish, koi, guppy, betta fish, angelfish, oscar fish, arowana, pet fish, aquarium pump, fish food, aquarium plants, fish pond, tropical fish, ornamental fish, fish bowl, aquarium light, turtle tank, pond filter, aquarium heater
  troubles: fish tank leaking, tank water green, white spots on fish, fish dying in tank, fish tank dirty, tank water cloudy, pond with koi
  brands: TetraMin, Aqueon, Fluval, Marineland, Eheim, Seachem, Hikari, Jebao, Instant Ocean, Sobo pump, Resun, Boyu, Cichlid, Pleco, Flowerhorn, Neon tetra, Discus fish, Swordtail, Red-eared slider, Corydoras, API Stress Coat, Penn-Plax, Lionhead fish, Ranchu, Molly fish, AquaClear
  spanish: acuario, pecera, peces ornamentales
  portuguese: aquário, peixe ornamental, lago de carpas
  titles: freshwater aquarium care
  tasks: clean algae green dirty cloudy scrub murky, setup install new decorate aquascape plant driftwood gravel, pond garden koi fountain waterfall carp outdoor liner, leak build custom glass crack seal silicone, sick white spot die dying disease fungus fin, goldfish guppy betta angelfish oscar arowana tropical sale, filter pump heater light oxygen airstone bubble, saltwater marine coral reef sea, office restaurant rental lobby hotel waiting, test ph water ammonia chlorine change, turtle terrapin frog reptile, food flake pellet feed feeder, move relocate transport shift
  hints: fish tank aquarium pond filter goldfish koi algae green water guppy tropical glass cloudy bowl oxygen
  some do: saltwater marine coral
  related: pet-supplies, fish-farming

livestock-vets
  called: livestock vet, livestock officer, cow doctor, farm vet, horse vet, large animal vet, farrier, poultry vet
  work: artificial insemination cow, deworm goat, deworm cow, castrate pig, vaccinate cattle, vaccinate chicken, hoof trimming, horse shoeing, vaccinate cows, vaccinate goats, vaccinate sheep, deworm sheep, deworm pig, pull calf, horse hoof
  things: livestock care, livestock medicine
  troubles: sick cow, cow not eating, cow can't calve, cow down can't get up, goat sick, sheep sick, pig sick, chickens dying, fowl dying, sheep foot rot, goat bloat, horse sick, screw worm, cow mastitis, cow not giving milk, goat not eating, goat vomiting, cow not walking, cow coughing, sheep not eating, pig not eating, goat can't stand, goat belly swell, cow sick, pigs dying, goats dying, horse limping, donkey sick, cow wound, chickens sick, fowls dying, ducks dying, cow having calf, cow giving birth, cow birth problem, goat giving birth, goat down, cow down, cow can't get up, goat dropped kid weak, sheep bloated, fowls sneezing, layers stop laying, fowl dropping dead, fowl dead one by one
  local: fowl catch cold, cow bring calf, cow belly swell, fowl pox, yard fowl sick
  brands: Ivomec, Oxytetracycline, Penstrep, Tylan, Tylosin, Amprolium, Baytril, Newcastle vaccine, Gumboro, Lasota, Marek's, Negasunt, Triatix, Bovitraz, Levamisole, Albendazole, Terramycin, Butox, Catosal, Combiotic, Dectomax, Cydectin, Valbazen, Blackleg vaccine, Embrovit
  spanish: veterinario de ganado, vaca enferma, inseminación artificial, vacunar ganado, vaca no puede parir
  portuguese: veterinário de gado, vaca doente, vacina de gado
  titles: large animal practice, herd health, poultry health, equine care
  tasks: cow cattle bull heifer herd dairy ox buffalo, calf calve birth calving pull stuck labour kid lamb, poultry fowl chicken layer broiler duck egg flock turkey meat, goat sheep ram ewe kid bloat wool, pig hog sow piglet boar swine, horse donkey mule hoof shoe farrier equine mare, inseminate insemination semen breed heat pregnant bull, worm deworm drench parasite tick vaccine vaccinate, wound screwworm maggot cut foot rot hoof lame limp, mastitis milk udder teat, die dying sudden outbreak disease postmortem deadout, castrate dehorn tag surgery caesarean
  hints: cow cows goat goats sheep pig pigs chicken chickens fowl fowls dying livestock calf animals herd farm vaccinate poultry horse bull lamb calving udder weak ducks flock donkey dead deadout sudden
  some do: horse horses farrier, poultry chicken, cow cattle, goat sheep, pig
  related: veterinarians, poultry-livestock, agronomists
`;
