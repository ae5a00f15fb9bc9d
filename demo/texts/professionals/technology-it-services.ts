import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Technology & IT Services. */
export const technologyItServices: readonly SeedProfessional[] = [
  {
    firstName: "Kwame",
    lastName: "Adonis",
    businessName: "Adonis Tech",
    village: "Diamond",
    years: 11,
    bio: "Eleven years of fixing what the surge, the ants and the nephew did to your computer. I started in the IT room of a shipping agent on Water Street and now work for homes and small offices along the East Bank. I explain in normal words and I clean up my cable ends.",
    hourlyRate: 5000,
    services: [
      {
        title: "IT support for homes and small offices, East Bank",
        description:
          "Slow computer, printer that says offline while staring at you, e-mail full, Windows update stuck since Thursday. I come to you anywhere from Houston to Soesdyke, and most things are solved within two hours. If I can do it from my desk over remote support, you pay half.\n\nThe first fifteen minutes of looking are free. Parts are extra and I show you the bill. Cash, MMG or transfer.",
        subcategory: "it-support",
        price: 5000,
        priceType: "hourly",
        when: ["weekdays", "evenings"],
        reviews: [
          [5, "Printer worked in ten minutes and he did not laugh at the cause."],
          [5, "Fixed our office mail from his desk the same morning. Half price as he said."],
          [4, "Reached before nine, and it works well since."],
          [4, "Good man for older people, my father understood every word."],
          [3, "Problem solved but it came back in two weeks. He returned and did not charge."],
          [2, "Said between nine and ten, reached at a quarter to one."],
          [5, "We use him for all six computers at the agency now."],
        ],
      },
      {
        title: "Wi-Fi for the whole house, concrete walls and all",
        description:
          "A three-storey concrete house with one router at the front door is a house with no Wi-Fi in the back bedroom. I walk through with a meter, show you the dead spots on my phone, and put in a mesh or run a cable, whichever is cheaper for you. GTT fibre, ENet and Starlink are all fine.\n\nPrice is for the visit, the cable run and set-up of two points. The mesh units themselves cost extra, bought by you or by me.",
        subcategory: "networking-wifi",
        price: 22000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Signal in the hammock at last."],
          [4, "Neat trunking along the ceiling, you hardly see it."],
          [4, "He talked us out of the expensive mesh. One cable was enough."],
        ],
      },
      {
        title: "UPS and surge protection for office computers",
        description:
          "GPL goes, GPL comes back, and the second part is what burns the power supply. I count what you have, work out the load, and fit UPS units and proper surge strips, so that the computers shut down by themselves and nobody loses the payroll.\n\nLabour for up to five desks. Units are bought at your choice of store in town and I bring them in my car. I will also tell you if your earth is bad, and then you need an electrician.",
        subcategory: "it-support",
        price: 18000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Two blackouts last week and not a file lost."],
          [4, "He found that our sockets had no earth. Glad somebody finally checked."],
        ],
      },
      {
        title: "Backup set-up and hacked account recovery",
        description:
          "Two jobs that belong together. First, I help you get back the Facebook, Gmail or WhatsApp account, if it can be got back, and I will say so honestly if not. Then we put on two-step codes, change the password that is also your dog's name, and set a backup to a drive and to the cloud.\n\nAbout two hours with you sitting beside me. Bring your ID card and every old phone number you can remember.",
        subcategory: "cyber-security",
        price: 12000,
        priceType: "fixed",
        when: ["weekdays", "evenings", "weekends"],
        reviews: [
          [5, "Got my business page back after nine days of tears."],
          [
            1,
            "Account could not be recovered and the fee was still the same. I feel it should be less when it fails.",
          ],
          [4, "He was right about the dog's name."],
        ],
      },
      {
        title: "Smart TV mounting and antenna, Diamond to Craig",
        description:
          "I mount TVs from 32 to 75 inches on board or concrete, level, with the cables hidden in white trunking. For hollow board walls I find the studs first, since a 65 inch on the floor is a sad thing. Antenna for local channels can go up the same day if the roof is safe to stand on.\n\nBracket not included, I can bring one from about 6,000. Apps and accounts are set up before I leave.",
        subcategory: "tv-satellite",
        price: 9000,
        priceType: "starting_at",
        when: ["evenings", "weekends"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Tiffany",
    lastName: "Benn",
    village: "Mackenzie",
    years: 7,
    bio: "Yes, the phone girl in the Mackenzie arcade is me. I opened my first phone at fourteen because nobody in Linden would fix my mother's BlackBerry, then did a year of electronics at the technical institute. I work under a microscope and I talk while I work.",
    services: [
      {
        title: "Phone screen replacement while you wait",
        description:
          "Samsung, iPhone, Xiaomi, Tecno, I do them all, and for the common models I keep the screen in the drawer so you can sit and gaff for forty minutes and go home with a working phone. I show you the new screen before it goes in, original or copy, and you decide which price you like.\n\nYour data stays as it is. I guarantee the screen for thirty days, unless you drop it again, and I can tell.",
        subcategory: "phone-tablet-repair",
        price: 9000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Thirty-five minutes for my A15. She told me the history of every phone in the case.",
          ],
          [4, "Copy screen is a little dim but she warned me about that."],
          [5, "Cheaper than Georgetown, and no bus fare."],
          [
            3,
            "Screen good, but the fingerprint reader stopped working after. She is ordering the part.",
          ],
          [5, "Honest prices. She shows you the two screens side by side."],
          [4, "Full of people on Saturday, go early."],
        ],
      },
      {
        title: "Phone fell in the river: water damage cleaning",
        description:
          "Do not charge it, do not put it in rice, just bring it. Every week somebody drops a phone crossing on the boat to Wismar, and the sooner I open it the better. I take it apart, clean the board with alcohol in the ultrasonic bath, dry it overnight and test it part by part.\n\nIf it does not come back on, you pay only 2,000 for my time. About two in three come back, that is the honest number.",
        subcategory: "phone-tablet-repair",
        price: 7000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Phone spent ten minutes in the Demerara River. I am writing this on it."],
          [
            2,
            "Mine was one of the three that did not come back. At least it was only two thousand.",
          ],
          [4, "Came back on, only the speaker sounds like it has a cold."],
        ],
      },
      {
        title: "Laptop repair: screens, keyboards, batteries, hinges",
        description:
          "School laptops are my bread and butter. Broken hinge, keys missing, battery that lasts nine minutes, a charging port that only works if you hold it so. I take a deposit for the part, order it, and fit it when it comes, ten to fifteen days most times.\n\nLabour starts at this price. I blow out the dust and change the paste for free, because Linden dust is red and it gets in everything.",
        subcategory: "computer-repair",
        price: 6000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [4, "Part took three weeks and not two, but the laptop is like new."],
          [5, "So much red dust came out I was ashamed."],
        ],
      },
      {
        title: "Photos and contacts saved from a dead phone",
        description:
          "The phone is finished but the baby pictures are inside it. Bring it. Sometimes a new battery for ten minutes is all it takes, sometimes I have to repair the charging line just long enough to copy everything to a flash drive. I work with your PIN and with you sitting there, I do not unlock phones that are not yours.\n\nNo pictures, no pay, except 2,500 for opening it up. Flash drive costs extra.",
        subcategory: "data-recovery",
        price: 10000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "She saved 4,000 pictures, my late mother's birthday among them. God bless her hands.",
          ],
          [4, "Got most of it, the videos were gone. Fair price."],
          [5, "No pictures, no pay, and she kept to it."],
        ],
      },
      {
        title: "Set-up of a new phone, everything moved over",
        description:
          "Cousin sent a phone from Florida and you are afraid to turn it on? I move your contacts, WhatsApp chats, pictures and MMG app from the old one, put in the SIM, check that it is not locked to a foreign network, and show you where the torch is. Takes about an hour.\n\nA tempered glass is included in the price. If the phone turns out to be locked or blocked I tell you straight, and you pay nothing.",
        subcategory: "it-support",
        price: 3000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [[4, "WhatsApp chats all there, even the old voice notes."]],
      },
    ],
  },
  {
    firstName: "Ravin",
    lastName: "Jaikaran",
    businessName: "Palmtree Software",
    village: "Rose Hall",
    years: 9,
    bio: "We are two developers and one designer in Rose Hall, Corentyne. Ravin studied computer science at the Tain campus and worked remotely for a Canadian company for five years before starting Palmtree in 2021. We write short offers, keep to them, and hand over all passwords at the end.",
    website: "https://palmtreesoftware.example",
    services: [
      {
        title: "Business website with five pages",
        description:
          "A website for a shop, a guest house or a contractor: home, services, gallery, about, contact. It loads fast on a phone with a weak signal, shows up in Google and on the map, and has a WhatsApp button that works.\n\nIncluded: texts edited from your notes, domain and hosting for the first year, one round of changes after launch. Not included: photography. Three weeks from the day we have your material. 40 percent to start, balance on delivery.",
        subcategory: "web-developers",
        price: 120000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [5, "Guest house bookings now come in from Suriname. Site opens fast even at Skeldon."],
          [5, "They handed over every password in a sealed envelope. Very proper."],
          [
            4,
            "Good site. The three weeks became five because our pictures were late, our own fault.",
          ],
          [3, "Looks fine, but one round of changes is little. We paid for the second."],
        ],
      },
      {
        title: "Point of sale and stock system for a shop",
        description:
          "Set-up of a point of sale with barcode scanner, receipt printer and cash drawer. We enter your first 300 items, set VAT at 14 percent where it applies and zero-rated where it does not, and train two cashiers for half a day. Sales continue when the internet is down and sync later.\n\nHardware is quoted separately, usually 180,000 to 260,000. Support for 60 days is included, from Black Bush Polder to Corriverton.",
        subcategory: "point-of-sale",
        price: 95000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "First year we could see what is really selling in the supermarket."],
          [4, "Training was patient. My older cashier took two days, they stayed for both."],
          [
            2,
            "System is all right, but the printer they recommended jams and we waited nine days for somebody to look.",
          ],
          [4, "Kept on selling through a whole day without internet."],
        ],
      },
      {
        title: "Android app for your business, first version",
        description:
          "We build one clear thing first: an order form for a bakery, a delivery list for drivers, a fee book for a school. Before any code we draw the screens on paper with you and agree what the first version does not do.\n\nThe price covers up to six screens, testing on three cheap phones and publishing in the store. Changes after acceptance go by the hour. We start about one month after signing.",
        subcategory: "software-developers",
        price: 450000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [
            4,
            "Our rice mill's delivery list, done as drawn. They say no to extra wishes, which in the end was right.",
          ],
        ],
      },
      {
        title: "Logo and screen design for apps and pages",
        description:
          "Our designer Shanta draws the logo, colours, buttons and icons as one set, so that the website, the Facebook page and the sign on the road match. You see three directions in black and white first, because colour hides a weak shape.\n\nDelivered as SVG and PNG with a one-page guide. Two rounds of corrections. Printing is not included. Payment by transfer or MMG, half on start.",
        subcategory: "graphic-ui-design",
        price: 38000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [5, "The black and white trick is real. We picked the one nobody expected."],
          [3, "Nice logo in the end, though I liked none of the first three."],
        ],
      },
      {
        title: "Facebook page run for you, monthly",
        description:
          "Eight posts a month, prepared in one go and approved by you before anything appears. Replies to messages on weekdays between 9 and 4. A report on the last day: what was seen, what was asked, what it cost.\n\nAdvertising money is separate and paid with your own card, so you see every dollar. No bought likes. Notice of one month to stop. For businesses in Region 6 we come once a month to take pictures.",
        subcategory: "digital-marketing",
        price: 40000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [],
      },
    ],
  },
];
