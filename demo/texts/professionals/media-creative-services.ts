import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Media & Creative Services. */
export const mediaCreativeServices: readonly SeedProfessional[] = [
  {
    firstName: "Akeem",
    lastName: "Fraser",
    businessName: "Fraser Frames",
    village: "Beterverwagting",
    years: 10,
    bio: "I got my first camera from an uncle in Brooklyn and practised on every wedding house in BV until people started to pay me. Ten years on I shoot with two Sony bodies and carry a spare of everything. I stay quiet, I stay late, and I eat whatever the kitchen gives me.",
    website: "https://fraserframes.example",
    services: [
      {
        title: "Wedding photos, full day with album",
        description:
          "I come to the house while the bride is still in curlers, and I leave when the uncles are dancing. Church, mandir, mosque or seawall, I have stood in all of them, and I know when the sindoor moment is coming and where not to stand for it.\n\nTwelve hours, myself and an assistant, about 500 edited pictures and a printed album of forty pages within six weeks. East Coast and Georgetown transport included. Half to hold the date.",
        subcategory: "photographers",
        price: 160000,
        priceType: "fixed",
        when: ["weekends", "weekdays"],
        reviews: [
          [5, "He caught my father crying behind the tent. Nobody else even saw it happen."],
          [5, "The album came in five weeks, and every aunt wants a copy."],
          [4, "Beautiful pictures. I would have liked more of the tables and decorations."],
          [5, "Rain all afternoon in Mon Repos and he made it look romantic."],
          [4, "Quiet and polite, ate with the family, never in the way of the pandit."],
          [
            3,
            "Pictures are good but the album took ten weeks instead of six and I had to keep asking.",
          ],
          [5, "Photographed our nikah and the reception. Respectful, and knew what to ask first."],
        ],
      },
      {
        title: "Wedding film, ten minutes, plus full ceremony",
        description:
          "There are two kinds of wedding video. One is for your friends, it is ten minutes long and makes them cry. The other is the whole ceremony with every word, for the grandmother in Toronto. You get both. I use two cameras, a wireless microphone on the groom and a recorder at the sound system, so the vows do not sound like a minibus.\n\nDelivery on a flash drive and a private link in eight weeks. Photos are a separate booking.",
        subcategory: "videographers",
        price: 140000,
        priceType: "fixed",
        when: ["weekends"],
        reviews: [
          [5, "My grandmother in Scarborough watched the long one three times."],
          [
            4,
            "The short film is perfect. The music in it was not my choice, but he changed it when I asked.",
          ],
          [2, "Sound of the speeches is muffled. He blames the DJ, but I paid for a microphone."],
        ],
      },
      {
        title: "Family portraits on the seawall at sunset",
        description:
          "One hour, one family, the light between five and six. I like the old groyne behind the Sheriff Street end and the line of palms in BV, but if you have your own place, we go there. Bring the grandparents and one extra shirt for each small child.\n\nTwenty edited pictures by link within ten days, and one printed 12 x 16. If it rains we move to another day, no charge. Pay after the shoot, cash or MMG.",
        subcategory: "photographers",
        price: 20000,
        priceType: "fixed",
        when: ["evenings", "weekends"],
        reviews: [
          [5, "Four generations in one frame and everybody has their eyes open."],
          [4, "Lovely light. He was ten minutes late and we nearly lost it."],
          [5, "My toddler threw sand at the camera and he kept on smiling."],
        ],
      },
      {
        title: "Drone pictures of land, houses and events",
        description:
          "From above you see what a plot really is: the trench, the dam, the neighbour's fence two feet over. I fly for house sales, church fairs, rice land and road works. You get fifteen edited stills and a two-minute clip.\n\nI do not fly near Ogle or Timehri, over crowds, or in strong wind, and where permission is needed I need two weeks to ask for it. This is for looking, not for measuring. A survey is a surveyor's work.",
        subcategory: "drone-services",
        price: 30000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            4,
            "Our land in Mahaica sold faster with his pictures. Clear shots of the dam and the access road.",
          ],
          [3, "Had to wait three weeks for the permission. Pictures are sharp."],
        ],
      },
      {
        title: "Passport and school photos at your gate",
        description:
          "I bring a white backdrop, a light and a small printer in the car, so that old people and babies do not have to travel. Passport, US visa, Canada visa and school sizes, printed on the spot, checked with a ruler. A baby lies on a white sheet and we wait until the mouth is closed, which can take a while.\n\nPrice is for one person, six prints. Three or more people at one house pay less. Plaisance to Enmore.",
        subcategory: "photographers",
        price: 2500,
        priceType: "fixed",
        when: ["weekdays", "evenings"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Lorraine",
    lastName: "Wong",
    businessName: "Wong's Print & Paper",
    village: "Kitty",
    years: 33,
    bio: "Printers since my father's letterpress in 1962, still on the same corner in Kitty. Today we run a digital press, a wide-format plotter and, for those who ask, the old Heidelberg. Three staff. We answer the phone and we proofread what you forgot to.",
    hourlyRate: 5000,
    services: [
      {
        title: "Banners and signboards, printed in Kitty",
        description:
          "Vinyl banners with hems and eyelets, PVC board signs, car stickers, shop fronts. Price is for a 6 x 3 feet banner from your finished file, ready next working day. Layout from scratch: add 4,000. Ink is outdoor grade, good for two years of sun, longer on a north wall.\n\nWe deliver in Georgetown for 1,500. Mounting is not included, but we know two men with ladders. Cash, MMG, transfer.",
        subcategory: "printing-signs",
        price: 9000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [5, "Ordered Monday, hanging on Tuesday."],
          [4, "Strong eyelets. Last place's banner tore in the first breeze."],
          [5, "They spotted our phone number was missing a digit before printing. Saved us."],
          [3, "The red came out more like orange. They said it was our file."],
          [4, "No-nonsense people. Price on the board is the price you pay."],
        ],
      },
      {
        title: "Funeral programmes, same day",
        description:
          "When there is a death in the family, nobody has time. Bring photos, the order of service and the names by 10 in the morning, collect by 4. Eight pages, colour cover, 100 copies, folded and stapled. We set the hymns ourselves, we have most of them typed already.\n\nA draft goes to one person in the family, please choose who. Correct spelling of names is checked twice. Saturday until noon.",
        subcategory: "printing-signs",
        price: 42000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Kind on the worst day. Not one name wrong in eight pages."],
          [5, "They had the hymns already typed. Ready by half past three."],
          [4, "Very decent. Photo on the back was a bit dark."],
        ],
      },
      {
        title: "Logo and letterhead for a new business",
        description:
          "One logo, letterhead, business card and invoice form, drawn to work in one colour too, since your stamp and your receipt book will need it. You tell us what you sell and show us two signs you like and one you hate. Two proposals, two rounds of changes, ten working days.\n\nFiles for print and for phone. 200 business cards on 300 gram card are in the price.",
        subcategory: "graphic-designers",
        price: 35000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [4, "Simple and strong. Works on our shirts and on the van."],
          [2, "Both proposals looked old-fashioned to me. The printing itself was good."],
        ],
      },
      {
        title: "CVs, speeches and eulogies written and checked",
        description:
          "Sit with Lorraine for half an hour and talk. She writes. A CV of two pages, a eulogy of seven minutes, a father-of-the-bride speech that offends no one. She taught English before she inherited the press.\n\nPrice is for one text up to 900 words with one round of corrections, printed twice on good paper. Longer texts and theses by the hour. We do not write school assignments.",
        subcategory: "writers-editors",
        price: 8000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [5, "She turned half an hour of my rambling into the eulogy my brother deserved."],
          [4, "Got two interviews with the new CV after none in four months."],
          [3, "Well written but not quite how I talk. Read it aloud before the day."],
        ],
      },
      {
        title: "T-shirts and jerseys printed for clubs and Mash",
        description:
          "Screen print from 24 pieces, heat press for fewer. One colour on the chest, shirts supplied by us, sizes 4 to 4XL. Price is per shirt at 24 pieces; names and numbers on the back are 800 each.\n\nMash, Emancipation and Independence orders: three weeks ahead, no exceptions, we have tried. Wash inside out in cold water. Deposit of half, balance when you have counted them.",
        subcategory: "printing-signs",
        price: 2800,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [4, "Thirty jerseys for the cricket club, print still good after one season."],
          [
            1,
            "Two sizes were mixed up and there was no time left to do them over before the match.",
          ],
        ],
      },
    ],
  },
  {
    firstName: "Celestine",
    lastName: "Ignace",
    village: "Nappi",
    years: 24,
    bio: "I am Macushi, from Nappi at the foot of the Kanuku Mountains. My grandfather bled the balata trees for the company, and when the company left, the village began to make figures from it. He taught me. I work slowly, with my hands and hot water, and my sisters weave and bead with me.",
    services: [
      {
        title: "Balata figures, made to order",
        description:
          "Balata is the milk of the bulletwood tree. We cook it, roll it, and shape it in warm water with a small knife. I make the anteater, the harpy, the vaquero on his horse, women grating cassava, a whole village scene if you have patience. Tell me which, and how high.\n\nThe price is for one animal about five inches. A scene takes a month. I send to Lethem, and from there by bus or plane to Georgetown, you pay the freight.",
        subcategory: "craft-makers",
        price: 8000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "The giant anteater has every claw. It sits on my desk in Georgetown and everybody asks.",
          ],
          [5, "Ordered a vaquero for my father, who was one. He held it a long time."],
          [4, "Beautiful work. Two months with the roads in the rainy season, so order early."],
          [4, "Wrapped in grass and a flour bag, arrived without a scratch."],
          [5, "You can see the hand of the maker in it."],
        ],
      },
      {
        title: "Cotton hammock, spun and woven by hand",
        description:
          "My sister Bernadette grows the cotton behind the house. She spins it on the spindle and weaves on a standing frame, as our mother did. One hammock takes her about two months, so we make six or seven in a year and there is a list.\n\nNatural white or with brown bars, ropes included, wide enough to lie across. It will hold two people and a child. Half when she begins, half when it is ready. We use no machine cotton.",
        subcategory: "craft-makers",
        price: 85000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [5, "We waited five months and would wait again. It feels like cloth and breathes."],
          [
            4,
            "Strong and soft. The brown is natural cotton, not dye, which I did not know existed.",
          ],
        ],
      },
      {
        title: "Bead aprons, sashes and dress for Heritage Month",
        description:
          "For schools, culture groups and people who wish to wear their own things in September. We sew the cotton dress, bead the apron and the headband with seeds and glass beads, and we ask which people you are from, because Macushi, Wapishana and Patamona patterns are not the same.\n\nThe price is for one adult set, from your measurements. Children's sets cost less. Please send your order before the end of July.",
        subcategory: "tailors-fashion-designers",
        price: 28000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "They asked where my grandmother was from before they chose the pattern. That meant a lot.",
          ],
          [3, "Fine beading, but the dress was tight and we had to let it out here."],
          [4, "Eleven children's sets for our school group, all on time for September."],
        ],
      },
      {
        title: "Wall paintings for schools, guest houses and shops",
        description:
          "I paint walls, inside or out: savannah, sandpaper trees, giant otters, the Kanukus in the morning, petroglyphs from our own rocks. First I make a drawing in colour so that you can say yes or no. A good wall is washed and undercoated before I come, or I do it for a day's pay.\n\nThe price is for about ten square metres with my brushes and your paint. Lethem, St Ignatius, Annai. Further than that, I need a bed and food.",
        subcategory: "artists-illustrators",
        price: 60000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [5, "The otters on our guest house wall are in every guest's photographs."],
          [4, "She works quietly from six in the morning. It took nine days and not seven."],
          [
            2,
            "The colours outside faded after one dry season. She says it was the paint we bought.",
          ],
        ],
      },
      {
        title: "A day of balata making for visitors",
        description:
          "You come to our bottom-house, which is a benab, at eight. You see the raw balata, you help to cook it, and you make one small animal yourself. Most people make a tortoise, because the legs are forgiving. At noon there is tuma pot, cassava bread and a little parakari for those who drink.\n\nThe price is for each person, children under ten half. Transport from Lethem is about forty minutes and not included.",
        subcategory: "craft-makers",
        price: 9000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
    ],
  },
];
