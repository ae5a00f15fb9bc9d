/** What people call the trades of Technology & IT Services. How to read it: `lexicon.ts`. */
export const TECHNOLOGY_IT_SERVICES = `
it-support
  called: IT support, computer technician, computer help, tech support, system administrator, IT technician, IT man, IT guy, IT person, IT specialist, IT expert, IT services, network administrator
  work: computer setup, set up new computer, remote support, install software, email setup, printer setup, connect printer, Microsoft Office installation, Office 365 setup, server setup, server maintenance, install Windows 11, Windows installation, update Windows, network printer, install antivirus, install QuickBooks, backup computer, upgrade to Windows, activate Office
  things: office server, printer, photocopier, copier, Zoom, Microsoft Office, Windows 11, Windows 10, fax machine, file server, shared folder, domain controller, UPS battery, projector for office, video conferencing
  troubles: computer not connecting, printer not connecting, printer offline, can't send email, email not working, program won't open, Windows not activated, forgot computer password, computer giving error, printer not printing, printer not working, computer not printing, computer not opening, outlook not working, printer jam, ink printer jam, printer not picking up paper, printer showing error, scanner not working, can't log in to computer, can't open file, Excel not opening, Word not opening, locked out of computer, office computers down, new phone set up, computer slow office, PC help, UPS for computer, Wi-Fi printer, office computer problems, move everything to new phone
  local: computer man, come home fix computer
  short: ICT support
  brands: Office 365, AnyDesk, TeamViewer, Microsoft 365, Synology, QNAP, Ricoh, Kyocera, Konica Minolta, Lexmark, Canon copier, Toshiba copier, OneDrive, SharePoint, Microsoft Teams, Exchange server, VMware, Linux, Ubuntu server, Windows 7, Outlook email, Webex, Dell server, Polycom, Google Meet, Dropbox, Adobe Acrobat, PowerEdge
  spanish: soporte informático, técnico de computadoras, ayuda con la computadora, configurar impresora, instalar Windows 11, formatear Windows, impresora no imprime
  portuguese: suporte de informática, técnico de informática, suporte técnico, impressora não imprime
  titles: on-site IT support
  tasks: printer print jam scanner photocopier copier ink toner offline, windows update install activate upgrade operating licence, office word excel outlook 365 microsoft powerpoint teams zoom, email mail mailbox gmail send smtp inbox, server domain backup nas rack active directory, network shared folder lan router internet, remote online anydesk teamviewer helpdesk call, virus antivirus malware slow popup freeze, password login locked forgot account reset
  hints: computer printer network slow office email windows server install setup virus laptop printing software ink backup freeze password login remote helpdesk WiFi update UPS cartridge desktop desktops protect surge photocopier
  some do: pbx voip, server servers
  related: computer-repair, networking-wifi, cyber-security

web-developers
  called: web developer, web designer, website designer, webmaster, website builder
  work: make website, website maintenance, website redesign, website hosting, domain registration, online store setup, sell online website, build website, website for shop, website for business, make web page, online store for clothes, make online shop, landing page, blog setup, booking site, site for hotel, hotel booking site, online payment on website, website for guest house, page online to sell
  things: website, web page, webpage, web hosting, online store, ecommerce, e-commerce site, church website, business website, company website, domain name, .gy domain, web site, site hosting, SSL certificate, online catalogue, sell online, web app for booking, online shop, shop with card payment
  troubles: website down, website slow, website not working, domain expired, put business online, company site, CMS, page for my business online, take orders online
  brands: WordPress, Wix, Shopify, WooCommerce, Squarespace, GoDaddy, Joomla, Drupal, Bluehost, Hostinger, cPanel, Elementor page, Webflow, Magento, Namecheap, Cloudflare, HostGator, SiteGround, BigCommerce, PrestaShop, OpenCart, Google Sites, PHP, Laravel, Moodle, Ecwid, Jimdo, Next.js, Divi theme
  spanish: página web, diseño web, diseñador web, tienda en línea, sitio web, desarrollador web, hacer página, hacer una página web
  portuguese: criação de site, desenvolvedor web, loja virtual, criar site, fazer site, site para empresa
  titles: responsive website, WordPress developer, front end developer, full stack developer
  tasks: shop store ecommerce sell cart products catalogue shopify woocommerce online, booking hotel reservation appointment tour guesthouse, hosting domain ssl server renew expired dns name, redesign old update ugly modern refresh outdated, down slow hacked broken error maintenance bug crash, church school ngo charity nonprofit organisation, business company landing portfolio blog personal profile artist small, payment gateway card checkout paypal mmg, wordpress wix theme plugin cms
  hints: website web site online internet google page domain hosting shop store ecommerce customers blog WordPress menu catalogue payments
  some do: hosting
  related: software-developers, graphic-ui-design, digital-marketing

software-developers
  called: software developer, app developer, programmer, computer programmer, software engineer, database developer
  work: app development, make app, build app, mobile app development, software development, custom software, write program, coding, database design, automate spreadsheet, game development, chatbot development, app for business, app for delivery business, make an app, program for shop, create app, build database, Excel macro, Excel automation, VBA macro, spreadsheet automation, payroll software, booking system, appointment system, WhatsApp bot, loan tracking program
  things: mobile app, phone app, software, delivery app, taxi app, school management system, clinic software, chatbot, web app, algorithm, mobile application, web application, source code, Excel dashboard, software for pharmacy, artificial intelligence, machine learning, dating app
  troubles: app crashing, app not working, fix bug in app, keep records by hand, app idea, spreadsheet too slow, app for customers, APK, phone app for business, have idea for app, idea need somebody to build it
  short: CRM, ERP, API, AI, SaaS
  brands: Android app, iOS app, Python programmer, Microsoft Access, Flutter app, React Native, SQL Server, Salesforce, Visual Basic, ChatGPT, OpenAI, GitHub, Zoho CRM, Django, Node.js, Kotlin, Firebase, Azure, Zapier, Tableau, Airtable, Roblox game, Dynamics 365, JavaScript, Power Apps, Unreal Engine, Claude AI, Copilot
  spanish: desarrollador de software, programador, aplicación móvil, programación
  portuguese: desenvolvedor de aplicativos, desenvolvimento de software, aplicativo
  titles: bespoke software, business automation
  tasks: mobile app android iphone ios phone apk play, inventory stock pos shop sales warehouse, database records data access sql clients, excel spreadsheet macro automate automation formula report, payroll accounting hr invoice billing salary, chatbot bot whatsapp ai artificial intelligence machine, school clinic hospital pharmacy hotel management student patient, taxi delivery ride booking tracking restaurant, game games unity player
  hints: app software system database program application android iPhone custom code inventory automate programmer mobile API track stock clients records billing
  some do: game games, blockchain, iOS iPhone, chatbot
  related: web-developers, it-support, graphic-ui-design

computer-repair
  called: computer repair, laptop repair, computer repair shop, PC technician
  work: laptop screen replacement, format laptop, format computer, virus removal, laptop battery replacement, laptop keyboard replacement, reinstall Windows, speed up computer, build gaming PC, console repair, laser printer, ink cartridge refill, laptop webcam, remove virus, format PC, PC upgrade, controller repair, joystick drift, Nintendo repair, monitor repair, printer repair, laptop charging port, change hard drive, game console repair
  things: laptop, laptop charger, desktop computer, gaming PC, computer virus, motherboard, malware, Chromebook, laptop hinge, graphics card, computer monitor, computer mouse, notebook computer, all in one computer, computer case, thermal paste
  troubles: laptop slow, computer slow, laptop won't turn on, laptop not charging, laptop overheating, blue screen, laptop freezing, computer keep restarting, laptop got virus, water fell on laptop, cracked laptop screen, pop-up ads on computer, PlayStation not reading disc, printer paper jam, laptop not turning on, laptop not coming on, laptop not booting, laptop keys not working, laptop hot, computer not turning on, laptop fall down, computer not starting, laptop black screen, PlayStation not coming on, PC not turning on, PC slow, PC overheating, PC freezing, computer freezing, computer hanging, computer shutting off, computer beeping, virus on PC, Xbox not turning on, controller drifting, monitor no display, PS5 overheating, Xbox overheating, keyboard sticky, laptop hinge broken, computer won't boot, SSD upgrade, RAM upgrade, BSOD, laptop battery dying, laptop dead, forgot laptop password, locked out of laptop
  local: laptop nah working, laptop ain't coming on, laptop spoil, computer blow
  short: PC repair, RAM, SSD
  brands: MacBook, HP laptop, Dell laptop, PlayStation repair, Xbox repair, Epson printer, Lenovo, Acer, Asus, iMac, PS4, Nintendo Switch, Toshiba laptop, Alienware, MSI, Compaq, ThinkPad, IdeaPad, Inspiron, EliteBook, Vostro, HP Pavilion, Surface Pro, Razer, Sony Vaio, Mac Mini, PS3, Xbox One, Xbox 360, Nintendo Wii, Nvidia, GeForce, Ryzen, Intel Core, Optiplex, Steam Deck, LaserJet, OfficeJet, DeskJet, Pixma, EcoTank, Brother printer
  spanish: reparación de computadoras, arreglar laptop, arreglar computadora, reparar laptop, computadora dañada, formatear computadora, computadora lenta, computador portátil, laptop no prende
  portuguese: conserto de computador, conserto de notebook, formatar notebook, computador lento, notebook lento, formatar computador, notebook não liga
  tasks: screen lcd display crack cracked broken lines flicker hinge, keyboard key touchpad trackpad mouse sticking, battery charger charging port power jack plug adapter, slow freeze format virus malware reinstall windows hang popup, water spill liquid wet coffee juice, overheat hot fan dust cooling thermal shut, upgrade ssd ram memory storage build gaming custom graphics, console playstation xbox nintendo controller ps4 ps5 joystick drift, motherboard dead boot blue start black board chip
  hints: laptop computer notebook screen keyboard charging charger battery slow hinge desktop boot freeze fan overheating blue cracked hard drive spill spilled coffee key keys macbook shutdown PC touchpad HP dell lenovo acer asus toshiba chromebook
  some do: playstation xbox console, MacBook Mac iMac, projector, printer, server
  related: it-support, data-recovery, phone-tablet-repair

phone-tablet-repair
  called: phone repair, cellphone repair, phone technician, tablet repair, mobile phone repair
  work: screen replacement, phone battery replacement, charging port repair, unlock phone, phone back glass replacement, water damage phone, Google lock removal, flash phone, root phone, carrier unlock, network unlock, iCloud unlock, bypass FRP, Kindle repair, smartwatch repair, phone back cover replacement, Samsung back cover, Apple watch screen
  things: phone screen, charging port, phone battery, tablet, cracked screen, cellphone, cell phone, phone LCD, phone button, back glass, screen protector, sim tray, touch screen
  troubles: phone screen crack, phone screen black, phone not charging, phone won't turn on, phone fell in water, phone wet, phone drop in toilet, phone battery dying fast, phone hanging, forgot phone password, phone stuck on logo, phone not reading sim, can't hear on phone, phone screen broken, phone locked, phone mic not working, phone fall down, iPhone battery swelling, phone battery swelling, tablet not charging, phone heating up, speaker on phone not working, phone keep restarting, phone camera not working, phone dead, phone hot, phone freezing, phone slow, phone lagging, phone touch not working, phone not ringing, phone not getting signal, phone run over, car run over phone, WhatsApp not opening, phone not catching wifi, phone storage full, phone drop in water, phone glass crack, phone fall in trench, LCD, iPad screen, phone mash up, phone fall toilet, screen break, phone fall in bucket, put phone in rice
  local: meh phone buss, phone nah charging, phone ain't coming on
  brands: iPhone repair, iPhone screen, Samsung screen, iPad, iPhone, Huawei, Nokia, Motorola phone, Pixel phone, Blu phone, Vivo phone, ZTE phone, Google Pixel, LG phone, HTC, BlackBerry, iPhone 11, iPhone 12, iPhone 13, iPhone 14, iPhone XR, iPhone 8, Galaxy Tab, Fire tablet, Lenovo tablet, Xperia, Doogee, Ulefone, Cubot, Galaxy Fold, Z Flip, Moto G, iPod, FRP lock, iCloud lock, Galaxy A12, Galaxy Note, Umidigi, Yezz
  spanish: reparación de celulares, arreglar celular, pantalla de celular, arreglar teléfono, reparar celular, teléfonos, pantalla rota de teléfono, celular dañado, celular mojado, celular roto, desbloquear celular
  portuguese: conserto de celular, trocar tela do celular, celular quebrado, tela quebrada, celular molhado, desbloquear telefone, tela trincada
  tasks: screen lcd glass crack broke display touch shatter digitizer black, battery die drain swell swollen overheat percent hot, charge port charging charger plug cable loose, water wet toilet trench rain liquid drop moisture sea, unlock frp icloud google locked password pattern carrier imei, speaker mic hear sound earpiece microphone volume audio, camera lens blurry photo flash, software logo hang restart freeze bootloop update virus storage, sim signal network antenna reception
  hints: phone screen cracked battery charging port iPhone Samsung tablet water drop fell toilet speaker mic button unlock network touch display glass dead SIM iPad swollen Xiaomi Tecno signal galaxy redmi huawei oppo pixel infinix dropped trench
  some do: smartwatch watch
  related: computer-repair, electronics-phones, data-recovery

networking-wifi
  called: network technician, wifi man, internet installer, network engineer, cable runner
  work: wifi installation, internet installation, router setup, change wifi password, extend wifi, network cabling, mount Starlink, network installation, block websites, point to point link, crimp cable, server rack, network rack, fibre splicing, office network, intercom phone system
  things: wifi, wi-fi, internet, router, modem, wifi booster, access point, ethernet cable, fibre optic, hotspot, signal booster, repeater, broadband, range extender, network switch, cat6 cable, IP phone, fibre cable
  troubles: internet slow, internet not working, no internet, internet keeps dropping, wifi not reaching upstairs, weak wifi signal, neighbour using wifi, wifi not reaching, wifi slow, internet slow in room, wifi dropping, wifi not reaching bedroom, bad wifi, weak wifi, internet slow upstairs, WAP, extender, signal weak in back room, wifi dead in room, internet does not reach
  local: internet gone, wifi gone, wifi nah working, net gone
  short: LAN, VPN, VoIP, PBX, WLAN
  brands: Starlink, GTT internet, ENet, MikroTik, Ubiquiti, One Communications, TP-Link, Digicel fibre, GTT fibre, Netgear, Linksys, D-Link, Eero, Google Nest, Huawei router, ZTE router, UniFi, Deco mesh, Orbi, Ruckus, Meraki, Grandstream, Yealink, Panasonic PBX, Avaya, 3CX, Digicel internet, GTT DSL, Digicel Plus, Flow internet, Mercusys, HughesNet, Viasat, OneWeb, E-Networks, Omada, Cambium
  spanish: instalar internet, instalación de wifi, técnico de redes, internet lento, el wifi se cae
  portuguese: instalar wi-fi, técnico de redes e internet, roteador
  titles: Starlink installation
  tasks: extender booster range dead upstairs bedroom weak reach coverage mesh, router modem setup password configure change reset neighbour, cable cat6 ethernet crimp wire cabling lan socket rack, starlink satellite dish interior hinterland remote, fibre fiber splice optic ont, slow buffering lag drop speed stream disconnect, voip pbx intercom telephone ip extension, link point tower outdoor ptp antenna wireless, vpn firewall security switch block parental hotspot guest
  hints: wifi internet signal router modem cable network slow buffering bedroom dead spot fibre GTT Digicel ENet extender Starlink ethernet hotspot connection password coverage streaming lagging drops booster wi fi
  some do: Starlink satellite, fibre
  related: it-support, tv-satellite, security-systems

cyber-security
  called: cyber security expert, cybersecurity, ethical hacker
  work: recover hacked account, account recovery, password recovery, remove fake profile, security audit, penetration testing, backup setup, cloud backup, trace scammer, find who hack me, recover Facebook, recover Instagram, recover WhatsApp, recover Gmail, get back page, unhack account, secure account, vulnerability test
  things: hacked account, hacked Facebook, antivirus, firewall, two-step verification, fake profile, spyware, ransomware, phishing, scam link, fake account, Facebook account, Instagram account, Gmail account, WhatsApp account, cyber attack, cyber bullying, password manager, data protection
  troubles: Instagram hacked, WhatsApp hacked, email hacked, locked out of Facebook, can't log in to Facebook, somebody using my picture, somebody pretending to be me, scammed online, online blackmail, phone hacked, suspicious email, Facebook page hacked, page got hacked, account hacked, WhatsApp got hacked, Facebook hacked, Instagram account stolen, account stolen, Facebook account stolen, lost access to account, TikTok hacked, can't get into email, account disabled, account locked, Facebook locked, somebody using my account, somebody sharing my pictures, somebody threatening me online, spying on my phone, phone being tracked, scammed on Facebook, identity stolen, fake page, page with my name, using my name online, lost account password, somebody posting on my page, can't get into Facebook, password stolen, somebody have my password
  local: get back meh Facebook, somebody thief meh account, thief meh Instagram
  short: 2FA
  brands: Kaspersky, Norton antivirus, McAfee, Bitdefender, Avast, AVG, Malwarebytes, ESET, Windows Defender, Fortinet, FortiGate, Sophos, Kali Linux, LastPass, NordVPN, ExpressVPN, Wireshark, pfSense, Metasploit, Nessus, ISO 27001, CrowdStrike, Bitwarden, Palo Alto firewall, Google Authenticator, mSpy, Burp Suite, Truecaller
  spanish: seguridad informática, cuenta hackeada, ciberseguridad, me hackearon, recuperar Instagram
  portuguese: segurança da informação, conta hackeada, cibersegurança, conta invadida
  titles: security awareness training
  tasks: facebook instagram tiktok hacked page account recover hijack, whatsapp verification code cloned messages, email gmail yahoo outlook mail, fake profile impersonate picture pretend catfish, scam scammer fraud phishing trace link money, blackmail sextortion nude threaten bully harass, ransomware malware virus antivirus encrypted infected spyware, penetration audit vulnerability test assessment compliance firewall, training awareness staff workshop phish
  hints: hack hacked hacker virus scam password account facebook ransomware security phishing email locked stolen WhatsApp instagram posting breach malware blackmail protect impersonating login profile fake fb gmail verification code messaging begging messages friends pretending hijacked
  some do: penetration, firewall
  related: it-support, networking-wifi

data-recovery
  called: data recovery
  work: recover files, recover deleted files, recover photos, recover deleted photos, get back pictures from phone, hard drive recovery, memory card recovery, flash drive recovery, recover WhatsApp messages, convert VHS to digital, recover data, retrieve files, retrieve photos, recover videos, recover contacts, recover documents, get back photos, get back contacts, digitise old photos, recover from dead phone
  things: hard drive, flash drive, thumb drive, memory card, SD card, lost file, external hard drive, VHS tape, cassette to CD, pen drive, jump drive, hard disk, USB drive, formatted drive, backup drive, deleted message, deleted video, lost photo, lost document
  troubles: deleted pictures by mistake, lost all my pictures, flash drive not reading, memory card not reading, hard drive not reading, hard drive clicking, dead phone with photos, files corrupted, lost contacts, laptop crash lost documents, photos deleted, deleted photos off phone, memory card deleted, lost my files, pictures deleted, hard drive crash, can't find my files, accidentally formatted, lost videos, files missing, pictures on old phone, lost pictures, lost pictures on phone, USB stick not opening, USB stick, phone dead pictures in it, recover SD card, dead HDD, pictures on broken phone, files from crashed server
  local: all meh picture gone, pictures wipe off, get back meh pictures
  short: USB not reading
  brands: Seagate, Western Digital, WD Passport, SanDisk, LaCie, Maxtor, Lexar, Recuva, EaseUS, Disk Drill, Stellar recovery, Kingston USB, Acronis, Toshiba drive, Crucial SSD, Samsung SSD, Google Photos, Carbonite, Transcend drive, iCloud photos, Google Drive, BitLocker
  spanish: recuperación de datos, recuperar archivos, recuperar fotos
  portuguese: recuperação de dados, recuperar arquivos, recuperar fotos apagadas, HD externo
  titles: RAID recovery, forensic data retrieval
  tasks: phone iphone android samsung dead broken cell, drive hdd external disk clicking fell hard ssd, usb flash thumb pen stick jump, card sd memory camera micro, photo picture video album wedding, whatsapp chat message contact text number, deleted formatted erase wipe accidental undelete, laptop computer crash documents file assignment corrupt server raid, vhs tape cassette digitise convert dvd old
  hints: files photos pictures deleted lost recover recovery hard drive flash USB memory card backup formatted corrupted dead erased contacts videos water phone stick documents wiped finish samsung undelete whatsapp chat
  some do: raid server
  related: computer-repair, it-support, phone-tablet-repair

graphic-ui-design
  called: UI designer, UX designer, interface designer, app designer, motion designer, digital designer, product designer
  work: app screen design, website mock-up, wireframe, digital flyer, social media post design, Instagram post design, YouTube thumbnail, digital menu, WhatsApp flyer, e-invite, digital invitation, PowerPoint design, presentation slides, animated logo, app layout, dashboard design, prototype app, Instagram template, design presentation, pitch deck, animated flyer, video flyer, digital card, WhatsApp invitation, icon design, gif making, email signature, website layout design, social media flyer
  things: user interface, digital invite, e-flyer, mockup, PowerPoint, infographic, thumbnail, app screen, slide deck, QR code, app icon, app interface, website banner, Facebook banner
  troubles: website looks ugly, app looks old, presentation look boring
  short: UI, UX
  brands: Figma, Canva design, Adobe XD, Sketch app, Balsamiq, InVision, Zeplin, Prezi, Google Slides, Dribbble, LottieFiles, Framer site, Marvel app, Penpot, Axure
  spanish: diseño de interfaz, diseño digital, invitación digital, diseñador digital, tarjeta digital
  portuguese: design de interface, convite digital, design para redes sociais, convite virtual
  titles: user experience research, brand kit
  tasks: app mobile screen interface ui ux prototype wireframe user, website web landing page layout mockup, instagram facebook post social template story, invite invitation wedding birthday card einvite, flyer whatsapp poster event party animated, powerpoint presentation slide pitch deck, thumbnail youtube banner cover stream channel, menu catalogue qr pricelist restaurant, icon logo brand kit signature animate
  hints: app interface UI UX screens design website prototype mockup buttons figma wireframe user icons layout
  some do: animation
  related: web-developers, graphic-designers, software-developers

digital-marketing
  called: digital marketer, social media manager, influencer, content creator, tiktoker, YouTuber, blogger, online marketer, Instagram manager, online advertiser
  work: social media marketing, social media management, boost post, run ads, Facebook ads, Instagram ads, TikTok ads, Google ads, search engine optimisation, content creation, WhatsApp marketing, promote page, promote business online, email marketing, create business page, get followers, get likes, grow Instagram, boost Instagram, boost business, advertise on Facebook, advertise on Instagram, post for my business, Instagram reels, reels for business, make content, rank on Google, put business on map, verify page, blue tick, online promotion
  things: Facebook page, Instagram page, TikTok page, Google Maps listing, social media, hashtags, newsletter, Facebook ad, Google ad, Facebook boost, Google listing, online campaign
  troubles: nobody sees my posts, no likes on page, no customers online, business not on Google, page not growing, get more customers online, no sales online, nobody know my business, ad account disabled, run Facebook page, post on Instagram, FB page, IG page, SMM, somebody to run my page, facebook posting
  local: boost meh page, sponsor ad
  short: SEO
  brands: Meta ads, LinkedIn, Snapchat, Hootsuite, Twitter, Google Analytics, Semrush, ManyChat, AdSense, Meta Business, WhatsApp Business, Klaviyo, Ahrefs, Linktree, YouTube ads, Twitch, Reddit, Telegram channel, Constant Contact, Google Business, Yoast, Search Console, Trustpilot, Taboola
  spanish: redes sociales, publicidad en Facebook, seguidores, mercadeo digital, vender por instagram, vender más por instagram
  portuguese: gestão de redes sociais, anúncios no Facebook, tráfego pago, gerenciar Instagram, divulgar empresa, vender pelo instagram, vender mais pelo instagram
  titles: social media strategist, community manager, lead generation
  tasks: facebook ads boost advert sponsor instagram meta campaign, post manage management page daily schedule caption manager, seo google rank search maps listing found, tiktok reels video content shoot viral, influencer promote shoutout ambassador blogger review, followers likes grow growth audience engagement, strategy plan consult training course teach audit, sales leads customers lead conversion email newsletter bulk broadcast, youtube channel monetize linkedin
  hints: facebook instagram ads social media online customers followers page google posts boost tiktok marketing advertise reach likes campaign sales content viral influencer promote
  some do: SEO, TikTok, influencer
  related: marketing-advertising, web-developers, graphic-designers

point-of-sale
  called: POS technician, POS system, point of sale
  work: POS installation, POS setup, cash register repair, set up inventory, stock count system, restaurant ordering system, supermarket system setup, cash register for shop, cash register for supermarket, cashing system, POS for pharmacy, barcode system, inventory software, inventory for shop, billing system, self checkout, track sales, track stock, barcode printing for shop
  things: cash register, cashier machine, barcode scanner, bar code, receipt printer, cash drawer, card machine, inventory system, stock control software, card reader, shop software, till, receipt paper, thermal paper, receipt roll, price tag scanner, swipe machine, payment terminal, money counter, kitchen printer, cashier computer, label printer, credit card machine, receipt book system
  troubles: cash register not working, POS not working, receipt not printing, scanner not reading, stock not matching, losing track of stock, prices not in system, track stock in shop, inventory, shop computer sales, scan goods at shop, keep track of what sell, know what sell, know what left in stock
  local: cash machine for shop, system for supermarket, cash machine not working
  short: POS, EPOS
  brands: Loyverse, Zebra scanner, Verifone, Ingenico, Clover POS, Toast POS, Lightspeed POS, Micros POS, Star Micronics, Bixolon, Xprinter, Honeywell scanner, Datalogic, Sunmi, Aronium, QuickBooks POS, Epson TM, Square reader, SumUp, Zettle, Casio register, Sharp register, Sam4s, Vend POS, NCR, Diebold, PayPal Here, Symbol scanner, Hike POS, Floreant, Erply, Dymo
  spanish: punto de venta, caja registradora, sistema de inventario, datáfono, máquina registradora
  portuguese: ponto de venda, caixa registradora, sistema de estoque, maquininha de cartão, máquina de cartão
  titles: retail management system, inventory management
  tasks: register cash till drawer cashier money counter, barcode scanner label price tag scan, receipt printer thermal paper roll print, inventory stock count track goods missing, restaurant kitchen bar menu table order cafe, card swipe terminal payment machine mmg, supermarket grocery minimart checkout scale, pharmacy boutique hardware salon store clothing, training setup install software upgrade
  hints: POS cash register barcode scanner receipt shop supermarket sales stock inventory till checkout cashier software printer swipe card machine restaurant ordering bills drawer
  some do: ATM
  related: it-support, software-developers, accountants

tv-satellite
  called: TV technician, TV installer, antenna man, dish installer, satellite man, cable man, dish man
  work: TV mounting, hang TV on wall, TV installation, TV repair, antenna installation, satellite dish installation, smart TV setup, home theatre installation, projector installation
  things: TV antenna, antenna, satellite dish, TV wall mount, Android box, television, decoder, soundbar, HDMI, LNB, flat screen, plasma TV, home theatre, satellite receiver, coaxial cable, smart TV box, TV box
  troubles: TV not coming on, TV no picture, TV has sound no picture, lines on TV, TV no signal, channel snowy, dish move in the breeze, TV remote, cable TV gone, no channels, remote not working, TV flickering, box freezing, TV screen crack, TV not connecting to wifi
  local: TV blow, TV nah showing picture, TV buss, put up TV on wall, TV spoil
  short: TV, IPTV
  brands: DirecTV, Firestick, Fire Stick, Roku, Chromecast, TCL TV, Dish Network, Hisense, Vizio, LG TV, Samsung TV, Sony TV, Bravia, Panasonic TV, Sharp TV, Philips TV, Toshiba TV, Onn TV, Westinghouse TV, Sansui, Skyworth, RCA TV, JVC, Insignia TV, Kodi, MXQ, Nvidia Shield, Apple TV, Disney Plus, HBO Max, Sling TV, Azamerica, Duosat, Claro TV, Sky Brasil, Hulu
  spanish: técnico de televisores, instalar televisor, antena, televisor dañado, arreglar televisor, colgar televisor, instalar antena
  portuguese: conserto de TV, instalação de antena, antenista, instalar televisão na parede, antena parabólica
  titles: satellite installation
  tasks: mount hang wall bracket drill, screen lines picture crack backlight sound blank dark flicker, power dead blow lightning surge shutdown, dish satellite directv lnb align breeze sky, antenna signal channel snowy aerial local, firestick android box iptv streaming netflix roku, projector theatre theater cinema soundbar surround speaker, remote setup smart wifi connect hdmi, starlink internet interior hinterland
  hints: TV television satellite dish channels antenna cable remote mount signal netflix streaming firestick box decoder picture wall smart screen firetv cricket football
  some do: projector, Starlink
  related: networking-wifi, appliance-repair, electricians
`;
