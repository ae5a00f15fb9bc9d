/** What people call the trades of Real Estate & Property. How to read it: `lexicon.ts`. */
export const REAL_ESTATE_PROPERTY = `
real-estate-agents
  called: real estate agent, realtor, real estate, estate agent, property agent, house agent, realty, land agent
  work: house for sale, land for sale, property for sale, sell house, sell land, sell property, buy house, buy land, buy property, list house, house hunting, house for rent, house to rent, sell old house, sell my house, lot for sale
  things: plot of land, acre of land, piece of land, vacant lot, gated community, duplex, riverfront land, turn key house, house lot for sale
  troubles: moving back home need house, student looking for apartment, viewing apartment, agent to rent out house, house in scheme
  local: house and land
  brands: Zillow, Century 21, REMAX, RE/MAX, Keller Williams, Coldwell Banker, Trulia, Realtor.com, Atlantic Realty, Keyhomes, Cari Realty, Pelican Realty, MLS listing, Redfin, Sotheby's Realty, Rightmove
  spanish: agente inmobiliario, inmobiliaria, casa en venta, terreno en venta, comprar casa, vender casa, vender terreno, vender mi casa
  portuguese: corretor de imóveis, imobiliária, casa à venda, terreno à venda, comprar imóvel, vender casa à vista, vender terreno urgente, vender imóvel
  titles: property sales and rentals, residential sales, property listing
  tasks: land plot acre lot parcel acreage vacant, house home residential bungalow duplex family turnkey gated community, sell seller listing list market advertise dispose migrate, buy buyer purchase afford hunting mortgage negotiate, rent rental tenant lease apartment flat student landlord letting, farm farmland agricultural estate riverfront riverside ranch backlands, luxury executive expat expatriate embassy diplomat villa oil pool, overseas diaspora returning remigrant abroad foreign remote virtual, viewing open tour photo video drone showing
  hints: house land rent sell buy property apartment flat tenant lot viewing agent sale buyer landlord location bedroom lease move place living city
  related: property-managers, room-apartment-rental, conveyancing

property-managers
  called: property manager, house caretaker, rental manager, landlord agent, house sitter, Airbnb manager, property caretaker
  work: property management, manage rental, collect rent, rent collection, manage apartment building, tenant screening, look after house, house sitting, evict tenant, tenant eviction, manage Airbnb, inspect rental monthly, manage property from overseas, look after house while overseas, collect rent for me, somebody to collect rent
  things: overseas owner, empty house, absentee landlord, tenancy agreement, rental agreement, eviction notice, notice to quit, vacant property
  troubles: tenant not paying rent, tenant won't leave, tenant owe rent, tenant mash up house, bad tenant, living abroad have house, squatter in house, house empty while abroad, watch house while overseas, tenant moving out check, empty house overseas look after, somebody to check house while away
  local: watch meh house, tenant nah paying, put out tenant, mind house while overseas, people living overseas house
  brands: Buildium, AppFolio, Guesty, Hostaway, Airbnb host, VRBO host, RentRedi, Superhost
  spanish: administrador de propiedades, cobrar alquiler, inquilino no paga
  portuguese: administrador de imóveis, inquilino não paga, administração de condomínio
  titles: vacant home care, property upkeep for overseas owners
  tasks: rent collect collection arrears owe bill payment paying money, tenant screening vet background reference renter find, evict eviction notice quit court leave squatter remove, empty vacant overseas abroad watch keys sitter caretaker away mind, airbnb guest turnover booking host vacation checkin short, maintenance upkeep handyman leak damage mash upgrade broken plumbing, condo strata apartment building complex block compound gated commercial, inspect inspection inventory moving monthly quarterly report walkthrough, agreement lease contract tenancy draft renewal sign
  hints: tenant tenants rent collect house overseas manage property caretaker abroad empty landlord bills maintenance check renters building watch foreign keys vacant
  related: real-estate-agents, house-cleaning, handyman

valuers-appraisers
  called: valuer, valuator, property valuer, land valuer, appraiser, property appraiser, valuation officer, vehicle valuer, sworn valuer
  work: valuation, property valuation, house valuation, land valuation, appraisal, appraise property, value house, value land, vehicle valuation, value vehicle, bank valuation, mortgage valuation, insurance valuation, probate valuation, machinery valuation, valuation for visa, value my house for bank, value property
  things: valuation report, market value, appraisal report, forced sale value, property worth, rental value
  troubles: how much house worth, how much land worth, embassy want valuation, dividing family property, house value for loan, value old house, price of house before divide
  local: put price pon house, valuation paper
  brands: Kelley Blue Book, GRA valuation, Valuation Division, RICS valuer, Marshall Swift
  spanish: tasador, tasación, avalúo, valorar casa, cuánto vale
  portuguese: avaliador de imóveis, avaliação de imóvel, laudo de avaliação, quanto vale
  tasks: house home residential building dwelling commercial store, land plot lot acre farm agricultural backlands, vehicle car truck bus jeep motorcycle accident wreck, jewellery gold diamond ring watch antique heirloom, machinery equipment plant excavator tractor engine asset inventory, mortgage bank loan collateral refinance forced lender, insurance claim fire replacement loss coverage premium, probate inheritance divorce divide will deceased heir split family, visa embassy immigration sponsor abroad interview
  hints: value valuation worth property house land bank mortgage appraise appraisal report jewellery estimate selling insurance vehicle estate market
  some do: vehicle car, jewellery gold, machinery
  related: real-estate-agents, land-surveyors, home-inspectors

conveyancing
  called: conveyancer, conveyancing lawyer, title searcher, transport clerk, property lawyer
  work: conveyancing, pass transport, land transport, house transport, transfer property, transfer land, transfer title, transfer lease, title search, agreement of sale, prescriptive title, put land in my name, add name to title, change name on transport, mortgage deed, cancel mortgage, deed of gift, gift land to child, lease land from government, convert lease to title
  things: certificate of title, land title, property title, transport and title, land court, land registry, deeds registry, state land lease, absolute title, land papers, house lot title, title deed, caveat, joint title, transport and mortgage
  troubles: transport in dead person name, lost transport, lost title, opposing transport, squatting land regularise, seller not passing transport, living on land many years, house title name change, ToT, put house in my name, lost deed, lost land title
  local: land paper, dead people land
  short: GL&SC lease, CH&PA title
  brands: CHPA, Central Housing, NICIL, Torrens title
  spanish: título de propiedad, escritura, traspaso de propiedad, registro de tierras, pasar terreno
  portuguese: escritura de imóvel, título de terra, transferência de imóvel, registro de imóvel, passar terreno para meu nome
  tasks: search check verify encumbrance caveat genuine fraud, sale agreement buy sell purchaser seller vendor deposit, gift deed child son daughter donate love, deceased dead inherit probate estate will heir late death executor, lost replace certified copy duplicate missing burn, lease state government leasehold freehold convert crown, prescriptive squat squatter occupation possession years regularise oppose boundary dispute, mortgage cancel bank loan discharge bond lien, joint add name spouse divorce wife husband remove change marriage
  hints: transport title deed property land transfer registry buy selling name lease agreement convey passing mortgage owner estate inherit paper gift lot
  related: lawyers, real-estate-agents, land-surveyors

room-apartment-rental
  called: landlord, apartment owner
  work: room for rent, room to rent, rent room, flat for rent, house for rent, house to rent, rent a house, place to rent, find apartment, bottom house for rent, rent upstairs, monthly rental, long term rental, room for student, apartment to rent, rent apartment, house rent, room to rent for student
  things: apartment, studio apartment, self-contained room, furnished apartment, furnished room, one bedroom, two bedroom, three bedroom, bottom flat, top flat, roommate, flatmate, student room, UG student housing, couple room, single room, bedsitter
  troubles: need place to live, kicked out of house, nowhere to live, rent too high, somewhere to live, two bedroom apartment, 2 bedroom apt, bdrm apartment, one bedroom apartment, place to live month, 2BR, 1BR, bdrm, apt, 2 bedroom, room for month
  brands: Roomster, SpareRoom, Apartments.com, Zumper, Roomies, Roomgo
  spanish: alquiler, alquilar apartamento, cuarto en alquiler, habitación, apartamento, casa en alquiler, alquilar cuarto, alquiler de habitación, apartamento en alquiler
  portuguese: aluguel, quarto para alugar, alugar casa, kitnet, alugar apartamento, alugar quarto
  titles: room rental
  tasks: room single self contained bedsitter shared bed, studio one 1br 1bedroom efficiency couple small kitchenette, two 2br 2bedroom three 3br 3bedroom family children kids, house whole yard bottom upstairs flat top entire detached, furnished ac furniture executive expat air conditioned wifi, student university campus nursing ug dorm boarding school, roommate flatmate share sharing split mate, cheap budget low affordable unfurnished basic, worker crew staff company contractor oil camp employee
  hints: room apartment rent bedroom flat live month furnished student couple place single bottom lodging self contained sharing utilities tenant lease accommodation
  related: real-estate-agents, short-stay-guest-houses, property-managers

short-stay-guest-houses
  called: guest house, guesthouse, hotel, motel, inn, bed and breakfast, hostel, lodge, resort
  work: short stay, overnight stay, book room for night, rent room by night, weekend getaway, weekend stay, rent holiday house, vacation rental, short term rental
  things: Airbnb, hotel room, holiday apartment, vacation home, villa, cottage, accommodation, nightly room, AC room for night, honeymoon room, creek house, pool house for weekend, creekside cabin, hammock space, beach house
  troubles: somewhere to sleep tonight, place to stay, stuck overnight, place to sleep tonight, night by river, B&B, overnight room, room by night, missed last boat
  local: short time room, sleep over place, place fuh spend weekend, room fuh two night, place fuh overseas family
  brands: Booking.com, Expedia, Trivago, Hotels.com, Agoda, VRBO, Holiday Inn, Four Points, Hyatt Place, Sleepin Hotel, Arrowpoint, Baganara, Hurakabra, Status Hotel, Opus Hotel, Couchsurfing, Sheraton
  spanish: hospedaje, posada, alojamiento, donde quedarme unos días, quedarme unos días
  portuguese: pousada, hospedagem, quarto por noite, lugar para ficar uns dias
  titles: nightly rental, short-term apartment
  tasks: night overnight nightly sleep bed stuck tonight transit late, hotel business executive corporate conference meeting, apartment airbnb furnished weekly monthly kitchen self suite condo family, resort pool weekend getaway river creek creekside cabin beach, eco lodge jungle rainforest savannah wildlife nature birding tourist, honeymoon couple romantic anniversary lovers hourly short private jacuzzi, hostel backpacker dorm hammock cheap budget bunk, group reunion villa wedding party relatives retreat large, breakfast bnb meals host homestay
  hints: room night bed stay guest guesthouse hotel sleep airbnb tourists nights lodge resort visitors breakfast hammock inn bus missed accommodation booking
  some do: pool, resort, conference
  related: room-apartment-rental, tour-guides, property-managers

commercial-property
  called: commercial realtor, commercial agent, commercial landlord, business space owner
  work: office for rent, rent office, shop for rent, rent shop, store for rent, commercial building for rent, commercial building for sale, lease land for business, rent stall, rent booth, shop to rent, bar for rent, restaurant for rent, salon space for rent, rent parking lot
  things: commercial property, office space, shop space, store space, market stall, storefront, shopfront, mall space, coworking space, hot desk, industrial land, commercial land, salon chair rent, container shop, waterfront property, shared office, showroom space
  troubles: shop lease ending, need bigger office, somewhere to open shop, spot for small business, shop space to rent
  local: spot fuh open shop
  brands: Regus, WeWork, Giftland Mall, Amazonia Mall, City Mall, LoopNet
  spanish: local comercial, alquiler de oficina, alquilar local para tienda, local para negocio, local en la avenida
  portuguese: ponto comercial, sala comercial, aluguel de loja
  titles: commercial leasing, business premises
  tasks: office desk coworking shared executive suite professional meeting, shop store retail storefront boutique mall plaza shopfront, warehouse bond storage industrial factory yard container wharf, stall booth market kiosk tray vendor, restaurant bar kitchen cafe food club snackette, salon chair barber spa nail beauty, land lot acreage waterfront develop plot, building sale buy invest purchase lease investment, parking showroom dealership garage washbay
  hints: shop office store building rent warehouse space business land commercial ground front bond market stall plaza lease location lil rental
  some do: warehouse bond
  related: real-estate-agents, warehousing, property-managers

home-inspectors
  called: home inspector, house inspector, building inspector, property inspector, building surveyor
  work: home inspection, house inspection, building inspection, property inspection, check house before buying, inspect house, pre-purchase inspection, structural inspection, structural assessment, inspect construction work, building condition survey, foundation inspection, check contractor work, moisture check, look over house before buying
  things: inspection report, condition report, defect list, snag list, structural report, snagging, house survey, damage report, building defect, engineer report on house
  troubles: house sinking, crack in foundation check, don't trust contractor, is house safe, old house strong enough, buying old house, bank want inspection, after flood check house, new house faults list, check new house before keys, old house rotten before buying
  local: check if house strong, somebody check builder wuk
  brands: InterNACHI, FLIR camera, Protimeter, HomeGauge, Spectora
  spanish: inspector de casas, inspección de vivienda, inspección de edificio
  portuguese: inspetor de imóveis, inspeção predial, vistoria de imóvel
  titles: property condition assessment, structural survey
  tasks: buying purchase prepurchase buyer old secondhand, new construction handover snag keys builder contractor stage defect workmanship, foundation crack sink settle structural structure lean beam column tilt, roof leak ceiling gutter shingle zinc rain, termite woodant ant pest rot wood timber, electrical wiring breaker panel shock plumbing pipe, mould mold damp moisture asbestos smell humidity, flood storm fire damage insurance claim earthquake
  hints: inspect inspection house buying check cracks foundation termites roof report faults before purchase defects problems snagging leaks ants electrical wiring paying
  some do: mould, asbestos
  related: general-contractors, valuers-appraisers, architects-draughtsmen

interior-designers
  called: interior designer, interior decorator, home decorator, room designer, home stylist, home stager
  work: interior design, interior decorating, decorate house, decorate living room, design kitchen, design bedroom, home makeover, room makeover, bedroom makeover, home staging, stage house for sale, colour scheme, arrange furniture, space planning, remodel interior, salon interior, redecorate, design living room, make living room look nice, make house look nice, redo lobby
  things: accent wall, feature wall, wall panel, mood board, 3D interior render, home décor, wall art styling, interior colour, interior layout, TV wall design
  troubles: house look dull, small room look big, room look plain, furniture not matching, stage house to sell, stage house
  local: make over house, dress up meh living room, fancy up house
  brands: Houzz, Pinterest room, HGTV, Planner 5D, Homestyler, Feng Shui, West Elm, Vastu, Crate and Barrel, Pottery Barn, RoomSketcher
  spanish: diseñador de interiores, decoración de interiores, decorar casa, decorar sala
  portuguese: decoração de interiores, decorador de casa, decorar sala de estar
  titles: interior styling, interior consultancy
  tasks: living sitting hall lounge parlour sofa tv, kitchen cabinet cupboard countertop dining pantry, bedroom nursery baby kids child master closet boy girl, office workspace reception boardroom corporate desk, salon shop restaurant store boutique cafe hotel bar commercial, colour color paint palette scheme accent wall wallpaper panel feature, staging stage sell sale buyer airbnb empty listing, furniture layout arrange small space planning curtain rug lighting decor, render 3d drawing moodboard visual virtual online
  hints: interior decor room design furniture colour decorate curtains living layout modern gallery junky buyers style kitchen arrange makeover staging space cosy sale viewing empty
  some do: wallpaper
  related: decorators, architects-draughtsmen, upholstery-curtains
`;
