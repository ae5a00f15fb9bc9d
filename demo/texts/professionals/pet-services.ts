import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Pet Services. */
export const petServices: readonly SeedProfessional[] = [
  {
    firstName: "Colin",
    lastName: "Alleyne",
    village: "South Ruimveldt",
    years: 19,
    hourlyRate: 4000,
    bio: "I handled guard dogs for a security firm for eleven years and got tired of seeing them chained. Now I train the dog and the owner together. Short sentences, clear rules, no beating. I keep four dogs of my own, all rice-eaters with good manners.",
    services: [
      {
        title: "Yard dog training, at your gate",
        description:
          "Sit, stay, come, leave it, and quiet when told. We work in your own yard because that is where the dog lives. One hour, then you practise ten minutes a day. I come back in a week and I will know if you did not.\n\nCommon breed, mix or pedigree, from four months. No chain, no stick. Price per hour, most dogs need five. Georgetown, East Bank to Eccles, East Coast to Ogle. Cash or MMG after each lesson.",
        subcategory: "dog-trainers",
        price: 4000,
        priceType: "hourly",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "Our Rex used to eat the postman's trousers. Five lessons and he sits when the gate opens.",
          ],
          [4, "He trains you more than the dog, and he is right."],
          [5, "Not a single blow, and she listens to my nine-year-old now."],
          [3, "Good method, but he speaks to people like they are dogs too."],
          [4, "Sixth lesson was needed, I did not practise. He knew."],
          [5, "Calm man. The dog was calm before he opened the gate."],
        ],
      },
      {
        title: "Guard dog assessment for homes and bonds",
        description:
          "Before you buy a big dog, let me look at your place. I check fence, lighting, who comes and goes, and the animal you have. You get two pages: what the dog can do, what it cannot, and what a lock would do cheaper. If the dog is a danger to your own children I say so in plain words.\n\nOne visit of two hours and the report within three days. I sell no dogs, so I have no reason to push one.",
        subcategory: "dog-trainers",
        price: 15000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [4, "He told me to fix the back fence instead of buying a Rottweiler. Saved me a lot."],
          [5, "Two clear pages, useful for our insurance too."],
        ],
      },
      {
        title: "Boarding for dogs while you travel, per night",
        description:
          "Your dog sleeps in a concrete-floored run under a roof, with a fan, six feet by ten. Two walks, two meals of your own feed or mine: rice, chicken foot and greens, cooked. A photo every evening. Six dogs at the most, never mixed unless they agreed first.\n\nVaccination book needed, and a vet's number. Drop off and collect between seven and nine or four and six. Christmas week is booked by October.",
        subcategory: "pet-sitting-boarding",
        price: 3500,
        priceType: "fixed",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [5, "A photo every evening for three weeks in Canada. She looked happier than us."],
          [4, "Clean runs. She came home with a few ticks, but it was May and rainy."],
          [
            2,
            "Strict about collection times. My flight landed late and I paid another night for two hours.",
          ],
        ],
      },
      {
        title: "Morning dog walks around South and the Park",
        description:
          "Five thirty to seven, before the sun and the minibuses. One dog or two that live together. I walk with a slip lead and a bag for what is left behind, and I give water after. If I see a limp or a lump you hear about it.\n\nForty minutes per walk, five walks paid on Monday for the week. In hard rain we do fifteen minutes of drill under your house instead.",
        subcategory: "dog-walkers",
        price: 1500,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [[4, "Noticed a swelling on the paw before I did."]],
      },
      {
        title: "Bath, tick treatment and nail trim",
        description:
          "I bring a tub, a warm hose bag and a shampoo that kills ticks and does not burn. Ears wiped, nails cut with a grinder, coat dried with a blower if the dog permits. I check between the toes, where ticks hide. Takes an hour and leaves your yard wet, not you.\n\nSmall and medium dogs at this price. Over 60 lb add 1,500. A dog that bites gets a soft muzzle, and afterwards a biscuit.",
        subcategory: "pet-grooming",
        price: 4500,
        priceType: "starting_at",
        when: ["weekends"],
        reviews: [
          [5, "First time my shepherd smelled like something you would let inside."],
          [3, "Did the job, but half the yard was foam."],
          [4, "He picked out eleven ticks and showed me every one."],
          [5, "No more battle in the bathroom."],
        ],
      },
    ],
  },
  {
    firstName: "Dexter",
    lastName: "Van Sluytman",
    businessName: "Dexter's Birds and Fish",
    village: "Vreed-en-Hoop",
    years: 16,
    bio: "You will find me on the stelling road with a cage in one hand and a story in the other. I grew up with towa-towas, moved to fish when my daughter was born, and now I do both and sell the feed too. Ask me something, but sit down first.",
    services: [
      {
        title: "Towa-towa and song bird care, advice and cages",
        description:
          "A bird that does not whistle is telling you something and I have spent thirty years learning what. I look at the cage, the seed, where it hangs, who it hears. Most of the time it is draught or boredom. I clip nails, treat mites and build cages of bamboo and cedar with trays that slide.\n\nThe price is one visit with advice, on the West Bank or across the new bridge in Georgetown. Cages from 8,000.",
        subcategory: "bird-keepers",
        price: 3000,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "He moved the cage two feet and my bird started to whistle by Sunday. I do not understand it.",
          ],
          [5, "Beautiful cage, the tray slides like a drawer."],
          [4, "Came for one bird, talked for two hours. I enjoyed it, but plan your day."],
          [3, "Knows birds, no doubt. Three times he said he was coming and came the fourth."],
        ],
      },
      {
        title: "Home aquarium set-up, 40 gallons",
        description:
          "Tank on a steel stand, filter, heater for the cold rainy weeks, light, gravel, plants and the first eight fish after the water has settled. People always want the fish on the first day. No. We wait ten days, and I come back with them, and then they live.\n\nAll included at this price but the electricity. A battery air pump for blackouts is in the box, because GPL has killed more fish than disease.",
        subcategory: "aquariums",
        price: 68000,
        priceType: "starting_at",
        when: ["weekends", "evenings"],
        reviews: [
          [5, "All eight fish still alive after a year. He was right about waiting."],
          [4, "Tank is a joy. He went on a bit about the ten days, and he was correct."],
          [5, "The battery pump saved them in that long blackout in May."],
        ],
      },
      {
        title: "Fish tank cleaning, every second week",
        description:
          "I siphon the gravel, scrape the glass, rinse the filter in tank water and never in tap water, since chlorine from GWI is no friend of bacteria. A third of the water changed, plants trimmed, heater and pump looked at. Then I sit with you for ten minutes and watch, that is part of the service.\n\nTanks up to 50 gallons. One visit, fixed days, from Vreed-en-Hoop to Tuschen.",
        subcategory: "aquariums",
        price: 4000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [4, "Clear water for the office tank, and the patients like to see him at it."],
          [2, "Good when he comes. Missed two visits in one month and the tank went green."],
        ],
      },
      {
        title: "Koi and tilapia pond for the yard",
        description:
          "A pond of concrete or liner, six feet by eight, three feet deep, with a pump, a little waterfall if your wife wants one, and netting against the kiskadees and the neighbour's cat. I dig with two helpers and it takes four days. Tilapia if you like to eat them, koi if you like to look.\n\nSand, cement and labour are in the price, fish and electric work are not. In the rainy season I build the rim higher.",
        subcategory: "aquariums",
        price: 145000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [[5, "Four days as he said. My father sits beside it every afternoon."]],
      },
      {
        title: "Bird seed, dog feed and fish food, brought to you",
        description:
          "Canary mix, wild seed, dog chow by the 50 lb bag, cat feed, flakes and pellets, bone, cuttlefish, collars in all sizes. I keep it dry on pallets, no weevils; if you find one I change the bag and apologise to you both. Order before ten and it comes the same evening by motorbike.\n\nWest Bank and West Coast to Leonora free over 5,000, otherwise 500. The price is for a bag of dog chow.",
        subcategory: "pet-supplies",
        price: 11500,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Samantha",
    lastName: "Veerasammy",
    village: "Rose Hall",
    years: 10,
    hourlyRate: 7000,
    bio: "Vet on the road between New Amsterdam and Skeldon. Studied in Trinidad, came home because my father's cows needed somebody. I treat animals where they live, keep a written record of every visit, and explain the bill line by line.",
    website: "https://corentynevet.example",
    services: [
      {
        title: "Vet house call for dogs and cats",
        description:
          "Examination, temperature, weight, and a written plan with the price before any treatment. Common needs are dealt with on the spot: wounds, worms, mange, vomiting, ears. I carry a cooler with vaccines and a small microscope. If surgery or an X-ray is needed, I tell you where to take the animal.\n\nThe price is the visit from New Amsterdam to Skeldon; medicine is charged separately. Nights and Sundays are 4,000 more.",
        subcategory: "veterinarians",
        price: 7000,
        priceType: "starting_at",
        when: ["weekdays", "evenings", "weekends"],
        reviews: [
          [
            5,
            "Came at eleven at night for a dog that ate rat poison. He is asleep by my feet now.",
          ],
          [5, "Told me the full price before touching the cat, and it did not change."],
          [4, "Very good with nervous animals. Hard to reach on Mondays."],
          [
            4,
            "She wrote down what she gave and when to give the next. Even my mother could follow it.",
          ],
          [3, "Kind and thorough but the night charge was more than I expected."],
        ],
      },
      {
        title: "Vaccination round for your whole street",
        description:
          "Six animals or more in one street on one day and each pays the lower price shown here. Distemper, parvo, leptospirosis and rabies as the age requires, with a book for every animal, worm tablet included. Lepto is not a small matter where trenches flood, and it passes to people.\n\nSomebody must gather the neighbours and hold the animals. Puppies from eight weeks. I come with an assistant and need a table and shade.",
        subcategory: "veterinarians",
        price: 3500,
        priceType: "fixed",
        when: ["weekends"],
        reviews: [
          [
            5,
            "Nine dogs and a goat stood in line. The goat did not need it, but she checked it anyway.",
          ],
          [4, "Well run. We got the books the same hour."],
        ],
      },
      {
        title: "Cow and goat calls on the Corentyne",
        description:
          "Calving trouble, bloat, foot rot, mastitis, drop in milk. I come by pickup as far as the dam is passable and then on foot, so boots are standard. Have the animal tied in shade and a bucket of clean water ready. Two people to hold.\n\nVisit and examination. Drugs by weight of the animal. I write the withdrawal days for milk and meat on the slip, and I ask you to keep them.",
        subcategory: "livestock-vets",
        price: 12000,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [5, "Backwards calf at four in the morning in Black Bush. Both live."],
          [5, "Walked half a mile of mud dam without a word of complaint."],
          [4, "Knows her business. The drugs are dear but she shows you the vial and the weight."],
        ],
      },
      {
        title: "Poultry check for pens up to 500 birds",
        description:
          "I look at the pen before the birds: litter, height, air, water lines, the feed bag's date. Then three birds opened and read, if there have been deaths. You receive a one-page report with what to change first and what can wait, in order of cost.\n\nOne visit between Canje and Corriverton. Disinfect my boots at the gate, I will bring the powder. Vaccination programmes for the next batch on request.",
        subcategory: "livestock-vets",
        price: 15000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [4, "Losses went from twelve a week to one. It was the ventilation."],
          [
            1,
            "Paid for the visit and waited eleven days for a one-page report. By then the batch was sold.",
          ],
        ],
      },
      {
        title: "Cat and small dog sitting at my home in Rose Hall",
        description:
          "Two quiet rooms away from my patients, for at most three guests. Suited to old animals and those on medicine, since I give injections and tablets at the right hour and notice when something is wrong. No boarding of animals that are coughing.\n\nPrice per night with feed, litter and medicine giving. The drugs themselves you bring. Vaccination book required, collection by arrangement, MMG or cash.",
        subcategory: "pet-sitting-boarding",
        price: 4500,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [[5, "My diabetic cat came home with a chart of every injection."]],
      },
    ],
  },
];
