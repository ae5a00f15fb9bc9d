/**
 * The terms that truly mean several trades, one a line. A term under two trades that does not stand here stands there by
 * accident; terms of the same stems, such as "babysitter" and "babysitting", need one line.
 */
export const SHARED = `
acoushi ant: pest-control, agronomists
ADHD: mental-health-counsellors, special-needs-education
affidavit: notaries, justices-of-the-peace
autism: speech-occupational-therapists, special-needs-education
autismo: speech-occupational-therapists, special-needs-education
autistic child: speech-occupational-therapists, special-needs-education
automatic gate opener: fence-gate-builders, security-systems
babysitter: day-care-nursery, babysitters-nannies
baby care: babysitters-nannies, day-care-nursery
back pain: physiotherapists, massage-therapists
backhoe: excavation-land-clearing, equipment-rental
bar counter: bartenders-drinks, furniture-makers
bees in roof: pest-control, beekeeping
bicycle repair: cycling-athletics, sports-equipment
birthday for child: event-planners, party-entertainers
Bobcat: excavation-land-clearing, equipment-rental
block fence: fence-gate-builders, masons
block: block-making, masons
bookshelf: furniture, furniture-makers
bounce car: body-work-spraying, mechanics
breakfast: caterers, meal-delivery
build tomb: masons, funeral-services
bulldozer: excavation-land-clearing, equipment-rental
car broke down: mechanics, towing
car wrap: body-work-spraying, printing-signs
caregiver: nurses-home-care, elderly-care
child care: day-care-nursery, babysitters-nannies
childcare: day-care-nursery, babysitters-nannies
cleaner: house-cleaning, office-cleaning
clean trench: gardening-landscaping, irrigation-drainage
cooking lessons: private-chefs, vocational-training
deeds registry: conveyancing, business-registration
dermatologist: general-practitioners, skin-care-facials
door not closing: carpenters-joiners, handyman
embroidery: printing-signs, garment-making
English lessons: csec-cape, language-lessons
escavadeira: excavation-land-clearing, equipment-rental
excavator: excavation-land-clearing, equipment-rental
fish pond: aquariums, fish-farming
freezer not cold: air-conditioning, appliance-repair
freezer not freezing: air-conditioning, appliance-repair
freezer repair: air-conditioning, appliance-repair
fridge not cooling: air-conditioning, appliance-repair
fridge repair: air-conditioning, appliance-repair
gate motor: fence-gate-builders, security-systems
generator not giving current: solar-generators, generator-service
generator not holding load: solar-generators, generator-service
generator not starting: solar-generators, generator-service
generator repair: solar-generators, generator-service
generator smoking: solar-generators, generator-service
generator: solar-generators, generator-service
guard dog: dog-trainers, security-guards
house to rent: real-estate-agents, room-apartment-rental
Hymac: excavation-land-clearing, equipment-rental
keep children: babysitters-nannies, day-care-nursery
keyboard lessons: computer-training, music-lessons
keys locked in car: locksmiths, towing
lessons for child: primary-ngsa, private-tutors
lose weight: nutritionists, personal-trainers
lumber: hardware-building-supplies, sawmills-lumber
makeup lessons: make-up-artists, vocational-training
mind baby: day-care-nursery, babysitters-nannies
mind children: babysitters-nannies, day-care-nursery
nara: massage-therapists, bush-medicine
NDT: safety-inspection, oil-gas-support
NIS: accountants, bookkeeping-payroll
nobody to keep baby: day-care-nursery, babysitters-nannies
non-destructive testing: safety-inspection, oil-gas-support
nursery: day-care-nursery, plant-nurseries
nursing home: nurses-home-care, elderly-care
phone: electronics-phones, phone-tablet-repair
pick coconut: gardening-landscaping, farm-labour
online shop: personal-shoppers, web-developers
portable toilet: septic-drain-cleaning, tents-chairs-rental
power of attorney: lawyers, notaries
sofa cleaning: house-cleaning, upholstery-curtains
statutory declaration: notaries, justices-of-the-peace
team jersey: printing-signs, garment-making
threading: lash-brow-technicians, waxing-hair-removal
tomb repair: masons, funeral-services
TV repair: appliance-repair, tv-satellite
vegetables: crop-suppliers, grocery-delivery
wardrobe: furniture, furniture-makers
watch baby: day-care-nursery, babysitters-nannies
write letter: secretarial-virtual, writers-editors
`;
