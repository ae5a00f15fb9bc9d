/** What people call the trades of Professional Services. How to read it: `lexicon.ts`. */
export const PROFESSIONAL_SERVICES = `
lawyers
  called: lawyer, attorney, solicitor, barrister, law firm, law office, legal adviser, divorce lawyer, criminal lawyer, legal aid, law
  work: legal advice, legal help, divorce, child custody, child maintenance, child support, sue somebody, take to court, make a will, write a will, write my will, probate, letters of administration, deed poll, change name legally, draft contract, legal agreement, legal letter, debt recovery, recover money owed, adopt child, accident compensation, personal injury claim, wrongful dismissal, protection order, restraining order, legal separation, prenup, late birth registration, correct birth certificate, power of attorney, estate administration, demand letter, last will and testament, contract, business contract, rental contract, lease agreement, legal contract
  things: court, summons, lawsuit, bail, custody, alimony, common law wife rights, inheritance, deceased estate, contract dispute, traffic case, drunk driving charge, gun charge, assault charge, libel, slander, injunction
  troubles: landlord put me out, landlord evicting me, get arrested, police charge me, police hold my son, locked up at station, husband beating me, child father not minding child, baby father not paying maintenance, somebody owe me money, boss fire me, boss not paying me, family fighting over land, land dispute, neighbour take my land, somebody scam me, contractor take money and run, bounce down by car, father died no will, siblings selling family property, court case, car accident lawyer, police case, landlord dispute, divorce papers, husband want divorce, getting divorced, wife want divorce, land matter court, accused by police, charged by police, boss not paying workers, unpaid wages, relative thief my land, landlord say I must leave, left no will, brother get locked up, husband passed property
  local: police lock up meh son, police ketch he, child fadda nah minding child, dead people property, fight case, ganja case
  brands: Legal Aid Clinic, Supreme Court, Caribbean Court, CCJ, Hughes Fields, Cameron Shepherd, Fraser Housty, Family Court, Rocket Lawyer
  spanish: abogado, abogada, asesoría legal, divorcio, custodia de hijos, testamento, demanda judicial, redactar contrato, abogado que hable español, me despidieron, patrón no quiere pagar, patrón me debe, me deben el sueldo
  portuguese: advogado, advogada, assessoria jurídica, guarda de filhos, processo judicial, redigir contrato, patrão não pagou, patrão me deve
  titles: family law, criminal defence, civil litigation, labour law, legal representation, corporate law, legal consultation
  tasks: divorce custody separation wife husband marriage maintenance child alimony prenup, arrest police bail charge criminal jail assault gun ganja murder, land property transport title boundary conveyance neighbour squatter deed house, will probate estate inheritance died administration heir dead executor, fire dismissal boss employer worker wage labour severance unfair, accident injury compensation hurt negligence crash bounce hospital, landlord tenant rent evict eviction lease, debt owe sue recover contractor money scam fraud cheated, contract company agreement business partnership incorporate trademark patent, violence abuse beat protection restraining order threat domestic, name poll birth adopt adoption registration, drunk traffic driving speeding licence ticket, libel slander defamation facebook reputation
  hints: court case sue lawyer police arrested divorce custody property land contract bail judge charge charged maintenance evict eviction landlord tenant separate inheritance fired dismissal accident compensation agreement dispute husband wife legal magistrate summons jail cheated owe fraud estate dead died probate rights scam threaten
  some do: patent
  related: notaries, justices-of-the-peace, conveyancing

notaries
  called: notary, notary public, notary office, notary lawyer
  work: notarise, notarize, notarised copy, authenticate document, document authentication, legalise document, certify true copy, sign document for overseas, attest document, power of attorney, swear declaration for abroad, travel consent for child, parental consent letter
  things: apostille, statutory declaration, sworn statement, affidavit, single status certificate, bachelor certificate for marriage, child travel letter, minor travel consent, notarial certificate
  troubles: document to use overseas, bank abroad want notarised, child travelling without parent, embassy want notarised document, signing paper for abroad, let family act for me, overseas and can't sign
  local: stamp and seal document, paper fuh send away, sign paper fuh foreign
  brands: Hague apostille, NotaryCam
  spanish: notario, notario público, poder notarial, apostilla, notarizar, documento notariado, notariar documento
  portuguese: cartório, procuração, reconhecer firma, apostila
  titles: notarial services, attestation of document
  tasks: power attorney proxy behalf overseas act, child travel consent parent minor flight letter, certify copy true original photocopy degree passport, apostille authenticate legalise embassy abroad foreign ministry, affidavit statutory declaration sworn oath swear, single bachelor marriage status spouse married, bank mortgage loan account financial company resolution, property land deed sale transport agreement title, will estate inheritance beneficiary, mobile home hospital bedridden visit
  hints: stamp notarise notary sign signature document papers overseas abroad affidavit oath passport authenticate consent declaration travel apostille attorney seal bank embassy original copies witness
  some do: apostille
  related: lawyers, justices-of-the-peace

accountants
  called: accountant, chartered accountant, certified accountant, accounting firm, auditor, audit firm, accounts man
  work: accounting, prepare accounts, audit, audit accounts, do company accounts, financial statement, prepare financial statement, year end accounts, annual accounts, income statement, statement for bank loan, budget preparation
  things: balance sheet, profit and loss, cash flow statement, management accounts, asset register, net worth statement, proof of income statement, accounts for shop
  troubles: bank want financial statement, accounts not done for years, books not balancing, money missing from business, audit coming up, embassy want income statement, contributions short, NIS contributions missing, NIS card missing stamps, books for company, audited statement, TIN, NIS benefit, NIS pension problem, pension contributions missing, NIS no record, NIS have no record
  local: do meh accounts
  short: CPA, NIS, ACCA accountant
  brands: Peachtree, Deloitte, KPMG, PwC, Ernst Young, Ram McRae, TSD Lal, PKF Barcellos, ICAG, IFRS
  spanish: contador, contadora, contabilidad, auditoría, estados financieros
  portuguese: contabilidade, balanço financeiro
  titles: chartered accountancy practice, financial reporting
  tasks: audit auditor external internal independent ngo, statement financial balance profit loss year annual cash, bank loan proof income embassy visa worth networth, nis contribution pension stamp card missing benefit, bookkeeping ledger book reconcile monthly invoice receipt record backlog, payroll salary wage paye staff payslip, tax return vat gra file corporation, budget forecast cost plan projection analysis management, missing fraud forensic theft stole investigate, company register startup shop small incorporate business, software quickbooks excel system setup inventory stock
  hints: accounts accountant audit auditor balance profit loss statement books financial year company NIS contributions pension ledger income cash assets bank figures shareholders
  some do: forensic
  related: bookkeeping-payroll, tax-consultants, financial-advisers

tax-consultants
  called: tax consultant, tax adviser, tax accountant, tax preparer, tax man, tax lady, tax agent, income tax man
  work: tax return, income tax, VAT return, TIN registration, TIN application, tax compliance, compliance certificate, NIS compliance, tender compliance, file tax return, file tax, PAYE and tax
  things: tax, VAT, TIN number, 7B form, TIN certificate
  troubles: GRA letter, owe GRA, GRA penalty, GRA audit, tax late, never filed tax, VAT late, tax too high, GRA freeze account, behind on tax, compliance expired, GRA want back taxes, don't understand tax form, taxi driver tax return, VAT registration, PAYE refund, tax clearance, tax for self employed, GRA sending letters, arrears tax
  local: GRA paper, do meh tax, GRA people on me back
  short: GRA, VAT form, PAYE
  brands: TurboTax, H&R Block, GRA eServices, OPTIMAL GRA, Jackson Hewitt, FreeTaxUSA, IRS, ITIN, FATCA, Form 1040, W-2
  spanish: impuestos, declaración de impuestos, asesor fiscal, número TIN, pagarle al gobierno por negocio, impuestos del negocio, cuánto pagar al gobierno
  portuguese: imposto, declaração de imposto, consultor tributário, imposto de renda
  tasks: individual personal income return employed self yearly 7b, vat registration sale quarterly input refund invoice, tin number register new application, compliance clearance certificate tender bid contract, penalty owe arrears late back debt behind instalment waive, audit assessment objection dispute letter appeal investigate, paye payroll employee deduct nis salary staff, company corporation business partnership corporate, property capital gain land rent transfer withholding, refund overpaid claim allowance deduction, foreign oil expat contractor nonresident double
  hints: tax taxes GRA VAT return returns PAYE income compliance refund TIN owe penalty file filing deadline assessment revenue clearance late audit
  related: accountants, bookkeeping-payroll

financial-advisers
  called: financial adviser, financial advisor, financial planner, money coach, financial coach, mortgage broker
  work: financial advice, get a loan, personal loan, car loan, mortgage, house loan, invest money, retirement planning, pension planning, savings plan, budget advice, save money plan, buy shares, college fund, money management, credit advice, invest savings, where to invest, borrow money for house
  things: investment, treasury bill, mutual fund, credit report, credit score, retirement fund, financial plan, microloan, share portfolio, passive income
  troubles: in debt, bad credit, can't save money, money done before month end, don't know where to invest, want to borrow money, how much bank can lend, can't manage loan, mortgage from bank, can I afford mortgage, borrow for house
  local: box hand, throw box, money can't stretch
  brands: IPED loan, GBTI, Republic Bank, Scotiabank, Demerara Bank, Citizens Bank, Bank of Baroda, New Building Society, NBS loan, Beharry Stockbrokers, GASCI, Binance, Coinbase, MetaTrader, eToro, Robinhood app, DFLSA, Royal Bank, RBC, Unit Trust, Bybit, Trust Wallet, Charles Schwab, Payoneer, Equifax, Creditinfo, JMMB
  spanish: asesor financiero, préstamo, hipoteca, inversión, pedir préstamo, invertir ahorros, invertir dinero, invertir unos reales
  portuguese: consultor financeiro, empréstimo, financiamento, investimento, investir dinheiro, investir economias
  titles: wealth management, personal finance coaching
  tasks: mortgage house home land downpayment buy build, loan borrow bank personal car vehicle lend instalment, invest investment share stock bond fund treasury dividend broker, retire retirement pension annuity old age, save saving budget spend paycheque month salary boxhand plan, debt credit score owe consolidate card bad repay, child college education school university, business microloan startup small iped capital expand, crypto bitcoin forex trade currency cambio exchange, wealth estate inheritance rich lump windfall
  hints: money loan mortgage invest investment save savings debt debts bank borrow lending budget retire retirement pension interest shares credit owing wealth afford instalment purchase salary monthly downpayment repay
  some do: crypto bitcoin forex, stock stocks shares, cambio currency exchange, lend lender
  related: accountants, insurance-agents, business-consultants

insurance-agents
  called: insurance agent, insurance broker, insurance company, insurance man, insurance lady, insurance adviser, insurance salesman
  work: insure car, insure house, motor insurance, car insurance, vehicle insurance, life insurance, health insurance, medical insurance, travel insurance, house insurance, home insurance, fire insurance, third party insurance, comprehensive insurance, minibus insurance, truck insurance, motorcycle insurance, boat insurance, insurance claim, critical illness cover, accident claim form, insure minibus, insure truck, insure bike, insure vehicle, insure business, insure my life, insure boat, get insurance, life cover
  things: insurance, insurance policy, insurance cover, third party, fully comprehensive, cover note, annuity, endowment policy, no claim discount, pension policy, public liability cover
  troubles: insurance expired, accident insurance claim, insurance not paying, insurance too dear, bank want life insurance, policy lapsed, need insurance for new car, car accident claim, bounce car insurance, accident papers insurance
  local: insurance paper, insurance people nah paying
  brands: GTM, Assuria, NALICO, Demerara Mutual, Hand-in-Hand insurance, Sagicor, Guardian Life, Massy United, Diamond Insurance, CLICO, New India Assurance, Frandec, Caricom Insurance, P&P Insurance, North American Life, Premier Insurance, Abdool Insurance, Pan American Life, PALIG, Apex Insurance, Beacon Insurance, Blue Cross, Geico, Allianz, Aetna, Cigna, Bupa, GCIS
  spanish: seguro, seguro de carro, seguro de vida, agente de seguros, seguro médico
  portuguese: corretor de seguros, seguro saúde, seguradora
  tasks: car motor vehicle third party comprehensive drive licence, minibus taxi truck motorcycle bike fleet hire lorry, life death beneficiary family die term, health medical hospital doctor surgery critical illness dental, house home fire flood property burglary storm building, travel trip flight overseas luggage visa schengen, claim accident crash pay bounce settlement damage, boat marine cargo ship vessel shipment, business liability shop contractor bond employer staff group, pension annuity retirement endowment save education, funeral burial coffin bury, crop farm livestock rice pet
  hints: insurance insure policy premium claim accident cover coverage life fire health car motor third party beneficiary payout hospital bills funeral travel comprehensive flood protect annuity hit vehicle write
  some do: travel, pet, life, health medical, house home fire, marine cargo
  related: financial-advisers, valuers-appraisers

immigration-visa
  called: immigration consultant, immigration lawyer, immigration agent, visa consultant, visa agent
  work: US visa, Canadian visa, student visa, green card, sponsor wife, file for mother, sponsor family, family petition, work permit, work visa, extend stay, naturalisation, permanent residence, residency permit, passport renewal, passport form, study permit, express entry, migrate to Canada, remigration application, CARICOM skills certificate, visitor visa, Canada visitor visa, visa application, visa form, fill out visa form, UK visa, apply for passport
  things: visa, passport, immigration, migration, embassy, asylum, refugee status, lost passport, deportation, citizenship, US visa form
  troubles: visa denied, visa refused, passport expired, husband in America filing, wife Venezuelan no papers, papers to live here, renew passport, USCIS form, DS-260, OCI, CSME, embassy interview form, visa to see daughter, work papers for foreigner, Venezuelan papers, passport finish, birth certificate lost, sponsoring me
  local: file fuh meh mudda, straighten papers
  short: DS-160, USCIS, PR Canada, CSME certificate, I-130 petition
  brands: VFS Global, I-864, I-485, I-751, N-400, LMIA, B1/B2, K1 visa, F1 visa, H2B, NVC, CEAC, IRCC, UKVI, BRP card, USTravelDocs, DACA, Global Entry, I-94, UNHCR, eTA Canada, J1 visa, Boundless immigration
  spanish: permiso de trabajo, residencia, pasaporte, inmigración, extender estadía, ciudadanía, papeles para venezolanos, solicitud de visa, papeles de migración, extender visa, prórroga, sacar pasaporte, se vence la estadía, estadía vencida, quedar ilegal
  portuguese: visto, visto de trabalho, passaporte, imigração, permissão de trabalho, cidadania, renovar visto, tirar passaporte, visto vencido, regularizar documentos, ficar legal no país
  titles: family sponsorship
  tasks: visitor tourist america visa interview ds160 embassy usa, student study university school college, work permit employment foreigner expat worker, green sponsor petition wife spouse family i130 file mother fiance, passport renew expired lost birth application, canada express pr toronto skilled provincial, citizenship naturalisation naturalise oath dual certificate, residence permanent extend stay extension settle overstay, asylum refugee deport deportation protection venezuelan cuban haitian, caricom csme skill certificate caribbean barbados trinidad, refused denied appeal waiver reapply refusal, remigrate remigrant return diaspora home, uk british london schengen europe china oci india
  hints: visa passport embassy immigration permit residence stay overseas canada america interview sponsor citizenship extension papers migrate green birth certificate travel toronto york london foreign relatives expire expired cuban venezuelan brazilian biometrics visit legal brazil venezuela cuba haiti passports renew apply application
  some do: asylum refugee, UK British, Schengen Europe, student study, China Chinese
  related: lawyers, notaries, translators-interpreters

customs-brokers
  called: customs broker, customs clerk, clearing agent, import agent, export agent
  work: customs clearance, clear goods, clear barrel, clear barrel from wharf, clear container, clear car from wharf, clear vehicle, clear shipment, clear cargo, clear package, import vehicle, import car from Japan, import goods, export goods, export paper, pay duty, calculate duty, work out car duty, duty free application, duty free vehicle, duty free concession, import licence, export permit, customs entry, clear machinery, tariff classification, release goods from customs, get goods out of customs, get barrel out of customs
  things: customs duty, import duty, wharf, duty free letter, excise tax, tariff code, bill of lading, remigrant, import permit, customs declaration, customs form, landing certificate, airway bill, customs office
  troubles: barrel on wharf, package stuck at customs, container at port, goods held by customs, customs hold my package, duty too high, wrong customs value, box at wharf, TIN for barrel, clear box from America, papers for barrel
  local: tek out barrel, bring in car, bring in container
  short: ASYCUDA, eSAD, C72 form
  brands: EUR1, CARICOM invoice, GRA customs, HS code
  spanish: agente de aduanas, aduana, despacho de aduana, importación, agente aduanal, trámites de aduana
  portuguese: despachante aduaneiro, alfândega, importação, exportação, desembaraço aduaneiro
  titles: customs brokerage, import and export clearance, customs documentation, cargo clearance, duty and tariff advice
  tasks: barrel box christmas relative wharf household, car vehicle japan truck jeep suv bus, container port ship fcl commercial lcl unload, duty calculate rate tax tariff value excise price, exemption concession dutyfree remigrant waiver letter free, package air courier airport online amazon parcel dhl, export permit timber fish produce phytosanitary gold, licence permit import food drug restricted pesticide, machinery equipment excavator tractor engine mining heavy, held stuck seized detained penalty release hold dispute, furniture moving personal effects returning
  hints: customs barrel barrels container wharf port duty clear clearing shipment import broker cargo overseas boxes vehicle export goods shipped entry warehouse permits reach stuck collect
  some do: vehicle car
  related: freight-shipping, procurement-tenders, warehousing

translators-interpreters
  called: translator, interpreter, Spanish translator, Portuguese translator, Chinese translator, Spanish interpreter, Portuguese interpreter, Mandarin interpreter, Spanish speaker for meeting
  work: translate document, translation, translate Spanish, translate Portuguese, translate certificate, translate contract, translate letter, translate Chinese, translate Mandarin, translate to English, translate website, translate medical report, translate driver's licence, translate manual, translate birth certificate, translate to Portuguese
  things: Spanish document, Portuguese document, certified translated copy, Spanish to English, Portuguese to English, Mandarin Chinese document, bilingual assistant
  troubles: paper in Portuguese, can't understand Brazilian, can't understand Spanish letter, Chinese boss no English, worker only know Spanish, talk Portuguese for me, papers in Spanish, Brazilian papers, translate at hospital, court interpreter, letter in Spanish
  local: somebody talk Brazilian, read Spanish paper
  brands: Google Translate, DeepL, Papiamento, Sranan, iTranslate, ProZ
  spanish: traductor, traductora, intérprete, traducción, traducir documento, traducción certificada, traducir documentos, traductor español
  portuguese: tradutor, tradutora, tradução, traduzir documento, tradução juramentada
  tasks: spanish venezuelan cuban latin venezuela, portuguese brazilian brazil, chinese mandarin cantonese china, french creole haitian haiti, birth certificate marriage passport licence diploma certified immigration transcript, court hearing police trial judge legal contract affidavit, hospital medical doctor clinic patient report, meeting conference business simultaneous delegation interview negotiate, website manual book subtitle brochure software, deaf sign hearing gesture, dutch german arabic hindi russian japanese italian, tour escort guide visitor shop travel market
  hints: translate translation interpreter interpret language spanish portuguese english document certificate speak french chinese understand letter papers court venezuelan brazilian meeting caracas hospital portugues understands cuban haitian
  some do: Chinese Mandarin, Spanish, Portuguese, French, Dutch, German, Hindi, sign, Arabic, Italian, Japanese, Russian, Makushi Wapishana
  related: language-lessons, writers-editors, secretarial-virtual

justices-of-the-peace
  called: justice of the peace, justice of peace, commissioner of oaths, commissioner for oaths
  work: swear affidavit, take oath, sign affidavit, certify copy, witness signature, witness document, sign passport form, certify passport photo, sign declaration, sign pension form, stand bail, sign as recommender, sign NIS form, verify identity form, certify birth certificate, JP sign form, JP to sign
  things: oath, sworn affidavit, affidavit, statutory declaration, life certificate, character reference, declaration of lost ID, lost licence affidavit, JP stamp, lost document declaration, passport form signature
  troubles: form need JP signature, lost ID card declaration, form must be witnessed
  local: JP fuh sign form, swear paper, sign paper fuh passport, tek oath, JP stamp fuh copy
  short: JP
  spanish: juez de paz, declaración jurada, copia certificada
  portuguese: juiz de paz, declaração juramentada, cópia autenticada, reconhecer assinatura
  titles: certification of document
  tasks: affidavit swear oath sworn statement, passport photo form recommender renewal picture, certify copy true birth certificate photocopy, witness signature sign contract agreement will, lost id licence card declaration stolen statutory, bail surety police station release, pension life nis old elderly alive, character reference recommend letter identity address proof, home visit mobile hospital weekend night, land vehicle transfer sale receipt ownership
  hints: JP declaration sign form passport stamp witness affidavit oath birth swear certify lost statutory photo commissioner
  related: notaries, lawyers

human-resources
  called: recruiter, staffing agency, headhunter, human resource officer, labour agency, employment agency
  work: recruitment, hire staff, hire worker, find staff, find worker, find employee, staff hiring, job placement, screen applicant, background check, reference check, write job description, employee handbook, staff appraisal, temporary staff, supply labour, domestic worker placement, staff outsourcing, workforce planning, staff discipline, find job, hire cashier, recruit staff, find staff for restaurant, interview staff, workers for restaurant
  things: human resources, job vacancy, employment, staff policy, temp worker, candidate, staff contract, salary survey, unemployed
  troubles: worker keep leaving, staff not turning up, staff complaint, find shop assistant, interview workers, JD, cashier wanted, advertise vacancy
  short: HR
  brands: Noble drilling, Stena Drilling, Indeed jobs, Glassdoor, Caribbean Jobs, BambooHR, Monster jobs, El Dorado Offshore, TotalTec, ZipRecruiter
  spanish: busco trabajo, empleo, agencia de empleo, recursos humanos, reclutamiento, bolsa de trabajo
  portuguese: emprego, procuro emprego, agência de emprego, recrutamento, vaga de trabalho
  titles: human resource management, talent acquisition, labour relations advice
  tasks: hire recruit vacancy find candidate headhunt search, temp temporary casual labourer outsource supply seasonal contract, domestic maid housekeeper nanny caregiver placement household, job seeker unemployed work placement apply resume cv, policy handbook contract manual description procedure, payroll salary wage payslip benefit nis, discipline dismiss grievance complaint conflict union quit dispute, background check screen reference verify police, train appraisal performance workshop motivate teambuilding leadership, interview shortlist test assess panel, offshore oil rig skilled engineer technical welder, cashier restaurant shop security driver retail
  hints: staff employee employees recruit recruitment CV vacancy interview payroll contract policy applicants dismiss handbook leave labour salaries quit disciplinary
  related: bookkeeping-payroll, business-consultants, training-workshops
`;
