import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Sports & Fitness. */
export const sportsFitness: readonly SeedProfessional[] = [
  {
    firstName: "Akeem",
    lastName: "Greaves",
    businessName: "Bottom House Barbell",
    village: "Kitty",
    years: 14,
    bio: "Ten years in the army as a physical training instructor, amateur boxer before that. Now I have a gym under my mother's house in Kitty, with iron plates, ropes and a ring that is almost square. I shout less than I used to. Results come from turning up.",
    website: "https://bottomhousebarbell.example",
    hourlyRate: 4500,
    services: [
      {
        title: "One-to-one training on the seawall or in my gym",
        description:
          "Straight talk: three times a week beats seven times one week and none the next. I weigh you, measure you, see how you squat, and build from there. Sunrise on the Kitty seawall or evenings in the bottom-house, your choice.\n\nOne hour, all equipment included, and a simple food sheet with things you really eat, roti and cook-up too. Ten sessions paid together cost you nine. Cash, MMG or transfer.",
        subcategory: "personal-trainers",
        price: 4500,
        priceType: "hourly",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "Down 31 pounds since February and my pressure is normal. He never once made me feel small.",
          ],
          [5, "The food sheet had dhal on it. That is when I knew I could do this."],
          [4, "Tough and fair. Bring two towels."],
          [4, "He remembers every injury you mention and works around it."],
          [3, "Good trainer, but he changed my time slot three times in one month."],
          [5, "At 58 I can get up off the floor without holding anything."],
        ],
      },
      {
        title: "Boxing for beginners, ages 10 and up",
        description:
          "Stance, jab, footwork, breathing, discipline. Nobody spars in the first two months, and after that only with headgear and only if you and I both agree. Children and adults train on different evenings.\n\nThe price is per month for two evenings a week. Gloves are here to borrow; wraps you buy, about 1,500. I look at the school report too. Bad marks, no bag work.",
        subcategory: "martial-arts-boxing",
        price: 9000,
        priceType: "fixed",
        when: ["weekdays", "evenings"],
        reviews: [
          [5, "My son was fighting in school. Since he boxes, he does not. Strange but true."],
          [4, "Excellent coach. It gets very hot under there when there is no breeze."],
          [5, "He really does ask for the report book."],
        ],
      },
      {
        title: "Gym month in the bottom-house, 5 to 9 daily",
        description:
          "Two racks, three benches, 1,200 lb of plates, dumbbells up to 90, rower, ropes, bags. No mirrors, no AC, two strong fans. You put your weights back or you hear about it.\n\nOpen 5 to 9 in the morning and 4 to 9 in the evening, Saturdays until noon. Month price, no contract, no joining fee. First visit free. I am on the floor the whole time if your form needs fixing.",
        subcategory: "gyms",
        price: 7000,
        priceType: "fixed",
        when: ["weekdays", "evenings"],
        reviews: [
          [4, "Real gym, real people, nobody filming themselves."],
          [
            2,
            "Equipment is good but the place floods a little when rain falls hard, and the mats smelled afterwards.",
          ],
        ],
      },
      {
        title: "Swimming for adults who are afraid of water",
        description:
          "I taught soldiers who had never been past their knees in a trench. You are not the worst, believe me. We begin by standing, then breathing out under water, then floating. By the eighth lesson most people cross the pool.\n\nSmall groups of three at a pool in Georgetown, entrance not included. Price is for eight lessons of 45 minutes. Missed with a day's notice, you get it back.",
        subcategory: "swimming-instructors",
        price: 32000,
        priceType: "fixed",
        when: ["weekends"],
        reviews: [
          [5, "I am 44, born beside the Demerara river, and I swam for the first time last month."],
        ],
      },
      {
        title: "Getting fit for the police, army or fire service test",
        description:
          "Eight weeks to make the run, the push-ups and the beam. I know these tests from the other side of the clipboard. We train at the National Park and on the seawall at 5:30 sharp; at 5:31 you do burpees.\n\nPrice for the full eight weeks, four mornings each, groups of up to ten. Timed test every second Friday. I cannot write your exam or speak to anybody for you.",
        subcategory: "cycling-athletics",
        price: 30000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Devanand",
    lastName: "Ramsammy",
    village: "Port Mourant",
    years: 28,
    bio: "Port Mourant gave the West Indies more than its share of batsmen and I grew up fetching ball for the next lot. I opened for my club for sixteen years, never went further, and found I see a fault in another man's elbow quicker than I ever saw my own. A cricket bat, properly cared for, should outlive its owner.",
    hourlyRate: 4000,
    services: [
      {
        title: "Junior cricket nets on Saturday mornings, ages 8 to 15",
        description:
          "Two hours at the ground, four coaches' eyes if you count my brother's. Grip, stance and a straight bat before any boy or girl is allowed to play the pull. Fielding every week, because catches are where matches live.\n\nThe price is for a month of Saturdays. Helmets and pads are lent; a child needs white or light clothes, closed shoes and water. When the ground is under water we do chalk and talk in the pavilion.",
        subcategory: "cricket-coaches",
        price: 6000,
        priceType: "fixed",
        when: ["weekends"],
        reviews: [
          [
            5,
            "My daughter is the only girl in the nets and he treats her exactly like the rest. She opens the bowling now.",
          ],
          [5, "He teaches manners with the cover drive."],
          [4, "Good coaching. In the rains there is more talk than cricket, naturally."],
          [4, "Thirty children is many for two men, but they all get a bat."],
          [5, "Drove from Skeldon every Saturday for a year. Worth the gas."],
          [3, "A bit old-fashioned. My boy wants to learn the scoop and he will not hear of it."],
        ],
      },
      {
        title: "Batting lesson one to one, with video",
        description:
          "An hour in the net with a bowling arm that still lands it on a length, and a phone on a tripod behind the bowler. Afterwards we sit on the bench and look. A batsman rarely believes what his back foot is doing until he sees it.\n\nFrom Albion to Corriverton I come to your ground. Balls are included, also a page of notes in my handwriting. Two players may share the hour at the same price.",
        subcategory: "cricket-coaches",
        price: 4000,
        priceType: "hourly",
        when: ["weekdays", "evenings"],
        reviews: [
          [
            5,
            "One hour and I stopped falling over to the off side. Two years the other coach shouted at me about it.",
          ],
          [4, "Notes in beautiful handwriting. Took me a night to read."],
        ],
      },
      {
        title: "Cricket bats repaired, re-gripped and knocked in",
        description:
          "Cracked toe, split edge, loose handle: bring it before it becomes firewood. I clamp and glue, bind with twine, sand and oil with raw linseed. Knocking in a new bat takes me six hours with a mallet of lignum vitae that was my uncle's.\n\nStarting price is a new grip and a clean. A broken handle is 9,000. If the bat cannot be saved I say so and you owe me nothing. Usually ready in a week.",
        subcategory: "sports-equipment",
        price: 2000,
        priceType: "starting_at",
        when: ["weekdays", "evenings"],
        reviews: [
          [5, "I thought this bat was finished. Scored 74 with it on Sunday."],
          [5, "The binding is so neat I am almost afraid to play."],
          [
            2,
            "He said one week and it was three. Good job, but I missed the final with my own bat.",
          ],
          [4, "Honest man. Sent me home with my old bat and no bill."],
        ],
      },
      {
        title: "Sprint and throwing practice for school sports",
        description:
          "From January to the national schools' championships, three afternoons a week on the grass at Port Mourant. Starts, bends, baton changes, javelin and cricket-ball throw. I was a poor runner and had to learn why, which is useful in a teacher.\n\nPrice is per child for a month. A school that sends a team of ten pays for eight. Spikes are not needed, breakfast is.",
        subcategory: "cycling-athletics",
        price: 5000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [4, "Our relay team dropped nothing this year. Last year we dropped it twice."],
          [3, "Good for throwing. For sprinting I think a younger coach would push more."],
        ],
      },
      {
        title: "Holiday badminton and table cricket for small children",
        description:
          "In August and at Easter the mothers of the village bring me their smallest, six to nine years, from 9 to 12. A net in my yard under the mango tree, plastic shuttles, light rackets. Eye and hand first, rules later, and a glass of lime water at half time.\n\nPrice is for a week of five mornings, everything included. Twelve children at most. My wife, a retired nurse, is always there.",
        subcategory: "racket-sports",
        price: 10000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Janelle",
    lastName: "Torres",
    businessName: "Savannah Strong",
    village: "Lethem",
    years: 8,
    bio: "Half Macushi, half Brazilian, fully Rupununi. I played on the wing for our district, broke an ankle, took up coaching and then could not stop. I also learned yoga from a volunteer at St Ignatius who stayed three years. If it moves your body and ends in laughing, I probably teach it.",
    services: [
      {
        title: "Girls' football training in Lethem and St Ignatius",
        description:
          "Okay, so this is my heart. Girls from 9 to 18, three afternoons a week when the heat drops, on the field at St Ignatius. We do ball work, passing, small games, and we talk about food and school and anything else that comes up.\n\nThe price is for a month and pays for balls, bibs and the marking lime. If money is short at home, come anyway and talk to me. Boots not needed to start; plenty of us began barefoot.",
        subcategory: "football-coaches",
        price: 4000,
        priceType: "fixed",
        when: ["weekdays", "evenings"],
        reviews: [
          [5, "My granddaughter used to hide at the back of everything. Now she is captain."],
          [5, "Coach Janelle picks up the girls from Nappi herself when the bus does not come."],
          [4, "So much energy. My only wish is goal nets without holes."],
          [5, "They lost 6 to 0 and came home singing. That is good coaching in my book."],
          [4, "Well organised, always says ahead when training is off for rain."],
        ],
      },
      {
        title: "Zumba and forró evening class under the benab",
        description:
          "Fifty minutes, big speaker, soca and chutney and a good piece of forró because Bonfim is just over the bridge and we hear it anyway. No steps to learn by heart. Come in your work clothes if you must, people have.\n\nPrice is per class, pay at the benab in cash, Guyanese dollars or reais. Tuesdays and Thursdays at 6:30, rain or not, there is a roof. Babies sleep on the mats at the side, no problem.",
        subcategory: "dance-fitness",
        price: 1000,
        priceType: "fixed",
        when: ["evenings"],
        reviews: [
          [5, "I laughed so much I forgot it was exercise. Next day my legs remembered."],
          [4, "Great fun. The floor is a little uneven by the post, watch your ankle."],
          [
            3,
            "Nice class but it starts at 6:50 if everyone is still chatting. I have children to put to bed.",
          ],
        ],
      },
      {
        title: "Slow yoga for stiff backs, at your home or lodge",
        description:
          "For teachers who stand, drivers who sit and anybody who has just done that road from Linden in a minibus. Slow, on the floor, nothing upside down. I bring four mats, two blocks and a hammock strap for the shoulders.\n\nOne hour in Lethem or St Ignatius, up to four people for the same price. Lodges at Annai by arrangement, when I am going that way. Eat light before, that's all.",
        subcategory: "yoga-pilates",
        price: 6000,
        priceType: "hourly",
        when: ["weekends", "evenings"],
        reviews: [
          [5, "After fourteen hours on the trail she put my back together again."],
          [4, "Gentle and clear. A bit much talking in the quiet part."],
        ],
      },
      {
        title: "Bicycle tune-up and wheel straightening",
        description:
          "Savannah dust eats chains, so somebody has to do this. I clean, oil, set the brakes and gears, straighten wheels and patch as many tubes as you bring. My father taught me with spokes from Boa Vista, and I keep the common sizes.\n\nThe price is a full tune-up, small parts like cables included. Tyres, chains and tubes at what they cost me. Leave it by my gate before school, collect it after.",
        subcategory: "sports-equipment",
        price: 4500,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Rides like new. She even found out where the squeak was living."],
          [4, "Good job on the wheel, ready the same day."],
          [1, "Brake cable snapped on the second day. She did replace it free, but I fell."],
        ],
      },
      {
        title: "Sunrise running group on the airstrip road",
        description:
          "We meet 5:15 by the arch, run together to the creek and back, and whoever comes first has to turn round and fetch whoever comes last. Five kilometres, some walk half of it, nobody minds. Before the Rodeo at Easter we go longer.\n\nThe price is for a month, three mornings a week, and includes water, bananas and my very loud alarm message. In July the road is soup, so then we do hills.",
        subcategory: "cycling-athletics",
        price: 2500,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
    ],
  },
];
