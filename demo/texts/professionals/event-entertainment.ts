import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Events & Entertainment. */
export const eventEntertainment: readonly SeedProfessional[] = [
  {
    firstName: "Rawle",
    lastName: "Greenidge",
    businessName: "Golden Arrow Pan",
    village: "Buxton",
    years: 26,
    bio: "I first held pan sticks at nine in a yard behind the Buxton line top, and I have tuned, dented and loved these drums ever since. Golden Arrow is three to eleven players, all from the village, all able to read music and to play without it.",
    website: "https://goldenarrowpan.example",
    hourlyRate: 35000,
    services: [
      {
        title: "Steel pan trio for your reception",
        description:
          "Tenor, double seconds and a four-bass, with a repertoire from Eddy Grant to Lata Mangeshkar to Bach. We play soft enough for people to talk and loud enough that they look up. White shirts, polished pans, no backing tracks.\n\nThe price is per hour, two hours minimum, with our own small sound system and transport from Georgetown to Mahaica. We need shade and one outlet. Half on booking, half before the last tune.",
        subcategory: "bands-musicians",
        price: 35000,
        priceType: "hourly",
        when: ["weekends", "evenings"],
        reviews: [
          [
            5,
            "They played our song as we walked in and my grandmother stopped eating to listen. Nothing better was said all night.",
          ],
          [5, "A Hindi film song on pan made both families stand up."],
          [4, "Wonderful music. They arrived just on the hour, which had me sweating."],
          [5, "Not too loud. People could still talk at the head table."],
          [3, "Good band but we paid for two hours and the break was twenty-five minutes of it."],
          [5, "Polished in every way. The pans shone and so did the boys."],
        ],
      },
      {
        title: "Pan side for Mash, parades and launches",
        description:
          "Seven players on a truck or on foot with racks and a rhythm section: iron, drum set and shakers. We have been on the road every Mashramani since 1999 and know how to keep a tempo past the third mile.\n\nThe price is for three hours on the road with players, pans and racks. The truck is yours to arrange or we bring ours for 40,000 more. Water for the players, please; it is February.",
        subcategory: "bands-musicians",
        price: 180000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Our ministry float had no business being that good. It was the pan."],
          [4, "Kept going when the rain came, covered the pans and carried on with the iron."],
        ],
      },
      {
        title: "Solo pan for a thanksgiving or a funeral",
        description:
          "One tenor pan, one player, no amplifier unless the church is big. Hymns are what pan does better than any organ, if you ask me: Abide With Me, How Great Thou Art, or the one your mother sang. Send me the list two days before and I will learn what I do not have.\n\nUp to ninety minutes, at the church, the house or the graveside. For families in our own village I do not haggle.",
        subcategory: "bands-musicians",
        price: 20000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "He learned my late brother's favourite hymn overnight. We could not have asked for more.",
          ],
          [5, "One man and one drum, and the whole churchyard went quiet."],
          [4, "Moving and dignified. Sound did not reach the back rows without a speaker."],
        ],
      },
      {
        title: "MC for weddings, church halls and prize-givings",
        description:
          "When the hands get tired the mouth still works. I have hosted village days, school prize-givings and some two hundred receptions, and I keep to the programme, pronounce the names right and cut the uncle who goes past five minutes.\n\nFour hours. We meet once beforehand to go over the programme. Clean jokes only, and nothing about the bride's cooking. I bring a wireless microphone as a spare.",
        subcategory: "mc-hosts",
        price: 25000,
        priceType: "fixed",
        when: ["weekends", "evenings"],
        reviews: [
          [4, "Kept eleven speeches inside an hour. A miracle."],
          [3, "Funny and correct, but he talks about pan a little too often."],
        ],
      },
      {
        title: "Children's pan hour at birthdays and camps",
        description:
          "I bring eight small pans and sixteen sticks. In the first twenty minutes nobody can hear anything, in the last ten they play a tune for the parents and the parents cry. It works every time, from age six up.\n\nOne hour, up to sixteen children in two groups. Please warn the neighbours. Schools and church camps in August get five sessions for the price of four.",
        subcategory: "party-entertainers",
        price: 18000,
        priceType: "fixed",
        when: ["weekends", "weekdays"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Mark",
    lastName: "De Freitas",
    businessName: "De Freitas Rentals",
    village: "Lusignan",
    years: 15,
    bio: "Tents, stages, light and power for functions on the East Coast and in Georgetown. Own trucks, own crew of six, own stock. We measure the yard before we quote and everything on the quotation is what arrives.",
    services: [
      {
        title: "Tent, chairs and stage for 200 guests",
        description:
          "Two 20 by 40 ft frame tents, 200 white plastic chairs, 25 round tables and a 12 by 16 ft stage, 2 ft high, with skirting and steps. Delivery, set-up and removal between Georgetown and Mahaica included. Set-up is done the day before, removal the day after before noon.\n\nTable cloths, fans and side walls are priced separately. A crew stays on call by phone overnight. Deposit 40 percent; bank transfer or cash.",
        subcategory: "tents-chairs-rental",
        price: 95000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "They measured the yard, found that one tent would sit on the septic tank, and moved it on paper first. Serious people.",
          ],
          [4, "All 200 chairs there and clean. The skirting on the stage had a stain."],
          [5, "Rain and breeze the whole night and not a leg moved."],
          [
            3,
            "Good tents, but the crew came to take down at six in the morning while we were sleeping.",
          ],
          [4, "Price was exactly as on the paper."],
          [
            2,
            "We ordered round tables and half of them were long ones. They took off 5,000, but the hall looked mixed up.",
          ],
        ],
      },
      {
        title: "Small tent and 40 chairs, delivered same day",
        description:
          "One 20 by 20 ft tent, 40 chairs, 5 long tables. Intended for wakes, house blessings, birthdays and small church functions. If you call before noon it stands before five, seven days a week, on the East Coast between Ogle and Enmore.\n\nOne night; each further night is 5,000. For a wake we do not ask for a deposit. Ground must be reasonably dry, or tell us so that we bring boards.",
        subcategory: "tents-chairs-rental",
        price: 22000,
        priceType: "fixed",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "Called at eleven, tent was up at three. We had other things to think about that day and they understood.",
          ],
          [4, "Simple and quick. Two chairs had cracked backs."],
          [5, "They left it an extra night without charging."],
        ],
      },
      {
        title: "Stage lights, truss and a silent generator",
        description:
          "12 LED par lights, 4 moving heads, truss goal post of 20 ft, controller and an operator for six hours. A 30 kVA canopy generator is included, since most yards do not have the supply and GPL does not take bookings. Diesel for six hours is included; longer is charged per gallon with the receipt.\n\nSite visit before the quotation. Cables are covered where guests walk. We do not connect to house panels.",
        subcategory: "lighting-stage",
        price: 120000,
        priceType: "starting_at",
        when: ["weekends", "evenings"],
        reviews: [
          [5, "Blackout came at nine for the whole street. Our party did not notice."],
          [
            4,
            "Nice lights and a careful operator. The generator is not as silent as the name says if you sit near it.",
          ],
        ],
      },
      {
        title: "Sound system and technician for speeches",
        description:
          "Two 15 inch tops, two subs, mixer, four wireless microphones, one technician. Suited to up to 250 persons outdoors for speeches, a programme and background music. Played from your phone or USB; this is not a DJ service and we do not take requests.\n\nFive hours. We respect the noise limit your permit gives and stop at the time written on it.",
        subcategory: "djs-sound",
        price: 45000,
        priceType: "fixed",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [4, "Every word was clear at the back. Technician was there before us."],
          [
            1,
            "Microphones cut out during the vows and again during my father's speech. The man changed batteries after it was over.",
          ],
          [5, "Clean sound for our AGM, no feedback once."],
          [3, "Worked well, just do not expect them to play one song more than arranged."],
        ],
      },
      {
        title: "Covered yard in Lusignan for up to 80 people",
        description:
          "A concreted, roofed yard beside our store: 40 by 50 ft, washrooms, sink, four fans, lights, parking for 15 cars on the parapet. 80 chairs and 12 tables are included. Food and drinks you bring yourself; there is no corkage.\n\nEight hours, until midnight at the latest because people live here. Cleaning is included, breakage is not. Viewing on weekdays between 9 am and 4 pm.",
        subcategory: "venues",
        price: 50000,
        priceType: "fixed",
        when: ["weekends", "evenings"],
        reviews: [[4, "Plain but clean, and a good price for a christening."]],
      },
    ],
  },
  {
    firstName: "Rohini",
    lastName: "Narine",
    businessName: "Rohini Events Berbice",
    village: "Port Mourant",
    years: 8,
    hourlyRate: 5000,
    bio: "I planned my own wedding on a teacher's salary and friends asked for the spreadsheet. That became a business. I still love a spreadsheet, I know every decorator and caterer between Rosignol and Corriverton, and I will tell you when an idea is too much.",
    services: [
      {
        title: "Event planning for birthdays, fairs and offices",
        description:
          "Tell me how many people and how much money, honestly, and I tell you what is possible. I get three quotations for tent, food, music and cake, book what you choose, and stand there on the day with a list so you can eat your own food.\n\nThe price is my fee up to 100 guests. You pay the vendors directly and see every bill, I take nothing from them. We can meet at your home or over a video call if family abroad is paying.",
        subcategory: "event-planners",
        price: 60000,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "I was in New Jersey, my mother turned 80 in Whim. I watched it on the phone and saw my money in every corner.",
          ],
          [4, "She talked me out of the ice sculpture. She was right."],
          [
            5,
            "Three quotes for everything, as promised, and the caterer was not even the cheapest, she told us why.",
          ],
          [
            3,
            "Very organised, but there are a lot of messages. My phone did not rest for six weeks.",
          ],
        ],
      },
      {
        title: "Hindu wedding planning, dig dutty to reception",
        description:
          "Friday maticore, Saturday dye rubbing, Sunday wedding, Monday rest. I make one programme for both families and the pandit, so tassa, car, cook and photographer all know the time. I sit with the old aunts first, because if they are not happy nobody is.\n\nIncludes five meetings and three days with an assistant. The decoration is separate. Payment in three parts over the months, by transfer or cash.",
        subcategory: "wedding-planners",
        price: 150000,
        priceType: "starting_at",
        when: ["weekends", "evenings"],
        reviews: [
          [
            5,
            "Three days, four hundred people, and my mother sat down. Anyone who knows my mother will understand.",
          ],
          [5, "She knew what the pandit needed before he asked."],
          [
            4,
            "The programme was excellent. Sunday started an hour behind but that was our own baraat.",
          ],
        ],
      },
      {
        title: "Mandap and stage decoration with fresh flowers",
        description:
          "A wooden mandap with carved posts that my brother built, dressed in cloth of your colours, marigold and buttercup garlands strung the night before. Backdrop for the reception from the same cloth, so you do not pay two times.\n\nSet up and taken down by us, Rosignol to Corriverton. In the heavy rains marigold is scarce and I will mix in silk, but I show you first.",
        subcategory: "decorators",
        price: 85000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "The carved posts are in every photograph. People asked if we built it for the day."],
          [
            2,
            "The colours were not what I picked. I asked for peach and got orange, and in the photos it is very orange.",
          ],
        ],
      },
      {
        title: "Bouncy castle and face painting, three hours",
        description:
          "One castle 13 by 13 ft, blower, extension cord, mat, and my cousin Anjali who watches the gate and counts the children, eight at a time, shoes off. While they wait I paint butterflies, tigers and West Indies flags with colours that wash off with soap.\n\nFlat ground without bottles or stones, please, and a plug. If it rains we wait or move the date without charge.",
        subcategory: "party-entertainers",
        price: 24000,
        priceType: "fixed",
        when: ["weekends"],
        reviews: [],
      },
      {
        title: "DJ for family functions, chutney to soca",
        description:
          "My husband Vick plays chutney, soca, oldies, Bollywood and the slow ones for after eleven. He reads the floor and keeps the bad words out while children are awake. Two speakers, laptop, small lights and a microphone for the speeches come with him.\n\nFive hours from the time the first song plays. Berbice only. He takes song lists up to three days before and, if you are nice, requests on the night.",
        subcategory: "djs-sound",
        price: 40000,
        priceType: "fixed",
        when: ["weekends", "evenings"],
        reviews: [
          [4, "Old and young danced at the same time, which I did not think possible."],
          [5, "He had the exact version of the song my parents danced to in 1978."],
          [3, "Good selection, bit too loud for a bottom-house. We had to ask twice."],
        ],
      },
    ],
  },
];
