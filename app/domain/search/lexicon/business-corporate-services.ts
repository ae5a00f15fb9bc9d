/** What people call the trades of Business & Corporate Services. How to read it: `lexicon.ts`. */
export const BUSINESS_CORPORATE_SERVICES = `
business-registration
  called: corporate secretary, business registration agent, company registration agent, trademark agent
  work: register business, business registration, register company, company registration, company incorporation, incorporate company, set up company, register NGO, register partnership, register brand name, trade licence, liquor licence, shop licence, change director, register cooperative, register church, register new company name, register business name, register small business, start a company, open a company, form a company, company name search
  things: sole trader, certificate of incorporation, articles of incorporation, annual return, trademark, deeds registry, registered office
  troubles: business not registered, don't know how to register, make business legal, business legal, register snackette, make my shop legal, business papers, NGO registration, LLP, sole prop, start business register, register salon, open little shop where sign up
  local: register meh shop
  short: DCRA, Ltd company, LLC
  brands: Commercial Registry, LegalZoom, Stripe Atlas, GRA TIN, WIPO
  spanish: registrar empresa, registro de empresa, abrir negocio, constituir compañía, montar bodega legal, papeles para negocio
  portuguese: abrir empresa, registrar negócio, constituição de empresa, legalizar negócio
  titles: company formation, corporate secretarial services
  tasks: name sole trader small shop vendor lil start, company incorporate incorporation limited articles ltd director, partnership joint partner two, ngo nonprofit charity church association cooperative society, trademark brand logo patent copyright protect, licence permit liquor trade restaurant snackette, annual return renew filing compliance late expired, tin nis gra tax vat, change amend director shareholder transfer close dissolve, foreign branch external overseas investor
  hints: business register registration name company certificate incorporate deeds legal licence permit start shop paper articles partnership selling annual returns trademark NGO starting papers lil vendor TIN sole trader
  some do: patent trademark, liquor
  related: accountants, lawyers, business-consultants

bookkeeping-payroll
  called: bookkeeper, payroll clerk, accounts clerk, payroll officer, part time bookkeeper
  work: bookkeeping, keep books, payroll, NIS contribution, bank reconciliation, enter receipts, record sales, calculate salary, calculate overtime, PAYE deduction, invoice customer, stock record, petty cash, track expense, NIS and PAYE, NIS and PAYE for workers, pay workers, do payroll
  things: payslip, salary slip, ledger, accounts payable, accounts receivable, QuickBooks, Sage accounts, Xero, invoice book, wage sheet
  troubles: books in a mess, receipts all over, bag of receipts, salary calculation wrong, can't keep track of sales, don't know business expense, pay workers monthly, pay slips, workers wages, NIS schedule, salary for staff monthly
  local: do books fuh shop
  short: NIS
  brands: Sage 50, FreshBooks, Zoho Books, Wave accounting, MYOB, AccPac, Tally ERP, Odoo, ADP payroll, Gusto payroll, Simply Accounting, Dynamics GP, Business Central, PayDay software
  spanish: contabilidad básica, nómina, tenedor de libros, recibo de pago
  portuguese: folha de pagamento, escrituração, contracheque, guarda-livros
  titles: accounts data entry
  tasks: payroll wages salary payslip pay overtime worker, nis paye contribution deduction schedule, receipt invoice record sort box messy entry bag, reconcile bank statement balance, quickbooks sage xero software setup peachtree, inventory stock count shop, monthly ledger accounts report profit statement, vat tax return gra file, debtor creditor receivable payable bill owe collect, backlog catch old year behind cleanup
  hints: books payroll wages salary receipts invoices bookkeeper NIS PAYE staff record sales entries payslip box accounts quickbooks daily ledger pay reconcile
  related: accountants, tax-consultants, secretarial-virtual

business-consultants
  called: business consultant, business mentor, business adviser, management consultant, grant writer
  work: business plan, write business plan, business advice, business proposal, loan proposal, write proposal for bank, project proposal, grant proposal, apply for grant, feasibility study, cash flow projection, market research, strategic plan, business restructuring, investor pitch, write business procedure, quality management system, franchise advice, business plan for bank, business plan for loan, plan for small business
  things: small business grant, business strategy, investment proposal, profit projection, ISO certification, start-up company
  troubles: business losing money, sales slow, plan for bank loan, IPED, GoInvest, small business bureau
  local: business nah mekking money
  short: SBB grant, IDB proposal, SME
  brands: IPED proposal, Go-Invest application, Empretec, Compete Caribbean, Caribbean Export, GNBS, LivePlan, ISO 9001, UNDP grant
  spanish: consultor de negocios, plan de negocios, asesor empresarial
  portuguese: consultor empresarial, plano de negócios, consultoria de empresas
  titles: business development consulting, strategic planning, small business advisory
  tasks: plan write startup start new idea, loan bank proposal finance lender iped borrow, grant donor apply fund bureau, feasibility study market research survey viable, strategy growth expand management restructure losing profit slow turnaround, iso quality standard procedure manual sop audit, franchise license, investor pitch valuation deck shares, mentor coach advice guide, cashflow projection financial forecast budget
  hints: business plan proposal grant loan idea startup growth strategy profit advice bank feasibility start expand failing lend market project investors funding losing paper papers lender
  some do: ISO, franchise
  related: financial-advisers, accountants, business-registration

office-cleaning
  called: office cleaner, janitor, commercial cleaner, office cleaning company, contract cleaner, night cleaner, cleaner
  work: office cleaning, clean office, commercial cleaning, janitorial service, clean shop, clean store, clean bank, clean school building, clean restaurant, clean clinic, clean church building, clean warehouse, office carpet cleaning, strip and polish floor, sanitise office, disinfect office, clean gym, clean hotel, clean mall, clean office twice a week, clean office weekly, mop dust and empty bins
  things: office washroom, office carpet, janitorial, commercial floor, office glass, high-rise window, office toilet
  troubles: office dirty, office dusty, need daily cleaner for office, office toilet stink, clean office after hours, store floor dirty, cement dust cleaning, contractor leave dust everywhere, place full of dust after building, janitor for office, after builders clean, clean office every day, building finish clean up
  local: clean office place, sweep and mop office
  brands: Jani-King, ServiceMaster, Diversey, Nilfisk, Tennant scrubber, Clarke polisher, Tork dispenser, Kimberly-Clark, Rubbermaid mop
  spanish: limpieza de oficina, limpieza comercial, conserje
  portuguese: limpeza de escritório, limpeza comercial, zelador, faxina no escritório
  titles: corporate cleaning, office sanitation services
  tasks: daily office desk evening routine weekly janitor bin, carpet shampoo upholstery chair stain, window glass high facade outside, floor strip polish wax buff tile scrub, construction builder dust renovation cement debris paint, washroom toilet restroom bathroom hygiene smell, disinfect sanitise fog covid deep germ, shop store supermarket mall restaurant kitchen, warehouse factory industrial wharf, clinic school hospital church bank, night after hours
  hints: office clean cleaning janitor floors desk bank building windows sanitise daily staff washroom vacuum janitorial workplace construction workmen after cement
  some do: carpet, pool, window windows
  related: house-cleaning, waste-removal

security-guards
  called: security guard, watchman, security service, security company, security officer, armed guard, bodyguard, bouncer, guard service, security man, night guard, day guard, security firm, escort guard
  work: guard building, guard house, guard site, watch construction site, watch property at night, guard warehouse, guard shop, event security, party security, concert security, cash escort, gate duty, patrol, VIP protection, guard wedding, private security, guard with dog, watchman for store, guard for shop, guard at night, watch the wharf
  things: guard hut, armed response, rapid response security, static guard, armed escort, guard post, baton guard, canine guard
  troubles: people stealing from site, thief coming at night, break in at shop, construction material stealing, need night security, gatecrasher at party, people thiefing from yard, watchman for yard, night guard for mill, guard rice mill, thieves at site night guard, guard for fete
  local: security fuh fete, bandit, thief breaking in shop
  brands: G4S, RK Security, MMC Security, GEB Security, Amalgamated Security, Sentinel Security, Federal Management, Radar Security, Massy Security, Allied Universal, Brinks guard
  spanish: guardia de seguridad, vigilante, seguridad privada, guardaespaldas
  portuguese: segurança particular, vigia, guarda noturno, guarda-costas, segurança para loja, vigia noturno, segurança para empresa
  titles: site security, licensed security officers
  tasks: night watchman building premises property yard house, construction site material equipment stolen, event party wedding concert fete bouncer club gatecrasher, armed gun firearm robbery bandit, bodyguard vip escort personal protect celebrity, cash money transit bank payroll, dog canine k9 patrol, shop store supermarket mall shoplifter loss, response alarm rapid panic mobile, gate access visitor office reception, warehouse mill factory wharf
  hints: guard guards security night watchman watch armed patrol shop site event bouncer warehouse baton thief premises robbery escort gate bodyguard broke stolen raid stealing
  some do: bodyguard escort, dog, armed, cash, canine K9
  related: security-systems, property-managers

secretarial-virtual
  called: secretary, typist, virtual assistant, personal assistant, office assistant, executive assistant, receptionist, clerk, administrative assistant
  work: typing, type document, type letter, type application letter, type assignment, type thesis, data entry, transcription, take minutes, answer business phone, make appointment schedule, manage email, prepare letter, type résumé, administrative work, call answering, filing papers, scan and email, manage calendar
  things: secretarial service, form filling, minutes of meeting, office administration, call centre agent
  troubles: paperwork pile up, no time for admin, type minutes, PA assistant, scan old files, typing up, answer calls
  local: type up school wuk, type up SBA, type up paper
  short: VA
  brands: DocuSign, Calendly, Upwork, Fiverr, Google Forms, Qualfon, Teleperformance, Zendesk, Trello, Asana
  spanish: secretaria, asistente virtual, transcripción, escribir carta
  portuguese: assistente virtual, digitação, transcrição
  titles: remote assistant, administrative support, document preparation, office support
  tasks: type typing document letter application handwritten, thesis assignment sba project school dissertation, transcribe audio interview recording dictation, minutes meeting agenda board, data entry spreadsheet excel form, email calendar schedule appointment inbox travel, call phone answer receptionist customer, scan file photocopy digitise archive print, resume cv cover job, remote virtual assistant online, temp temporary clerk front onsite
  hints: typing type letter secretary assistant email minutes calls appointments document data entry virtual admin schedule receptionist filing form transcribe thesis calendar steno photocopy clerk scan scanning dictation
  related: bookkeeping-payroll, writers-editors, errands-queueing

marketing-advertising
  called: marketing agency, advertising agency, ad agency, brand strategist, marketing consultant, promoter, brand ambassador
  work: advertise business, advertise product, promote business, promote event, product launch, brand strategy, rebrand business, run TV ad, newspaper ad, radio ad booking, hand out flyer, flyer distribution, product sampling, promo campaign, marketing plan, sponsorship proposal, sales promotion, market my business, market my restaurant, market new shop
  things: billboard advertising, advertising, advertisement, promo girl, promotion campaign, marketing strategy, corporate branding, press conference, public relations
  troubles: sales dropping, need more customer, nobody hear about shop, event not selling tickets, give out flyers, flyers share out
  local: get word out, make noise bout business, mek people know shop
  short: PR
  brands: Kaieteur News, Guyana Chronicle, Guyana Times, NCN advert, HGP TV, LinkedIn ads, Mailchimp, HubSpot
  spanish: publicidad, agencia de publicidad, mercadeo, promocionar negocio
  portuguese: agência de publicidade, propaganda, divulgar negócio
  titles: marketing and promotions, brand management, media planning
  tasks: billboard sign outdoor banner poster, radio tv television jingle commercial, flyer leaflet distribute handbill share, newspaper magazine press print column, brand rebrand logo identity image, launch event activation opening product, social facebook instagram online digital influencer boost, strategy plan campaign customer sales, survey research feedback opinion, promo girl ambassador sampling model supermarket, pr publicity media conference release, sponsor sponsorship proposal
  hints: advertise advertising marketing campaign billboard radio promotion brand launch survey sales flyers customers product newspaper promo market awareness
  some do: billboard, radio television
  related: digital-marketing, graphic-designers, printing-signs

procurement-tenders
  called: procurement consultant, procurement officer, bid writer, sourcing agent, supplier agent
  work: prepare tender, prepare bid, write bid, bid for contract, government contract, supplier registration, register as supplier, source product, source equipment overseas, buy from China supplier, prequalification, vendor registration, price bid, request for quotation, prepare a bid, bid preparation, put in a bid
  things: tender, tender document, bid document, bidding, procurement, expression of interest, local content certificate, supply contract, purchase order, request for proposal, contract award
  troubles: bid rejected, don't know how to bid, tender papers, tender for government contract
  short: NPTAB, RFQ, RFP, EOI
  brands: SAP Ariba, Ariba, UNGM, IDB tender, UNDP tender, CDB tender, World Bank tender, CLBD, ISNetworld, Avetta
  spanish: licitación, proveedor, contratación pública, cotización
  portuguese: licitação, fornecedor, compras públicas, cotação
  titles: supply chain support, sourcing and purchasing
  tasks: tender bid document prepare submission write nptab, quotation rfq price estimate costing boq, register supplier vendor prequalification eoi compliance, source sourcing import overseas china buy, equipment machine spares industrial, office supplies stationery furniture uniform, local content oil certificate lcs, government ministry public contract award, reject protest evaluation review appeal, training policy audit advice
  hints: tender bid bidding contract supply government procurement document NPTAB suppliers evaluation ministry submission purchase sourcing
  related: business-consultants, customs-brokers, secretarial-virtual

training-workshops
  called: corporate trainer, staff trainer, training consultant, motivational speaker, facilitator, customer service trainer, leadership coach, first aid trainer
  work: staff training, train staff, staff workshop, customer service training, leadership training, supervisor training, management training, team building, first aid training, CPR training, sales training, public speaking training, soft skills training, food handler training, fire warden training, teamwork training, conflict resolution training, harassment training, cashier training, seminar, staff retreat, corporate training, health and safety training, communication skills training, customer service course
  things: staff development, first aid certificate, CPR certificate, staff motivation, leadership workshop, customer care, training workshop
  troubles: staff rude to customer, worker bad attitude, staff lazy, team not working together, customer complain about staff, staff don't know first aid, front desk training
  local: learn staff manners, train shop girl
  short: HSE training
  brands: Red Cross, St John Ambulance, American Heart, NEBOSH, IOSH, ServSafe, Six Sigma, PMP, Prince2, Toastmasters club, Dale Carnegie, Franklin Covey, BLS course
  spanish: capacitación de personal, primeros auxilios curso, servicio al cliente curso
  portuguese: treinamento de equipe, curso de primeiros socorros, atendimento ao cliente curso
  titles: customer service excellence
  tasks: customer rude attitude front cashier care desk, leadership supervisor manager management coach, first aid cpr injury emergency choke, fire warden extinguisher evacuation, safety hse osha health hazard, team building retreat bonding fun morale, speaking presentation communication public speech, sales selling negotiation, food handler hygiene kitchen, excel computer software office, conflict harassment stress bullying, forklift operator equipment driver, motivational speaker seminar talk
  hints: training workshop staff course customer seminar first aid CPR team skills safety supervisor session leadership facilitator participants manager rude front desk
  some do: CPR, fire, leadership, sales, speaking, forklift, Excel, aid
  related: vocational-training, human-resources, business-consultants

oil-gas-support
  called: oil and gas company, roustabout, rigger, marine surveyor, rig worker
  work: offshore training, offshore catering, supply vessel support, crew change, shorebase work, tank cleaning industrial, oil spill cleanup, pipe inspection, non-destructive testing, offshore job, oil rig job, rope access work, waste oil removal
  things: oil and gas, offshore, oil rig, oilfield, shore base, subsea, drilling fluid, petroleum, gas to energy, oil company contract
  local: oil wuk, toolbox talk, local content register, safety papers, HSE plan, method statement, HSSE, LCS, JSA, OSHA, SSOW, LCR, papers for local content, safety documents for site
  short: BOSIET, HUET, FPSO, NDT, ROV pilot, OPITO
  brands: Exxon, ExxonMobil, Halliburton, Schlumberger, SBM Offshore, Saipem, GYSBI, Baker Hughes, TechnipFMC, Subsea 7, Chevron, TotalEnergies, CNOOC, MODEC, Liza Destiny, Liza Unity, Prosperity FPSO, Yellowtail project, SLB, Weatherford, Oceaneering, Fugro, Stena Carron, Noble Corporation, Bristow, Edison Chouest, Tiger Tanks, Ramps Logistics, Worley, Repsol, CGX, Lindsayca, EnerMech, DOF Subsea
  spanish: petróleo y gas, trabajo costa afuera, plataforma petrolera, empresa petrolera
  portuguese: petróleo e gás, trabalho offshore, plataforma de petróleo, empresa de petróleo
  tasks: bosiet huet opito survival offshore training helicopter, hse safety jsa method statement toolbox plan osha, local content register certificate lcs lcr, catering camp food galley meal, crew manpower roustabout rigger recruitment job worker, inspection ndt weld pipe ultrasonic, rov subsea diver underwater, tank cleaning waste sludge slop, spill cleanup environmental boom pollution, vessel supply boat logistics shorebase cargo marine, rope access height scaffold painting
  hints: oil gas offshore rig Exxon content vessel FPSO crew shorebase platform energy BOSIET subsea SBM
  some do: BOSIET HUET OPITO, NDT, ROV, catering, spill
  related: safety-inspection, machine-shops, freight-shipping
`;
