import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Agriculture & Farming. */
export const agricultureFarming: readonly SeedProfessional[] = [
  {
    firstName: "Mahendra",
    lastName: "Persaud",
    businessName: "Persaud Tractor Service",
    village: "Black Bush Polder",
    years: 26,
    bio: "Third generation rice farmer at Mibikuri. I plant forty acres of my own and work for neighbours with two tractors, one combine and a drone. Started on my father's Massey Ferguson. I give a date and I hold it unless water is on the land.",
    hourlyRate: 7500,
    services: [
      {
        title: "Ploughing and rotavating rice land, per acre",
        description:
          "New Holland tractor with disc plough, rotavator and levelling bar. Black Bush Polder, Whim, Albion and down to Skeldon. Price is per acre for one pass of the rotavator, operator and diesel included. Second cut is 7,000 per acre.\n\nFive acres is the smallest job outside the polder. Dam must be passable. I measure by the title acreage or by GPS, whichever you say before we start. Cash or bank transfer when the field is done.",
        subcategory: "tractor-ploughing",
        price: 9000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Land came out level, water sits even from dam to dam. First time in years."],
          [4, "Good cut. He came one day after the date because of rain and he called to say so."],
          [4, "Fair measure, no stretching the acres."],
          [
            2,
            "He left the corners by the trench and said the tractor cannot turn there. The other man used to do it.",
          ],
          [5, "My father used his father and I use him. Nothing more to say."],
        ],
      },
      {
        title: "Combine harvesting for paddy",
        description:
          "Combine with good belts and new knives this season, two operators so we can run until the dew comes. I look at the field first; if it is lodged or soft I say so and we agree the price before the header goes down.\n\nPrice per acre, standing crop on firm land. Bagging or tractor and trailer to the mill is separate. I book by the week, so call when the paddy starts to turn.",
        subcategory: "rice-farming",
        price: 10500,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [4, "Clean harvest, small loss behind the machine. We checked."],
          [
            3,
            "Work is good but we waited five days in the queue with the paddy ready. He takes too many people.",
          ],
        ],
      },
      {
        title: "Drone spraying and fertiliser for rice fields",
        description:
          "Thirty-litre drone. No tracks in the field and no man walking in chemical. I fly early morning when wind is low, and stop when it picks up. Insecticide, fungicide, foliar, and urea by the spreader.\n\nPrice per acre and per round, three acres and over. You buy the chemical from your own shop and I read the label with you; I do not mix what the label says not to mix. Map of the flight is sent to your phone.",
        subcategory: "rice-farming",
        price: 3500,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Twelve acres before nine in the morning. With the knapsack it was two days."],
          [5, "Paddy bug down after one round. He refused to fly in wind, came back next morning."],
          [4, "Very good, only the map he sends is hard to read on a small phone."],
          [5, "No more footprints through my field. Fair price too."],
          [
            3,
            "Missed a strip along the power line, I understand why, but I had to do that by hand.",
          ],
          [4, "On time and careful near my neighbour's bees."],
        ],
      },
      {
        title: "Cleaning field drains and building dams with mini excavator",
        description:
          "Mini excavator with a three-foot bucket for inside drains, meres and low dams. In most fields the drain is half full of grass and the owner blames the koker.\n\nHourly rate with operator and fuel, four hours at least, transport within the polder free. I put the spoil on the side you choose and dress the top of the dam. Public canals belong to the NDIA, those I do not touch.",
        subcategory: "irrigation-drainage",
        price: 11000,
        priceType: "hourly",
        when: ["weekdays"],
        reviews: [
          [4, "Field drained in two days after the big rain. Before it was two weeks."],
          [5, "Straight dam, well dressed, we can ride a motorbike on it."],
        ],
      },
      {
        title: "Six-man gang for planting, weeding and shying",
        description:
          "Six steady men from Yakusari and Johanna who work together since school. Seedling planting, red rice pulling, weeding of cash crop, throwing seed paddy or fertiliser by hand.\n\nThe price is for the gang for one day, 7 to 3, with one hour for breakfast. You provide water and transport outside Black Bush. Pay the gang leader at the end of the day in cash, and he signs for it.",
        subcategory: "farm-labour",
        price: 48000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Eustace",
    lastName: "Blair",
    village: "Hopetown",
    years: 34,
    bio: "I left the Guyana School of Agriculture with a diploma in 1990, gave the extension service twenty-five years, and have been asking plants what is wrong with them ever since. I keep layers, two fish ponds and a shade house in my yard at Hopetown, so I do not recommend a thing I have not paid for myself.",
    website: "https://blairfarmadvice.example",
    hourlyRate: 5500,
    services: [
      {
        title: "Farm visit with soil test and a written crop plan",
        description:
          "People call me when the leaves are yellow. I would rather you called before planting. I walk the land, take samples at several spots, test the pH and salts on site, and send the rest to a laboratory if it is worth it.\n\nWithin the week you have two pages in plain words: what to plant, what to add, what to leave alone. Mahaica to New Amsterdam is in the price; the laboratory's charge is not.",
        subcategory: "agronomists",
        price: 25000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "He told me not to plant tomato on that piece and saved me a season. Two pages, every word useful.",
          ],
          [5, "A patient man. He explained salt in the soil to my sons with a glass of water."],
          [4, "Good advice. He likes to talk, so leave the whole morning free."],
          [
            3,
            "Plan is sound but the laboratory results took six weeks and planting time was nearly gone.",
          ],
        ],
      },
      {
        title: "Point-of-lay pullets and day-old broiler chicks",
        description:
          "Brown pullets of sixteen to eighteen weeks, vaccinated, beaks whole, raised on deep litter here in my own pens. Broiler chicks come in on Thursdays and must be ordered by the Friday before.\n\nThe price is for one pullet; from fifty birds we talk. I look at your pen first, or at a picture of it, because a bird that goes to a wet floor will come back to me as a complaint.",
        subcategory: "poultry-livestock",
        price: 2800,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Twenty birds, twenty laying within three weeks."],
          [4, "Healthy pullets. Two pecked each other badly and he changed them."],
          [
            2,
            "Ordered for Thursday, chicks came Saturday and my feed and bulb were waiting. Nobody called.",
          ],
        ],
      },
      {
        title: "Setting up a tilapia or tambaqui pond",
        description:
          "A pond is not a hole with fish in it. I help you site it above flood level, tell the excavator man how deep, lime and fertilise the water, and bring the fingerlings when it has turned the right green.\n\nPrice covers three visits and a feeding table for six months. Digging, fingerlings and feed are paid directly to those who sell them. From Mahaicony to Rosignol; beyond that I ask for the fuel.",
        subcategory: "fish-farming",
        price: 60000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [
            4,
            "First harvest in seven months, four hundred pounds. He came for the netting too, which was not in the price.",
          ],
        ],
      },
      {
        title: "Shade house with drip lines for the home yard",
        description:
          "Twenty feet by forty, greenheart or treated posts, 50% shade mesh, six raised beds and drip lines off a black tank. My nephew and I put it up in four days. Celery, lettuce, pak choi and sweet pepper will thank you in the rainy season when everyone else's drown.\n\nThe starting price has material and labour in it, and the first seedlings. Tank and pump you supply. Half to buy materials, the balance when water drips.",
        subcategory: "hydroponics-shade-house",
        price: 320000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "I am selling celery to three restaurants from my back yard. Never thought it."],
          [4, "Solid work, took six days and not four. Mesh is tight."],
          [
            3,
            "The house is good. I found the price went up with the beds, and that could have been clearer at the start.",
          ],
        ],
      },
      {
        title: "Grafted mango, citrus and avocado plants",
        description:
          "Grafted by my own hand on seedling stock: Buxton Spice and Julie mango, Valencia orange, Tahiti lime, and an avocado that does not taste of soap. They are labelled, hardened off in the open and ready for the ground.\n\nPrice is per plant, collected at Hopetown. I will tell you the hole, the manure and the distance. Ten or more I bring along the West Coast for nothing.",
        subcategory: "plant-nurseries",
        price: 3000,
        priceType: "fixed",
        when: ["weekends", "evenings"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Priscilla",
    lastName: "Cornelius",
    businessName: "Pomeroon Mornings",
    village: "Charity",
    years: 12,
    bio: "I am Lokono, from the lower Pomeroon, and I sell at the Charity waterfront on Mondays. My grandmother taught me the farm and an old Canadian priest taught me the bees. Now we are five women with one boat, and what we sell was on the tree yesterday.",
    services: [
      {
        title: "Plantains, citrus and coconuts by boat from the Pomeroon",
        description:
          "We cut on Sunday, so that on Monday morning it is at Charity and by noon it can be on a truck to Parika. Plantain by the pound, oranges and limes by the bag, water coconuts by the hundred, and whatever the season gives: awara, genip, star apple, breadfruit.\n\nThe price is for a mixed box of about 40 lb. Shops and restaurants in town get a standing order. Payment by MMG when you receive it, not before.",
        subcategory: "crop-suppliers",
        price: 9500,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "The limes were full of juice and the plantains lasted the week. I order every fortnight now for my cook shop.",
          ],
          [
            5,
            "She put in two star apples for my children. Everything fresh with the leaf still on.",
          ],
          [4, "Very good produce. Once the truck reached late and the bora was tired."],
          [4, "Fair weight, fair price."],
          [5, "You pay when it reaches you. Who does that any more."],
          [
            3,
            "Nice fruit but I asked for more orange and got mostly plantain. Say clearly what you want.",
          ],
          [5, "Best coconuts on the Essequibo Coast, sweet every one."],
        ],
      },
      {
        title: "Bees taken out of roofs and trees, alive",
        description:
          "Please do not light a fire under them. I come at dusk when they are home, with smoke, a box and a lot of patience, and carry them to my own hives across the river. Roof, tree, old fridge, church bell, I have had them all.\n\nFrom Supenaam to Charity; river places by arrangement. If I must open a board I close it again, but painting is yours. If they are wasps I tell you, and you pay only the fare.",
        subcategory: "beekeeping",
        price: 15000,
        priceType: "starting_at",
        when: ["evenings", "weekends"],
        reviews: [
          [
            5,
            "She spoke to them the whole time as if they were children. All gone, and nobody in the house was stung.",
          ],
          [4, "Came at dusk and again next morning for those left behind. Board put back neatly."],
        ],
      },
      {
        title: "Raw mangrove honey by the bottle or the bucket",
        description:
          "Our hives stand near the mouth of the river where the black mangrove flowers. The honey is dark, a little salty, and it never saw a stove. Strained through cloth twice and bottled the same week.\n\nPrice is for a 26 oz bottle. Buckets of five gallons for shops and bakers are ready after the flowering in dry weather. When it is finished it is finished; I do not stretch it with sugar.",
        subcategory: "beekeeping",
        price: 3500,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Tastes of the sea and of flowers. My cough left, my husband finished the bottle."],
        ],
      },
      {
        title: "Coconut and citrus seedlings, ready to plant",
        description:
          "Tall and dwarf coconuts of eight months in bags, limes and oranges of one year. We choose the mother trees ourselves; some of them fed my grandmother. Each plant rests two weeks in full sun before it leaves, so it does not faint at your place.\n\nPrice per plant at the Charity landing, from ten plants. Delivery down the coast to Anna Regina on Thursdays at cost. Replaced if it dies within a month and you watered it.",
        subcategory: "plant-nurseries",
        price: 1800,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
      {
        title: "Women's gang for weeding, picking and husking",
        description:
          "We are five and we are used to mud. We weed, pick peppers and citrus, husk coconuts, tie seedlings and clean under trees, by cutlass and by hand and without spray. We bring our own tools and our own food.\n\nPrice is for one worker for one day, 7 to 2. On the river you fetch us at Charity by boat or pay the fuel. Everyone is paid in her own hand, that is our rule.",
        subcategory: "farm-labour",
        price: 7500,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [4, "They cleaned two acres of citrus in three days and cut no young tree."],
          [5, "Good workers and pleasant to have on the land. They left it tidier than the road."],
        ],
      },
    ],
  },
];
