import type { CatalogueEntry } from "./catalogue.ts";

/** The catalogue as data. Icons are Lucide names, patterns those of `ui/pictures/category-pattern.tsx`. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: "construction-trades",
    name: "Construction & Trades",
    description:
      "Builders, electricians, plumbers and the other trades that put up and keep up a house.",
    icon: "hard-hat",
    pattern: "brick",
    subcategories: [
      {
        id: "electricians",
        name: "Electricians",
        icon: "zap",
      },
      { id: "plumbers", name: "Plumbers", icon: "droplets" },
      {
        id: "carpenters-joiners",
        name: "Carpenters & Joiners",
        icon: "hammer",
      },
      {
        id: "masons",
        name: "Masons",
        icon: "brick-wall",
      },
      { id: "roofers", name: "Roofers", icon: "house" },
      { id: "painters", name: "Painters", icon: "paint-roller" },
      {
        id: "tilers",
        name: "Tilers & Floor Layers",
        icon: "grid-3x3",
      },
      {
        id: "welders-fabricators",
        name: "Welders & Fabricators",
        icon: "flame",
      },
      {
        id: "general-contractors",
        name: "General Contractors",
      },
      {
        id: "architects-draughtsmen",
        name: "Architects & Draughtsmen",
        icon: "drafting-compass",
      },
      { id: "land-surveyors", name: "Land Surveyors" },
      {
        id: "excavation-land-clearing",
        name: "Excavation & Land Clearing",
      },
      {
        id: "fence-gate-builders",
        name: "Fence & Gate Builders",
        icon: "fence",
      },
      {
        id: "glass-aluminium",
        name: "Glass & Aluminium Works",
      },
    ],
  },
  {
    id: "home-services-maintenance",
    name: "Home Services & Maintenance",
    description: "Cleaning, cooling, repairs and the small jobs that keep a home running.",
    icon: "paint-roller",
    pattern: "louvre",
    subcategories: [
      {
        id: "handyman",
        name: "Home Repair & Handyman",
        icon: "hammer",
      },
      {
        id: "house-cleaning",
        name: "House Cleaning",
        icon: "sparkles",
      },
      {
        id: "air-conditioning",
        name: "Air Conditioning & Refrigeration",
        icon: "fan",
      },
      {
        id: "appliance-repair",
        name: "Appliance Repair",
        icon: "washing-machine",
      },
      {
        id: "pest-control",
        name: "Pest Control",
        icon: "bug",
      },
      {
        id: "gardening-landscaping",
        name: "Gardening & Landscaping",
        icon: "flower",
      },
      {
        id: "water-tanks-pumps",
        name: "Water Tanks & Pumps",
        icon: "droplets",
      },
      {
        id: "septic-drain-cleaning",
        name: "Septic & Drain Cleaning",
      },
      { id: "locksmiths", name: "Locksmiths", icon: "key-round" },
      {
        id: "security-systems",
        name: "Security Cameras & Alarms",
        icon: "cctv",
      },
      {
        id: "solar-generators",
        name: "Solar & Generators",
        icon: "sun",
      },
      {
        id: "upholstery-curtains",
        name: "Upholstery & Curtains",
        icon: "sofa",
      },
      { id: "movers", name: "Moving & Hauling", icon: "truck" },
    ],
  },
  {
    id: "automotive-services",
    name: "Automotive Services",
    description:
      "Mechanics, bodywork, tyres and everything for cars, minibuses, bikes and outboards.",
    icon: "car",
    pattern: "arrow",
    subcategories: [
      { id: "mechanics", name: "Mechanics", icon: "wrench" },
      {
        id: "auto-electricians",
        name: "Auto Electricians",
        icon: "battery-charging",
      },
      {
        id: "body-work-spraying",
        name: "Body Work & Spraying",
        icon: "spray-can",
      },
      {
        id: "tyres-alignment",
        name: "Tyres & Wheel Alignment",
        icon: "circle-dot",
      },
      {
        id: "car-wash-detailing",
        name: "Car Wash & Detailing",
        icon: "sparkles",
      },
      {
        id: "auto-air-conditioning",
        name: "Car A/C Service",
        icon: "fan",
      },
      {
        id: "towing",
        name: "Towing & Roadside Help",
        icon: "truck",
      },
      {
        id: "motorcycle-atv",
        name: "Motorcycle & ATV Repair",
        icon: "bike",
      },
      {
        id: "outboard-marine",
        name: "Outboard & Marine Engines",
        icon: "ship",
      },
      {
        id: "heavy-equipment-repair",
        name: "Heavy Equipment Repair",
        icon: "tractor",
      },
      {
        id: "car-audio-accessories",
        name: "Car Audio & Accessories",
        icon: "music",
      },
      { id: "driving-instructors", name: "Driving Instructors" },
    ],
  },
  {
    id: "healthcare-professionals",
    name: "Healthcare Professionals",
    description: "Doctors, dentists, nurses and therapists, at their practice or at your bedside.",
    icon: "stethoscope",
    pattern: "river",
    subcategories: [
      { id: "general-practitioners", name: "General Practitioners" },
      { id: "dentists", name: "Dentists", icon: "smile" },
      {
        id: "nurses-home-care",
        name: "Nurses & Home Care",
        icon: "heart-pulse",
      },
      {
        id: "elderly-care",
        name: "Elderly Care",
        icon: "hand-heart",
      },
      { id: "physiotherapists", name: "Physiotherapists" },
      {
        id: "opticians-optometrists",
        name: "Opticians & Optometrists",
        icon: "glasses",
      },
      { id: "pharmacists", name: "Pharmacists", icon: "pill" },
      {
        id: "mental-health-counsellors",
        name: "Counsellors & Psychologists",
        icon: "brain",
      },
      {
        id: "midwives-doulas",
        name: "Midwives & Doulas",
        icon: "baby",
      },
      {
        id: "medical-laboratories",
        name: "Medical Laboratories",
        icon: "microscope",
      },
      {
        id: "nutritionists",
        name: "Nutritionists & Dietitians",
        icon: "apple",
      },
      {
        id: "speech-occupational-therapists",
        name: "Speech & Occupational Therapists",
      },
    ],
  },
  {
    id: "education-tutoring",
    name: "Education & Tutoring",
    description: "Lessons for NGSA, CSEC and CAPE, music, languages and skills at any age.",
    icon: "graduation-cap",
    pattern: "step",
    subcategories: [
      { id: "private-tutors", name: "Private Tutors" },
      {
        id: "primary-ngsa",
        name: "Primary & NGSA Lessons",
        icon: "pencil",
      },
      {
        id: "csec-cape",
        name: "CSEC & CAPE Subjects",
        icon: "book-open",
      },
      { id: "adult-literacy", name: "Adult Literacy", icon: "book-open" },
      {
        id: "language-lessons",
        name: "Language Lessons",
        icon: "languages",
      },
      {
        id: "music-lessons",
        name: "Music Lessons",
        icon: "music",
      },
      {
        id: "dance-art-lessons",
        name: "Dance & Art Lessons",
        icon: "palette",
      },
      {
        id: "computer-training",
        name: "Computer Training",
        icon: "laptop",
      },
      {
        id: "vocational-training",
        name: "Vocational Training",
        icon: "wrench",
      },
      {
        id: "special-needs-education",
        name: "Special Needs Education",
        icon: "hand-heart",
      },
      {
        id: "day-care-nursery",
        name: "Day Care & Nursery",
        icon: "baby",
      },
      {
        id: "exam-university-prep",
        name: "University & Test Preparation",
      },
    ],
  },
  {
    id: "professional-services",
    name: "Professional Services",
    description: "Lawyers, notaries, accountants and advisers for papers, taxes and disputes.",
    icon: "scale",
    pattern: "warishi",
    subcategories: [
      { id: "lawyers", name: "Lawyers" },
      { id: "notaries", name: "Notaries", icon: "stamp" },
      {
        id: "accountants",
        name: "Accountants",
        icon: "calculator",
      },
      {
        id: "tax-consultants",
        name: "Tax Consultants",
        icon: "receipt",
      },
      {
        id: "financial-advisers",
        name: "Financial Advisers",
        icon: "piggy-bank",
      },
      {
        id: "insurance-agents",
        name: "Insurance Agents",
        icon: "umbrella",
      },
      {
        id: "real-estate-agents",
        name: "Real Estate Agents",
        icon: "key-round",
      },
      {
        id: "immigration-visa",
        name: "Immigration & Visa Help",
        icon: "plane",
      },
      {
        id: "customs-brokers",
        name: "Customs Brokers",
        icon: "package",
      },
      {
        id: "translators-interpreters",
        name: "Translators & Interpreters",
        icon: "languages",
      },
      {
        id: "justices-of-the-peace",
        name: "Justices of the Peace",
        icon: "stamp",
      },
      {
        id: "human-resources",
        name: "Human Resources & Recruiting",
        icon: "users-round",
      },
    ],
  },
  {
    id: "technology-it-services",
    name: "Technology & IT Services",
    description: "Computers, phones, networks, websites and software, fixed or built.",
    icon: "laptop",
    pattern: "weave",
    subcategories: [
      { id: "it-support", name: "IT Support", icon: "headset" },
      { id: "web-developers", name: "Web Developers", icon: "code" },
      {
        id: "software-developers",
        name: "Software & App Developers",
        icon: "code",
      },
      { id: "computer-repair", name: "Computer & Laptop Repair" },
      {
        id: "phone-tablet-repair",
        name: "Phone & Tablet Repair",
        icon: "smartphone",
      },
      {
        id: "networking-wifi",
        name: "Networking & Wi-Fi",
        icon: "wifi",
      },
      {
        id: "cyber-security",
        name: "Cyber Security",
        icon: "shield-check",
      },
      {
        id: "data-recovery",
        name: "Data Recovery",
        icon: "hard-drive",
      },
      {
        id: "graphic-ui-design",
        name: "Digital & UI Design",
        icon: "palette",
      },
      {
        id: "digital-marketing",
        name: "Digital Marketing",
        icon: "megaphone",
      },
      {
        id: "point-of-sale",
        name: "Point of Sale Systems",
        icon: "receipt",
      },
      {
        id: "tv-satellite",
        name: "TV, Antenna & Satellite",
        icon: "tv",
      },
    ],
  },
  {
    id: "media-creative-services",
    name: "Media & Creative Services",
    description: "Photographers, designers, printers, writers and makers of sound and film.",
    icon: "camera",
    pattern: "fret",
    subcategories: [
      { id: "photographers", name: "Photographers" },
      { id: "videographers", name: "Videographers", icon: "video" },
      {
        id: "graphic-designers",
        name: "Graphic Designers",
        icon: "palette",
      },
      {
        id: "printing-signs",
        name: "Printing & Signs",
        icon: "printer",
      },
      {
        id: "writers-editors",
        name: "Writers & Editors",
        icon: "pen-line",
      },
      { id: "audio-studios", name: "Recording Studios", icon: "mic" },
      { id: "drone-services", name: "Drone Pictures", icon: "camera" },
      {
        id: "artists-illustrators",
        name: "Artists & Illustrators",
        icon: "brush",
      },
      {
        id: "craft-makers",
        name: "Craft Makers",
        icon: "shapes",
      },
      {
        id: "voice-over-radio",
        name: "Voice-over & Radio",
        icon: "radio",
      },
      {
        id: "tailors-fashion-designers",
        name: "Fashion Designers",
        icon: "shirt",
      },
    ],
  },
  {
    id: "food-catering-services",
    name: "Food & Catering Services",
    description: "Caterers, bakers and cooks for weddings, wakes, offices and Sunday lunch.",
    icon: "cooking-pot",
    pattern: "umbrella",
    subcategories: [
      { id: "caterers", name: "Caterers" },
      {
        id: "bakers-cakes",
        name: "Bakers & Cakes",
        icon: "cake",
      },
      { id: "private-chefs", name: "Private Chefs", icon: "chef-hat" },
      {
        id: "meal-delivery",
        name: "Meal Delivery",
        icon: "bike",
      },
      {
        id: "snacks-pastries",
        name: "Snacks & Finger Food",
        icon: "cookie",
      },
      {
        id: "bartenders-drinks",
        name: "Bartenders & Drinks",
        icon: "martini",
      },
      {
        id: "barbecue-grill",
        name: "Barbecue & Grill",
        icon: "flame",
      },
      { id: "food-trucks", name: "Food Trucks", icon: "truck" },
      {
        id: "preserves-sauces",
        name: "Preserves & Sauces",
        icon: "soup",
      },
      {
        id: "butchers-fish",
        name: "Butchers & Fish Vendors",
        icon: "fish",
      },
      {
        id: "vegetarian-vegan",
        name: "Vegetarian & Ital Cooking",
        icon: "salad",
      },
    ],
  },
  {
    id: "beauty-personal-care",
    name: "Beauty & Personal Care",
    description: "Hair, nails, skin, make-up and massage, in the salon or at your home.",
    icon: "scissors",
    pattern: "twill",
    subcategories: [
      {
        id: "hairdressers-barbers",
        name: "Hairdressers & Barbers",
      },
      {
        id: "braiders-locticians",
        name: "Braiders & Locticians",
      },
      {
        id: "nail-technicians",
        name: "Nail Technicians",
        icon: "hand",
      },
      { id: "make-up-artists", name: "Make-up Artists", icon: "brush" },
      {
        id: "skin-care-facials",
        name: "Skin Care & Facials",
        icon: "sparkles",
      },
      {
        id: "massage-therapists",
        name: "Massage Therapists",
        icon: "hand-heart",
      },
      {
        id: "lash-brow-technicians",
        name: "Lashes & Brows",
        icon: "eye",
      },
      { id: "waxing-hair-removal", name: "Waxing & Hair Removal" },
      {
        id: "tattoo-piercing",
        name: "Tattoo & Piercing",
        icon: "pen-line",
      },
      { id: "mehndi-artists", name: "Mehndi Artists", icon: "flower" },
      {
        id: "tailors-seamstresses",
        name: "Tailors & Seamstresses",
        icon: "shirt",
      },
    ],
  },
  {
    id: "pet-services",
    name: "Pet Services",
    description: "Vets, groomers, trainers and sitters for dogs, cats, birds and livestock.",
    icon: "paw-print",
    pattern: "fret",
    subcategories: [
      {
        id: "veterinarians",
        name: "Veterinarians",
        icon: "stethoscope",
      },
      { id: "pet-grooming", name: "Pet Grooming", icon: "scissors" },
      {
        id: "dog-trainers",
        name: "Dog Trainers",
        icon: "dog",
      },
      {
        id: "pet-sitting-boarding",
        name: "Pet Sitting & Boarding",
        icon: "house",
      },
      { id: "dog-walkers", name: "Dog Walkers", icon: "dog" },
      {
        id: "pet-supplies",
        name: "Pet Food & Supplies",
        icon: "shopping-basket",
      },
      { id: "bird-keepers", name: "Bird Keepers", icon: "bird" },
      { id: "aquariums", name: "Aquariums", icon: "fish" },
      { id: "livestock-vets", name: "Livestock Care" },
    ],
  },
  {
    id: "retail-shopping",
    name: "Retail & Shopping",
    description: "Shops, sellers and personal shoppers who find it, order it and bring it.",
    icon: "shopping-basket",
    pattern: "umbrella",
    subcategories: [
      {
        id: "grocery-delivery",
        name: "Grocery & Market Delivery",
      },
      { id: "clothing-shoes", name: "Clothing & Shoes", icon: "shirt" },
      {
        id: "electronics-phones",
        name: "Electronics & Phones",
        icon: "smartphone",
      },
      { id: "furniture", name: "Furniture", icon: "sofa" },
      {
        id: "hardware-building-supplies",
        name: "Hardware & Building Supplies",
        icon: "hammer",
      },
      { id: "gifts-hampers", name: "Gifts & Hampers", icon: "gift" },
      { id: "florists", name: "Florists", icon: "flower" },
      { id: "jewellers", name: "Jewellers", icon: "gem" },
      {
        id: "personal-shoppers",
        name: "Personal Shoppers & Online Orders",
        icon: "package",
      },
      {
        id: "stationery-school",
        name: "School & Office Supplies",
        icon: "book-open",
      },
      { id: "second-hand", name: "Second-hand Goods" },
    ],
  },
  {
    id: "manufacturing-industrial",
    name: "Manufacturing & Industrial",
    description:
      "Workshops that cut, cast, weld, saw and pack, and people who keep machines turning.",
    icon: "factory",
    pattern: "zinc",
    subcategories: [
      { id: "machine-shops", name: "Machine Shops", icon: "cog" },
      {
        id: "metal-fabrication",
        name: "Metal Fabrication",
        icon: "flame",
      },
      {
        id: "sawmills-lumber",
        name: "Sawmills & Lumber",
        icon: "trees",
      },
      {
        id: "furniture-makers",
        name: "Furniture Makers",
        icon: "armchair",
      },
      {
        id: "block-making",
        name: "Block & Concrete Works",
        icon: "brick-wall",
      },
      {
        id: "industrial-electricians",
        name: "Industrial Electricians",
        icon: "zap",
      },
      {
        id: "generator-service",
        name: "Generator & Engine Service",
        icon: "battery-charging",
      },
      {
        id: "food-processing",
        name: "Food Processing & Packaging",
        icon: "package",
      },
      { id: "boat-builders", name: "Boat Builders", icon: "ship" },
      {
        id: "garment-making",
        name: "Garment & Uniform Making",
        icon: "shirt",
      },
      {
        id: "safety-inspection",
        name: "Safety & Inspection",
        icon: "shield-check",
      },
    ],
  },
  {
    id: "transport-logistics",
    name: "Transport & Logistics",
    description: "Taxis, trucks, boats and couriers for people, parcels and building materials.",
    icon: "truck",
    pattern: "river",
    subcategories: [
      {
        id: "taxi-drivers",
        name: "Taxi & Private Drivers",
        icon: "car",
      },
      { id: "truck-haulage", name: "Truck Hire & Haulage" },
      {
        id: "movers",
        name: "Moving & Hauling",
        icon: "package",
      },
      { id: "couriers", name: "Couriers & Delivery", icon: "bike" },
      {
        id: "bus-minibus-hire",
        name: "Bus & Minibus Hire",
        icon: "bus",
      },
      {
        id: "school-transport",
        name: "School Transport",
        icon: "bus",
      },
      {
        id: "boat-river-transport",
        name: "Boat & River Transport",
        icon: "ship",
      },
      {
        id: "air-charter-cargo",
        name: "Air Charter & Cargo",
        icon: "plane",
      },
      {
        id: "freight-shipping",
        name: "Freight & Shipping",
        icon: "container",
      },
      {
        id: "equipment-rental",
        name: "Equipment Rental",
        icon: "tractor",
      },
      { id: "warehousing", name: "Warehousing & Storage", icon: "warehouse" },
    ],
  },
  {
    id: "agriculture-farming",
    name: "Agriculture & Farming",
    description:
      "Growers, tractor men, agronomists and suppliers for rice land, farm and kitchen garden.",
    icon: "sprout",
    pattern: "paddy",
    subcategories: [
      {
        id: "tractor-ploughing",
        name: "Tractor & Ploughing",
        icon: "tractor",
      },
      { id: "farm-labour", name: "Farm Labour", icon: "shovel" },
      { id: "agronomists", name: "Agronomists" },
      {
        id: "crop-suppliers",
        name: "Fruit & Vegetable Growers",
        icon: "carrot",
      },
      {
        id: "poultry-livestock",
        name: "Poultry & Livestock",
        icon: "egg",
      },
      {
        id: "rice-farming",
        name: "Rice Farming Services",
        icon: "wheat",
      },
      {
        id: "fish-farming",
        name: "Fish Farming",
        icon: "fish",
      },
      { id: "plant-nurseries", name: "Plant Nurseries", icon: "flower" },
      { id: "beekeeping", name: "Beekeeping" },
      {
        id: "irrigation-drainage",
        name: "Irrigation & Drainage",
        icon: "droplets",
      },
      {
        id: "hydroponics-shade-house",
        name: "Shade House & Hydroponics",
        icon: "sprout",
      },
    ],
  },
  {
    id: "real-estate-property",
    name: "Real Estate & Property",
    description: "Agents, valuers and managers for buying, renting and looking after property.",
    icon: "key-round",
    pattern: "louvre",
    subcategories: [
      {
        id: "real-estate-agents",
        name: "Real Estate Agents",
      },
      {
        id: "property-managers",
        name: "Property Managers",
        icon: "house",
      },
      {
        id: "valuers-appraisers",
        name: "Valuers & Appraisers",
        icon: "calculator",
      },
      { id: "notaries", name: "Notaries", icon: "stamp" },
      {
        id: "conveyancing",
        name: "Conveyancing & Titles",
        icon: "file-text",
      },
      {
        id: "room-apartment-rental",
        name: "Rooms & Apartments",
        icon: "bed",
      },
      {
        id: "short-stay-guest-houses",
        name: "Short Stay & Guest Houses",
        icon: "bed",
      },
      {
        id: "commercial-property",
        name: "Commercial Property",
        icon: "building-2",
      },
      { id: "home-inspectors", name: "Home Inspectors", icon: "search" },
      {
        id: "interior-designers",
        name: "Interior Designers",
        icon: "sofa",
      },
    ],
  },
  {
    id: "business-corporate-services",
    name: "Business & Corporate Services",
    description: "Help to register, run, staff, clean and guard a business.",
    icon: "briefcase-business",
    pattern: "warishi",
    subcategories: [
      {
        id: "business-registration",
        name: "Business Registration",
        icon: "file-text",
      },
      {
        id: "bookkeeping-payroll",
        name: "Bookkeeping & Payroll",
        icon: "calculator",
      },
      {
        id: "business-consultants",
        name: "Business Consultants",
      },
      {
        id: "office-cleaning",
        name: "Office Cleaning",
        icon: "sparkles",
      },
      {
        id: "security-guards",
        name: "Security Guards",
        icon: "shield-check",
      },
      {
        id: "secretarial-virtual",
        name: "Secretarial & Virtual Assistants",
        icon: "headset",
      },
      {
        id: "marketing-advertising",
        name: "Marketing & Advertising",
        icon: "megaphone",
      },
      {
        id: "procurement-tenders",
        name: "Procurement & Tenders",
        icon: "clipboard-list",
      },
      {
        id: "training-workshops",
        name: "Staff Training & Workshops",
        icon: "users-round",
      },
      {
        id: "oil-gas-support",
        name: "Oil & Gas Support",
        icon: "fuel",
      },
      { id: "notaries", name: "Notaries", icon: "stamp" },
    ],
  },
  {
    id: "event-entertainment",
    name: "Events & Entertainment",
    description: "Planners, tents, music and décor for weddings, Mash, wakes and birthdays.",
    icon: "drum",
    pattern: "falls",
    subcategories: [
      {
        id: "event-planners",
        name: "Event Planners",
        icon: "calendar-check",
      },
      {
        id: "wedding-planners",
        name: "Wedding Planners",
        icon: "heart",
      },
      { id: "djs-sound", name: "DJs & Sound Systems", icon: "music" },
      {
        id: "bands-musicians",
        name: "Bands & Musicians",
        icon: "music",
      },
      {
        id: "tents-chairs-rental",
        name: "Tents & Chairs Rental",
        icon: "tent",
      },
      {
        id: "decorators",
        name: "Decorators",
        icon: "party-popper",
      },
      { id: "mc-hosts", name: "MCs & Hosts", icon: "mic" },
      {
        id: "party-entertainers",
        name: "Children's Party Entertainers",
        icon: "party-popper",
      },
      {
        id: "lighting-stage",
        name: "Lighting & Stage",
        icon: "lightbulb",
      },
      { id: "wedding-cars", name: "Wedding Cars", icon: "car" },
      { id: "tour-guides", name: "Tour Guides", icon: "map" },
      { id: "venues", name: "Halls & Venues", icon: "building-2" },
    ],
  },
  {
    id: "sports-fitness",
    name: "Sports & Fitness",
    description: "Trainers, coaches and classes for gym, cricket, swimming and dance.",
    icon: "dumbbell",
    pattern: "arrow",
    subcategories: [
      {
        id: "personal-trainers",
        name: "Personal Trainers",
      },
      {
        id: "cricket-coaches",
        name: "Cricket Coaches",
        icon: "trophy",
      },
      { id: "football-coaches", name: "Football Coaches", icon: "trophy" },
      {
        id: "swimming-instructors",
        name: "Swimming Instructors",
        icon: "waves",
      },
      { id: "yoga-pilates", name: "Yoga & Pilates" },
      {
        id: "martial-arts-boxing",
        name: "Martial Arts & Boxing",
      },
      {
        id: "dance-fitness",
        name: "Dance Fitness & Zumba",
        icon: "music",
      },
      { id: "gyms", name: "Gyms" },
      { id: "cycling-athletics", name: "Cycling & Athletics", icon: "bike" },
      {
        id: "sports-equipment",
        name: "Sports Equipment & Repair",
        icon: "wrench",
      },
      {
        id: "racket-sports",
        name: "Tennis, Badminton & Squash",
        icon: "trophy",
      },
    ],
  },
  {
    id: "miscellaneous-other",
    name: "Miscellaneous & Other",
    description: "Everything else a neighbour can do for you, from pandits to key cutting.",
    icon: "shapes",
    pattern: "weave",
    subcategories: [
      {
        id: "religious-services",
        name: "Pandits, Pastors & Moulvis",
        icon: "flame",
      },
      {
        id: "funeral-services",
        name: "Funeral Services",
        icon: "flower",
      },
      {
        id: "errands-queueing",
        name: "Errands & Queueing",
        icon: "footprints",
      },
      {
        id: "laundry-ironing",
        name: "Laundry & Ironing",
        icon: "washing-machine",
      },
      {
        id: "babysitters-nannies",
        name: "Babysitters & Nannies",
        icon: "baby",
      },
      {
        id: "shoe-bag-repair",
        name: "Shoe & Bag Repair",
        icon: "footprints",
      },
      {
        id: "watch-jewellery-repair",
        name: "Watch & Clock Repair",
        icon: "clock",
      },
      { id: "bush-medicine", name: "Bush Medicine & Herbs", icon: "leaf" },
      { id: "waste-removal", name: "Waste Removal", icon: "trash-2" },
      { id: "other", name: "Other Services" },
    ],
  },
];
